package draft

import (
	"math"
	"math/bits"

	"github.com/wildbench/wildbench/engine/game"
)

// made is a plot's area with the improvements attached to it.
func (r *rules) made(p *plot) area {
	a := r.areas[p.kind]
	for k := range r.improvements {
		for range p.attached[k] {
			a = a.plus(&r.improvements[k])
		}
	}
	return a
}

// housed is how many animals of a kind live in a park's areas.
func (p *park) housed(kind int) (n uint8) {
	for i := range p.plots[:p.areas] {
		n += p.plots[i].company.count[kind]
	}
	return n
}

// homeless is how many animals of a kind live in none.
func (p *park) homeless(kind int) uint8 { return p.animals[kind] - p.housed(kind) }

// worth is what the park scores as it stands.
func (p *park) worth(r *rules) (score int32) {
	for i := range p.plots[:p.areas] {
		a := r.made(&p.plots[i])
		t, _ := r.tenancy(&a, &p.plots[i].company)
		score += r.points(&a, t)
	}
	for kind := range r.animals {
		score -= int32(p.homeless(kind)) * r.aside(kind)
	}
	return score
}

// tally scores a round and notes what earned the points.
func (p *park) tally(g *Game, r *rules) {
	p.last = p.worth(r)
	p.score += p.last
	for i := range p.plots[:p.areas] {
		plot := &p.plots[i]
		a := r.made(plot)
		t, _ := r.tenancy(&a, &plot.company)
		points, lived := r.points(&a, t), plot.company.kinds != 0
		p.earned[plot.kind].add(1, points, lived)
		for k := range r.improvements {
			n := int32(plot.attached[k])
			p.earned[g.improvementKind(k)].add(n, n*points, lived)
		}
		for k := plot.company.kinds; k != 0; k &= k - 1 {
			kind := bits.TrailingZeros32(k)
			n := int32(plot.company.count[kind])
			p.earned[g.animalKind(kind)].add(n, n*a.multiplier*r.tenant(&a, &plot.company, kind).level, true)
			for j := range r.animals[kind].effects {
				e := &r.animals[kind].effects[j]
				if _, ok := plot.company.works(e, kind); ok {
					p.worked[g.effects[kind][e.number]-g.firstEffect()] += n
				}
			}
		}
	}
	for kind := range r.animals {
		n := int32(p.homeless(kind))
		p.earned[g.animalKind(kind)].add(n, -n*r.aside(kind), false)
	}
}

// add counts a round of so many cards that were of use, or of none: an area where nobody lives, and
// what is attached to it, is of none.
func (e *earned) add(cards, points int32, used bool) {
	if used {
		e.used += cards
	} else {
		e.aside += cards
	}
	e.points += points
}

// firstEffect is the action of the first effect: those before it keep cards.
func (g *Game) firstEffect() uint8 { return uint8(g.kinds) }

// Scores implements [game.Scored].
func (s *State) Scores(dst []int) []int {
	dst = dst[:0]
	for seat := range s.g.seats {
		dst = append(dst, int(s.parks[seat].score))
	}
	if s.g.solo {
		dst = append(dst, int(s.collectionScore))
	}
	return dst
}

// Earned implements [game.Scored].
func (s *State) Earned(seat, piece int) game.Earned {
	e := &s.parks[seat].earned[piece]
	return game.Earned{Used: int(e.used), Aside: int(e.aside), Points: int(e.points)}
}

// Worked implements [game.Scored].
func (s *State) Worked(seat, action int) int {
	i := action - int(s.g.firstEffect())
	if i < 0 || i >= maxEffects {
		return 0
	}
	return int(s.parks[seat].worked[i])
}

// Evaluate implements [game.State]: a hundred times the points that the seat would have if the
// round ended now, with what it has chosen and not shown, less those of the best of the others with
// what they have shown, or those that the collection has. At the start of a round it is the
// difference of the points scored.
func (s *State) Evaluate(seat int) int {
	rival := s.collectionScore
	if !s.g.solo {
		rival = s.bestOther(seat, func(other int) int32 { return s.now(other, false) })
	}
	return 100 * int(s.now(seat, true)-rival)
}

// bestOther is the most that any seat but one has of something.
func (s *State) bestOther(seat int, of func(seat int) int32) (best int32) {
	best = math.MinInt32
	for other := range s.g.seats {
		if other != seat {
			best = max(best, of(other))
		}
	}
	return best
}

// now are the points that a seat would have if the round ended now: its own, with what it has
// chosen and not shown, or another's. Whoever is yet to place cards, or is at it, is expected by
// others to do it in the best way.
func (s *State) now(seat int, own bool) int32 {
	p, r := &s.parks[seat], s.g.rules[seat]
	kept := -1
	if own {
		kept = int(s.kept[seat]) - 1
	}
	switch {
	case s.phase == finished, s.phase == choosing && s.turn == 0 && kept < 0: // nothing has come to what was scored
		return p.score
	case s.phase == placing && (seat < int(s.seat) || seat == int(s.seat) && own):
		return p.score + p.worth(r) // placed, or being placed by the one who asks
	}
	return p.score + s.solver.value(s.g, r, p, kept)
}

// Advance implements [game.Advancer]: at the start of a round, a hundred times what the seat's park
// would score again in the rounds that are left, as it stands, less what the best of the others or
// the collection would.
func (s *State) Advance(seat int) int {
	if s.phase != choosing || s.turn > 0 || s.round == 0 {
		return 0
	}
	rival := s.collected()
	if !s.g.solo {
		rival = s.bestOther(seat, func(other int) int32 { return s.parks[other].last })
	}
	return 100 * (s.g.rounds() - int(s.round)) * int(s.parks[seat].last-rival)
}

// collected is what the collection scores in a round.
func (s *State) collected() (levels int32) {
	for kind, n := range s.collection.count[:s.g.kinds] {
		levels += int32(n) * int32(s.g.printed[kind])
	}
	return levels
}
