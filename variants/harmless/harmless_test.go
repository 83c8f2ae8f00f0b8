package harmless

import (
	"encoding/json"
	"testing"
)

func TestText(t *testing.T) {
	for text, want := range map[string]string{
		"":                                "",
		"Jungle – 3 × 3, naïve 鼠 🐀":       "Jungle – 3 × 3, naïve 鼠 🐀",
		"two\n\tlines":                    "two\n\tlines",
		"\x1b[31mRed\x07":                 `\u001b[31mRed\u0007`,
		"a\rb\x00\x7f\u0085\u009b":        `a\u000db\u0000\u007f\u0085\u009b`,
		"\u202egnp.exe\u2066":             `\u202egnp.exe\u2066`,
		"a\u200bb\u200d\ufeff\u00ad":      `a\u200bb\u200d\ufeff\u00ad`,
		"a\u2028b\xffc":                   `a\u2028b\ufffdc`,
		"tag \U000e0041, none \U0001fffe": `tag \udb40\udc41, none \ud83f\udffe`,
	} {
		got := Text(text)
		if got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
		if Text(got) != got {
			t.Errorf("%q changes when it is made harmless twice", text)
		}
	}
	if got, want := Line("a\n\tb"), `a\u000a\u0009b`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

// TestInJSON makes a document harmless as a whole: it means what it meant.
func TestInJSON(t *testing.T) {
	const name = "\u202e\x7f\u009b \U000e0041"
	document, err := json.Marshal(name)
	if err != nil {
		t.Fatal(err)
	}
	var back string
	if err := json.Unmarshal([]byte(Text(string(document))), &back); err != nil || back != name {
		t.Errorf("%q, %v", back, err)
	}
}
