package search

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// cards is the game of cards for so many players.
func cards(t testing.TB, players int, set ...string) game.Game {
	t.Helper()
	return load(t, "moving-wild", variants.Overrides{Set: append(set, fmt.Sprint("players=", players))})
}

// TestSamples checks which games are sampled: those that hide something or are not for two.
func TestSamples(t *testing.T) {
	for players := 1; players <= 6; players++ {
		if !Samples(cards(t, players)) {
			t.Errorf("cards for %d are not sampled", players)
		}
	}
	if Samples(load(t, "jungle", variants.Overrides{})) {
		t.Error("a board game for two, which hides nothing, is sampled")
	}
}

// TestSamplerBudget checks that budgets are kept: no playout more than the moves of one comparison,
// nor than the longest plies of one.
func TestSamplerBudget(t *testing.T) {
	g := cards(t, 3)
	for _, s := range []SamplerSettings{{Playouts: 60}, {Playouts: 1}, {Nodes: 900}, {Nodes: 1}} {
		counted := &counter{Dealt: g.Start().(game.Dealt), guesses: new(int), plies: new(int)}
		b, ms := NewSampler(g, s, rand.New(rand.NewPCG(1, 2))), new(game.Moves)
		counted.Moves(ms)
		b.Choose(counted, ms)
		most := 2 * ms.Len() // every move once, and what the last comparisons go beyond the budget
		if n := *counted.guesses; n < s.Playouts || n > s.Playouts+most && s.Nodes == 0 {
			t.Errorf("%+v: %d playouts among %d moves", s, n, ms.Len())
		}
		if round := 3 * ms.Len(); *counted.plies < s.Nodes || s.Nodes > 0 && *counted.plies > s.Nodes+(most+6)*3*round {
			t.Errorf("%+v: %d plies among %d moves", s, *counted.plies, ms.Len())
		}
	}
}

// A counter counts what is asked of a state and its copies.
type counter struct {
	game.Dealt
	guesses, plies *int
}

func (c *counter) Clone() game.State {
	return &counter{c.Dealt.Clone().(game.Dealt), c.guesses, c.plies}
}
func (c *counter) Set(other game.State)        { c.Dealt.Set(other.(*counter).Dealt) }
func (c *counter) Scores(dst []int) []int      { return c.Dealt.(game.Scored).Scores(dst) }
func (c *counter) Earned(a, b int) game.Earned { return c.Dealt.(game.Scored).Earned(a, b) }
func (c *counter) Worked(a, b int) int         { return c.Dealt.(game.Scored).Worked(a, b) }
func (c *counter) Play(ms *game.Moves, i int) {
	*c.plies++
	c.Dealt.Play(ms, i)
}
func (c *counter) Guess(seat int, rng *rand.Rand) {
	*c.guesses++
	c.Dealt.Guess(seat, rng)
}

// TestSamplerEndsWithTheRound checks that playouts end where the round is scored, though it be by
// the move in question.
func TestSamplerEndsWithTheRound(t *testing.T) {
	g := cards(t, 1)
	s, ms, rng := g.Start().(game.Dealt), new(game.Moves), rand.New(rand.NewPCG(3, 4))
	ends := 0
	for s.Moves(ms); ms.Len() > 0; s.Moves(ms) {
		left := roundsLeft(g, s)
		counted := &counter{Dealt: s.Clone().(game.Dealt), guesses: new(int), plies: new(int)}
		NewSampler(g, SamplerSettings{Playouts: 8}, rng).Choose(counted, ms)
		if ms.Len() > 1 && *counted.plies != *counted.guesses*left {
			t.Errorf("ply %d: %d playouts of %d plies, want %d each", s.Ply(), *counted.guesses, *counted.plies, left)
		}
		if left == 1 && ms.Len() > 1 {
			ends++
		}
		s.Moves(ms)
		s.Play(ms, rng.IntN(ms.Len()))
	}
	if ends == 0 {
		t.Error("no choice ended a round: a test of nothing")
	}
}

// roundsLeft is how many plies there are until the points change, which in this game does not
// depend on moves.
func roundsLeft(g game.Game, at game.State) (plies int) {
	s, ms := at.Clone(), new(game.Moves)
	before := fmt.Sprint(s.(game.Scored).Scores(nil))
	for s.Moves(ms); ms.Len() > 0 && fmt.Sprint(s.(game.Scored).Scores(nil)) == before; s.Moves(ms) {
		s.Play(ms, 0)
		plies++
	}
	return plies
}

// TestSamplerAllocatesNothing chooses in memory that is there already.
func TestSamplerAllocatesNothing(t *testing.T) {
	g := cards(t, 3)
	s, ms := g.Start(), new(game.Moves)
	s.Moves(ms)
	var pcg rand.PCG
	b := NewSampler(g, SamplerSettings{Playouts: 20}, rand.New(&pcg))
	once := func() {
		pcg.Seed(1, 2)
		b.Choose(s, ms)
	}
	for range 3 {
		once() // tables grow to what games need
	}
	if n := testing.AllocsPerRun(5, once); n > 0 {
		t.Errorf("a choice allocates %v times", n)
	}
}

// TestSamplerTies checks that moves that come to as much are chosen alike, whatever their order is:
// the first choice among cards that are the same in all but the name.
func TestSamplerTies(t *testing.T) {
	g := load(t, "../../../engine/draft/testdata/identical-cards.yaml", variants.Overrides{})
	s, ms := g.Start(), new(game.Moves)
	for seed := uint64(0); ms.Len() != 4; seed++ {
		s.(game.Dealt).Deal(seed)
		s.Moves(ms)
	}
	const games = 400
	for _, budget := range []SamplerSettings{{Playouts: 16}, {Nodes: 60}} {
		chosen := make([]int, ms.Len())
		for seed := range uint64(games) {
			chosen[NewSampler(g, budget, rand.New(rand.NewPCG(seed, 7))).Choose(s, ms)]++
		}
		for _, n := range chosen {
			if n < games/4-50 || n > games/4+50 { // nearly six standard deviations
				t.Errorf("%+v: four cards that are the same were chosen %v times of %d", budget, chosen, games)
				break
			}
		}
	}
}
