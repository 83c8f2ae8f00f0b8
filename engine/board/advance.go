package board

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
