package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// cards looks through a deck: for habitats that do not meet, animals that fit nowhere, and effects that can never work.
func (l *linter) cards() {
	d := &l.def.Deck
	needed, had := map[string]bool{}, map[string]bool{}
	most := 0 // animals that an area can ever hold
	for _, c := range d.Areas {
		for _, h := range c.Habitats {
			had[h] = true
		}
	}
	added, larger, smaller := map[string]bool{}, 0, 0
	for _, c := range d.Improvements {
		for _, h := range c.Habitats {
			had[h], added[h] = true, true
		}
		larger += max(0, c.Size) * c.Copies
		smaller = min(smaller, c.Space*c.Copies)
	}
	for _, a := range d.Animals {
		for _, h := range a.Habitats {
			needed[h] = true
		}
		if !slices.ContainsFunc(d.Areas, func(c variants.Area) bool { return fits(&c, &a, larger, smaller, added) }) {
			l.warn("deck.animals."+a.ID, "enlarge an area, or give it a habitat that the animal lives in", "%s fits into no area, even with all improvements", a.Name)
		}
		most += a.Copies
	}
	for _, h := range d.Habitats {
		switch {
		case !needed[h]:
			l.warn("deck.habitats", "", "no animal lives in %s", h)
		case !had[h]:
			l.warn("deck.habitats", "", "no area has %s", h)
		}
	}
	for _, a := range d.Animals {
		for _, e := range a.Effects {
			others := most - 1
			if e.Count == "same" {
				others = a.Copies - 1
			} else if e.Count == "animals" {
				others = most
			}
			if e.Least > others {
				l.warn("deck.animals."+a.ID+".effects."+e.ID, "", "%s.%s never works: it needs %d, and there are never more than %d", a.ID, e.ID, e.Least, others)
			}
		}
	}
}

// fits reports whether an animal may fit into an area that all improvements have made as good as they can.
func fits(c *variants.Area, a *variants.Resident, larger, smaller int, added map[string]bool) bool {
	space := max(0, a.Space+smaller)
	for _, e := range a.Effects {
		if e.Space < 0 {
			space = 0 // company may make it need less
		}
	}
	lives := slices.ContainsFunc(a.Habitats, func(h string) bool { return added[h] || slices.Contains(c.Habitats, h) })
	return lives && space <= c.Size+larger
}
