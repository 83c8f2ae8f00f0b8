package runner

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

func TestUntil(t *testing.T) {
	won := func(seat int) game.Outcome { return game.Outcome{Cause: game.Goal, Winner: seat} }
	for name, test := range map[string]struct {
		rule    selfplay.Until
		pairing selfplay.Pairing
		// by seat; the first bot has the first seat in the first game
		pair func(k int) [2]game.Outcome
		want int // games until it is enough
	}{
		// Pairs of 2 and 0 points in turn: the standard deviation is half a point a pair, so
		// 1.96·0.5/√(n−1) ≤ 0.1 from 98 pairs on.
		"alternating": {selfplay.Until{ScoreWithin: 0.1, AtLeast: 0}, selfplay.Pairing{First: "a", Second: "b"}, func(k int) [2]game.Outcome { return [2]game.Outcome{won(k % 2), won(1 - k%2)} }, 196},
		"at least":    {selfplay.Until{ScoreWithin: 0.1, AtLeast: 300}, selfplay.Pairing{First: "a", Second: "b"}, func(k int) [2]game.Outcome { return [2]game.Outcome{won(k % 2), won(1 - k%2)} }, 300},
		// The first seat always wins: for the bots of unequal matches that is 1 point of 2, and
		// hardly any variance.
		"seats":  {selfplay.Until{ScoreWithin: 0.1, AtLeast: 0}, selfplay.Pairing{First: "a", Second: "b"}, func(int) [2]game.Outcome { return [2]game.Outcome{won(0), won(0)} }, 12},
		"mirror": {selfplay.Until{ScoreWithin: 0.1, AtLeast: 0}, selfplay.Pairing{First: "a", Second: "a"}, func(int) [2]game.Outcome { return [2]game.Outcome{won(0), won(0)} }, 12},
		"drawn": {selfplay.Until{ScoreWithin: 0.1, AtLeast: 0}, selfplay.Pairing{First: "a", Second: "b"}, func(int) [2]game.Outcome {
			return [2]game.Outcome{{Cause: game.Limit, Winner: -1}, {Cause: game.NoMoves, Winner: -1}}
		}, 12},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWatch(&test.rule, test.pairing)
			for k := 0; ; k++ {
				if w.enough() {
					if 2*k != test.want {
						t.Errorf("enough after %d games, want %d", 2*k, test.want)
					}
					return
				}
				for i, o := range test.pair(k) {
					w.add(&selfplay.Record{Game: 2*k + i, FirstSeat: i, Outcome: o, Turns: make([]int, 2)})
				}
			}
		})
	}
}

// TestUntilOfSets follows games of three players: their score is that of sets, which are alike and
// say little, or differ.
func TestUntilOfSets(t *testing.T) {
	won := func(seat int) game.Outcome { return game.Outcome{Cause: game.Points, Winner: seat} }
	for name, test := range map[string]struct {
		rule    selfplay.Until
		pairing selfplay.Pairing
		outcome func(set, i int) game.Outcome // the first bot has seat i
		want    int                           // games until it is enough
	}{
		// The first bot wins one game of each set. The variance is that of one set of n that is
		// half a win off: with a whole win of 6 and 3 games that is (6²/4)/n of 18², so
		// 1.96·√(9/n/324/(n−1)) ≤ 0.1 from 4 sets on.
		"everyone once": {selfplay.Until{ScoreWithin: 0.1, AtLeast: 0}, selfplay.Pairing{First: "a", Second: "b"}, func(set, i int) game.Outcome { return won(0) }, 12},
		"at least":      {selfplay.Until{ScoreWithin: 0.1, AtLeast: 31}, selfplay.Pairing{First: "a", Second: "b"}, func(set, i int) game.Outcome { return won(0) }, 33},
		// It wins all games of one set and none of the next: a standard deviation of half, so
		// 1.96·0.5/√(n−1) ≤ 0.1 from 98 sets on.
		"all or none": {selfplay.Until{ScoreWithin: 0.1, AtLeast: 0}, selfplay.Pairing{First: "a", Second: "b"}, func(set, i int) game.Outcome { return won((i + set%2) % 3) }, 294},
		// In mirrors it is the first seat that is scored.
		"mirror": {selfplay.Until{ScoreWithin: 0.1, AtLeast: 0}, selfplay.Pairing{First: "a", Second: "a"}, func(set, i int) game.Outcome { return won(0) }, 12},
		"shared": {selfplay.Until{ScoreWithin: 0.1, AtLeast: 0}, selfplay.Pairing{First: "a", Second: "a"}, func(set, i int) game.Outcome {
			return game.Outcome{Cause: game.Points, Winner: game.Shared, Among: 0b011}
		}, 12},
	} {
		w, games := newWatch(&test.rule, test.pairing), 0
		for !w.enough() && games < 1000 {
			i := games % 3
			w.add(&selfplay.Record{Game: games, FirstSeat: i, Outcome: test.outcome(games/3, i), Turns: make([]int, 3)})
			games++
		}
		if games != test.want {
			t.Errorf("%s: enough after %d games, want %d", name, games, test.want)
		}
	}
}
