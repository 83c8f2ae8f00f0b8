package variants

import (
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/english"
)

// animals adds a section for each animal that is new, gone or changed.
func (d *differ) animals() {
	for i := range d.b.Animals {
		b := &d.b.Animals[i]
		s := Section{Part: "animal", Animal: b.ID, Title: b.Name}
		if j := d.a.Animal(b.ID); j >= 0 {
			s.Changes = d.animal(&d.a.Animals[j], b)
		} else {
			s.Kind, s.Changes = Added, d.whole(d.tb, b, Added)
		}
		d.add(s)
	}
	for i := range d.a.Animals {
		if a := &d.a.Animals[i]; d.b.Animal(a.ID) < 0 {
			d.add(Section{Part: "animal", Animal: a.ID, Title: a.Name, Kind: Removed, Changes: d.whole(d.ta, a, Removed)})
		}
	}
}

// whole describes an animal that only one of the variants has.
func (d *differ) whole(t teller, a *Animal, kind ChangeKind) []Change {
	p := path{"animals", a.ID}
	if kind == Removed {
		return []Change{{Kind: Removed, Path: p.String(), Text: "no longer in the game"}}
	}
	var changes []Change
	say := func(p path, text string) {
		if text != "" {
			changes = append(changes, Change{Kind: kind, Path: p.String(), Text: text})
		}
	}
	where := "not on the board at the start"
	if squares := t.d.standing(a.ID, t.d.isOpposite()); squares != "nowhere" && squares != "White nowhere, Black nowhere" {
		where = "starts on " + squares
	}
	say(path{"setup", "white", a.ID}, where)
	say(p.To("value"), "value "+decimal.Text(a.Value))
	if a.Rank > 0 {
		say(p.To("rank"), "rank "+decimal.Text(float64(a.Rank)))
	}
	if a.Royal {
		say(p.To("royal"), "is royal")
	}
	for i := range a.Terrain {
		say(p.To("terrain").To(a.Terrain[i].Terrain), t.terrainRule(&a.Terrain[i]))
	}
	for i := range a.Zones {
		say(p.To("zones").To(a.Zones[i].Zone), t.zoneRule(&a.Zones[i]))
	}
	for i := range a.Movements {
		if m := &a.Movements[i]; m.Enabled {
			say(p.To("movements").To(m.ID), t.of(a).mechanic(m))
		}
	}
	for i := range a.Abilities {
		if m := &a.Abilities[i]; m.Enabled {
			say(p.To("abilities").To(m.ID), t.of(a).introduce(m))
		}
	}
	if len(a.Immune) > 0 {
		say(p.To("immune"), "immune to "+english.List(a.Immune, "and"))
	}
	if a.Promotion != nil {
		say(p.To("promotion"), t.promotion(a.Promotion))
	}
	return changes
}

// introduce names an ability and says what it does: in the designer's words, or else in general
// ones.
func (t teller) introduce(m *Mechanic) string {
	if m.Text != "" {
		return m.ID + ": " + m.Text
	}
	return m.ID + ": " + english.Sentence(t.mechanic(m))
}

// animal compares an animal that both variants have.
func (d *differ) animal(a, b *Animal) []Change {
	p := path{"animals", a.ID}
	var changes []Change
	if a.Name != b.Name {
		changes = append(changes, change(p.To("name"), "name", a.Name, b.Name))
	}
	changes = append(changes, d.parameters(p, "", a, b, "immune", "royal")...)
	if a.Royal != b.Royal {
		c := Change{Kind: Changed, Path: p.To("royal").String(), Text: "is now royal"}
		if a.Royal {
			c.Text = "no longer royal"
		}
		changes = append(changes, c)
	}
	changes = append(changes, d.terrain(p, a, b)...)
	changes = append(changes, d.movements(p.To("movements"), a, b)...)
	changes = append(changes, d.abilities(p.To("abilities"), a, b)...)
	changes = append(changes, immunities(p, a, b)...)
	return append(changes, d.promotion(p.To("promotion"), a, b)...)
}

// terrain compares what terrains and zones mean to an animal.
func (d *differ) terrain(p path, a, b *Animal) []Change {
	before, after := d.ta.ground(a), d.tb.ground(b)
	var changes []Change
	for _, r := range after {
		old := ""
		if i := slices.IndexFunc(before, r.same); i >= 0 {
			old = before[i].clause
		}
		switch {
		case r.clause == old:
		case old == "":
			changes = append(changes, Change{Kind: Added, Path: r.in(p), After: r.clause, Text: "now " + r.clause})
		case r.clause == "":
			changes = append(changes, before[slices.IndexFunc(before, r.same)].goneFrom(p))
		default:
			changes = append(changes, Change{Kind: Changed, Path: r.in(p), Before: old, After: r.clause, Text: old + " → " + r.clause})
		}
	}
	for _, r := range before {
		if !slices.ContainsFunc(after, r.same) && r.clause != "" {
			changes = append(changes, r.goneFrom(p))
		}
	}
	return changes
}

// A groundRule is what a terrain or zone means to an animal.
type groundRule struct{ part, id, clause string }

func (r groundRule) same(s groundRule) bool { return r.part == s.part && r.id == s.id }

func (r groundRule) in(p path) string { return p.To(r.part).To(r.id).String() }

// goneFrom tells that a rule no longer holds.
func (r groundRule) goneFrom(p path) Change {
	return Change{Kind: Removed, Path: r.in(p), Before: r.clause, Text: fmt.Sprintf("%s no longer matters (before: it %s)", english.Name(r.id), r.clause)}
}

func (t teller) ground(a *Animal) []groundRule {
	var rules []groundRule
	for i := range a.Terrain {
		r := &a.Terrain[i]
		rules = append(rules, groundRule{"terrain", r.Terrain, t.terrainRule(r)})
	}
	for i := range a.Zones {
		r := &a.Zones[i]
		rules = append(rules, groundRule{"zones", r.Zone, t.zoneRule(r)})
	}
	return rules
}

func immunities(p path, a, b *Animal) []Change {
	less := func(names, others Names) []string {
		return slices.DeleteFunc(slices.Clone(names), func(n string) bool { return slices.Contains(others, n) })
	}
	won, lost := less(b.Immune, a.Immune), less(a.Immune, b.Immune)
	c := Change{Kind: Changed, Path: p.To("immune").String(), Before: english.List(a.Immune, "and"), After: english.List(b.Immune, "and")}
	switch {
	case len(won) == 0 && len(lost) == 0:
		return nil
	case len(lost) == 0:
		c.Text = "now immune to " + english.List(won, "and")
	case len(won) == 0:
		c.Text = "no longer immune to " + english.List(lost, "or")
	default:
		c.Text = "now immune to " + english.List(won, "and") + ", no longer to " + english.List(lost, "or")
	}
	return []Change{c}
}

func (d *differ) promotion(p path, a, b *Animal) []Change {
	switch {
	case a.Promotion == nil && b.Promotion == nil:
		return nil
	case a.Promotion == nil:
		clause := d.tb.promotion(b.Promotion)
		return []Change{{Kind: Added, Path: p.String(), After: clause, Text: "now " + clause}}
	case b.Promotion == nil:
		clause := d.ta.promotion(a.Promotion)
		return []Change{{Kind: Removed, Path: p.String(), Before: clause, Text: "no longer " + clause}}
	}
	return d.parameters(p, "promotion", a.Promotion, b.Promotion)
}
