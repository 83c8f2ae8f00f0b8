package draft

import "math/bits"

// fillings lists the ways to fill an area: with some of the fresh improvements, and then with any
// company that may live there.
type fillings struct {
	area    area
	need    uint64
	company company
	left    int32 // space, at least
	class   *class
}

// list lists the ways to fill the areas of a class, the most worthy first.
func (v *solver) list(c *class) {
	c.from, c.uses = len(v.ways), v.bag.improvements
	v.fillings = fillings{area: c.area, class: c}
	v.improve(v.bag.animals)
	c.to = len(v.ways)
	v.sorter.sort(v.ways[c.from:c.to])
}

// improve goes through the improvements from the f-th field on, first without and then with ever
// more of each.
func (v *solver) improve(f int) {
	o := &v.fillings
	if f == len(v.bag.fields) {
		o.left = o.area.size
		v.house(0)
		return
	}
	x := v.bag.fields[f]
	area, need := o.area, o.need
	for n := range x.count + 1 {
		o.need = need | uint64(n)<<x.shift
		v.improve(f + 1)
		o.area = o.area.plus(&v.rules.improvements[x.kind])
	}
	o.area, o.need = area, need
}

// house goes through the animals from the f-th field on, first with many and then with ever fewer
// of each.
func (v *solver) house(f int) {
	o := &v.fillings
	if f == v.bag.animals {
		v.note()
		return
	}
	x := v.bag.fields[f]
	kind := int(x.kind)
	card := &v.rules.animals[kind]
	if n := v.room(card, x.count); n > 0 {
		need, left := o.need, o.left
		space := max(0, card.least+o.area.space)
		for ; n > 0; n-- {
			o.company.set(kind, n)
			o.need = need | uint64(n)<<x.shift
			o.left = left - int32(n)*space
			if card.always && o.area.nature == printed {
				v.note() // nobody else
			} else {
				v.house(f + 1)
			}
		}
		o.company.set(kind, 0)
		o.need, o.left = need, left
	}
	v.house(f + 1)
}

// room is how many animals of a kind might be added to the company, as far as can be said before it
// is complete.
func (v *solver) room(card *animal, n uint8) uint8 {
	o := &v.fillings
	if card.habitats&o.area.habitats == 0 {
		return 0
	}
	if card.always && o.area.nature == printed && o.company.kinds != 0 {
		return 0
	}
	if space := max(0, card.least+o.area.space); space > 0 {
		n = uint8(max(0, min(int32(n), o.left/space)))
	}
	return n
}

// note adds the company as a way, if it may live there.
func (v *solver) note() {
	o, r := &v.fillings, v.rules
	t, legal := r.tenancy(&o.area, &o.company)
	if !legal {
		return
	}
	worth := r.points(&o.area, t)
	for k := o.company.kinds; k != 0; k &= k - 1 {
		kind := bits.TrailingZeros32(k)
		f := v.bag.fieldOf[kind]
		worth += int32(o.company.count[kind]) * r.aside(kind)
		o.class.uses |= v.bag.fields[f].mask << v.bag.fields[f].shift
	}
	v.ways = append(v.ways, way{need: o.need, worth: worth})
}

// A sorter sorts ways by worth, the most worthy first, and leaves those of equal worth in their
// order. Worths are small numbers: it counts.
type sorter struct {
	starts []int32
	copied []way
}

// maxSpread is how far apart worths may lie to be counted.
const maxSpread = 1 << 12

func (s *sorter) sort(ways []way) {
	if len(ways) < 2 {
		return
	}
	low, high := ways[0].worth, ways[0].worth
	for _, w := range ways {
		low, high = min(low, w.worth), max(high, w.worth)
	}
	if high-low >= maxSpread || len(ways) < 16 {
		s.insert(ways)
		return
	}
	n := int(high-low) + 1
	for len(s.starts) < n+1 {
		s.starts = append(s.starts, 0)
	}
	starts := s.starts[:n+1]
	clear(starts)
	for _, w := range ways {
		starts[high-w.worth+1]++
	}
	for i := range n {
		starts[i+1] += starts[i]
	}
	s.copied = append(s.copied[:0], ways...)
	for _, w := range s.copied {
		at := &starts[high-w.worth]
		ways[*at] = w
		*at++
	}
}

// insert is insertion sort.
func (s *sorter) insert(ways []way) {
	for i := 1; i < len(ways); i++ {
		w, j := ways[i], i
		for ; j > 0 && ways[j-1].worth < w.worth; j-- {
			ways[j] = ways[j-1]
		}
		ways[j] = w
	}
}
