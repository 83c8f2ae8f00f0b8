package search

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

// mates are positions in which the player to move wins in so many plies by the given moves and no
// others.
var mates = []struct {
	variant, position string
	plies             int
	moves             []string
}{
	// A royal is taken: by a step, a leap, a jump over a neighbour, a slide; by abilities; by
	// force.
	{"wild-kingdom-2009", "12/12/12/4L7/12/3l8/12/12/12/g11/12/9h2 w 1", 1, []string{"e9xd7"}},
	{"wild-kingdom-2009", "12/4L6r/12/12/12/12/12/5R6/12/12/12/7l4 b 1", 1, []string{"l11xe11"}},
	{"wild-kingdom-2009", "12/3H8/6fL4/12/12/12/3l8/12/12/12/12/12 b 1", 1, []string{"g10-i10 xh10"}},
	{"wild-kingdom-2009", "12/12/12/2lc8/8L3/12/12/12/12/12/12/12 b 1", 1, []string{"swamp-jump:d9xi8"}},
	{"wild-kingdom-2009", "12/12/12/12/12/12/12/12/12/8lL2/G11/12 b 1", 1, []string{"devour:i3 xj3"}},
	{"wild-kingdom-2009", "7f4/12/12/12/12/4L1l5/12/4f7/3G8/12/12/12 w 1", 1, []string{"necking:d4 xg7 e5>g7"}},
	{"wild-kingdom-2009", "12/12/12/12/12/12/12/12/12/12/12/L2l8 b 1", 3, []string{"d1-c3"}},
	{"wild-kingdom-2009", "4l7/12/12/12/3L8/12/12/12/12/12/12/12 w 1", 3, []string{"d8-e10"}},
	{"wild-kingdom-2009", "12/12/12/12/12/12/12/9l2/12/12/11L/12 b 1", 3, []string{"j5-i3"}},

	{"wild-kingdom-2016", "10/10/7R2/10/5lD3/10/10/10/1f8/9L w 1", 1, []string{"g6-e6 xf6"}},
	{"wild-kingdom-2016", "l9/2L7/10/f9/10/10/10/s9/10/10 w 1", 1, []string{"c9xa10"}},
	{"wild-kingdom-2016", "5h4/10/10/10/6h3/10/1l8/1L8/10/10 w 1", 1, []string{"b3xb4", "swipe:b3 xb4"}},
	{"wild-kingdom-2016", "10/5l4/10/10/10/9G/10/10/10/9L w 1", 1, []string{"j5xf9"}},
	{"wild-kingdom-2016", "10/4f5/10/6L3/10/10/10/10/1l2rF4/10 b 1", 3, []string{"e9-f8"}},

	{"wild-kingdom-2017", "10/5l4/10/10/10/9G/10/10/10/9L w 1", 1, []string{"j5xf9"}},
	{"wild-kingdom-2017", "10/10/10/10/2f7/3lF5/10/10/7s2/L3s5 w 1", 1, []string{"e5-c5 xd5"}},
	{"wild-kingdom-2017", "10/10/10/8r1/10/10/3l6/10/3L6/10 w 1", 1, []string{"d2xd4"}},
	{"wild-kingdom-2017", "10/6l3/3f3L2/9f/10/10/10/5C4/10/10 b 1", 1, []string{"g9xh8", "swipe:g9 xh8"}},
	{"wild-kingdom-2017", "10/10/10/10/10/10/l9/10/3L6/10 b 1", 3, []string{"a4-a2", "a4-a3"}},

	// A royal comes home.
	{"wild-kingdom-2017", "10/10/5H4/10/10/9L/10/10/l1f1H5/2p7 b 1", 1, []string{"a2-a1", "a2-b1"}},
	{"wild-kingdom-2017", "10/10/5l4/10/9L/10/10/10/10/10 w 1", 3, []string{"j6-i8", "j6-j8"}},
	{"wild-kingdom-2017", "10/10/2p7/10/10/5L3l/10/10/10/10 b 1", 3, []string{"j5-i3", "j5-j3"}},
	{"wild-kingdom-2017", "3l6/10/10/L9/10/10/10/D5D3/10/10 w 1", 3, []string{"a7-a8", "a7-a9"}},

	// A den is entered, or the last enemy taken.
	{"jungle", "7/6C/7/7/3p3/7/7/3l3/6P b 1", 1, []string{"d2-d1"}},
	{"jungle", "4E2/7/5e1/7/6t/7/5p1/7/7 w 1", 1, []string{"e9-d9"}},
	{"jungle", "7/7/5t1/7/7/7/5C1/7/7 b 1", 1, []string{"f7xf3"}},
	{"jungle", "5Cd/7/7/7/7/7/1D5/w6/7 w 1", 3, []string{"f9-e9"}},
	{"jungle", "7/7/7/7/3c3/7/W6/2p2l1/7 b 1", 3, []string{"c2-c1", "c2-d2"}},
	{"jungle", "4d2/1W5/5L1/7/7/7/3L3/7/7 w 1", 3, []string{"f7-f8"}},
	{"jungle", "7/7/7/7/7/3e3/1pc4/2D4/1w5 b 1", 3, []string{"c3-d3", "d4-d3"}},
	{"jungle-standard", "2L4/7/2D4/7/7/7/2T2p1/6d/7 w 1", 1, []string{"c9-d9"}},
	{"jungle-standard", "7/2E4/7/R6/7/7/3Ee2/1R5/7 w 1", 1, []string{"d3xe3"}},
	{"jungle-standard", "7/7/7/7/7/3e3/1pc4/2D4/1w5 b 1", 3, []string{"d4-d3"}},
	{"jungle-standard", "6l/7/7/6p/7/7/7/6l/4C2 b 1", 3, []string{"g2-f2"}},
}

// TestMates checks that search with all its aids finds wins, by whichever winning move, and knows
// how far they are; and that the loser knows too.
func TestMates(t *testing.T) {
	games := builtins(t)
	for _, m := range mates {
		g := games[m.variant]
		s, err := g.Parse(m.position)
		if err != nil {
			t.Fatalf("%s: %v", m.position, err)
		}
		b := New(g, Settings{Nodes: 2000, Noise: 2}, rand.New(rand.NewPCG(1, 2)))
		chosen := map[string]bool{}
		ms := new(game.Moves)
		s.Moves(ms)
		for range 12 {
			b.Begin()
			i := b.Choose(s, ms)
			text := string(s.AppendMove(nil, ms, i))
			if chosen[text] = true; !slices.Contains(m.moves, text) {
				t.Errorf("%s %s: chooses %s, want one of %v", m.variant, m.position, text, m.moves)
				break
			}
		}
		if len(chosen) < len(m.moves) && !t.Failed() {
			t.Errorf("%s %s: always chooses %v, never another of %v", m.variant, m.position, chosen, m.moves)
		}
		b.Begin()
		if got := b.searchRoot(b.prepare(s), m.plies); got != won-score(m.plies) {
			t.Errorf("%s %s: score %d, want a win in %d", m.variant, m.position, got, m.plies)
		}
		if m.plies == 3 {
			s.Play(ms, b.Choose(s, ms))
			b.Begin()
			if got := b.searchRoot(b.prepare(s), 2); got != -(won - 2) {
				t.Errorf("%s %s: then the other scores %d, want a loss in 2", m.variant, m.position, got)
			}
		}
	}
}
