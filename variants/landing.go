package variants

import "slices"

// Landings lists the terrains where an animal of one definition may come to stand, though they
// are barred to it, by capturing one that hides there: its square is ground then. Friends hide
// as their side's own definition says, enemies as theirs does. Whether mechanics are turned on
// does not matter.
func (a *Animal) Landings(own, enemy *Definition) []string {
	var at Landing
	for _, m := range slices.Concat(a.Movements, a.Abilities) {
		if m.Params == nil { // an unknown mechanic is another mistake
			continue
		}
		l := m.Params.Landing()
		at.Enemies, at.Friends = at.Enemies || l.Enemies, at.Friends || l.Friends
	}
	var names []string
	if at.Enemies {
		names = unite(names, enemy.hideouts(func(h Hiding) bool { return h.ForAll }))
	}
	if at.Friends {
		names = unite(names, own.hideouts(func(Hiding) bool { return true }))
	}
	return names
}

// hideouts lists the terrains on which some animal hides in such a way.
func (d *Definition) hideouts(such func(Hiding) bool) []string {
	var names []string
	for i := range d.Animals {
		for _, m := range d.Animals[i].Abilities {
			if m.Params == nil {
				continue
			}
			if h := m.Params.Hides(); h.On != "" && such(h) {
				names = unite(names, []string{h.On})
			}
		}
	}
	return names
}
