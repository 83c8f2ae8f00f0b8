package selfplay

import "fmt"

// Until is a rule that ends a pairing before all of its games are played: once its score is known
// well enough. It is looked at after whole blocks of games in the order of the schedule, so that it
// does not depend on workers or interruptions when a pairing ends.
//
// An interval that is looked at again and again covers the true score a little less often than one
// of games whose number was fixed; a high AtLeast keeps that small.
type Until struct {
	// half of the width of the score's 95 % interval, such as 0.02
	ScoreWithin float64 `json:"score_within"`
	AtLeast     int     `json:"at_least"` // games of a pairing

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
