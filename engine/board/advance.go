package board

import "github.com/wildbench/wildbench/engine/game"

// Advance implements [game.Advancer]. A royal's journey counts in the measure in which the enemy's
// forces of the start are gone: before that it is an adventure.
func (s *State) Advance(seat int) int {
	return s.advanced(seat) - s.advanced(1-seat)
}

func (s *State) advanced(side int) int {
	n := int(s.advance[side])
	if journey := int(s.journey[side]); journey != 0 {
		full := int(s.g.forces[1-side])
		n += journey * max(0, full-int(s.material[1-side])) / max(1, full)
	}
	return n
}

// Arrives implements [game.Foreseer].
func (s *State) Arrives(ms *game.Moves, i int) bool {
	g, m := s.g, &ms.List[i]
	if m.From != m.To && g.arrives[m.Code].has(m.To) && m.Flags&game.ActorLost == 0 {
		return true
	}
	if m.Count == 0 {
		return false
	}
	for _, e := range ms.EffectsOf(i) {
		if e.Kind == game.Shift && g.side[e.Code] == s.turn && g.arrives[e.Code].has(e.To) {
			return true
		}
	}
	return false
}

// Ended implements [game.Foreseer].
func (s *State) Ended() game.Outcome {
	if s.status == ended {
		return s.outcome
	}
	return game.Outcome{}
}
