package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// prospects answers what a mechanic of an animal must know to say what keeps it from doing
// anything.
type prospects struct {
	*linter
	path   string // of the mechanic
	id     string // of the mechanic
	animal int
}

var _ variants.Prospects = prospects{}

// Definition implements [variants.Prospects].
func (p prospects) Definition() *variants.Definition { return p.def }

// Animal implements [variants.Prospects].
func (p prospects) Animal() *variants.Animal { return &p.def.Animals[p.animal] }

// Warn implements [variants.Prospects].
func (p prospects) Warn(parameter, hint, format string, args ...any) {
	path := p.path
	if parameter != "" {
		path += "." + parameter
	}
	p.warn(path, hint, format, args...)
}

// Aim implements [variants.Prospects].
func (p prospects) Aim(what string, victims, spares variants.Names) bool {
	for i := range p.def.Animals {
		a := &p.def.Animals[i]
		named := len(victims) == 0 || slices.Contains(victims, a.ID)
		if p.present[i] && named && !slices.Contains(spares, a.ID) && !slices.Contains(a.Immune, p.id) {
			return true
		}
	}
	p.Warn("", "",
		"nobody can ever %s this: whom it means is immune, spared or never on the board", what)
	return false
}

// Immune implements [variants.Prospects].
func (p prospects) Immune(to string) (all []string) {
	for _, a := range p.def.Animals {
		if slices.Contains(a.Immune, to) {
			all = append(all, a.ID)
		}
	}
	return all
}

// Present implements [variants.Prospects].
func (p prospects) Present(animal string) bool { return p.present[p.def.Animal(animal)] }

// StandsOn implements [variants.Prospects].
func (p prospects) StandsOn(terrains ...string) bool { return p.reach.Terrain(p.animal, terrains) }

// StandsIn implements [variants.Prospects].
func (p prospects) StandsIn(zone string) bool {
	for side := range 2 {
		there := p.reach.Any(side, p.animal, p.def.ZoneSquares(zone, side))
		if p.reach.Has(side, p.animal) && !there {
			return false
		}
	}
	return true
}

// Joined implements [variants.Prospects].
func (p prospects) Joined(others variants.Names) bool {
	if slices.ContainsFunc(others, p.grows) {
		return true
	}
	var count [2]int
	for _, x := range p.def.Pieces() {
		if slices.Contains(others, p.def.Animals[x.Animal].ID) {
			count[x.Side]++
		}
	}
	self := 0 // it is not its own companion
	if slices.Contains(others, p.Animal().ID) {
		self = 1
	}
	return max(count[0], count[1]) > self
}

// Comes implements [variants.Prospects].
func (p prospects) Comes(animal, terrain string) bool {
	return p.reach.Terrain(p.def.Animal(animal), variants.Names{terrain})
}

// Most implements [variants.Prospects].
func (p prospects) Most(sides string) int {
	count, grows := p.armies()
	own, other := max(count[0], count[1])-1, max(count[0], count[1])
	switch {
	case grows:
		return p.def.Board.Squares() - 1
	case sides == "friend":
		return own
	case sides == "enemy":
		return other
	}
	return count[0] + count[1] - 1
}

// armies counts the animals of each side, and says whether there can be more of them.
func (p prospects) armies() (count [2]int, grow bool) {
	for _, x := range p.def.Pieces() {
		count[x.Side]++
	}
	return count, p.someAbility(func(_ *variants.Animal, m *variants.Mechanic) bool {
		return m.Params.Places() != ""
	})
}

// Lonely implements [variants.Prospects].
func (p prospects) Lonely() bool {
	count, grow := p.armies()
	return !grow && max(count[0], count[1]) < 2
}

// grows reports whether there can be more of an animal than at the start.
func (l *linter) grows(id string) bool {
	for i, a := range l.def.Animals {
		if a.Promotion != nil && a.Promotion.To == id && l.present[i] {
			return true
		}
	}
	return l.someAbility(func(owner *variants.Animal, m *variants.Mechanic) bool {
		return m.Params.Places() != "" && owner.ID == id
	})
}
