package harmless

import (
	"encoding/json"
	"regexp"
	"strings"
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

func TestMarkdown(t *testing.T) {
	for text, want := range map[string]string{
		"Jungle +dog-swims, 50.0 % [45, 55]": "Jungle +dog-swims, 50.0 % [45, 55]",
		"<script>alert(1)</script>":          "&lt;script&gt;alert(1)&lt;/script&gt;",
		"p <0.001, <!--, </a>, f2>f3":        "p <0.001, &lt;!--, &lt;/a&gt;, f2&gt;f3",
		"a|b\nc":                             "a&#124;b c",
		"*bold* own_fire _x_ `c`":            "\\*bold\\* own_fire \\_x\\_ \\`c\\`",
		"[x](javascript:1) ![y][z]":          `[x\]\(javascript:1) ![y\]\[z]`,
		"&lt; &#60; R&D, a & b":              "&amp;lt; &amp;#60; R&amp;D, a & b",
		"\x1b[31m ~~gone~~":                  `&#92;u001b[31m \~\~gone\~\~`,
	} {
		if got := Markdown(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestCell(t *testing.T) {
	for text, want := range map[string]string{
		"jungle": "jungle", "": "", "=1+1": "'=1+1", "+x": "'+x", "-x": "'-x", "@x": "'@x",
		"\t=1": `\u0009=1`, "\r=1": `\u000d=1`, "a=b": "a=b",
	} {
		if got := Cell(text); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

func TestWriter(t *testing.T) {
	const text = "naïve \x1b[1;31m鼠\x1b[0m \x1b]0;title\x07\u202e\r\n"
	for want, keep := range map[string]*regexp.Regexp{
		`naïve \u001b[1;31m鼠\u001b[0m \u001b]0;title\u0007\u202e\u000d` + "\n":  nil,
		"naïve \x1b[1;31m鼠\x1b[0m " + `\u001b]0;title\u0007\u202e\u000d` + "\n": Colours,
		"naïve \x1b[1;31m鼠\x1b[0m " + `\u001b]0;title\u0007\u202e` + "\r\n":     Drawing,
	} {
		var b strings.Builder
		w := &Writer{W: &b, Keep: keep}
		if n, err := w.Write([]byte(text)); n != len(text) || err != nil || b.String() != want {
			t.Errorf("%d, %v: %q, want %q", n, err, b.String(), want)
		}
	}
	var b strings.Builder
	w := &Writer{W: &b}
	for _, c := range []byte("鼠\u202e\xff é") { // byte by byte
		if n, err := w.Write([]byte{c}); n != 1 || err != nil {
			t.Errorf("%d, %v", n, err)
		}
	}
	if got, want := b.String(), `鼠\u202e\ufffd é`; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestOrders prints what GitHub Actions would take for workflow commands, in parts.
func TestOrders(t *testing.T) {
	parts := []string{"a", "::b\n", "::error::x\n", "  ", "::y\n", "\n::z ##[error]\n::"}
	for orders, want := range map[bool]string{
		true:  "a::b\n::error::x\n  ::y\n\n::z ##[error]\n::",
		false: "a::b\n: :error::x\n  : :y\n\n: :z ## [error]\n: :",
	} {
		var b strings.Builder
		w := &Writer{W: &b, Orders: orders}
		for _, p := range parts {
			if _, err := w.Write([]byte(p)); err != nil {
				t.Fatal(err)
			}
		}
		if b.String() != want {
			t.Errorf("%q, want %q", b.String(), want)
		}
	}
}
