package runner

import (
	"math"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

// A watch follows the score of one pairing, to say when a rule ends it.
type watch struct {
	rule    *selfplay.Until
	pairing selfplay.Pairing
	set     selfplay.SetScore
	seats   int
	sets    int // that count
	sum     int // over sets, of their points
	square  int
}

func newWatch(rule *selfplay.Until, p selfplay.Pairing) *watch {
	return &watch{rule: rule, pairing: p}
}

// add counts a game.
func (w *watch) add(r *selfplay.Record) {
	w.seats = len(r.Turns)
	points, failed, whole := w.set.Add(w.pairing, r)
	if !whole || failed && !w.rule.CountFailures {
		return
	}
	w.sets++
	w.sum += points
	w.square += points * points
}

// enough reports whether the score is known well enough by the sets that are whole: by their
// variance, with that of at least one set in all that was as good as half a win off, lest a few
// like results look certain.
func (w *watch) enough() bool {
	if w.seats == 0 || w.sets < 2 || w.sets*w.seats < w.rule.AtLeast {
		return false
	}
	n, win := float64(w.sets), float64(game.WholeWin(w.seats))
	mean := float64(w.sum) / n
	variance := max(float64(w.square)/n-mean*mean, win*win/4/n)
	variance /= win * win * float64(w.seats*w.seats) // of a set's score from 0 to 1
	const z = 1.959963985
	return z*math.Sqrt(variance/(n-1)) <= w.rule.ScoreWithin
}
