package search

import (
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
	"github.com/wildbench/wildbench/variants"
)

// A chooser is a bot of this package.
type chooser interface {
	Choose(game.State, *game.Moves) int
}

// bots makes one of each kind for a game, and what is to be called when a game begins.
func bots(g game.Game, rng *rand.Rand) map[string]chooser {
	return map[string]chooser{
		"alpha-beta":      New(g, Settings{Nodes: 100, Noise: 2}, rng),
		"greedy playouts": NewMCTS(g, MCTSSettings{Playouts: 20, Depth: 3, Greedy: true, Explore: 0.4}, rng),
		"random playouts": NewMCTS(g, MCTSSettings{Playouts: 20, Depth: 3, Explore: 0.4}, rng),
	}
}

// play lets a bot play both sides for some plies and returns the choices.
func play(g game.Game, b chooser, plies int) []int {
	if b, ok := b.(*AlphaBeta); ok {
		b.Begin()
	}
	s, ms := g.Start(), new(game.Moves)
	var choices []int
	for s.Moves(ms); ms.Len() > 0 && len(choices) < plies; s.Moves(ms) {
		choices = append(choices, b.Choose(s, ms))
		s.Play(ms, choices[len(choices)-1])
	}
	return choices
}

// TestGamesDoNotBearOnEachOther checks that a bot plays a game as a new one would, whatever it has
// played before.
func TestGamesDoNotBearOnEachOther(t *testing.T) {
	for _, ref := range gametest.Boards(t) {
		g := load(t, ref, variants.Overrides{})
		pcg := rand.NewPCG(1, 2)
		for name, used := range bots(g, rand.New(pcg)) {
			play(g, used, 12)
			pcg.Seed(7, 8)
			got := play(g, used, 12)
			want := play(g, bots(g, rand.New(rand.NewPCG(7, 8)))[name], 12)
			for i := range want {
				if i >= len(got) || got[i] != want[i] {
					t.Fatalf("%s: %s: the games differ at ply %d: %v, %v", ref, name, i+1, got, want)
				}
			}
		}
	}
}

// TestStreamsMakeGamesDiffer checks that equal bots do not play one game over and over.
func TestStreamsMakeGamesDiffer(t *testing.T) {
	for _, ref := range gametest.Boards(t) {
		g := load(t, ref, variants.Overrides{})
		for name := range bots(g, nil) {
			lines := map[[4]int]bool{}
			for seed := range uint64(8) {
				lines[[4]int(play(g, bots(g, rand.New(rand.NewPCG(seed, 1)))[name], 4))] = true
			}
			if len(lines) < 5 {
				t.Errorf("%s: %s: only %d openings in 8 games", ref, name, len(lines))
			}
		}
	}
}

// TestChoosingAllocatesNothing checks that bots allocate nothing once they are warm.
func TestChoosingAllocatesNothing(t *testing.T) {
	g := load(t, "wild-kingdom-2017", variants.Overrides{})
	for name, b := range bots(g, rand.New(rand.NewPCG(1, 2))) {
		for range 3 {
			play(g, b, 10)
		}
		s, ms := g.Start(), new(game.Moves)
		s.Moves(ms)
		if n := testing.AllocsPerRun(20, func() {
			if b, ok := b.(*AlphaBeta); ok {
				b.Begin()
			}
			b.Choose(s, ms)
		}); n >= 1 {
			t.Errorf("%s: %g allocations a choice", name, n)
		}
	}
}

// TestBudget checks that a search visits no more positions than it may.
func TestBudget(t *testing.T) {
	g := load(t, "wild-kingdom-2016", variants.Overrides{})
	s, ms := g.Start(), new(game.Moves)
	s.Moves(ms)
	for _, nodes := range []int{1, 2, 30, 700} {
		b := New(g, Settings{Nodes: nodes}, rand.New(rand.NewPCG(1, 2)))
		b.Choose(s, ms)
		if b.nodes > nodes+1 { // the last is the position after the choice, which is remembered
			t.Errorf("%d nodes of %d", b.nodes, nodes)
		}
	}
}

// TestRepetition checks that the side that is ahead does not go back to where it was: with the
// second-best move at its disposal it does not repeat a position of the game.
func TestRepetition(t *testing.T) {
	g := load(t, "jungle", endgameRules)
	s, err := g.Parse("7/7/7/7/r6/7/7/7/4T2 w 1")
	if err != nil {
		t.Fatal(err)
	}
	b := New(g, Settings{Nodes: 400, Depth: 1}, rand.New(rand.NewPCG(1, 2)))
	ms, next := new(game.Moves), s.Clone()
	seen := map[uint64]bool{s.Hash(): true}
	for range 12 {
		s.Moves(ms)
		next.Set(s)
		next.Play(ms, b.Choose(s, ms))
		if next.Outcome().Over() {
			return
		}
		if seen[next.Hash()] {
			t.Fatalf("%s: goes back to %s", s.AppendText(nil), next.AppendText(nil))
		}
		seen[next.Hash()] = true
		s.Set(next)
		s.Moves(ms)
		s.Play(ms, reply(t, s, ms)) // the Rat goes to and fro
	}
}

// reply finds the move of the only enemy, between a5 and a6.
func reply(t *testing.T, s game.State, ms *game.Moves) int {
	t.Helper()
	for _, text := range []string{"a5-a6", "a6-a5"} {
		if i := game.FindMove(s, ms, text); i >= 0 {
			return i
		}
	}
	t.Fatalf("%s: the Rat is stuck", s.AppendText(nil))
	return -1
}
