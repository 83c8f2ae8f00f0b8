package variants

import (
	"slices"

	"github.com/wildbench/wildbench/variants/english"
)

// Size is how many cards are shuffled: all but camps.
func (k *Deck) Size() (n int) {
	for i := range k.Areas {
		if c := &k.Areas[i]; c.ID != k.Camp {
			n += c.InDeck()
		}
	}
	for _, c := range k.Improvements {
		n += c.Copies
	}
	for i := range k.Animals {
		n += k.Animals[i].InDeck()
	}
	return n
}

// InDeck is how many copies there are: none of a card that is off.
func (c *Area) InDeck() int { return inDeck(c.Enabled, c.Copies) }

// InDeck is how many copies there are: none of a card that is off.
func (c *Resident) InDeck() int { return inDeck(c.Enabled, c.Copies) }

func inDeck(enabled bool, copies int) int {
	if !enabled {
		return 0
	}
	return copies
}

// Begins are the animals that a collection begins with: those of a level that are in the deck.
func (k *Deck) Begins(l *Level) (sets []StartingSet) {
	for _, set := range l.Cards {
		if i := k.Animal(set.Animal); i >= 0 && k.Animals[i].InDeck() > 0 {
			sets = append(sets, set)
		}
	}
	return sets
}

// suffices reports whether the deck has the cards that players are dealt in a game.
func (k *Deck) suffices(players int, deal *Deal) bool { return players*total(deal.Cards) <= k.Size() }

// Animal is the index of an animal by its id, or -1.
func (k *Deck) Animal(id string) int {
	return slices.IndexFunc(k.Animals, func(c Resident) bool { return c.ID == id })
}

// nameOfArea is what people call an area.
func (k *Deck) nameOfArea(id string) string {
	for _, c := range k.Areas {
		if c.ID == id {
			return c.Name
		}
	}
	return english.Name(id)
}

// names are the names of animals.
func (k *Deck) names(ids Names) []string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = english.Name(id)
		if a := k.Animal(id); a >= 0 {
			names[i] = k.Animals[a].Name
		}
	}
	return names
}

// plurals are the names of animals, many of each.
func (k *Deck) plurals(ids Names) []string {
	names := k.names(ids)
	for i, id := range ids {
		given := ""
		if a := k.Animal(id); a >= 0 {
			given = k.Animals[a].Plural
		}
		names[i] = english.PluralOf(names[i], given)
	}
	return names
}

// rounds is how many rounds the deal table has.
func (d *Definition) rounds() int {
	if len(d.Deal) == 0 {
		return 0
	}
	return len(d.Deal[0].Cards)
}
