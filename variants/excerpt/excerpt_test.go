package excerpt

import (
	"strings"
	"testing"

	"github.com/rivo/uniseg"
)

func TestAt(t *testing.T) {
	for _, c := range []struct {
		line    string
		column  int
		columns int
		want    string
	}{
		{"a: b", 4, 20, "a: b\n   ^"},
		{"", 1, 20, "\n^"},
		{"a: b", 5, 20, "a: b\n    ^"},
		{"a: b", 99, 20, "a: b\n    ^"},
		{"鼠: b", 4, 20, "鼠: b\n    ^"},                     // two columns wide
		{"cafe\u0301: b", 8, 20, "cafe\u0301: b\n      ^"}, // é in two characters
		{"\ta\tb", 4, 60, "\ta\tb\n\t \t^"},
		{"a\u200bb", 3, 20, `a\u200bb` + "\n       ^"},
		{"a\x1b[31mb", 7, 20, `a\u001b[31mb` + "\n           ^"},
		{"0123456789abcdefghij", 1, 10, "01234567…\n^"},
		{"0123456789abcdefghij", 20, 10, "…cdefghij\n        ^"},
		{"0123456789abcdefghij", 11, 10, "…789abcd…\n    ^"},
		{"鼠鼠鼠鼠鼠鼠鼠鼠鼠鼠", 6, 12, "…鼠鼠鼠鼠…\n     ^"},
	} {
		text, mark := At(c.line, c.column, c.columns)
		if got := text + "\n" + mark; got != c.want {
			t.Errorf("%q, column %d:\n%s\nwant\n%s", c.line, c.column, got, c.want)
		}
	}
}

// TestAtLong marks each character of lines that are far too long.
func TestAtLong(t *testing.T) {
	for _, sample := range []string{"abcdefghijk ", "a鼠b", "e\u0301", "\u200b", "\tx", "\u0301", "👩\u200d🚀 "} {
		line := []rune(strings.Repeat(sample, 3000))
		for _, column := range []int{1, 2, 50, 100, 1500, len(line) - 1, len(line), len(line) + 1} {
			text, mark := At(string(line), column, Columns)
			spread := strings.NewReplacer("\t", strings.Repeat(" ", tabWidth))
			if w := uniseg.StringWidth(spread.Replace(text)); w > Columns {
				t.Errorf("%q, column %d: %d columns: %s", sample, column, w, text)
			}
			if w := uniseg.StringWidth(spread.Replace(mark)); w > Columns {
				t.Errorf("%q, column %d: the mark is at %d", sample, column, w)
			}
		}
	}
}

func TestMessage(t *testing.T) {
	long := strings.Repeat("x", 300) + "end"
	for text, want := range map[string]string{
		`no animal "cat"`: `no animal "cat"`,
		`no animal "` + long + `" here`: `no animal "` + strings.Repeat("x", 49) + "…" +
			strings.Repeat("x", 27) + `end" here`,
		long:                          long, // it may be a path
		"    " + long + long:          "    " + long + long,
		"no\n    " + long + long:      "no\n    " + long + long,
		long + long:                   strings.Repeat("x", 49) + "…" + strings.Repeat("x", 27) + "end",
		`"` + strings.Repeat(`\"`, 9): `"` + strings.Repeat(`\"`, 9),
	} {
		if got := Message(text); got != want {
			t.Errorf("%s\nbecomes\n%s\nwant\n%s", text, got, want)
		}
	}
}
