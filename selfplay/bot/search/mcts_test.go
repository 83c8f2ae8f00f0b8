package search

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// TestMCTSWinsAtOnce checks that tree search takes wins that are there to be taken, whatever its
// playouts are like.
func TestMCTSWinsAtOnce(t *testing.T) {
	games := builtins(t)
	for _, greedy := range []bool{false, true} {
		for _, m := range mates {
			if m.plies > 1 {
				continue
			}
			g := games[m.variant]
			s, err := g.Parse(m.position)
			if err != nil {
				t.Fatal(err)
			}
			b := NewMCTS(g, MCTSSettings{Playouts: 100, Depth: 3, Greedy: greedy, Explore: 0.4}, rand.New(rand.NewPCG(1, 2)))
			ms := new(game.Moves)
			s.Moves(ms)
			if text := string(s.AppendMove(nil, ms, b.Choose(s, ms))); !slices.Contains(m.moves, text) {
				t.Errorf("%s %s: chooses %s, want one of %v", m.variant, m.position, text, m.moves)
			}
		}
	}
}

// TestMCTSCounts checks the bookkeeping of the tree: every playout passes the root, and what came
// to a node came to its children or ended there.
func TestMCTSCounts(t *testing.T) {
	g := load(t, "jungle", variants.Overrides{})
	b := NewMCTS(g, MCTSSettings{Playouts: 2000, Depth: 2, Explore: 0.4}, rand.New(rand.NewPCG(1, 2)))
	s, ms := g.Start(), new(game.Moves)
	s.Moves(ms)
	b.Choose(s, ms)
	if b.nodes[0].visits != 2000 {
		t.Errorf("%d visits of the root, want 2000", b.nodes[0].visits)
	}
	for i, n := range b.nodes {
		if n.seat >= 0 && (n.total < 0 || n.total > float64(n.visits)) {
			t.Fatalf("node %d: %g rewards in %d visits", i, n.total, n.visits)
		}
		if n.count == 0 {
			continue
		}
		passed := int32(0)
		for _, c := range b.nodes[n.first : n.first+n.count] {
			passed += c.visits - 1 // the first is credit
		}
		ended := n.visits - passed
		if want := int32(2); i > 0 && ended != want || i == 0 && ended != 0 { // the credit, and the playout before it grew
			t.Fatalf("node %d: %d of %d visits did not go on to a child", i, ended, n.visits)
		}
	}
}

func TestRoughLog(t *testing.T) {
	for _, n := range []uint32{1, 2, 3, 4, 7, 100, 1<<32 - 1} {
		if got, want := roughLog(n), math.Log(float64(n)); got > want || got < want-0.07 {
			t.Errorf("the logarithm of %d is %g, want about %g", n, got, want)
		}
	}
}
