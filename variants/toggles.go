package variants

// A Toggle is something that --with and --without turn on and off, or that --with gives a value.
type Toggle struct {
	ID      string // animal.ability, animal.effect, or the id of an improvement or an option
	Enabled bool   // is it on; true for an option with a value
	Value   string // of an option with a value: what it is now
	Summary string // what it does, in a sentence
}

// Toggles lists the abilities or effects of each animal in order, then improvements, then the options.
func (d *Definition) Toggles() []Toggle {
	var toggles []Toggle
	for _, a := range d.Animals {
		for _, m := range a.Abilities {
			toggles = append(toggles, Toggle{ID: a.ID + "." + m.ID, Enabled: m.Enabled, Summary: m.summary()})
		}
	}
	for _, c := range d.Deck.Animals {
		for i := range c.Effects {
			e := &c.Effects[i]
			toggles = append(toggles, Toggle{ID: c.ID + "." + e.ID, Enabled: e.Enabled, Summary: orElse(e.Text, asSentence("the "+c.Name+" "+e.words(&d.Deck, c.ID)))})
		}
	}
	for i := range d.Deck.Improvements {
		c := &d.Deck.Improvements[i]
		toggles = append(toggles, Toggle{ID: c.ID, Enabled: c.Enabled, Summary: orElse(c.Text, asSentence(c.words()))})
	}
	for _, o := range d.Options {
		t := Toggle{ID: o.ID, Enabled: o.Enabled, Summary: o.Summary}
		if o.Sets != "" {
			t.Enabled, t.Value = true, d.Parameter(o.Sets)
		}
		toggles = append(toggles, t)
	}
	return toggles
}

// summary is the rule in the designer's words, or what the mechanic does in general.
func (m *Mechanic) summary() string {
	if m.Text != "" {
		return m.Text
	}
	kind, _ := kindNamed(m.Kind)
	return kind.Gloss
}

// Parameter is the value at a dotted path as YAML text; empty where there is none.
func (d *Definition) Parameter(path string) string {
	found, rest := d.tree().find(splitPath(path))
	if len(rest) > 0 {
		return ""
	}
	return flow(found.value)
}
