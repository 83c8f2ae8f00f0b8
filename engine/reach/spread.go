package reach

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// A Reach says where animals can come to stand, in however many moves, on a board that is empty but
// for whom they hop over or capture on the way.
type Reach struct {
	def     *variants.Definition
	squares [2][][]bool // by side, animal and square
}

// Spread moves every animal about from where it is set up, dropped or promoted, until nothing new
// is found. moved says of which animals others can take them to wherever they may stand. It fails
// where the engine cannot hold the variant.
func Spread(def *variants.Definition, moved func(*variants.Animal) bool) (*Reach, error) {
	p, err := newProbe(def, nil)
	if err != nil {
		return nil, err
	}
	r := &Reach{def: def}
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
	return r, nil
}

// next lists what an animal on a square can lead to: itself elsewhere, what it is promoted to, what
// it drops.
func (r *Reach) next(p *probe, x variants.Placed) []variants.Placed {
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

// Has reports whether a side can have an animal.
func (r *Reach) Has(side, animal int) bool { return slices.Contains(r.squares[side][animal], true) }

// Any reports whether an animal of a side can come to stand on one of some squares.
func (r *Reach) Any(side, animal int, squares []variants.Square) bool {
	return slices.ContainsFunc(squares, func(s variants.Square) bool { return r.squares[side][animal][s] })
}

// Terrain reports whether an animal of either side can come to stand on one of some terrains.
func (r *Reach) Terrain(animal int, names variants.Names) bool {
	for s := range variants.Square(r.def.Board.Squares()) {
		there := r.squares[0][animal][s] || r.squares[1][animal][s]
		if there && onTerrain(&r.def.Board, s, names) {
			return true
		}
	}
	return false
}

func onTerrain(b *variants.Board, s variants.Square, names variants.Names) bool {
	return slices.ContainsFunc(names, func(name string) bool {
		i, ok := b.TerrainIndex(name)
		return ok && b.TerrainAt(s) == i
	})
}

// Moves reports whether an animal with nothing but some movements could move from any square that
// it can come to stand on.
func (r *Reach) Moves(animal int, only ...variants.Mechanic) (bool, error) {
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
		for s, there := range r.squares[side][animal] {
			x := variants.Placed{Square: variants.Square(s), Animal: animal, Side: side}
			if there && len(p.moves(x)) > 0 {
				return true, nil
			}
		}
	}
	return false, nil
}
