package selfplay

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

func TestUntil(t *testing.T) {
	won := func(seat int) game.Outcome { return game.Outcome{Cause: game.Goal, Winner: seat} }
	for name, test := range map[string]struct {
		rule    Until
		pairing Pairing
		pair    func(k int) [2]game.Outcome // by seat; the first bot has the first seat in the first game
		want    int                         // games until it is enough
	}{
		// Pairs of 2 and 0 points in turn: the standard deviation is half a point a pair, so 1.96·0.5/√(n−1) ≤ 0.1 from 98 pairs on.
		"alternating": {Until{0.1, 0}, Pairing{"a", "b"}, func(k int) [2]game.Outcome { return [2]game.Outcome{won(k % 2), won(1 - k%2)} }, 196},
		"at least":    {Until{0.1, 300}, Pairing{"a", "b"}, func(k int) [2]game.Outcome { return [2]game.Outcome{won(k % 2), won(1 - k%2)} }, 300},
		// The first seat always wins: for the bots of unequal matches that is 1 point of 2, and hardly any variance.
		"seats":  {Until{0.1, 0}, Pairing{"a", "b"}, func(int) [2]game.Outcome { return [2]game.Outcome{won(0), won(0)} }, 12},
		"mirror": {Until{0.1, 0}, Pairing{"a", "a"}, func(int) [2]game.Outcome { return [2]game.Outcome{won(0), won(0)} }, 12},
		"drawn": {Until{0.1, 0}, Pairing{"a", "b"}, func(int) [2]game.Outcome {
			return [2]game.Outcome{{Cause: game.Limit, Winner: -1}, {Cause: game.NoMoves, Winner: -1}}
		}, 12},
	} {
		t.Run(name, func(t *testing.T) {
			w := test.rule.Watch(test.pairing)
			for k := 0; ; k++ {
				if w.Enough() {
					if 2*k != test.want {
						t.Errorf("enough after %d games, want %d", 2*k, test.want)
					}
					return
				}
				for i, o := range test.pair(k) {
					w.Add(&Record{Game: 2*k + i, FirstSeat: i, Outcome: o, Turns: make([]int, 2)})
				}
			}
		})
	}
}
