package variants

import (
	"slices"
	"strconv"

	"github.com/wildbench/wildbench/variants/spelling"
)

// cards checks a game of cards.
func (v *validator) cards() {
	if v.report.failedUnder("deck") {
		return
	}
	v.cardIDs()
	for i := range v.d.Deck.Animals {
		v.resident(&v.d.Deck.Animals[i])
	}
	v.scoring()
	v.deals()
	v.solo()
	v.camp()
}

// cardIDs checks that no two cards have one id: they share a name space, in which moves name them.
func (v *validator) cardIDs() {
	first := map[string]string{}
	check := func(part, id string) {
		if other := first[id]; other != "" {
			v.add(v.key("deck", part, id), "ids are the names of cards in moves", "%q is already one of the %s", id, other)
			return
		}
		first[id] = part
	}
	d := &v.d.Deck
	for _, c := range d.Areas {
		check("areas", c.ID)
	}
	for _, c := range d.Improvements {
		check("improvements", c.ID)
	}
	for _, c := range d.Animals {
		check("animals", c.ID)
	}
}

func (v *validator) resident(c *Resident) {
	for i := range c.Effects {
		e := &c.Effects[i]
		at := v.key("deck", "animals", c.ID, "effects", e.ID)
		switch {
		case e.Level == 0 && e.Space == 0 && e.Nature == "printed":
			v.add(at, "give level, space or nature", "effect %q changes nothing", e.ID)
		case e.Least > e.Most:
			v.add(at, "", "effect %q never works: it needs at least %d and at most %d", e.ID, e.Least, e.Most)
		case e.Count == "same" && len(e.Of) > 0:
			v.add(v.key("deck", "animals", c.ID, "effects", e.ID, "of"), "use count: others or count: animals", "%q has no use where others of its own kind are counted", "of")
		}
	}
}

func (v *validator) scoring() {
	var names []string
	for _, s := range v.d.Scorings {
		names = append(names, s.Name)
	}
	if !slices.Contains(names, v.d.Scoring) && !v.report.failedAt("scoring", "scorings") {
		v.add(v.value("scoring"), spelling.Hint(v.d.Scoring, names), "there is no scoring %q", v.d.Scoring)
	}
}

// rounds is how many rounds the deal table has.
func (d *Definition) rounds() int {
	if len(d.Deal) == 0 {
		return 0
	}
	return len(d.Deal[0].Cards)
}

func (v *validator) deals() {
	rows := []string{}
	for _, row := range v.d.Deal {
		rows = append(rows, row.Players)
		at := v.key("deal", row.Players)
		n, err := strconv.Atoi(row.Players)
		cards := 0
		for _, c := range row.Cards {
			cards += c
		}
		switch {
		case err != nil || n < 2 || n > 6:
			v.add(at, "one player plays by solo", "%q is not a number of players from 2 to 6", row.Players)
		case len(row.Cards) != v.d.rounds():
			v.add(v.value("deal", row.Players), "", "%d rounds for %d players, but %d for %s", len(row.Cards), n, v.d.rounds(), v.d.Deal[0].Players)
		case n*cards > v.d.Deck.Size():
			v.add(at, "used cards are not shuffled again", "%d players are dealt %d cards, but the deck has %d", n, n*cards, v.d.Deck.Size())
		}
	}
	if n := v.d.Players; n > 1 && !slices.Contains(rows, strconv.Itoa(n)) && !v.report.failedAt("players", "deal") {
		at := v.value("players")
		if at == nil {
			at = v.key("deal")
		}
		v.add(at, "the deal has rows for "+list(rows, "and"), "%d players are dealt nothing", n)
	}
}

// Size is how many cards are shuffled: all but camps.
func (k *Deck) Size() (n int) {
	for _, c := range k.Areas {
		if c.ID != k.Camp {
			n += c.Copies
		}
	}
	for _, c := range k.Improvements {
		n += c.Copies
	}
	for _, c := range k.Animals {
		n += c.Copies
	}
	return n
}

func (v *validator) solo() {
	s := v.d.Solo
	if s == nil {
		if v.d.Players == 1 {
			v.add(v.value("players"), "give solo, or more players", "one player has nobody to play against")
		}
		return
	}
	if v.report.failedUnder("solo") {
		return
	}
	var numbers []string
	for i := range s.Levels {
		l := &s.Levels[i]
		numbers = append(numbers, l.Number)
		at := v.key("solo", "levels", l.Number)
		if _, err := strconv.Atoi(l.Number); err != nil {
			v.add(at, "", "%q is not the number of a level", l.Number)
		}
		cards := 0
		for _, set := range l.Cards {
			cards += set.Copies
			if k := v.d.Deck.Animal(set.Animal); k >= 0 && set.Copies > v.d.Deck.Animals[k].Copies {
				v.add(v.value("solo", "levels", l.Number, "cards", set.Animal), "", "there are only %d of %s", v.d.Deck.Animals[k].Copies, set.Animal)
			}
		}
		for _, turns := range s.Turns {
			cards += turns * s.Offer
		}
		if cards > v.d.Deck.Size() {
			v.add(at, "used cards are not shuffled again", "level %s takes %d cards, but the deck has %d", l.Number, cards, v.d.Deck.Size())
		}
	}
	if want := strconv.Itoa(s.Level); !slices.Contains(numbers, want) {
		v.add(v.value("solo", "level"), "there are levels "+list(numbers, "and"), "there is no level %s", want)
	}
}

// Animal is the index of an animal by its id, or -1.
func (k *Deck) Animal(id string) int {
	return slices.IndexFunc(k.Animals, func(c Resident) bool { return c.ID == id })
}

// camp checks that there are as many camps as players may be.
func (v *validator) camp() {
	most := 1
	for _, row := range v.d.Deal {
		if n, err := strconv.Atoi(row.Players); err == nil {
			most = max(most, n)
		}
	}
	for _, c := range v.d.Deck.Areas {
		if c.ID == v.d.Deck.Camp && c.Copies < most {
			v.add(v.value("deck", "areas", c.ID, "copies"), "", "there are %d of the area that each of up to %d players begins with", c.Copies, most)
		}
	}
}
