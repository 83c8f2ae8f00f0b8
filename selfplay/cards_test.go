package selfplay

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/variants"
)

// cards is the built-in game of cards for so many players.
func cards(t testing.TB, players string) game.Game {
	t.Helper()
	def, err := variants.Load("moving-wild", variants.Overrides{Set: []string{"players=" + players}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestSetsRotate checks that the first bot sits everywhere once in a set, and that the games of a
// set have the same deal.
func TestSetsRotate(t *testing.T) {
	g := cards(t, "3")
	b := &Batch{Game: g, Pairings: []Pairing{{"greedy", "random"}}, Games: 12, Seed: 3, KeepMoves: true}
	seats := map[int]int{}
	for _, r := range collect(t, b) {
		seats[r.FirstSeat]++
		if r.FirstSeat != r.Game%3 {
			t.Errorf("game %d: the first bot sits on %d", r.Game, r.FirstSeat)
		}
		a, c := b.Start(r.Game).AppendText(nil), b.Start(r.Game-r.Game%3).AppendText(nil)
		if string(a) != string(c) {
			t.Errorf("game %d begins as %s, the first of its set as %s", r.Game, a, c)
		}
		if r.Game >= 3 && string(a) == string(b.Start(r.Game-3).AppendText(nil)) {
			t.Errorf("game %d has the deal of another set", r.Game)
		}
	}
	for seat := range 3 {
		if seats[seat] != 4 {
			t.Errorf("the first bot sat on %v", seats)
		}
	}
}

// TestRecordsOfCards checks that records say what the last position says.
func TestRecordsOfCards(t *testing.T) {
	for _, players := range []string{"1", "2", "4", "6"} {
		g := cards(t, players)
		n := g.Seats()
		b := &Batch{Game: g, Pairings: []Pairing{{"random", "random"}}, Games: 2 * n, Seed: 4, KeepMoves: true}
		for _, r := range collect(t, b) {
			s, ms := b.Start(r.Game), new(game.Moves)
			chosen := 0
			for text := range strings.FieldsSeq(string(r.Moves)) {
				s.Moves(ms)
				chosen += distinct(g, ms) - 1
				s.Play(ms, game.FindMove(s, ms, text))
			}
			scored := s.(game.Scored)
			if got, want := r.Scores, scored.Scores(nil); !slices.Equal(got, want) {
				t.Errorf("%s players, game %d: scores %v, want %v", players, r.Game, got, want)
			}
			if o := s.Outcome(); o != r.Outcome {
				t.Errorf("%s players, game %d: outcome %v, want %v", players, r.Game, r.Outcome, o)
			}
			wishes, earned := 0, 0
			for _, p := range r.Preferences {
				wishes += p.Count
			}
			if wishes != chosen {
				t.Errorf("%s players, game %d: %d wishes, want %d", players, r.Game, wishes, chosen)
			}
			for seat := range n {
				for piece := range g.Pieces() {
					if r.Piece(seat, piece).Earned != scored.Earned(seat, piece) {
						t.Errorf("%s players, game %d: %v", players, r.Game, r.Piece(seat, piece).Earned)
					}
					earned += r.Piece(seat, piece).Earned.Used
				}
			}
			if earned == 0 {
				t.Errorf("%s players, game %d: nothing was used", players, r.Game)
			}
		}
	}
}

// distinct is how many pieces can be chosen among.
func distinct(g game.Game, ms *game.Moves) int {
	seen := map[int]bool{}
	for _, m := range ms.List {
		seen[g.Actions()[m.Action].Piece] = true
	}
	return len(seen)
}

// TestBotsSeeNoHiddenCards permutes all cards that the player to move does not know: no bot may
// choose otherwise for it.
func TestBotsSeeNoHiddenCards(t *testing.T) {
	for _, players := range []string{"1", "2", "4"} {
		g := cards(t, players)
		for _, spec := range []string{"random", "greedy", "mcts:playouts=20", "search:nodes=200"} {
			f, err := bot.New(spec)
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(1, 2))
			s, ms := g.Start(), new(game.Moves)
			for s.Moves(ms); ms.Len() > 0; s.Moves(ms) {
				seed := rng.Uint64()
				choose := func(s game.State) int {
					s.Moves(ms)
					return f.New(g, rand.New(rand.NewPCG(seed, 1))).Choose(s, ms)
				}
				other := s.Clone()
				other.(game.Dealt).Guess(s.Seat(), rng)
				i := rng.IntN(ms.Len())
				if s.Ply()%5 != 0 { // asking every time takes its time
					s.Play(ms, i)
					continue
				}
				i = choose(s)
				if j := choose(other); i != j {
					t.Fatalf("%s chooses %d in %s and %d in %s", spec, i, s.AppendText(nil), j, other.AppendText(nil))
				}
				s.Moves(ms)
				s.Play(ms, i)
			}
		}
	}
}
