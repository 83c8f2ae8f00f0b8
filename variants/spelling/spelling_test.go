package spelling_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/variants/spelling"
)

func TestSimilar(t *testing.T) {
	moves := []string{"a2-a3", "a2-b3", "h4-f6", "jump:c1-a3"}
	tests := []struct {
		text string
		n    int
		want []string
	}{
		{"a2-a4", 1, []string{"a2-a3"}},
		{"a2-a4", 2, []string{"a2-a3", "a2-b3"}},
		{"c1-a3", 1, []string{"a2-a3"}},
		{"JUMP:c1-a4", 3, []string{"jump:c1-a3"}},
		{"castling", 3, nil},
		{"", 3, nil},
	}
	for _, test := range tests {
		if diff := cmp.Diff(test.want, spelling.Similar(test.text, moves, test.n)); diff != "" {
			t.Errorf("Similar(%q, %d) (-want +got):\n%s", test.text, test.n, diff)
		}
	}
}

func TestNearest(t *testing.T) {
	words := []string{"movements", "abilities", "frog"}
	for word, want := range map[string]string{
		"movments": "movements", "fgor": "", "forg": "frog", "FROG": "frog", "abilitis": "abilities", "x": "", "": "",
	} {
		if got := spelling.Nearest(word, words); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", word, got, want)
		}
	}
}
