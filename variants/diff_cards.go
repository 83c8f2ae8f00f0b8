package variants

import (
	"slices"

	"github.com/wildbench/wildbench/variants/english"
)

// cards compares two games of cards.
func (d *differ) cards() {
	a, b := &d.a.Deck, &d.b.Deck
	deck := path{"deck"}
	d.add(Section{Part: "deck", Title: "Deck", Changes: d.parameters(deck, "", a, b)})
	p := deck.To("areas")
	cards(d, "areas", p, a.Areas, b.Areas,
		func(c *Area) (string, string, string) { return c.ID, c.Name, c.words() },
		func(x, y *Area) []Change {
			return append(switched(p.To(y.ID), y.Name, x.Enabled, y.Enabled), d.parameters(p.To(y.ID), "", x, y)...)
		})
	p = deck.To("improvements")
	cards(d, "improvements", p, a.Improvements, b.Improvements,
		func(c *Improvement) (string, string, string) {
			return c.ID, c.Name, copies(c.Copies) + ", " + offMark(c.Enabled) + c.words()
		},
		func(x, y *Improvement) []Change {
			return append(switched(p.To(y.ID), y.words(), x.Enabled, y.Enabled), d.parameters(p.To(y.ID), "", x, y)...)
		})
	p = deck.To("animals")
	cards(d, "animals", p, a.Animals, b.Animals,
		func(c *Resident) (string, string, string) {
			k := b // of a card that is gone: the deck that had it
			if b.Animal(c.ID) < 0 {
				k = a
			}
			return c.ID, c.Name, c.words(k)
		},
		func(x, y *Resident) []Change {
			changes := append(switched(p.To(y.ID), y.Name, x.Enabled, y.Enabled), d.parameters(p.To(y.ID), "", x, y)...)
			return append(changes, d.effects(p.To(y.ID).To("effects"), x, y)...)
		})
	d.add(Section{Part: "play", Title: "Play", Changes: d.play()})
	d.add(Section{Part: "scoring", Title: "Scoring", Changes: d.scorings()})
	d.add(Section{Part: "solo", Title: "One player", Changes: d.solo()})
	d.add(Section{Part: "limits", Title: "Limits of self-play", Changes: d.limits()})
	d.add(Section{Part: "options", Title: "Options", Changes: d.options()})
}

// cards compares lists of cards of one sort: a section for each that differs. about is a card's id,
// its name, and what is printed on it.
func cards[T any](d *differ, part string, p path, a, b []T, about func(*T) (id, name, words string), compare func(x, y *T) []Change) {
	find := func(list []T, id string) int {
		return slices.IndexFunc(list, func(c T) bool { other, _, _ := about(&c); return other == id })
	}
	for i := range b {
		id, name, words := about(&b[i])
		if j := find(a, id); j >= 0 {
			d.add(Section{Part: part, Animal: id, Title: name, Changes: compare(&a[j], &b[i])})
			continue
		}
		d.add(Section{Part: part, Animal: id, Title: name, Kind: Added,
			Changes: []Change{{Kind: Added, Path: p.To(id).String(), After: words, Text: "new card: " + words}}})
	}
	for i := range a {
		if id, name, words := about(&a[i]); find(b, id) < 0 {
			d.add(Section{Part: part, Animal: id, Title: name, Kind: Removed,
				Changes: []Change{{Kind: Removed, Path: p.To(id).String(), Before: words, Text: "no more: " + words}}})
		}
	}
}

// switched tells of something that was turned on or off.
func switched(p path, name string, before, after bool) []Change {
	switch {
	case before == after:
		return nil
	case after:
		return []Change{{Kind: TurnedOn, Path: p.To("enabled").String(), After: name, Text: "turned on: " + name}}
	}
	return []Change{{Kind: TurnedOff, Path: p.To("enabled").String(), Before: name, Text: "turned off: " + name}}
}

// effects compares the effects of an animal that both decks have.
func (d *differ) effects(p path, x, y *Resident) (changes []Change) {
	var before, after []string
	for i := range y.Effects {
		now := &y.Effects[i]
		after = append(after, now.ID)
		at, what, words := p.To(now.ID), english.Name(now.ID), now.words(&d.b.Deck, y.ID)
		j := slices.IndexFunc(x.Effects, func(e Effect) bool { return e.ID == now.ID })
		if j < 0 {
			changes = append(changes, Change{Kind: Added, Path: at.String(), After: words, Text: "new effect " + what + ": " + words})
			continue
		}
		if old := x.Effects[j].words(&d.a.Deck, x.ID); old != words {
			changes = append(changes, change(at, what, old, words))
		}
		changes = append(changes, switched(at, what+": "+words, x.Effects[j].Enabled, now.Enabled)...)
	}
	for i := range x.Effects {
		old := &x.Effects[i]
		before = append(before, old.ID)
		if !slices.ContainsFunc(y.Effects, func(e Effect) bool { return e.ID == old.ID }) {
			words := old.words(&d.a.Deck, x.ID)
			changes = append(changes, Change{Kind: Removed, Path: p.To(old.ID).String(), Before: words, Text: "no more effect " + english.Name(old.ID) + ": " + words})
		}
	}
	return append(changes, order(p, "effects apply in the order", before, after)...)
}
