package search

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
	"github.com/wildbench/wildbench/variants"
)

// load compiles a variant.
func load(t testing.TB, ref string, overrides variants.Overrides) game.Game {
	t.Helper()
	def, err := variants.Load(ref, overrides)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// builtins are the variants that come with the program, by name.
func builtins(t testing.TB) map[string]game.Game {
	games := map[string]game.Game{}
	for _, ref := range gametest.Boards(t) {
		games[ref] = load(t, ref, variants.Overrides{})
	}
	return games
}

// minimax is the search that every other is measured by: it looks at all lines of a length, and at
// the end of each takes the position as it stands. Positions that repeat are draws.
func minimax(e *evaluator, s game.State, depth, ply int, line []uint64) score {
	if slices.Contains(line, s.Hash()) {
		return draw
	}
	if o := s.Outcome(); o.Over() {
		return verdict(o, s.Seat(), ply)
	}
	if depth == 0 {
		far, _ := s.(game.Advancer)
		return e.evaluate(s, far)
	}
	line = append(line, s.Hash())
	best, ms, next := -infinite, new(game.Moves), s.Clone()
	s.Moves(ms)
	for i := range ms.Len() {
		next.Set(s)
		next.Play(ms, i)
		best = max(best, -minimax(e, next, depth-1, ply+1, line))
	}
	return best
}

// thinned plays at random, taking whenever it can, and returns a position that has few moves, or
// nil.
func thinned(g game.Game, rng *rand.Rand, moves int) game.State {
	s, ms, prices := g.Start(), new(game.Moves), newPrices(g)
	for range 300 {
		s.Moves(ms)
		if ms.Len() == 0 {
			return nil
		}
		if ms.Len() <= moves && s.Ply() > 10 && rng.IntN(4) == 0 {
			return s
		}
		choice := rng.IntN(ms.Len())
		for i := range ms.Len() {
			if gain := prices.gain(ms, i, int8(s.Seat())); gain > 0 && gain < royalPrice/2 && rng.IntN(2) == 0 {
				choice = i
			}
		}
		s.Play(ms, choice)
	}
	return nil
}

// TestAlphaBetaIsMinimax compares the score of a position by alpha-beta with plain minimax, and so
// it does for every aid that must not change scores.
func TestAlphaBetaIsMinimax(t *testing.T) {
	for _, ref := range gametest.Boards(t) {
		t.Run(ref, func(t *testing.T) {
			t.Parallel()
			g := load(t, ref, variants.Overrides{})
			rng := rand.New(rand.NewPCG(11, 12))
			bots := map[string]*AlphaBeta{
				"plain": minimaxer(g, aids{}), "empty windows": minimaxer(g, aids{pvs: true}),
				"table": minimaxer(g, aids{table: true}), "both": minimaxer(g, aids{table: true, pvs: true}),
			}
			compared := 0
			for n := 0; compared < 8; n++ {
				depth := 2 + n%2
				s := thinned(g, rng, 50/depth)
				if s == nil {
					continue
				}
				compared++
				for name, b := range bots {
					f := b.prepare(s)
					want := minimax(&b.eval, s, depth, 0, nil)
					if got := b.searchRoot(f, depth); got != want {
						t.Fatalf("%s: %s, depth %d: score %d, minimax %d", s.AppendText(nil), name, depth, got, want)
					}
				}
			}
		})
	}
}

func minimaxer(g game.Game, a aids) *AlphaBeta {
	b := New(g, Settings{Nodes: 1 << 12, Noise: 2}, rand.New(rand.NewPCG(1, 2)))
	b.settings.Nodes = math.MaxInt
	b.aids = a
	return b
}
