package selfplay

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest/keep"
	"github.com/wildbench/wildbench/variants"
)

// builtin compiles a variant that comes with the program.
func builtin(t testing.TB, name string) game.Game {
	t.Helper()
	def, err := variants.Load(name, variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestBuiltinVariants plays a few games of each variant: their records add up and do not depend on
// the number of workers.
func TestBuiltinVariants(t *testing.T) {
	for _, name := range variants.Builtin() {
		t.Run(name, func(t *testing.T) {
			g := builtin(t, name)
			b := &Batch{Game: g, Pairings: Pairings("random", "greedy"), Games: 3 * g.Seats(), Seed: 1, Workers: 1}
			b.Limits = &game.Limits{MaxPlies: 150, Repetition: 3}
			recs := collect(t, b)
			for _, r := range recs {
				addsUp(t, b.Header(), r)
			}
			b.Workers = 3
			if diff := cmp.Diff(recs, collect(t, b)); diff != "" {
				t.Errorf("records depend on the number of workers: %s", diff)
			}
		})
	}
}

// addsUp checks what must hold in any game: every turn is somebody's, and pieces only come and go
// as recorded.
func addsUp(t *testing.T, h *Header, r *Record) {
	t.Helper()
	for seat := range r.Turns {
		acted, uses, pieces := 0, 0, 0
		for p := range h.Pieces {
			c := r.Piece(seat, p)
			acted += c.Acted
			pieces += c.Start - c.Lost - c.End
			if c.Acted > c.Able || c.Able > r.Turns[seat] {
				t.Errorf("game %d: %s %s acted in %d turns of %d able of %d", r.Game, h.Seats[seat], h.Pieces[p].ID, c.Acted, c.Able, r.Turns[seat])
			}
		}
		for a, action := range h.Actions {
			c := r.Action(seat, a)
			pieces += c.Effects[game.Place]
			if action.Kind != game.Passive {
				uses += c.Uses
			}
		}
		if acted != r.Turns[seat] && h.Kind == game.Board || acted > r.Turns[seat] || uses != r.Turns[seat] {
			t.Errorf("game %d: %s has %d turns, acted in %d, %d uses", r.Game, h.Seats[seat], r.Turns[seat], acted, uses)
		}
		if pieces != 0 && h.Kind == game.Board { // cards come, and nothing says from where
			t.Errorf("game %d: %s misses %d pieces", r.Game, h.Seats[seat], pieces)
		}
	}
}

// TestSearchersRepeat plays batches of bots that look ahead: the records do not depend on the
// number of workers, although a worker's bots have played other games before.
func TestSearchersRepeat(t *testing.T) {
	for _, g := range []game.Game{keep.New(), builtin(t, "jungle"), builtin(t, "wild-kingdom-2017")} {
		b := &Batch{
			Game: g, Pairings: Pairings("mcts:playouts=6", "search:nodes=30:epsilon=0.1"), Games: 4, Seed: 1, Workers: 1,
			Limits: &game.Limits{MaxPlies: 24, Repetition: 3},
		}
		recs := collect(t, b)
		b.Workers = 3
		if diff := cmp.Diff(recs, collect(t, b)); diff != "" {
			t.Errorf("%s: records depend on the number of workers: %s", g.Name(), diff)
		}
	}
}
