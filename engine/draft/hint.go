package draft

import (
	"math/bits"

	"github.com/wildbench/wildbench/engine/game"
)

// prospect is what an empty space is hoped to bring later, in hundredths of a point for each point
// of its multiplier: about half of what animals bring for each space that they take.
const prospect = 100

// A sketch is a park roughly developed as it stands: new animals are put where there is space for
// them and nobody moves.
type sketch struct {
	r       *rules
	plots   [maxAreas]plan
	areas   int
	waiting [maxAnimals]uint8 // found no space
}

type plan struct {
	area  area
	free  int32
	kinds uint32
	wild  bool // its animals are hungry
	count [maxAnimals]uint8
	level int32 // of all animals
}

// Hints implements [game.Hinted]. A card is worth what it brings to the park as it stands: an
// animal its points where there is space for it, an area those of the animals that wait for one and
// some hope for the space that is left, an improvement a guess.
func (s *State) Hints(dst []int, ms *game.Moves) []int {
	if s.phase != choosing {
		for i := range ms.List { // the one that is done comes last
			dst = append(dst, len(ms.List)-i)
		}
		return dst
	}
	k := &s.sketch
	k.draw(s.g, s.g.rules[s.seat], &s.parks[s.seat])
	for i := range ms.List {
		_, kind := s.g.Decode(ms.List[i].Code)
		switch {
		case s.g.isArea(kind):
			dst = append(dst, k.areaHint(&k.r.areas[kind]))
		case s.g.isAnimal(kind):
			dst = append(dst, k.animalHint(kind-s.g.animalKind(0)))
		default:
			dst = append(dst, k.improvementHint(&k.r.improvements[kind-s.g.areas]))
		}
	}
	return dst
}

// draw sketches a park.
func (k *sketch) draw(g *Game, r *rules, p *park) {
	k.r, k.areas = r, int(p.areas)
	left := p.animals
	for i := range p.plots[:p.areas] {
		c := &p.plots[i].company
		l := &k.plots[i]
		*l = plan{area: r.made(&p.plots[i]), kinds: c.kinds, count: c.count}
		t, _ := r.tenancy(&l.area, c)
		l.free, l.level = l.area.size-t.space, t.levels
		for m := c.kinds; m != 0; m &= m - 1 {
			kind := bits.TrailingZeros32(m)
			left[kind] -= c.count[kind]
			l.wild = r.animals[kind].nature == hungry && l.area.nature != friendly
		}
	}
	k.waiting = [maxAnimals]uint8{}
	for kind := g.animals - 1; kind >= 0; kind-- {
		for range left[kind] {
			if i, _ := k.place(kind); i >= 0 {
				k.plots[i].add(r, kind)
			} else {
				k.waiting[kind]++
			}
		}
	}
}

// place is the area in which one more animal brings most, and how much, in points; -1 if there is
// none.
func (k *sketch) place(kind int) (at int, points int32) {
	at = -1
	for i := range k.plots[:k.areas] {
		l := &k.plots[i]
		if !l.takes(k.r, kind) {
			continue
		}
		if p := l.level1(k.r, kind) * l.area.multiplier; at < 0 || p > points {
			at, points = i, p
		}
	}
	return at, points
}

func (l *plan) takes(r *rules, kind int) bool {
	a := &r.animals[kind]
	if a.habitats&l.area.habitats == 0 || a.space+l.area.space > l.free {
		return false
	}
	others := l.kinds&^(1<<kind) != 0
	return !others || !l.wild && (a.nature == friendly || l.area.nature == friendly)
}

// level1 is about what one more animal adds to the levels: its own, and what it and those of its
// kind gain from each other.
func (l *plan) level1(r *rules, kind int) int32 {
	a := &r.animals[kind]
	level, same := a.level+l.area.level, int32(l.count[kind])
	for i := range a.effects {
		switch e := &a.effects[i]; {
		case e.each:
			level += 2 * same * e.level
		case same >= e.least && same <= e.most:
			level += e.level
		}
	}
	return level
}

func (l *plan) add(r *rules, kind int) {
	a := &r.animals[kind]
	l.level += l.level1(r, kind)
	l.free -= max(0, a.space+l.area.space)
	l.kinds |= 1 << kind
	l.count[kind]++
	l.wild = a.nature == hungry && l.area.nature != friendly
}

func (k *sketch) animalHint(kind int) int {
	at, points := k.place(kind)
	if at < 0 {
		return -50 * int(k.r.aside(kind)) // it may find an area yet
	}
	return 100 * int(points)
}

func (k *sketch) areaHint(a *area) int {
	l := plan{area: *a, free: a.size}
	gain := int32(0)
	for kind := len(k.r.animals) - 1; kind >= 0; kind-- {
		for range k.waiting[kind] {
			if l.takes(k.r, kind) {
				gain += l.level1(k.r, kind)*a.multiplier + k.r.aside(kind)
				l.add(k.r, kind)
			}
		}
	}
	free := int32(0) // in the areas there are: the more of it, the less is more of it worth
	for i := range k.plots[:k.areas] {
		free += max(0, k.plots[i].free)
	}
	hope := prospect * l.free * a.multiplier
	return 100*int(gain) + int(hope*4/(4+free))
}

func (k *sketch) improvementHint(b *area) int {
	best := int32(0)
	for i := range k.plots[:k.areas] {
		l := &k.plots[i]
		hint := b.multiplier*l.level*100 + b.size*l.area.multiplier*prospect
		for m := l.kinds; m != 0 && b.level != 0; m &= m - 1 {
			hint += 100 * b.level * l.area.multiplier * int32(l.count[bits.TrailingZeros32(m)])
		}
		if b.habitats&^l.area.habitats != 0 || b.nature == friendly {
			hint += l.free * l.area.multiplier * prospect / 4
		}
		best = max(best, hint)
	}
	return int(best)
}
