package terminal

import (
	"slices"
	"testing"
)

func TestWrap(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"", []string{""}},
		{"at most ten", []string{"at most", "ten"}},
		{"it is 48.5 % so", []string{"it is", "48.5 % so"}},
		{"so [10, 2] of", []string{"so", "[10, 2]", "of"}},
		{"[all that is said]", []string{"[all that", "is said]"}},
		{"extraordinarily long", []string{"extraordinarily", "long"}},
	} {
		if got := Wrap(test.text, 9); !slices.Equal(got, test.want) {
			t.Errorf("%q: %q, want %q", test.text, got, test.want)
		}
	}
}

func TestPainter(t *testing.T) {
	if got := Painter(false).Bold("x"); got != "x" {
		t.Errorf("without colours: %q", got)
	}
	if got := Painter(true).Good("x"); got != "\x1b[32mx\x1b[0m" {
		t.Errorf("with colours: %q", got)
	}
}
