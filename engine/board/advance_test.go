package board_test

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// TestAdvance checks what it is worth to be so many moves from a square where a piece promotes or
// wins: the prize, divided by one more than the moves. A Frog that promotes gains 200, and an
// animal of Jungle is worth 550 on average. The enemy in those is three moves from its goal.
func TestAdvance(t *testing.T) {
	for _, test := range []struct {
		name, variant, position string
		want                    int // for White
	}{
		{"a Frog six steps from its promotion", "wild-kingdom-2017", "10/10/10/10/10/10/10/10/F9/10 w 1", 200 / 7},
		{"one step", "wild-kingdom-2017", "10/10/10/F9/10/10/10/10/10/10 w 1", 200 / 2},
		{"the enemy's Frog counts against it", "wild-kingdom-2017", "10/10/10/10/10/10/f9/10/10/10 w 1", -200 / 2},
		{"a promoted Frog has arrived", "wild-kingdom-2017", "10/10/10/10/10/10/D9/10/10/10 w 1", 0},
		{"a Cat walks round the water", "jungle", "7/7/7/7/7/7/1C5/7/6e w 1", 550/9 - 550/4},
		{"a Rat swims through it", "jungle", "7/7/7/7/7/1R5/7/7/6e w 1", 550/8 - 550/4},
		{"a Tiger jumps over it", "jungle", "7/7/7/7/7/7/1T5/7/6e w 1", 550/6 - 550/4},
		{"nobody is on the way where nothing waits", "wild-kingdom-2009", "l11/12/12/12/12/12/12/12/12/12/12/6G4L w 1", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, err := load(t, test.variant, variants.Overrides{}).Parse(test.position)
			if err != nil {
				t.Fatal(err)
			}
			far := s.(game.Advancer)
			if white, black := far.Advance(0), far.Advance(1); white != test.want || black != -white {
				t.Errorf("advanced by %d for White and %d for Black, want ±%d", white, black, test.want)
			}
		})
	}
}

// TestRoyalAdvance checks that a royal's way to its goal counts in the measure in which the enemy
// has become weak.
func TestRoyalAdvance(t *testing.T) {
	g := load(t, "wild-kingdom-2017", variants.Overrides{})
	advance := func(position string) int {
		s, err := g.Parse(position)
		if err != nil {
			t.Fatal(err)
		}
		return s.(game.Advancer).Advance(0)
	}
	const (
		home    = "l9/10/10/10/10/10/10/10/10/L9 w 1"
		nearer  = "l9/10/10/L9/10/10/10/10/10/10 w 1"
		guarded = "lh8/hhhhh5/10/L9/10/10/10/10/10/10 w 1"
	)
	if a, b := advance(home), advance(nearer); a != 0 || b <= 20 {
		t.Errorf("a Lion at its start is advanced by %d, one that is two moves from home by %d", a, b)
	}
	if a, b := advance(guarded), advance(nearer); a >= b {
		t.Errorf("the way home is worth %d past many enemies, %d past one", a, b)
	}
}
