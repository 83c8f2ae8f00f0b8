package variants

import (
	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// A Toggle is something that --with and --without turn on and off, or that --with gives a value.
type Toggle struct {
	ID      string // animal.ability, animal.effect, or the id of a card or an option
	Enabled bool   // is it on; true for an option with a value
	Value   string // of an option with a value: what it is now
	Summary string // what it does, in a sentence
	Card    bool   // a card that is in the deck or not, for all who play
}

// Toggles lists the abilities or effects of each animal in order, then improvements, areas and
// animals of a deck, then the options.
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
			toggles = append(toggles, Toggle{ID: c.ID + "." + e.ID, Enabled: e.Enabled, Summary: orElse(e.Text, english.Sentence("the "+c.Name+" "+e.words(&d.Deck, c.ID)))})
		}
	}
	for i := range d.Deck.Improvements {
		c := &d.Deck.Improvements[i]
		toggles = append(toggles, Toggle{ID: c.ID, Enabled: c.Enabled, Summary: orElse(c.Text, english.Sentence(c.words()))})
	}
	toggles = append(toggles, d.Deck.cards()...)
	for _, o := range d.Options {
		t := Toggle{ID: o.ID, Enabled: o.Enabled, Summary: o.Summary}
		if o.Sets != "" {
			t.Enabled, t.Value = true, d.Parameter(o.Sets)
		}
		toggles = append(toggles, t)
	}
	return toggles
}

// cards are the cards that can be taken out of the deck. An improvement is turned off in another
// way: it stays, and does nothing.
func (k *Deck) cards() (toggles []Toggle) {
	add := func(id, name string, enabled bool) {
		toggles = append(toggles, Toggle{ID: id, Enabled: enabled, Summary: name + " is in the deck.", Card: true})
	}
	for i := range k.Areas {
		if c := &k.Areas[i]; c.ID != k.Camp {
			add(c.ID, c.Name, c.Enabled)
		}
	}
	for i := range k.Animals {
		add(k.Animals[i].ID, k.Animals[i].Name, k.Animals[i].Enabled)
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
	found, rest := strictyaml.TreeOf(d).Find(splitPath(path))
	if len(rest) > 0 {
		return ""
	}
	return strictyaml.Flow(found.Value)
}
