package draft

import (
	"strconv"

	"github.com/wildbench/wildbench/engine/game"
)

// Where players develop their parks themselves, all animals are taken out of the areas first. One
// after another, improvements are attached and then animals housed, a ply each, as the rules allow
// with those already there, until the player is done.

// lift takes all animals out of the areas.
func (p *park) lift() {
	for i := range p.plots[:p.areas] {
		p.plots[i].company = company{}
	}
}

// placements lists the moves of the player who places cards. Of areas that are alike only the first
// is listed.
func (s *State) placements(ms *game.Moves) {
	p, seat := &s.parks[s.seat], int(s.seat)
	add := func(kind, plot int) {
		m := ms.Add()
		m.Action, m.Flags = s.g.place, game.Placeless
		m.Code, m.From, m.To = s.g.code(seat, kind), uint8(kind), uint8(plot)
	}
	for k, n := range p.fresh[:s.g.improvements] {
		for i := range p.plots[:p.areas] {
			if n > 0 && !p.repeats(i) {
				add(s.g.improvementKind(k), i)
			}
		}
	}
	if ms.Len() > 0 {
		return
	}
	r := s.g.rules[seat]
	for k := range s.g.animals {
		if p.animals[k] == p.housed(k) {
			continue
		}
		for i := range p.plots[:p.areas] {
			if !p.repeats(i) && p.plots[i].takes(r, k) {
				add(s.g.animalKind(k), i)
			}
		}
	}
	done := ms.Add()
	done.Action, done.Flags = s.g.place, game.Placeless|game.Actorless
	done.Code, done.From = s.g.code(seat, s.g.camp), uint8(s.g.camp)
}

// repeats reports whether an area is like one before it.
func (p *park) repeats(i int) bool {
	for k := range i {
		if p.plots[k] == p.plots[i] {
			return true
		}
	}
	return false
}

// takes reports whether one more animal may live in an area.
func (p *plot) takes(r *rules, kind int) bool {
	c, a := p.company, r.made(p)
	c.set(kind, c.count[kind]+1)
	_, legal := r.tenancy(&a, &c)
	return legal
}

// put makes one of the placements.
func (s *State) put(m *game.Move) {
	p, kind := &s.parks[s.seat], int(m.From)
	switch {
	case m.Flags&game.Actorless != 0:
		if s.seat++; int(s.seat) == s.g.seats {
			s.score()
			return
		}
		s.parks[s.seat].lift()
	case s.g.isAnimal(kind):
		c := &p.plots[m.To].company
		k := kind - s.g.areas - s.g.improvements
		c.set(k, c.count[k]+1)
	default:
		p.fresh[kind-s.g.areas]--
		p.plots[m.To].attached[kind-s.g.areas]++
	}
}

// done is the text of the move that ends placing.
const done = "done"

// AppendMove implements [game.State]: the id of the card to keep or, where players place cards,
// that of the card, ">" and the number of the area in the park, from 1; or "done".
func (s *State) AppendMove(dst []byte, ms *game.Moves, i int) []byte {
	m := &ms.List[i]
	if m.Flags&game.Actorless != 0 {
		return append(dst, done...)
	}
	_, kind := s.g.Decode(m.Code)
	dst = append(dst, s.g.pieces[kind].ID...)
	if s.phase == placing {
		dst = strconv.AppendInt(append(dst, '>'), int64(m.To)+1, 10)
	}
	return dst
}
