package variants

import (
	"slices"
	"strconv"

	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/spelling"
)

// cards checks a game of cards.
func (v *validator) cards() {
	v.scoring()
	v.playersHaveARow()
	if v.report.FailedUnder("deck") {
		return // what is wrong there would be blamed on others
	}
	v.cardIDs()
	for i := range v.d.Deck.Animals {
		v.resident(&v.d.Deck.Animals[i])
	}
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

func (c *Resident) effectIDs() []string {
	var ids []string
	for i := range c.Effects {
		ids = append(ids, c.Effects[i].ID)
	}
	return ids
}

func (v *validator) resident(c *Resident) {
	for i := range c.Effects {
		e := &c.Effects[i]
		at := v.key("deck", "animals", c.ID, "effects", e.ID)
		switch {
		case e.Level == 0 && e.Space == 0 && e.Nature == "printed":
			v.add(at, spelling.Otherwise(e.ID, c.effectIDs(), "give level, space or nature"), "effect %q changes nothing", e.ID)
		case e.Least > e.Most:
			v.add(at, "", "effect %q never works: it needs at least %d and at most %d", e.ID, e.Least, e.Most)
		case e.Each && e.Most == 0 && e.Nature == "printed":
			v.add(at, "leave out each, or most", "effect %q changes nothing: it works for each of none", e.ID)
		case e.Count == "same" && len(e.Of) > 0:
			v.add(v.key("deck", "animals", c.ID, "effects", e.ID, "of"),
				"use count: others or count: animals", "%q has no use where others of its own kind are counted", "of")
		}
	}
}

func (v *validator) scoring() {
	var names []string
	for _, s := range v.d.Scorings {
		names = append(names, s.Name)
	}
	if !slices.Contains(names, v.d.Scoring) && !v.report.FailedAt("scoring", "scorings") {
		v.add(v.value("scoring"), spelling.Hint(v.d.Scoring, names), "there is no scoring %q", v.d.Scoring)
	}
}

// deals checks the deal table, and the row of those who play against the deck: a row for which it
// has too few cards is one of a number of players for which this is no game. Rows are measured by
// the first that could be read.
func (v *validator) deals() {
	var model *Deal
	for i := range v.d.Deal {
		row := &v.d.Deal[i]
		at := v.key("deal", row.Players)
		n, ok := plainNumber(row.Players)
		if !ok || n < 2 || n > 6 {
			hint := ""
			switch {
			case !ok:
				hint = "use plain figures, such as 4"
			case n == 1:
				hint = "one player plays by solo"
			}
			v.add(at, hint, "%q is not a number of players from 2 to 6", row.Players)
			continue
		}
		if v.report.FailedUnder("deal", row.Players) {
			continue
		}
		if len(row.Cards) == 0 {
			v.add(v.value("deal", row.Players), "give the number of cards for each round", "%d players have no round", n)
			continue
		}
		if model == nil {
			model = row
		}
		if len(row.Cards) != len(model.Cards) {
			v.add(v.value("deal", row.Players), "all rows have the same rounds", "%s for %d players, but %d for %s",
				numbered(len(row.Cards), "round"), n, len(model.Cards), model.Players)
		}
		if n == v.d.Players && !v.d.Deck.suffices(n, row) {
			v.add(at, "deal fewer, let fewer play, or give cards more copies: used ones are not shuffled again",
				"%d players are dealt %d cards, but the deck has %d", n, n*total(row.Cards), v.d.Deck.Size())
		}
	}
}

// plainNumber reads a key that is a number, written in one way only, since keys are looked up as
// texts.
func plainNumber(key string) (n int, ok bool) {
	n, err := strconv.Atoi(key)
	return n, err == nil && strconv.Itoa(n) == key
}

func total(numbers []int) (sum int) {
	for _, n := range numbers {
		sum += n
	}
	return sum
}

// numbered is a number of things in figures: 1 round, 2 rounds.
func numbered(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + english.Plural(noun)
}

// playersHaveARow checks that the deal says what so many players get.
func (v *validator) playersHaveARow() {
	var rows []string
	for _, row := range v.d.Deal {
		rows = append(rows, row.Players)
	}
	n := v.d.Players
	if n < 2 || slices.Contains(rows, strconv.Itoa(n)) || v.report.FailedAt("players", "deal") {
		return
	}
	at := v.value("players")
	if at == nil { // it is the default
		at = v.key("deal")
	}
	v.add(at, "the deal has rows for "+english.List(rows, "and"), "%d players are dealt nothing", n)
}

func (v *validator) solo() {
	s := v.d.Solo
	if s == nil {
		if v.d.Players == 1 {
			v.add(v.value("players"), "give solo, or more players", "one player has nobody to play against")
		}
		return
	}
	if v.report.FailedUnder("solo") {
		return
	}
	var numbers []string
	for i := range s.Levels {
		numbers = append(numbers, s.Levels[i].Number)
		v.level(&s.Levels[i], s.Offer*total(s.Turns))
	}
	if want := strconv.Itoa(s.Level); !slices.Contains(numbers, want) {
		v.add(v.value("solo", "level"), "there are levels "+english.List(numbers, "and"), "there is no level %s", want)
	}
}

// level checks a collection to play against and, where it is played, that the deck suffices for it
// and the cards turned up.
func (v *validator) level(l *Level, cards int) {
	at := v.key("solo", "levels", l.Number)
	if n, ok := plainNumber(l.Number); !ok || n < 1 || n > 99 {
		v.add(at, "", "%q is not the number of a level, from 1 to 99", l.Number)
		return
	}
	if v.d.Players != 1 || l.Number != strconv.Itoa(v.d.Solo.Level) {
		return
	}
	for _, set := range v.d.Deck.Begins(l) {
		cards += set.Copies
		if k := v.d.Deck.Animal(set.Animal); set.Copies > v.d.Deck.Animals[k].Copies {
			v.add(v.value("solo", "levels", l.Number, "cards", set.Animal), "", "the deck has only %d of %s", v.d.Deck.Animals[k].Copies, set.Animal)
		}
	}
	if cards > v.d.Deck.Size() {
		v.add(at, "used cards are not shuffled again", "level %s takes %d cards, but the deck has %d", l.Number, cards, v.d.Deck.Size())
	}
}

// camp checks that there are as many camps as players may be.
func (v *validator) camp() {
	most := 1
	for _, n := range v.d.PlayerCounts() {
		if n <= 6 {
			most = max(most, n)
		}
	}
	for i := range v.d.Deck.Areas {
		c := &v.d.Deck.Areas[i]
		switch {
		case c.ID != v.d.Deck.Camp:
		case !c.Enabled:
			v.add(v.value("deck", "areas", c.ID, "enabled"), "", "%s cannot be off: each player begins with it", c.ID)
		case c.Copies < most:
			v.add(v.value("deck", "areas", c.ID, "copies"), "give as many as there may be players",
				"there are only %d of the area that each of up to %d players begins with", c.Copies, most)
		}
	}
}
