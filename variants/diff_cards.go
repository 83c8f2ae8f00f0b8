package variants

import (
	"slices"
	"strconv"
	"strings"
)

// cards compares two games of cards.
func (d *differ) cards() {
	a, b := &d.a.Deck, &d.b.Deck
	deck := path{"deck"}
	d.add(Section{Part: "deck", Title: "Deck", Changes: d.parameters(deck, "", a, b)})
	p := deck.to("areas")
	cards(d, "areas", p, a.Areas, b.Areas, func(c *Area) (string, string) { return c.ID, c.Name }, func(x, y *Area) []Change {
		return d.parameters(p.to(y.ID), "", x, y)
	})
	p2 := deck.to("improvements")
	cards(d, "improvements", p2, a.Improvements, b.Improvements, func(c *Improvement) (string, string) { return c.ID, c.Name }, func(x, y *Improvement) []Change {
		return append(switched(p2.to(y.ID), y.Name, x.Enabled, y.Enabled), d.parameters(p2.to(y.ID), "", x, y)...)
	})
	p3 := deck.to("animals")
	cards(d, "animals", p3, a.Animals, b.Animals, func(c *Resident) (string, string) { return c.ID, c.Name }, func(x, y *Resident) []Change {
		return append(d.parameters(p3.to(y.ID), "", x, y), d.effects(p3.to(y.ID).to("effects"), x.Effects, y.Effects)...)
	})
	d.add(Section{Part: "play", Title: "Play", Changes: d.play()})
	d.add(Section{Part: "scoring", Title: "Scoring", Changes: d.scorings()})
	d.add(Section{Part: "solo", Title: "One player", Changes: d.solo()})
}

// cards compares lists of cards of one sort: a section for each that differs.
func cards[T any](d *differ, part string, p path, a, b []T, name func(*T) (id, title string), compare func(x, y *T) []Change) {
	find := func(list []T, id string) int {
		return slices.IndexFunc(list, func(c T) bool { other, _ := name(&c); return other == id })
	}
	for i := range b {
		id, title := name(&b[i])
		if j := find(a, id); j >= 0 {
			d.add(Section{Part: part, Animal: id, Title: title, Changes: compare(&a[j], &b[i])})
			continue
		}
		d.add(Section{Part: part, Animal: id, Title: title, Kind: Added, Changes: []Change{{Kind: Added, Path: p.to(id).String(), After: title, Text: "a new card"}}})
	}
	for i := range a {
		if id, title := name(&a[i]); find(b, id) < 0 {
			d.add(Section{Part: part, Animal: id, Title: title, Kind: Removed, Changes: []Change{{Kind: Removed, Path: p.to(id).String(), Before: title, Text: "the card is gone"}}})
		}
	}
}

// switched tells of something that was turned on or off.
func switched(p path, name string, before, after bool) []Change {
	switch {
	case before == after:
		return nil
	case after:
		return []Change{{Kind: TurnedOn, Path: p.to("enabled").String(), After: name, Text: "turned on: " + name}}
	}
	return []Change{{Kind: TurnedOff, Path: p.to("enabled").String(), Before: name, Text: "turned off: " + name}}
}

func (d *differ) effects(p path, a, b []Effect) (changes []Change) {
	find := func(list []Effect, id string) int {
		return slices.IndexFunc(list, func(e Effect) bool { return e.ID == id })
	}
	for i := range b {
		now := &b[i]
		words := plainName(now.ID) + ": " + now.words(d.b)
		j := find(a, now.ID)
		if j < 0 {
			changes = append(changes, Change{Kind: Added, Path: p.to(now.ID).String(), After: words, Text: "new: " + words})
			continue
		}
		old := plainName(now.ID) + ": " + a[j].words(d.a)
		changes = append(changes, switched(p.to(now.ID), words, a[j].Enabled, now.Enabled)...)
		if old != words {
			changes = append(changes, Change{Kind: Changed, Path: p.to(now.ID).String(), Before: old, After: words, Text: old + " → " + words})
		}
	}
	for i := range a {
		if find(b, a[i].ID) < 0 {
			words := plainName(a[i].ID) + ": " + a[i].words(d.a)
			changes = append(changes, Change{Kind: Removed, Path: p.to(a[i].ID).String(), Before: words, Text: "gone: " + words})
		}
	}
	return changes
}

// play compares everything about the course of a game.
func (d *differ) play() (changes []Change) {
	compare := func(p path, what, before, after string) {
		if before != after {
			changes = append(changes, change(p, what, orElse(before, "none"), orElse(after, "none")))
		}
	}
	a, b := d.a, d.b
	compare(path{"players"}, "players", strconv.Itoa(a.Players), strconv.Itoa(b.Players))
	row := func(d *Definition, players string) string {
		for _, r := range d.CardGame.Deal {
			if r.Players == players {
				return joined(r.Cards)
			}
		}
		return ""
	}
	for n := 2; n <= 6; n++ {
		players := strconv.Itoa(n)
		compare(path{"deal", players}, "cards dealt to "+inWords(n)+" players", row(a, players), row(b, players))
	}
	compare(path{"passing"}, "passing", strings.Join(a.Passing, ", "), strings.Join(b.Passing, ", "))
	s := shapeOf(typeOfCardGame)
	word := func(key, value string) string { return d.ta.word(s.field(key), value) }
	compare(path{"development"}, "parks are developed", word("development", a.Development), word("development", b.Development))
	compare(path{"tie_break"}, "tie-break", word("tie_break", a.TieBreak), word("tie_break", b.TieBreak))
	return changes
}

func joined(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ")
}

func (d *differ) scorings() (changes []Change) {
	words := func(def *Definition, name string) string {
		for i := range def.Scorings {
			if s := &def.Scorings[i]; s.Name == name {
				return s.words()
			}
		}
		return "none"
	}
	if d.a.Scoring != d.b.Scoring {
		changes = append(changes, change(path{"scoring"}, "scoring", d.a.Scoring, d.b.Scoring))
	}
	if before, after := words(d.a, d.a.Scoring), words(d.b, d.b.Scoring); before != after {
		changes = append(changes, change(path{"scorings", d.b.Scoring}, "at the end of a round", before, after))
	}
	return changes
}

func (d *differ) solo() (changes []Change) {
	a, b := d.a.Solo, d.b.Solo
	switch {
	case a == nil && b == nil:
		return nil
	case a == nil:
		return []Change{{Kind: Added, Path: "solo", Text: "one player can play"}}
	case b == nil:
		return []Change{{Kind: Removed, Path: "solo", Text: "one player cannot play any more"}}
	}
	if x, y := joined(a.Turns), joined(b.Turns); x != y {
		changes = append(changes, change(path{"solo", "turns"}, "turns", x, y))
	}
	changes = append(changes, d.parameters(path{"solo"}, "", a, b, "turns")...)
	levels := func(s *Solo) map[string]string {
		m := map[string]string{}
		for _, l := range s.Levels {
			var has []string
			for _, set := range l.Cards {
				has = append(has, strconv.Itoa(set.Copies)+" "+plainName(set.Animal))
			}
			m[l.Number] = orElse(list(has, "and"), "nothing")
		}
		return m
	}
	before, after := levels(a), levels(b)
	for _, l := range b.Levels {
		if x, y := before[l.Number], after[l.Number]; x != y {
			changes = append(changes, change(path{"solo", "levels", l.Number}, "level "+l.Number+" begins with", orElse(x, "no such level"), y))
		}
	}
	return changes
}
