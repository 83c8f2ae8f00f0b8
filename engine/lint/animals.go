package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// animal checks one animal: whether it is ever there, moves, gets where it is to be promoted, and
// what it can do.
func (l *linter) animal(i int) error {
	a := &l.def.Animals[i]
	path := "animals." + a.ID
	if !l.present[i] {
		l.unused(path, "put it into the setup, promote another animal to it, or take it out", "%s is never on the board", a.Name)
		return nil // everything else follows from that
	}
	if !l.reach.Has(0, i) && !l.reach.Has(1, i) {
		return nil // it waits for a promotion that never comes, which is warned of there
	}
	l.mobility(path, i)
	if err := l.movements(path, i); err != nil {
		return err
	}
	for j := range a.Abilities {
		if m := &a.Abilities[j]; m.Enabled {
			if err := l.mechanic(path+".abilities."+m.ID, i, m); err != nil {
				return err
			}
		}
	}
	l.immunities(path, a)
	if err := l.bars(path, i); err != nil {
		return err
	}
	if a.Royal && !l.canLoseRoyal() {
		l.warn(path+".royal", "add an ending with when: royal-lost, or turn it on", "%s is royal, but no ending is about losing it", a.Name)
	}
	if p := a.Promotion; p != nil {
		l.promotion(path+".promotion.zone", i, p)
		l.becomes(path+".promotion", a, p)
	}
	return nil
}

// mobility warns of animals that can never move.
func (l *linter) mobility(path string, i int) {
	a := &l.def.Animals[i]
	if a.HasMovement() || slices.ContainsFunc(a.Abilities, displaces) || l.someAbility(takesAlong(a)) {
		return
	}
	l.warn(path, "give it a movement, or turn one on", "%s can never move: it has no movement that is on", a.Name)
}

// displaces reports whether an ability that is on can take its animal to another square.
func displaces(m variants.Mechanic) bool { return m.Enabled && m.Params.Moves() }

// takesAlong selects abilities by which others take an animal along when they move.
func takesAlong(a *variants.Animal) func(*variants.Animal, *variants.Mechanic) bool {
	return func(owner *variants.Animal, m *variants.Mechanic) bool {
		return m.Params.Carries(a.ID, owner.ID) == variants.Led
	}
}

// isMoved reports whether abilities of others can take an animal elsewhere.
func (l *linter) isMoved(a *variants.Animal) bool {
	return l.someAbility(func(owner *variants.Animal, m *variants.Mechanic) bool {
		switch m.Params.Carries(a.ID, owner.ID) {
		case variants.Led:
			return true
		case variants.Driven:
			return !slices.Contains(a.Immune, m.ID)
		}
		return false
	})
}

// someAbility reports whether an ability that is on, of an animal that can be on the board, is
// such.
func (l *linter) someAbility(such func(owner *variants.Animal, m *variants.Mechanic) bool) bool {
	for i := range l.def.Animals {
		a := &l.def.Animals[i]
		for j := range a.Abilities {
			if m := &a.Abilities[j]; l.present[i] && m.Enabled && such(a, m) {
				return true
			}
		}
	}
	return false
}

// movements warns of movements that lead nowhere from any square that the animal can stand on.
func (l *linter) movements(path string, i int) error {
	a := &l.def.Animals[i]
	for j := range a.Movements {
		if m := &a.Movements[j]; m.Enabled {
			if err := l.mechanic(path+".movements."+m.ID, i, m); err != nil {
				return err
			}
		}
	}
	return nil
}

// mechanic warns of a movement or an ability that is on but can never do anything, and of what it
// is told and cannot heed, because its other parameters leave no room for it.
func (l *linter) mechanic(path string, i int, m *variants.Mechanic) error {
	for _, idle := range m.Params.Idle() {
		l.warn(path+"."+idle.Parameter, "", "%s means nothing: %s", idle.Parameter, idle.Why)
	}
	if m.Role() == variants.Movement {
		can, err := l.reach.Moves(i, *m)
		if err != nil {
			return err
		}
		if !can {
			l.warn(path, "", "%s can never make this move from any square that it can stand on", l.def.Animals[i].Name)
			return nil
		}
	}
	m.Params.Doubts(prospects{linter: l, path: path, id: m.ID, animal: i})
	return nil
}

func (l *linter) canLoseRoyal() bool {
	return slices.ContainsFunc(l.def.End, func(e variants.Ending) bool { return e.When == "royal-lost" && e.Enabled })
}

// promotion warns of a zone that an animal cannot reach. Where the sides differ, only one of them
// need.
func (l *linter) promotion(path string, i int, p *variants.Promotion) {
	failed, reached := -1, false
	for side := range 2 {
		zone := l.def.ZoneSquares(p.Zone, side)
		switch {
		case !l.reach.Has(side, i): // that side has none
		case l.reach.Any(side, i, zone):
			reached = true
		case failed < 0:
			failed = side
		}
	}
	if failed >= 0 && (l.alike() || !reached) {
		l.warn(path, "", "no move of %s's %s leads to the zone %q, where it would be promoted", sideNames[failed], l.def.Animals[i].Name, p.Zone)
	}
}

// becomes warns of what a promotion says of poison where there is none, and of a royal that becomes
// an ordinary animal.
func (l *linter) becomes(path string, a *variants.Animal, p *variants.Promotion) {
	if to := l.def.Animals[l.def.Animal(p.To)]; a.Royal && !to.Royal {
		l.warn(path+".to", "", "a %s that becomes a %s is royal no more: its side has no royal then", a.Name, to.Name)
	}
	if !l.poisons() {
		l.warn(path+".clears_poison", "", "clears_poison means nothing: nobody poisons")
		l.warnings[len(l.warnings)-1].Stated = p.Clears
	}
}

// poisons reports whether an ability poisons, be it on or off.
func (l *linter) poisons() bool {
	return slices.ContainsFunc(l.def.Animals, func(a variants.Animal) bool { return a.Marks().Poison })
}

var sideNames = [2]string{"White", "Black"}
