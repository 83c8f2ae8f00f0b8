package selfplay

import (
	"fmt"
	"math"

	"github.com/wildbench/wildbench/engine/game"
)

// Until is a rule that ends a pairing before all of its games are played: once its score is known well enough. It is looked at
// after whole blocks of games in the order of the schedule, so that it does not depend on workers or interruptions when a pairing
// ends.
//
// An interval that is looked at again and again covers the true score a little less often than one of games whose number was
// fixed; a high AtLeast keeps that small.
type Until struct {
	ScoreWithin float64 `json:"score_within"` // half of the width of the score's 95 % interval, such as 0.02
	AtLeast     int     `json:"at_least"`     // games of a pairing

	// CountFailures has games count in which a bot failed. Otherwise their sets are left out.
	CountFailures bool `json:"count_failures,omitempty"`
}

func (u *Until) check() error {
	if !(u.ScoreWithin > 0 && u.ScoreWithin < 0.5) {
		return fmt.Errorf("batch: a score within %g: want a number above 0 and below 0.5", u.ScoreWithin)
	}
	if u.AtLeast < 0 {
		return fmt.Errorf("batch: at least %d games", u.AtLeast)
	}
	return nil
}

// A Watch follows the score of one pairing for an [Until]. Mirror matches are scored for the first seat, others for the first bot.
type Watch struct {
	rule   *Until
	mirror bool
	seats  int
	points int  // of the set's games so far
	failed bool // a bot has, in one of them
	games  int
	sum    int // over sets, of their points
	square int
}

// Watch starts following a pairing.
func (u *Until) Watch(p Pairing) *Watch { return &Watch{rule: u, mirror: p.Mirror()} }

// Add counts a game. The games of a set come one after the other.
func (w *Watch) Add(r *Record) {
	seat := 0
	if !w.mirror {
		seat = r.FirstSeat
	}
	w.seats = len(r.Turns)
	w.points += r.Points(seat)
	w.failed = w.failed || r.Failed()
	if w.games++; w.games%w.seats != 0 {
		return
	}
	if w.failed && !w.rule.CountFailures {
		w.games -= w.seats
	} else {
		w.sum += w.points
		w.square += w.points * w.points
	}
	w.points, w.failed = 0, false
}

// Enough reports whether the score is known well enough by the sets that are whole: by their variance, with that of at least one set in
// all that was as good as half a win off, lest a few like results look certain.
func (w *Watch) Enough() bool {
	if w.seats == 0 || w.games-w.games%w.seats < max(w.rule.AtLeast, 2*w.seats) {
		return false
	}
	n, win := float64(w.games/w.seats), float64(game.WholeWin(w.seats))
	mean := float64(w.sum) / n
	variance := max(float64(w.square)/n-mean*mean, win*win/4/n) / (win * win * float64(w.seats*w.seats)) // of a set's score from 0 to 1
	const z = 1.959963985
	return z*math.Sqrt(variance/(n-1)) <= w.rule.ScoreWithin
}
