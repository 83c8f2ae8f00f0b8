package variants

import (
	"reflect"
	"slices"

	"github.com/wildbench/wildbench/variants/english"
)

// movements compares how an animal moves. Movements that are off do not count.
func (d *differ) movements(p path, a, b *Animal) []Change {
	ta, tb := d.ta.of(a), d.tb.of(b)
	heirs := heirs(a.Movements, b.Movements)
	var changes []Change
	for i := range a.Movements {
		old := &a.Movements[i]
		now := mechanicNamed(b.Movements, old.ID)
		if old.Enabled && !inherited(heirs, old) && (now == nil || !now.Enabled || now.Kind != old.Kind) {
			clause := ta.mechanic(old)
			changes = append(changes, Change{Kind: gone(now, TurnedOff), Path: p.To(old.ID).String(), Before: clause, Text: "no longer " + clause})
		}
	}
	for i := range b.Movements {
		now := &b.Movements[i]
		old := mechanicNamed(a.Movements, now.ID)
		if forebear := heirs[now]; forebear != nil {
			old = forebear
		}
		switch {
		case old != nil && old.Kind == now.Kind && old.Enabled == now.Enabled:
			changes = append(changes, d.parameters(p.To(now.ID), now.ID, old.Params, now.Params)...)
		case now.Enabled:
			clause := tb.mechanic(now)
			c := Change{Kind: Added, Path: p.To(now.ID).String(), After: clause, Text: "now " + clause}
			if old != nil && old.Kind == now.Kind {
				c.Kind = TurnedOn
			}
			changes = append(changes, c)
		}
	}
	return changes
}

// gone says how something went: it may still be there, turned off.
func gone(now *Mechanic, off ChangeKind) ChangeKind {
	switch {
	case now == nil:
		return Removed
	case !now.Enabled:
		return off
	}
	return Replaced
}

func mechanicNamed(ms []Mechanic, id string) *Mechanic {
	if i := slices.IndexFunc(ms, func(m Mechanic) bool { return m.ID == id }); i >= 0 {
		return &ms[i]
	}
	return nil
}

// abilities compares what else an animal can do.
func (d *differ) abilities(p path, a, b *Animal) []Change {
	heirs := heirs(a.Abilities, b.Abilities)
	var changes []Change
	for i := range b.Abilities {
		now := &b.Abilities[i]
		old := mechanicNamed(a.Abilities, now.ID)
		at := p.To(now.ID)
		switch forebear := heirs[now]; {
		case forebear != nil:
			changes = append(changes, Change{Kind: Replaced, Path: at.String(), Before: forebear.ID, After: now.ID,
				Text: forebear.ID + " becomes " + d.tb.of(b).introduce(now)})
			changes = append(changes, d.parameters(at, now.ID, forebear.Params, now.Params)...)
		case old == nil:
			text := "new ability " + d.tb.of(b).introduce(now)
			if !now.Enabled {
				text = "new ability, turned off: " + d.tb.of(b).introduce(now)
			}
			changes = append(changes, Change{Kind: Added, Path: at.String(), After: d.tb.of(b).mechanic(now), Text: text})
		default:
			changes = append(changes, d.ability(at, d.ta.of(a), d.tb.of(b), old, now)...)
		}
	}
	for i := range a.Abilities {
		old := &a.Abilities[i]
		if mechanicNamed(b.Abilities, old.ID) == nil && !inherited(heirs, old) {
			changes = append(changes, Change{Kind: Removed, Path: p.To(old.ID).String(), Before: d.ta.of(a).mechanic(old), Text: "no more " + old.ID})
		}
	}
	return changes
}

// ability compares an ability that both animals have.
func (d *differ) ability(p path, ta, tb teller, old, now *Mechanic) []Change {
	var changes []Change
	if old.Enabled != now.Enabled {
		c := Change{Kind: TurnedOn, Path: p.To("enabled").String(), Before: "off", After: "on", Text: now.ID + ": off → on"}
		if old.Enabled {
			c = Change{Kind: TurnedOff, Path: p.To("enabled").String(), Before: "on", After: "off", Text: now.ID + ": on → off"}
		}
		changes = append(changes, c)
	}
	if old.Kind != now.Kind {
		before, after := ta.mechanic(old), tb.mechanic(now)
		return append(changes, Change{Kind: Replaced, Path: p.String(), Before: before, After: after,
			Text: now.ID + " is another ability now: " + english.Sentence(after)})
	}
	return append(changes, d.parameters(p, now.ID, old.Params, now.Params)...)
}

// heirs pairs mechanics that come with mechanics that go, where one can be taken for the other
// under a new name: both are of one mechanic, most of their parameters are the same, and no other
// pair could be meant.
func heirs(a, b []Mechanic) map[*Mechanic]*Mechanic {
	pairs := map[*Mechanic]*Mechanic{}
	var old, now []*Mechanic
	for i := range a {
		if mechanicNamed(b, a[i].ID) == nil {
			old = append(old, &a[i])
		}
	}
	for i := range b {
		if mechanicNamed(a, b[i].ID) == nil {
			now = append(now, &b[i])
		}
	}
	for _, n := range now {
		var like []*Mechanic
		for _, o := range old {
			if alike(o, n) {
				like = append(like, o)
			}
		}
		rivals := 0
		for _, other := range now {
			if len(like) == 1 && alike(like[0], other) {
				rivals++
			}
		}
		if len(like) == 1 && rivals == 1 {
			pairs[n] = like[0]
		}
	}
	return pairs
}

// alike reports whether two mechanics could be one under two names.
func alike(o, n *Mechanic) bool {
	if o.Kind != n.Kind || o.Enabled != n.Enabled {
		return false
	}
	x, y := reflect.ValueOf(o.Params).Elem(), reflect.ValueOf(n.Params).Elem()
	different := 0
	for i := range x.NumField() {
		if !reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			different++
		}
	}
	return 2*different < x.NumField() || different == 0
}

func inherited(heirs map[*Mechanic]*Mechanic, old *Mechanic) bool {
	for _, forebear := range heirs {
		if forebear == old {
			return true
		}
	}
	return false
}
