package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// immunities warns of immunities against what cannot affect the animal anyway.
func (l *linter) immunities(path string, a *variants.Animal) {
	for _, name := range a.Immune {
		if name == "poison" {
			if !l.someAbility(poisons) {
				l.unused(path+".immune", "", "%s is immune to poison, but nothing poisons", a.Name)
			}
			continue
		}
		on := l.someAbility(func(_ *variants.Animal, m *variants.Mechanic) bool { return m.ID == name })
		if !on {
			l.unused(path+".immune", "", "%s is immune to %q, which is off everywhere", a.Name, name)
			continue
		}
		reached := l.someAbility(func(_ *variants.Animal, m *variants.Mechanic) bool { return m.ID == name && couldAffect(m, a.ID) })
		if !reached {
			l.unused(path+".immune", "", "%s is immune to %q, which could not affect it anyway", a.Name, name)
		}
	}
}

func poisons(_ *variants.Animal, m *variants.Mechanic) bool {
	s, ok := m.Params.(*variants.Strike)
	return ok && s.Effect == "poison"
}

// couldAffect reports whether an ability would do something to an animal that is not immune.
func couldAffect(m *variants.Mechanic, id string) bool {
	var victims, spares variants.Names
	switch p := m.Params.(type) {
	case *variants.Strike:
		victims, spares = p.Victims, p.Spares
	case *variants.Push, *variants.Throw, *variants.Charge: // whom they do not mean can still be in the way
	case *variants.Immobilise, *variants.Ward, *variants.Retaliate:
	case *variants.Sweep:
		spares = p.Spares
	case *variants.Trample:
		victims, spares = p.Victims, p.Spares
	default:
		return false // it does nothing to others
	}
	return (len(victims) == 0 || slices.Contains(victims, id)) && !slices.Contains(spares, id)
}
