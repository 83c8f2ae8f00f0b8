package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// A deck knows bounds of what can ever be in a park. They are generous: all improvements that are
// on may be attached to one area, and whatever may make an animal smaller does.
type deck struct {
	*variants.Deck
	added    map[string]bool // habitats that improvements give
	larger   int             // spaces that they add in all
	smaller  int             // spaces that an animal needs less by them; negative
	friendly bool            // one makes animals friendly
}

func newDeck(d *variants.Deck) *deck {
	k := &deck{Deck: d, added: map[string]bool{}}
	for _, c := range d.Improvements {
		if !c.Enabled {
			continue
		}
		for _, h := range c.Habitats {
			k.added[h] = true
		}
		k.larger += max(0, c.Size) * c.Copies
		k.smaller += min(0, c.Space) * c.Copies
		k.friendly = k.friendly || c.Nature == "friendly"
	}
	return k
}

// need is the least space that an animal may ever need.
func (k *deck) need(a *variants.Resident) int {
	for _, e := range a.Effects {
		if e.Space < 0 {
			return 0
		}
	}
	return max(0, a.Space+k.smaller)
}

// livesIn reports whether an animal may live in an area, as far as habitats go.
func (k *deck) livesIn(a *variants.Resident, c *variants.Area) bool {
	return slices.ContainsFunc(a.Habitats, func(h string) bool { return k.added[h] || slices.Contains(c.Habitats, h) })
}

// largest is how many spaces the largest area may have in which an animal may live, or -1 if it
// fits into none.
func (k *deck) largest(a *variants.Resident) int {
	size := -1
	for i := range k.Areas {
		if c := &k.Areas[i]; k.livesIn(a, c) && k.need(a) <= c.Size+k.larger {
			size = max(size, c.Size+k.larger)
		}
	}
	return size
}

// sociable reports whether an animal may ever be friendly.
func (k *deck) sociable(a *variants.Resident) bool {
	return k.friendly || a.Nature == "friendly" || slices.ContainsFunc(a.Effects, func(e variants.Effect) bool { return e.Nature == "friendly" })
}

// meet reports whether two different animals may ever share an area.
func (k *deck) meet(a, b *variants.Resident) bool {
	if !k.sociable(a) || !k.sociable(b) {
		return false
	}
	return slices.ContainsFunc(k.Areas, func(c variants.Area) bool { return k.livesIn(a, &c) && k.livesIn(b, &c) })
}

// most is a bound of how many an effect of an animal can ever count.
func (k *deck) most(a *variants.Resident, e *variants.Effect) int {
	cards, smallest := 0, -1 // those that may be counted besides the animal itself
	self := e.Count != "same" && (len(e.Of) == 0 || slices.Contains(e.Of, a.ID))
	for i := range k.Animals {
		b := &k.Animals[i]
		copies := b.InDeck()
		switch {
		case b.ID == a.ID && (self || e.Count == "same"):
			copies--
		case b.ID == a.ID || e.Count == "same" || len(e.Of) > 0 && !slices.Contains(e.Of, b.ID) || !k.meet(a, b):
			continue
		}
		cards += copies
		if n := k.need(b); smallest < 0 || n < smallest {
			smallest = n
		}
	}
	most := cards
	if smallest > 0 {
		most = min(most, max(0, k.largest(a)-k.need(a))/smallest)
	}
	if self && e.Count == "animals" {
		most++
	}
	return most
}
