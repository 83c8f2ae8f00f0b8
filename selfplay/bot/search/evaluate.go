package search

import "github.com/wildbench/wildbench/engine/game"

// An evaluator judges a position without looking ahead: material, pieces on their way, and a little
// noise. The noise is a function of the position and a salt, so that it is the same wherever a
// search meets the position; it makes games between equal bots differ, and since the best of many
// noisy moves is better than the best of few, it also stands for mobility (Beal & Smith, "Random
// evaluations in chess", ICCA Journal 17(1), 1994).
type evaluator struct {
	noise score // at most so much either way, in hundredths
	salt  uint64
}

// evaluate is the worth of a position that is not finished, for the player to move.
func (e *evaluator) evaluate(s game.State, far game.Advancer) score {
	seat := s.Seat()
	worth := s.Evaluate(seat)
	if far != nil {
		worth += far.Advance(seat)
	}
	if e.noise > 0 {
		worth += int(game.Mix(s.Hash()^e.salt)%uint64(2*e.noise+1)) - int(e.noise)
	}
	return score(max(-int(decided)+1, min(int(decided)-1, worth)))
}
