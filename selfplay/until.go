package selfplay

import (
	"fmt"
	"math"
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
	half   int // points of a pair's first game, in halves
	games  int
	sum    int // over pairs, of their points in halves, 0 to 4
	square int
}

// Watch starts following a pairing.
func (u *Until) Watch(p Pairing) *Watch { return &Watch{rule: u, mirror: p.Mirror()} }

// Add counts a game. The two games of a pair come one after the other.
func (w *Watch) Add(r *Record) {
	seat := 0
	if !w.mirror {
		seat = r.FirstSeat
	}
	points := r.Points(seat)
	w.games++
	if r.Game%2 == 0 {
		w.half = points
		return
	}
	points += w.half
	w.sum += points
	w.square += points * points
}

// Enough reports whether the score is known well enough: by the variance of pairs, with that of at least one pair in all that was as good
// as half a point off, lest a few like results look certain.
func (w *Watch) Enough() bool {
	n := float64(w.games / 2)
	if w.games < max(w.rule.AtLeast, 4) {
		return false
	}
	mean := float64(w.sum) / n
	variance := max(float64(w.square)/n-mean*mean, 1/n) / 16 // of a pair's score from 0 to 1
	const z = 1.959963985
	return z*math.Sqrt(variance/(n-1)) <= w.rule.ScoreWithin
}
