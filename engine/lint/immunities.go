package lint

import "github.com/wildbench/wildbench/variants"

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
		reached := l.someAbility(func(_ *variants.Animal, m *variants.Mechanic) bool { return m.ID == name && m.Params.Affects(a.ID) })
		if !reached {
			l.unused(path+".immune", "", "%s is immune to %q, which could not affect it anyway", a.Name, name)
		}
	}
}

func poisons(_ *variants.Animal, m *variants.Mechanic) bool { return m.Params.Marks().Poison }
