package draft

// A card's worth is what a round would have scored less without it: the park's best score, less
// that of the same park without the card. Animals are housed anew in the best way, improvements
// stay where they are. Those of an area that is taken away are attached anew in the best way.

// RoundScored implements [game.Appraiser].
func (s *State) RoundScored() bool {
	return s.phase == finished || s.phase == choosing && s.round > 0 && s.turn == 0 && s.seat == 0
}

// Worth implements [game.Appraiser]. The area that everyone begins with is not appraised: it is
// worth nothing here.
func (s *State) Worth(seat, piece int) (worth int) {
	p := &s.parks[seat]
	switch {
	case piece == s.g.camp:
	case s.g.isArea(piece):
		for i := range p.plots[:p.areas] {
			if int(p.plots[i].kind) == piece {
				rest := p.withoutArea(i)
				worth += s.missed(seat, &rest)
			}
		}
	case s.g.isAnimal(piece):
		if k := s.g.animal(piece); p.animals[k] > 0 {
			rest := *p
			rest.animals[k]--
			worth = int(p.animals[k]) * s.missed(seat, &rest)
		}
	default:
		k := piece - s.g.areas
		for i := range p.plots[:p.areas] {
			if n := p.plots[i].attached[k]; n > 0 {
				rest := *p
				rest.plots[i].attached[k]--
				worth += int(n) * s.missed(seat, &rest)
			}
		}
	}
	return worth
}

// missed is what the rest of a seat's park scores less than the whole, both at their best.
func (s *State) missed(seat int, rest *park) int {
	r := s.g.rules[seat]
	whole := s.solver.value(s.g, r, &s.parks[seat], -1)
	return int(whole - s.solver.value(s.g, r, rest, -1))
}

// withoutArea is the park without its i-th area.
func (p *park) withoutArea(i int) park {
	rest := *p
	copy(rest.plots[i:], p.plots[i+1:p.areas])
	rest.areas--
	for k, n := range p.plots[i].attached {
		rest.fresh[k] += n
	}
	return rest
}
