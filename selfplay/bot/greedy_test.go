package bot

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
	"github.com/wildbench/wildbench/variants"
)

// TestGreedyChoosesAsBefore compares greedy's choices with those of a plain way to find them, which
// plays every move and lists all replies.
func TestGreedyChoosesAsBefore(t *testing.T) {
	for _, ref := range append(gametest.Boards(t), "moving-wild") {
		t.Run(ref, func(t *testing.T) {
			t.Parallel()
			def, err := variants.Load(ref, variants.Overrides{})
			if err != nil {
				t.Fatal(err)
			}
			g, err := engine.Compile(def)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(6) {
				compareGreedy(t, g, seed)
			}
		})
	}
}

// compareGreedy plays a game in which greedy and chance take turns at random.
func compareGreedy(t *testing.T, g game.Game, seed uint64) {
	t.Helper()
	fast, plain := rand.New(rand.NewPCG(seed, 1)), rand.New(rand.NewPCG(seed, 1))
	bot := newGreedy(nil)(g, fast)
	rng := rand.New(rand.NewPCG(seed, 2))
	s, ms := g.Start(), new(game.Moves)
	for s.Moves(ms); ms.Len() > 0 && s.Ply() < 150; s.Moves(ms) {
		got, want := bot.Choose(s, ms), plainGreedy(plain, s, ms)
		if got != want {
			t.Fatalf("%s: %s, want %s", s.AppendText(nil), s.AppendMove(nil, ms, got), s.AppendMove(nil, ms, want))
		}
		if a, b := fast.Uint64(), plain.Uint64(); a != b {
			t.Fatalf("%s: another number of draws", s.AppendText(nil))
		}
		if rng.IntN(2) == 0 {
			got = rng.IntN(ms.Len())
		}
		s.Play(ms, got)
	}
}

// plainGreedy is greedy's choice, found the plain way.
func plainGreedy(rng *rand.Rand, s game.State, ms *game.Moves) int {
	me, win, wins := s.Seat(), -1, 0
	worth, unsafe := make([]int, ms.Len()), make([]bool, ms.Len())
	for i := range ms.List {
		after := s.Clone()
		after.Play(ms, i)
		o := after.Outcome()
		if o.Over() && o.Winner == me {
			if wins++; wins == 1 || rng.IntN(wins) == 0 {
				win = i
			}
		}
		worth[i], unsafe[i] = after.Evaluate(me), o.Over() && o.Winner >= 0 && o.Winner != me
	}
	if win >= 0 {
		return win
	}
	draw := func(evenUnsafe bool) int {
		best, ties, drawn := math.MinInt, 0, -1
		for i, w := range worth {
			if w < best || unsafe[i] && !evenUnsafe {
				continue
			}
			if w > best {
				best, ties = w, 0
			}
			if ties++; ties == 1 || rng.IntN(ties) == 0 {
				drawn = i
			}
		}
		return drawn
	}
	for {
		i := draw(false)
		if i < 0 {
			return draw(true)
		}
		if !losesRoyal(s, ms, i) {
			return i
		}
		unsafe[i] = true
	}
}

// losesRoyal reports whether some reply to the i-th move ends the game by taking a royal.
func losesRoyal(s game.State, ms *game.Moves, i int) bool {
	me, after, replies := s.Seat(), s.Clone(), new(game.Moves)
	after.Play(ms, i)
	after.Moves(replies)
	for j := range replies.List {
		further := after.Clone()
		further.Play(replies, j)
		if o := further.Outcome(); o.Cause == game.RoyalLost && o.Winner != me {
			return true
		}
	}
	return false
}
