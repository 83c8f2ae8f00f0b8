package draft

import "math/bits"

// maxFields is how many kinds of animals and improvements a bag can hold at once.
const maxFields = 32

// A bag packs counts of animals and improvements into one word, so that whether some of them are in
// it is one subtraction: each kind has a field that is one bit wider than its count needs, and the
// bit is missing in the difference where there are too few.
type bag struct {
	fields       []field // animals, then improvements
	animals      int     // of the fields
	all          uint64
	guards       uint64
	improvements uint64 // their bits
	buffer       [maxFields]field
	fieldOf      [maxAnimals]int8 // by animal; -1: none in the bag
}

// A field is one kind in a bag.
type field struct {
	kind  uint8 // of animals or of improvements
	count uint8
	shift uint8
	mask  uint64
}

// pack packs all animals and fresh improvements of a park, with one more card if kept is not
// negative.
func (b *bag) pack(p *park, g *Game, kept int) {
	*b = bag{fields: b.buffer[:0]}
	b.fields = b.buffer[:0]
	shift := uint8(0)
	add := func(kind int, n uint8) {
		width := uint8(bits.Len8(n))
		f := field{uint8(kind), n, shift, 1<<width - 1}
		b.fields = append(b.fields, f)
		b.all |= uint64(n) << shift
		b.guards |= 1 << (shift + width)
		shift += width + 1
	}
	for kind := range g.animals {
		b.fieldOf[kind] = -1
		n := p.animals[kind]
		if kept == g.animalKind(kind) {
			n++
		}
		if n > 0 {
			b.fieldOf[kind] = int8(len(b.fields))
			add(kind, n)
		}
	}
	b.animals = len(b.fields)
	from := shift
	for kind := range g.improvements {
		n := p.fresh[kind]
		if kept == g.improvementKind(kind) {
			n++
		}
		if n > 0 {
			add(kind, n)
		}
	}
	b.improvements = (1<<shift - 1) &^ (1<<from - 1) // a shift of 64 gives 0, and 0-1 all bits
}

// holds reports whether what is left holds all that is needed.
func (b *bag) holds(left, need uint64) bool {
	return ((left|b.guards)-need)&b.guards == b.guards
}

// settle puts what is needed into a plot, in place of the animals that lived there.
func (b *bag) settle(p *plot, need uint64) {
	p.company = company{}
	for i, f := range b.fields {
		n := uint8(need >> f.shift & f.mask)
		if i < b.animals {
			p.company.set(int(f.kind), n)
		} else {
			p.attached[f.kind] += n
		}
	}
}
