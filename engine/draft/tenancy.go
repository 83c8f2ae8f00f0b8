package draft

import "math/bits"

// A company is the animals of one area: how many of each kind.
type company struct {
	count [maxAnimals]uint8
	kinds uint32 // those of which there is any, as a set
	total int32
}

// set makes it so many of a kind.
func (c *company) set(kind int, n uint8) {
	c.total += int32(n) - int32(c.count[kind])
	c.count[kind] = n
	c.kinds &^= 1 << kind
	if n > 0 {
		c.kinds |= 1 << kind
	}
}

// counted is what an effect of a kind counts.
func (c *company) counted(e *effect, kind int) int32 {
	if e.counts == same {
		return int32(c.count[kind]) - 1
	}
	n := c.total
	if e.of != ^uint32(0) {
		n = 0
		for k := c.kinds & e.of; k != 0; k &= k - 1 {
			n += int32(c.count[bits.TrailingZeros32(k)])
		}
	}
	if e.counts == others && e.of>>kind&1 != 0 {
		n--
	}
	return n
}

// works reports whether an effect of a kind is at work, and how many times over.
func (c *company) works(e *effect, kind int) (times int32, ok bool) {
	n := c.counted(e, kind)
	if n < e.least || n > e.most {
		return 0, false
	}
	if e.each {
		return n, n > 0 || e.nature != printed
	}
	return 1, true
}

// A tenant is what one animal of a kind needs and gives in its company.
type tenant struct {
	level, space int32
	nature       nature
}

// tenant is what each animal of a kind is like in an area with this company.
func (r *rules) tenant(a *area, c *company, kind int) tenant {
	card := &r.animals[kind]
	t := tenant{card.level + a.level, card.space + a.space, card.nature}
	for i := range card.effects {
		e := &card.effects[i]
		if times, ok := c.works(e, kind); ok {
			t.level += times * e.level
			t.space += times * e.space
			if e.nature != printed {
				t.nature = e.nature
			}
		}
	}
	t.space = max(0, t.space)
	if a.nature != printed {
		t.nature = a.nature
	}
	return t
}

// A tenancy is what a company makes of an area.
type tenancy struct {
	levels int32 // in all
	space  int32 // taken
}

// tenancy judges a company in an area; it is not legal if there is no space for all, if one lives
// there against its nature, or in a habitat that is not its own.
func (r *rules) tenancy(a *area, c *company) (t tenancy, legal bool) {
	alone := c.kinds&(c.kinds-1) == 0
	for k := c.kinds; k != 0; k &= k - 1 {
		kind := bits.TrailingZeros32(k)
		if r.animals[kind].habitats&a.habitats == 0 {
			return t, false
		}
		one, n := r.tenant(a, c, kind), int32(c.count[kind])
		if one.nature == hungry && !alone {
			return t, false
		}
		t.levels += n * one.level
		t.space += n * one.space
	}
	return t, t.space <= a.size
}

// points are those of an area with its company, less what is taken off for space left in it.
func (r *rules) points(a *area, t tenancy) int32 {
	p := t.levels * a.multiplier
	if left := a.size - t.space; left > 0 {
		p -= int32(r.scoring.RoomyArea) + left*int32(r.scoring.EmptySpace)
	}
	return p
}

// aside is what an animal of a kind costs that lives in no area.
func (r *rules) aside(kind int) int32 {
	return int32(r.scoring.Aside) + r.animals[kind].space*int32(r.scoring.AsideSpace)
}
