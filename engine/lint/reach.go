package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// A reach says where animals can come to stand, on a board that is empty but for whom they hop over
// or capture on the way.
type reach struct {
	def     *variants.Definition
	squares [2][][]bool // by side, animal and square
}

// newReach moves every animal about from where it is set up, dropped or promoted, until nothing new
// is found. moved says of which animals others can take it to wherever it may stand.
func newReach(def *variants.Definition, p *probe, moved func(*variants.Animal) bool) *reach {
	r := &reach{def: def}
	for side := range r.squares {
		for range def.Animals {
			r.squares[side] = append(r.squares[side], make([]bool, def.Board.Squares()))
		}
	}
	var todo []variants.Placed
	var known [2][]bool // is an animal of a side already known to be on the board
	for side := range known {
		known[side] = make([]bool, len(def.Animals))
	}
	come := func(x variants.Placed) {
		if at := r.squares[x.Side][x.Animal]; !at[x.Square] {
			at[x.Square] = true
			todo = append(todo, x)
		}
	}
	for _, x := range def.Pieces() {
		come(x)
	}
	for len(todo) > 0 {
		x := todo[0]
		todo = todo[1:]
		if !known[x.Side][x.Animal] && moved(&def.Animals[x.Animal]) {
			for _, to := range p.standing(x) {
				come(to)
			}
		}
		known[x.Side][x.Animal] = true
		for _, to := range r.next(p, x) {
			come(to)
		}
	}
	return r
}

// next lists what an animal on a square can lead to: itself elsewhere, what it is promoted to, what
// it drops.
func (r *reach) next(p *probe, x variants.Placed) []variants.Placed {
	a := &r.def.Animals[x.Animal]
	var all []variants.Placed
	for _, to := range p.moves(x) {
		all = append(all, variants.Placed{Square: to, Animal: x.Animal, Side: x.Side})
	}
	if a.Promotion != nil && slices.Contains(r.def.ZoneSquares(a.Promotion.Zone, x.Side), x.Square) {
		all = append(all, variants.Placed{Square: x.Square, Animal: r.def.Animal(a.Promotion.To), Side: x.Side})
	}
	for i := range a.Abilities {
		if zone := a.Abilities[i].Params.Places(); zone != "" && a.Abilities[i].Enabled {
			for _, s := range r.def.ZoneSquares(zone, x.Side) {
				if to := (variants.Placed{Square: s, Animal: x.Animal, Side: x.Side}); p.stands(to) {
					all = append(all, to)
				}
			}
		}
	}
	return all
}

// any reports whether an animal of either side can stand on a square for which ok holds.
func (r *reach) any(animal int, ok func(variants.Square) bool) bool {
	return r.side(0, animal, ok) || r.side(1, animal, ok)
}

// has reports whether a side can have an animal.
func (r *reach) has(side, animal int) bool { return slices.Contains(r.squares[side][animal], true) }

func (r *reach) side(side, animal int, ok func(variants.Square) bool) bool {
	for s, there := range r.squares[side][animal] {
		if there && ok(variants.Square(s)) {
			return true
		}
	}
	return false
}

// terrain reports whether an animal can stand on one of some terrains.
func (r *reach) terrain(animal int, names variants.Names) bool {
	return r.any(animal, func(s variants.Square) bool { return onTerrain(&r.def.Board, s, names) })
}

func onTerrain(b *variants.Board, s variants.Square, names variants.Names) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		i, ok := b.TerrainIndex(name)
		return ok && b.TerrainAt(s) == i
	})
}

// moves reports whether an animal with nothing but some movements could move from any square that
// it can stand on.
func (r *reach) moves(animal int, only ...variants.Mechanic) (bool, error) {
	p, err := newProbe(r.def, func(a *variants.Animal) {
		if a.ID == r.def.Animals[animal].ID {
			a.Movements = only
		}
		a.Abilities = nil
	})
	if err != nil {
		return false, err
	}
	for side := range r.squares {
		can := r.side(side, animal, func(s variants.Square) bool {
			return len(p.moves(variants.Placed{Square: s, Animal: animal, Side: side})) > 0
		})
		if can {
			return true, nil
		}
	}
	return false, nil
}
