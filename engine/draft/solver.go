package draft

import "math/bits"

// A solver finds the best way to develop a park: which fresh improvement to attach to which area,
// and which animals to house where, so that the round scores most. It is exact.
//
// It lists the ways to fill each area (options.go), puts prices on animals and improvements, at
// which most ways turn out too dear to be part of any best development (prices.go), and searches
// the others: it tries the ways to fill the areas one area after another, and remembers what the
// later areas are worth with what is left.
//
// Of several best developments it takes the first in this order: areas with fewer habitats come
// first, then those with the higher multiplier, then those laid earlier; of each area, the way that
// is worth most comes first, where the worth is its points and what its animals would have cost
// outside; and then that with fewer of the improvements and more of the animals, in the order of
// the cards.
//
// It works with the worth of ways alone. What all animals would cost outside is taken off at the
// end.
type solver struct {
	rules *rules
	bag   bag
	spots []spot
	ways  []way
	kinds []class // of areas that are filled in the same ways

	// by spot: what this and all later ones are worth at most, at prices and in their unit
	most   [maxAreas + 1]int32
	useful [maxAreas + 1]uint64 // by spot: what it or later ones can use, in a bag

	pricing  pricing
	memory   memory
	known    cache
	sorter   sorter
	fillings fillings
}

// A spot is an area of the park in the order in which areas are filled.
type spot struct {
	plot  int
	class int
}

// A class is areas that are alike.
type class struct {
	area     area
	spots    int    // how many there are
	from, to int    // its ways
	uses     uint64 // of a bag
}

// A way is one way to fill an area.
type way struct {
	need   uint64 // animals and improvements, as a bag
	worth  int32
	profit int32 // the worth less what it needs at prices, in their unit
}

// hopeless is the worth of what cannot be done.
const hopeless = -1 << 28

// value is what a park would score if it were developed now, with one more card if kept is not
// negative.
func (v *solver) value(g *Game, r *rules, p *park, kept int) int32 {
	key := p.hash(r, kept)
	if worth, ok := v.known.get(key); ok {
		return worth
	}
	v.prepare(r, p, g, kept)
	worth := v.fill(0, v.bag.all&v.useful[0], v.pricing.least-1) - v.outside(p, g, kept)
	v.known.put(key, worth)
	return worth
}

// develop develops a park.
func (v *solver) develop(g *Game, r *rules, p *park) {
	v.prepare(r, p, g, -1)
	left, enough := v.bag.all, v.pricing.least-1
	for i := range v.spots {
		left &= v.useful[i]
		worth, n := v.search(i, left, enough)
		w := &v.ways[n]
		v.bag.settle(&p.plots[v.spots[i].plot], w.need)
		left, enough = left-w.need, worth-w.worth-1
	}
	p.fresh = [maxImprovements]uint8{}
}

// outside is what all animals would cost outside.
func (v *solver) outside(p *park, g *Game, kept int) (cost int32) {
	for kind := range v.rules.animals {
		cost += int32(p.animals[kind]) * v.rules.aside(kind)
	}
	if kept >= 0 && g.isAnimal(kept) {
		cost += v.rules.aside(g.animal(kept))
	}
	return cost
}

// prepare lists the spots and the ways to fill them.
func (v *solver) prepare(r *rules, p *park, g *Game, kept int) {
	v.rules = r
	v.bag.pack(p, g, kept)
	v.spots, v.ways, v.kinds = v.spots[:0], v.ways[:0], v.kinds[:0]
	for i := range p.plots[:p.areas] {
		v.spot(i, r.made(&p.plots[i]))
	}
	if kept >= 0 && g.isArea(kept) {
		v.spot(int(p.areas), r.areas[kept])
	}
	v.sortSpots()
	v.price()
	last := len(v.spots)
	v.most[last], v.useful[last] = 0, v.bag.improvements
	for i := last - 1; i >= 0; i-- {
		c := &v.kinds[v.spots[i].class]
		v.most[i] = v.most[i+1] + v.pricing.profits[v.spots[i].class]
		v.useful[i] = v.useful[i+1] | c.uses
	}
	v.memory.clear()
}

// spot adds a spot, and its class if that is new.
func (v *solver) spot(plot int, a area) {
	for i := range v.kinds {
		if v.kinds[i].area == a {
			v.kinds[i].spots++
			v.spots = append(v.spots, spot{plot, i})
			return
		}
	}
	v.spots = append(v.spots, spot{plot, len(v.kinds)})
	v.kinds = append(v.kinds, class{area: a, spots: 1})
	v.list(&v.kinds[len(v.kinds)-1])
}

// sortSpots puts the spots into the order in which they are filled; the animals that few areas take
// are then decided on early, and the last area, which takes most of them, has only to take the best
// of what is left.
func (v *solver) sortSpots() {
	before := func(a, b spot) bool {
		x, y := &v.kinds[a.class].area, &v.kinds[b.class].area
		if n, m := bits.OnesCount32(x.habitats), bits.OnesCount32(y.habitats); n != m {
			return n < m
		}
		if x.multiplier != y.multiplier {
			return x.multiplier > y.multiplier
		}
		return a.plot < b.plot
	}
	for i := 1; i < len(v.spots); i++ { // there are few
		for j := i; j > 0 && before(v.spots[j], v.spots[j-1]); j-- {
			v.spots[j], v.spots[j-1] = v.spots[j-1], v.spots[j]
		}
	}
}

// fill is the most that the spots from the i-th on are worth with what is left, if it is more than
// enough; otherwise a bound of it that is not more than enough. It is hopeless if improvements
// would stay over.
func (v *solver) fill(i int, left uint64, enough int32) int32 {
	if i == len(v.spots)-1 {
		worth, _ := v.fillLast(i, left)
		return worth
	}
	worth, exact := v.memory.get(i, left)
	if exact || worth <= enough {
		return worth
	}
	worth, _ = v.search(i, left, enough)
	v.memory.put(i, left, worth, worth > enough)
	return worth
}

// search is fill, and the first of the best ways to fill the spot if they are more than enough.
func (v *solver) search(i int, left uint64, enough int32) (best int32, way int) {
	if i == len(v.spots)-1 {
		return v.fillLast(i, left)
	}
	c := &v.kinds[v.spots[i].class]
	best = hopeless
	most := v.most[i+1] + v.pricing.of(left)
	for n := c.from; n < c.to; n++ {
		w := &v.ways[n]
		if !v.bag.holds(left, w.need) {
			continue
		}
		goal := max(best, enough)
		worth := (w.profit + most) / priceUnit
		if worth > goal {
			worth = w.worth + v.fill(i+1, (left-w.need)&v.useful[i+1], goal-w.worth)
		}
		if worth > best {
			best, way = worth, n
		}
	}
	return best, way
}

// fillLast is search for the last spot, which takes all improvements that are left.
func (v *solver) fillLast(i int, left uint64) (best int32, way int) {
	c := &v.kinds[v.spots[i].class]
	for n := c.from; n < c.to; n++ {
		if w := &v.ways[n]; v.bag.holds(left, w.need) && (left^w.need)&v.bag.improvements == 0 {
			return w.worth, n
		}
	}
	return hopeless, 0
}
