package replay

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

func batch(t *testing.T) (*selfplay.Batch, *variants.Definition) {
	t.Helper()
	def, err := variants.Load("wild-kingdom-2017", variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return &selfplay.Batch{
		Game: g, Pairings: selfplay.Pairings("random", "greedy"), Games: 4, Seed: 2, Opening: 3, Limits: &game.Limits{MaxPlies: 30},
	}, def
}

func TestPlayedAgain(t *testing.T) {
	b, _ := batch(t)
	b.KeepMoves = true
	n := 0
	err := b.Run(context.Background(), func(r *selfplay.Record) error {
		stored, err := Moves(context.Background(), b, n, r)
		if err != nil {
			t.Fatal(err)
		}
		forgetful := r.Clone()
		forgetful.Moves = nil
		again, err := Moves(context.Background(), b, n, forgetful)
		if err != nil {
			t.Fatal(err)
		}
		if len(stored) != r.Opening+r.Plies || !slices.Equal(stored, again) {
			t.Errorf("game %d: %d moves stored, %d played, %d plies", n, len(stored), len(again), r.Opening+r.Plies)
		}
		steps, err := Steps(b.Game, b.Start(n), stored)
		if err != nil || len(steps) != len(stored)+1 {
			t.Errorf("game %d: %v", n, err)
		}
		forgetful.Fingerprint++
		if _, err := Moves(context.Background(), b, n, forgetful); !errors.Is(err, ErrOther) {
			t.Errorf("game %d: error %v", n, err)
		}
		n++
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestIllegalStep(t *testing.T) {
	b, _ := batch(t)
	steps, err := Steps(b.Game, b.Start(0), []string{"a1-a9"})
	if err == nil || !strings.Contains(err.Error(), `move 1 of the game, "a1-a9", is not legal`) || len(steps) != 1 {
		t.Errorf("%d steps, error %v", len(steps), err)
	}
}

func TestDraw(t *testing.T) {
	def, err := variants.Parse("pond.yaml", []byte(`
name: pond
board: {files: 4, ranks: 3, terrain: {water: {symbol: "~", squares: b2-c2}}}
setup: {white: {duck: [a1]}}
animals: {duck: {letter: D, movements: {waddle: {mechanic: step}}}}
end: {no-moves: {when: no-moves}}
`), variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	b := NewBoard(def)
	first := b.Draw("3d/1D!2/4 w 1")
	second := b.Draw("4/1D!1d/D3 b 2")
	want := `
  3  ·   ·   ·   d
  2  ·  ~D!  ~   ·
  1  ·   ·   ·   ·
     a   b   c   d
  3  ·   ·   ·  [·]
  2  ·  ~D!  ~  [d]
  1 [D]  ·   ·   ·
     a   b   c   d
`
	if got := "\n" + first + second; got != want {
		t.Errorf("got%swant%s", got, want)
	}
}

// TestDisplays replays a game of cards: every step shows the position that it leads to, from the
// deal of its set.
func TestDisplays(t *testing.T) {
	def, err := variants.Load("moving-wild", variants.Overrides{Set: []string{"players=3"}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	b := &selfplay.Batch{Game: g, Pairings: selfplay.Pairings("random", "greedy"), Games: 6, Seed: 2}
	for _, n := range []int{1, 16} {
		again, err := Play(context.Background(), b, n)
		if err != nil {
			t.Fatal(err)
		}
		moves, err := Moves(context.Background(), b, n, again)
		if err != nil {
			t.Fatal(err)
		}
		steps, err := Steps(g, b.Start(n), moves)
		if err != nil || len(steps) != again.Plies+1 {
			t.Fatalf("game %d: %d steps of %d plies: %v", n, len(steps), again.Plies, err)
		}
		for _, s := range steps {
			at, err := g.Parse(s.Position)
			if err != nil {
				t.Fatal(err)
			}
			if want := string(at.(game.Displayed).AppendDisplay(nil)); s.Display != want || want == "" {
				t.Fatalf("game %d, ply %d: displayed as\n%s\nwant\n%s", n, s.Ply, s.Display, want)
			}
		}
		last, _ := g.Parse(steps[len(steps)-1].Position)
		if last.Outcome() != again.Outcome {
			t.Errorf("game %d ends as %v, want %v", n, last.Outcome(), again.Outcome)
		}
	}
	board, _ := batch(t)
	steps, err := Steps(board.Game, board.Start(0), nil)
	if err != nil || steps[0].Display != "" {
		t.Errorf("a board is displayed as %q: %v", steps[0].Display, err)
	}
}
