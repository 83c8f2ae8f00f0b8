package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// exceptions warns of rules about captures that mean nobody, or change nothing.
func (l *linter) exceptions() {
	c := &l.def.Captures
	for i := range c.Exceptions {
		r := &c.Exceptions[i]
		if !r.Enabled {
			continue
		}
		path := "captures.exceptions." + r.ID
		attackers, victims := l.attackers(r), l.named(r.Victims)
		if r.Traps && c.TrapZone == "" && !l.canBeSet("captures.trap_zone") {
			l.warn(path+".on_traps", "", "on_traps means nothing: there is no trap_zone")
		}
		l.except(path, r)
		l.places(path+".from", r.From, attackers, "no attacker that it means")
		l.places(path+".onto", r.Onto, victims, "no victim that it means")
		switch later := l.overruled(i); {
		case len(attackers) == 0:
			l.warn(path, "", "the exception %q means nobody: no such attacker is ever on the board", r.ID)
		case len(victims) == 0:
			l.warn(path, "", "the exception %q means nobody: no such victim is ever on the board", r.ID)
		case later != "":
			l.warn(path, "", "the exception %q never decides: %q comes later, and applies whenever it does", r.ID, later)
		case !(r.Traps && c.TrapZone != "") && l.soAnyway(i, attackers, victims):
			l.warn(path+".allowed", "", "the exception %q changes nothing: these captures are %s anyway", r.ID, allowedOrNot[r.Allowed])
		}
	}
}

var allowedOrNot = map[bool]string{true: "allowed", false: "not allowed"}

// named lists the animals of these ids, all if there are none, that can be on the board.
func (l *linter) named(ids variants.Names) (all []int) {
	for i, a := range l.def.Animals {
		if l.present[i] && (len(ids) == 0 || slices.Contains(ids, a.ID)) {
			all = append(all, i)
		}
	}
	return all
}

// attackers lists the animals that can be on the board whose captures a rule means.
func (l *linter) attackers(r *variants.CaptureRule) []int {
	return slices.DeleteFunc(l.named(r.Attackers), func(i int) bool {
		return slices.Contains(r.Except, l.def.Animals[i].ID)
	})
}

// except warns of animals that a rule does not mean though it names others only.
func (l *linter) except(path string, r *variants.CaptureRule) {
	for _, id := range r.Except {
		if len(r.Attackers) > 0 && !slices.Contains(r.Attackers, id) {
			l.warn(path+".except", "", "that %s is excepted means nothing: it is none of the attackers", id)
			return
		}
	}
}

// places warns of terrains, all of which or none of which matter to a rule about some animals.
func (l *linter) places(path string, terrains variants.Names, animals []int, whose string) {
	stands := func(i int) bool { return l.reach.Terrain(i, terrains) }
	switch {
	case len(terrains) == 0 || len(animals) == 0:
	case len(l.def.Board.Terrain) < len(terrains):
		l.warn(path, "", "%s means nothing: it names every terrain", path[len(path)-4:])
	case !slices.ContainsFunc(animals, stands):
		l.warn(path, "", "%s can ever stand there", whose)
	}
}

// overruled is the exception that decides whenever the i-th applies, or else nothing.
func (l *linter) overruled(i int) string {
	rules := l.def.Captures.Exceptions
	r := &rules[i]
	for j := i + 1; j < len(rules); j++ {
		o := &rules[j]
		places := wider(o.From, r.From) && wider(o.Onto, r.Onto)
		animals := within(l.attackers(r), l.attackers(o)) && within(l.named(r.Victims), l.named(o.Victims))
		if o.Enabled && (o.Traps || !r.Traps) && places && animals {
			return o.ID
		}
	}
	return ""
}

// wider reports whether terrains, any if none are named, include others.
func wider(many, few variants.Names) bool {
	return len(many) == 0 || len(few) > 0 && within(few, many)
}

func within[T comparable](few, many []T) bool {
	return !slices.ContainsFunc(few, func(one T) bool { return !slices.Contains(many, one) })
}

// soAnyway reports whether the captures that the i-th exception means are as it says without it.
func (l *linter) soAnyway(i int, attackers, victims []int) bool {
	want := l.def.Captures.Exceptions[i].Allowed
	for _, a := range attackers {
		for _, v := range victims {
			if is, sure := l.before(i, a, v); !sure || is != want {
				return false
			}
		}
	}
	return true
}

// before says whether one animal may take another where the i-th exception and those after it do
// not decide, and whether that is so everywhere, but for traps.
func (l *linter) before(i, attacker, victim int) (allowed, everywhere bool) {
	c := &l.def.Captures
	strong, weak := l.def.Animals[attacker].Rank, l.def.Animals[victim].Rank
	allowed, everywhere = c.By != "rank" || strong > weak || strong == weak && c.EqualRank == "attacker", true
	if c.By == "rank" && strong == weak && c.EqualRank == "both" {
		everywhere = false // it may, but is removed too
	}
	for j := range i {
		r := &c.Exceptions[j]
		if !r.Enabled || !slices.Contains(l.attackers(r), attacker) || !slices.Contains(l.named(r.Victims), victim) {
			continue
		}
		somewhere := len(r.From) > 0 || len(r.Onto) > 0
		everywhere = (everywhere || !somewhere) && !(somewhere && allowed != r.Allowed)
		if !somewhere {
			allowed = r.Allowed
		}
	}
	return allowed, everywhere
}
