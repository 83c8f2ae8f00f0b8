package lint

import (
	"slices"
	"strconv"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/spelling"
)

// cards looks through a deck: for habitats that do not meet, animals that fit nowhere, and cards
// that can never do anything.
func (l *linter) cards() {
	k := newDeck(&l.def.Deck)
	l.habitats(k)
	for i := range k.Improvements {
		l.improvement(k, &k.Improvements[i])
	}
	for i := range k.Animals {
		a := &k.Animals[i]
		if a.InDeck() == 0 {
			continue
		}
		if k.largest(a) < 0 {
			l.warn("deck.animals."+a.ID, "enlarge an area, or give it a habitat that the animal lives in", "%s fits into no area, even with all improvements", a.Name)
			continue
		}
		for j := range a.Effects {
			l.effect(k, a, j)
		}
	}
	l.deals()
	l.collections()
	l.options()
}

// deals warns of numbers of players for whom the deck has too few cards. It is an error only where
// they are to play.
func (l *linter) deals() {
	for _, row := range l.def.Deal {
		n, err := strconv.Atoi(row.Players)
		cards := 0
		for _, c := range row.Cards {
			cards += n * c
		}
		if size := l.def.Deck.Size(); err == nil && cards > size {
			l.warn("deal."+row.Players, "deal fewer, or give cards more copies: used ones are not shuffled again",
				"%d players cannot play: they are dealt %d cards, but the deck has %d", n, cards, size)
		}
	}
}

// collections warns of levels of solo that are not what they say, or cannot be played.
func (l *linter) collections() {
	solo, k := l.def.Solo, &l.def.Deck
	if solo == nil {
		return
	}
	for i := range solo.Levels {
		level := &solo.Levels[i]
		cards := 0
		for _, n := range solo.Turns {
			cards += solo.Offer * n
		}
		for _, set := range level.Cards {
			a, path := &k.Animals[k.Animal(set.Animal)], "solo.levels."+level.Number+".cards."+set.Animal
			cards += min(set.Copies, a.InDeck())
			switch n := a.InDeck(); {
			case n == 0:
				l.warn(path, "", "level %s is played without %s, which is not in the deck", level.Number, a.Name)
			case n < set.Copies:
				l.warn(path, "", "level %s cannot be played: the deck has only %d of %s", level.Number, n, a.Name)
			}
		}
		if cards > k.Size() {
			l.warn("solo.levels."+level.Number, "used cards are not shuffled again",
				"level %s cannot be played: it takes %d cards, but the deck has %d", level.Number, cards, k.Size())
		}
	}
}

// habitats warns of habitats that only one of areas and animals knows.
func (l *linter) habitats(k *deck) {
	for _, h := range k.Habitats {
		needed := slices.ContainsFunc(k.Animals, func(a variants.Resident) bool { return slices.Contains(a.Habitats, h) })
		had := k.added[h] || slices.ContainsFunc(k.Areas, func(c variants.Area) bool { return slices.Contains(c.Habitats, h) })
		switch {
		case !needed && !had:
			l.warn("deck.habitats", "", "the habitat %s means nothing: no card has it", h)
		case !needed:
			l.warn("deck.habitats", "", "no animal lives in %s", h)
		case !had:
			l.warn("deck.habitats", "", "no area has %s", h)
		}
	}
}

// improvement warns of one that leaves every area as it is.
func (l *linter) improvement(k *deck, c *variants.Improvement) {
	if c.Size != 0 || c.Multiplier != 0 || c.Level != 0 || c.Space != 0 || c.Nature != "printed" {
		return
	}
	path := "deck.improvements." + c.ID
	if len(c.Habitats) == 0 {
		var ids []string
		for i := range k.Improvements {
			ids = append(ids, k.Improvements[i].ID)
		}
		hint := spelling.Otherwise(c.ID, ids, "give size, habitats, multiplier, level, space or nature")
		l.warn(path, hint, "%s improves nothing", c.Name)
		return
	}
	had := func(c2 variants.Area) bool {
		return !slices.ContainsFunc(c.Habitats, func(h string) bool { return !slices.Contains(c2.Habitats, h) })
	}
	if !slices.ContainsFunc(k.Areas, func(c2 variants.Area) bool { return !had(c2) }) {
		l.warn(path+".habitats", "", "%s improves nothing: every area has what it adds", c.Name)
	}
}

// effect warns of the j-th effect of an animal if nothing ever brings it about, or if it would
// change nothing then.
func (l *linter) effect(k *deck, a *variants.Resident, j int) {
	e := &a.Effects[j]
	path := "deck.animals." + a.ID + ".effects." + e.ID
	least := e.Least
	if e.Each && e.Nature == "printed" {
		least = max(1, least)
	}
	if most := k.most(a, e); least > most {
		l.warn(path, "", "%s.%s never works: it counts at most %d in an area, of the %d that it needs", a.ID, e.ID, most, least)
		return
	}
	alone := !slices.ContainsFunc(a.Effects[:j], func(o variants.Effect) bool { return o.Nature != "printed" && o.Nature != a.Nature })
	if e.Level == 0 && e.Space == 0 && e.Nature == a.Nature && alone {
		l.warn(path+".nature", "", "%s.%s changes nothing: %s is %s anyway", a.ID, e.ID, a.Name, a.Nature)
	}
}
