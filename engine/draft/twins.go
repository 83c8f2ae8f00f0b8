package draft

import "slices"

// findTwins tells which cards are the same in all but their names. Who houses animals must put one
// of two such cards first, so that what the one earns alone says nothing of it.
func (g *Game) findTwins() {
	for kind := range g.pieces {
		for first := range kind {
			if g.pieces[first].Twin == 0 && first != g.camp && kind != g.camp && g.twins(first, kind) {
				g.pieces[kind].Twin = 1 + first
				break
			}
		}
	}
}

// twins reports whether two kinds are the same card, for all players.
func (g *Game) twins(a, b int) bool {
	for _, r := range g.rules[:g.seats] {
		switch {
		case g.isArea(a) && g.isArea(b):
			if r.areas[a] != r.areas[b] {
				return false
			}
		case g.isImprovement(a) && g.isImprovement(b):
			if r.improvements[a-g.areas] != r.improvements[b-g.areas] {
				return false
			}
		case g.isAnimal(a) && g.isAnimal(b):
			if !r.twins(g.animal(a), g.animal(b)) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// twins reports whether two animals differ in nothing, and nothing tells them apart: what counts
// one in its company counts the other.
func (r *rules) twins(a, b int) bool {
	x, y := &r.animals[a], &r.animals[b]
	if x.nature != y.nature || x.level != y.level || x.space != y.space || x.habitats != y.habitats {
		return false
	}
	swapped := func(e, f effect) bool {
		f.number, f.of = e.number, swapBits(f.of, a, b)
		return e == f
	}
	if !slices.EqualFunc(x.effects, y.effects, swapped) {
		return false
	}
	for k := range r.animals {
		for _, e := range r.animals[k].effects {
			if k != a && k != b && e.of != swapBits(e.of, a, b) {
				return false
			}
		}
	}
	return true
}

// swapBits exchanges two bits of a set.
func swapBits(set uint32, a, b int) uint32 {
	if set>>a&1 != set>>b&1 {
		set ^= 1<<a | 1<<b
	}
	return set
}
