package board_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/board"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
	"github.com/wildbench/wildbench/variants"
)

func definition(t testing.TB, ref string, overrides variants.Overrides) *variants.Definition {
	t.Helper()
	def, err := variants.Load(ref, overrides)
	if err != nil {
		t.Fatal(err)
	}
	return def
}

// TestSidesDiffer takes abilities from White alone. What a player may then do is what it may do
// where both sides are like the one whose ability matters in its turn: the player's own for most,
// the opponent's for those that hamper enemies.
func TestSidesDiffer(t *testing.T) {
	const ref = "wild-kingdom-2017"
	full := definition(t, ref, variants.Overrides{})
	for _, test := range []struct {
		ability string
		hampers bool // it matters in the opponent's turn
	}{
		{"giraffe.fling", false},
		{"lion.swipe", false},
		{"frog.must-capture", false},
		{"rhino.tough-guy", false},
		{"crocodile.submerge", false},
		{"spider.web", true},
		{"porcupine.untouchable", true},
	} {
		t.Run(test.ability, func(t *testing.T) {
			t.Parallel()
			lacking := definition(t, ref, variants.Overrides{Without: []string{test.ability}})
			g, err := board.CompileSides(lacking, full)
			if err != nil {
				t.Fatal(err)
			}
			without, with := compiled(t, lacking), compiled(t, full)
			rng, told := rand.New(rand.NewPCG(2, 7)), 0
			for range 6 {
				s, ms := g.Start(), new(game.Moves)
				for s.Moves(ms); ms.Len() > 0 && s.Ply() < 150; s.Moves(ms) {
					text := string(s.AppendText(nil))
					like, other := with, without
					if (s.Seat() == 0) != test.hampers {
						like, other = without, with
					}
					if got, want := legalTexts(t, g, text), legalTexts(t, like, text); !slices.Equal(got, want) {
						t.Fatalf("%s:\n%s\nwant\n%s", text, got, want)
					} else if !slices.Equal(got, legalTexts(t, other, text)) {
						told++
					}
					s.Play(ms, rng.IntN(ms.Len()))
				}
			}
			if told == 0 {
				t.Error("the ability never mattered")
			}
			gametest.Check(t, g, 2, 80)
		})
	}
}

func compiled(t *testing.T, def *variants.Definition) game.Game {
	t.Helper()
	g, err := board.CompileSides(def, def)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// legalTexts are the legal moves of a position, sorted.
func legalTexts(t *testing.T, g game.Game, position string) []string {
	t.Helper()
	s, err := g.Parse(position)
	if err != nil {
		t.Fatal(err)
	}
	ms := new(game.Moves)
	s.Moves(ms)
	var list []string
	for i := range ms.Len() {
		list = append(list, string(s.AppendMove(nil, ms, i)))
	}
	slices.Sort(list)
	return list
}

func TestEqualSidesAreTheGame(t *testing.T) {
	for _, ref := range gametest.Boards(t) {
		def := definition(t, ref, variants.Overrides{})
		g, err := board.CompileSides(def, definition(t, ref, variants.Overrides{}))
		if err != nil {
			t.Fatal(err)
		}
		if got, want := game.Perft(g.Start(), 2), game.Perft(compiled(t, def).Start(), 2); got != want {
			t.Errorf("%s: perft %d, want %d", ref, got, want)
		}
	}
}

func TestSidesMustShareTheGame(t *testing.T) {
	full := definition(t, "wild-kingdom-2017", variants.Overrides{})
	for want, overrides := range map[string]variants.Overrides{
		"the limits":            {Set: []string{"limits.max_plies=10"}},
		"the starting position": {Set: []string{"setup.white.lion=f1", "setup.white.giraffe=[e1, g1]"}},
		"how the game ends":     {Set: []string{"end.lion-home.enabled=false"}},
		"the list of animals":   {Set: []string{"animals.lion.abilities.roar={mechanic: push}"}},
	} {
		_, err := board.CompileSides(full, definition(t, "wild-kingdom-2017", overrides))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want one about %s", err, want)
		}
	}
}
