package variants

import "slices"

// Landing says whom a mechanic lets its animal take by coming to stand where they stood.
type Landing struct{ Enemies, Friends bool }

// Landing is the one answer for all who ask which mechanics capture by landing, movements and abilities alike.
func (m *Mechanic) Landing() Landing {
	capture := ""
	switch p := m.Params.(type) {
	case *Step:
		capture = p.Capture
	case *Slide:
		capture = p.Capture
	case *Leap:
		capture = p.Capture
	case *Walk:
		capture = p.Capture
	case *Shift:
		capture = p.Capture
	case *Vault:
		capture = p.Capture
	case *Charge:
		return Landing{Enemies: true, Friends: true}
	case *Hop: // a later hop may land where an earlier one captured
		return Landing{Enemies: p.Capture != "never" && (p.Hops > 1 || len(p.Over) > 1)}
	default: // whoever is displaced comes down on free ground only
		return Landing{}
	}
	return Landing{Enemies: capture != "never"}
}

// Landings lists the terrains where an animal of one definition may come to stand, though they
// are barred to it, by capturing one that hides there: its square is ground then. Friends hide
// as their side's own definition says, enemies as theirs does. Whether mechanics are turned on
// does not matter.
func (a *Animal) Landings(own, enemy *Definition) []string {
	var at Landing
	for _, m := range slices.Concat(a.Movements, a.Abilities) {
		l := m.Landing()
		at.Enemies, at.Friends = at.Enemies || l.Enemies, at.Friends || l.Friends
	}
	var names []string
	if at.Enemies {
		names = unite(names, enemy.hideouts(func(s *Submerge) bool { return s.For == "all" }))
	}
	if at.Friends {
		names = unite(names, own.hideouts(func(*Submerge) bool { return true }))
	}
	return names
}

// hideouts lists the terrains on which some animal hides in such a way.
func (d *Definition) hideouts(such func(*Submerge) bool) []string {
	var names []string
	for i := range d.Animals {
		for _, m := range d.Animals[i].Abilities {
			if s, ok := m.Params.(*Submerge); ok && such(s) {
				names = unite(names, []string{s.Terrain})
			}
		}
	}
	return names
}
