package draft

import "strconv"

// rest is a deck of all cards that are nowhere else.
const rest = "rest"

// AppendText implements [game.State].
func (s *State) AppendText(dst []byte) []byte { return s.appendText(dst, -1) }

// AppendView implements [game.Dealt].
func (s *State) AppendView(dst []byte, seat int) []byte { return s.appendText(dst, seat) }

// appendText appends the text as a seat knows it, or all of it for -1.
func (s *State) appendText(dst []byte, seat int) []byte {
	g := s.g
	switch s.phase {
	case finished:
		dst = append(dst, "end"...)
	case placing:
		dst = strconv.AppendInt(dst, int64(s.round)+1, 10)
		dst = append(dst, ".place"...)
	default:
		dst = strconv.AppendInt(dst, int64(s.round)+1, 10)
		dst = strconv.AppendInt(append(dst, '.'), int64(s.turn)+1, 10)
	}
	dst = append(append(dst, ' '), g.SeatName(int(s.seat))...)
	dst = strconv.AppendInt(append(dst, ' '), int64(s.ply), 10)
	dst = append(dst, " deck:"...)
	if seat >= 0 {
		dst = appendUnknown(dst, len(s.deck))
	} else {
		dst = s.appendDeck(dst)
	}
	dst = s.perSeat(append(dst, " hands:"...), func(dst []byte, k int) []byte {
		if seat >= 0 && !s.knows(seat, k) {
			return appendUnknown(dst, int(s.hands[k].size))
		}
		return g.appendCounts(dst, s.hands[k].count[:g.kinds], 0, "-")
	})
	dst = s.perSeat(append(dst, " kept:"...), func(dst []byte, k int) []byte {
		switch kept := s.kept[k]; {
		case kept == 0:
			return append(dst, '-')
		case seat >= 0 && seat != k:
			return append(dst, '?')
		default:
			return append(dst, g.pieces[kept-1].ID...)
		}
	})
	dst = s.perSeat(append(dst, " scores:"...), func(dst []byte, k int) []byte {
		return strconv.AppendInt(dst, int64(s.parks[k].score), 10)
	})
	dst = s.perSeat(append(dst, " parks:"...), func(dst []byte, k int) []byte { return g.appendPark(dst, &s.parks[k]) })
	if g.solo {
		dst = g.appendCounts(append(dst, " collection:"...), s.collection.count[:g.kinds], 0, "-")
		dst = strconv.AppendInt(append(dst, " against:"...), int64(s.collectionScore), 10)
	}
	return dst
}

func (s *State) perSeat(dst []byte, each func(dst []byte, seat int) []byte) []byte {
	for seat := range s.g.seats {
		if seat > 0 {
			dst = append(dst, '/')
		}
		dst = each(dst, seat)
	}
	return dst
}

func appendUnknown(dst []byte, n int) []byte {
	if n == 0 {
		return append(dst, '-')
	}
	return strconv.AppendInt(append(dst, "?*"...), int64(n), 10)
}

// appendDeck appends the deck, like cards that lie together as one.
func (s *State) appendDeck(dst []byte) []byte {
	if len(s.deck) == 0 {
		return append(dst, '-')
	}
	for i := len(s.deck) - 1; i >= 0; {
		kind, n := s.deck[i], 0
		for ; i >= 0 && s.deck[i] == kind; i-- {
			n++
		}
		dst = s.g.appendCards(dst, int(kind), n)
		if i >= 0 {
			dst = append(dst, ',')
		}
	}
	return dst
}

// appendCards appends a number of like cards.
func (g *Game) appendCards(dst []byte, kind, n int) []byte {
	dst = append(dst, g.pieces[kind].ID...)
	if n > 1 {
		dst = strconv.AppendInt(append(dst, '*'), int64(n), 10)
	}
	return dst
}

// appendCounts appends cards by kind, the first of which is given, or a word if there are none.
func (g *Game) appendCounts(dst []byte, counts []uint8, first int, none string) []byte {
	start := len(dst)
	for k, n := range counts {
		if n == 0 {
			continue
		}
		if len(dst) > start {
			dst = append(dst, ',')
		}
		dst = g.appendCards(dst, first+k, int(n))
	}
	if len(dst) == start {
		dst = append(dst, none...)
	}
	return dst
}

func (g *Game) appendPark(dst []byte, p *park) []byte {
	for i := range p.plots[:p.areas] {
		plot := &p.plots[i]
		if i > 0 {
			dst = append(dst, '+')
		}
		dst = append(dst, g.pieces[plot.kind].ID...)
		dst = g.bracketed(dst, '[', plot.attached[:g.improvements], g.areas, ']')
		dst = g.bracketed(dst, '(', plot.company.count[:g.animals], g.animalKind(0), ')')
	}
	dst = g.bracketed(dst, '~', g.outside(p), g.animalKind(0), 0)
	return g.bracketed(dst, '!', p.fresh[:g.improvements], g.areas, 0)
}

// outside are the animals of a park that live in no area.
func (g *Game) outside(p *park) []uint8 {
	var counts [maxAnimals]uint8
	for k := range g.animals {
		counts[k] = p.homeless(k)
	}
	return counts[:g.animals]
}

// bracketed appends cards between two marks, if there are any; the second may be none.
func (g *Game) bracketed(dst []byte, open byte, counts []uint8, first int, shut byte) []byte {
	start := len(dst)
	dst = append(dst, open)
	if dst = g.appendCounts(dst, counts, first, ""); len(dst) == start+1 {
		return dst[:start]
	}
	if shut != 0 {
		dst = append(dst, shut)
	}
	return dst
}
