package variants

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// cards writes the rulebook of a game of cards.
func (s *shower) cards() {
	d := s.d
	s.heading("Deck")
	s.para("  ", plain, fmt.Sprintf("%d cards; each player begins with a %s besides.", d.Deck.Size(), d.Deck.nameOfArea(d.Deck.Camp)))
	s.provenance("  ", &d.Deck.Provenance)
	s.areas()
	s.improvements()
	s.residents()
	s.rounds()
	s.scorings()
	s.solo()
	s.options()
}

func (k *Deck) nameOfArea(id string) string {
	for _, c := range k.Areas {
		if c.ID == id {
			return c.Name
		}
	}
	return plainName(id)
}

// A table has columns of texts, or of numbers, which stand on the right.
type table struct {
	head    []string
	numbers []bool
	rows    [][]string
}

// table adds a table to the page. The last column is not filled up.
func (s *shower) table(t *table) {
	width := make([]int, len(t.head))
	for _, row := range append([][]string{t.head}, t.rows...) {
		for i, cell := range row {
			width[i] = max(width[i], utf8.RuneCountInString(cell))
		}
	}
	line := func(row []string) string {
		var b strings.Builder
		for i, cell := range row {
			gap := strings.Repeat(" ", width[i]-utf8.RuneCountInString(cell))
			if t.numbers[i] {
				cell = gap + cell
			} else {
				cell += gap
			}
			b.WriteString("  " + cell)
		}
		return strings.TrimRight(b.String(), " ")
	}
	s.b.WriteString(s.paint(aside, line(t.head)) + "\n")
	for _, row := range t.rows {
		s.b.WriteString(line(row) + "\n")
	}
}

func (s *shower) areas() {
	s.heading("Areas")
	t := &table{head: []string{"", "copies", "size", "×", "habitats"}, numbers: []bool{false, true, true, true, false}}
	for _, c := range s.d.Deck.Areas {
		t.rows = append(t.rows, []string{c.Name, strconv.Itoa(c.Copies), strconv.Itoa(c.Size), strconv.Itoa(c.Multiplier), strings.Join(c.Habitats, ", ")})
	}
	s.table(t)
	for i := range s.d.Deck.Areas {
		s.provenance("    ", &s.d.Deck.Areas[i].Provenance)
	}
}

func (s *shower) improvements() {
	if len(s.d.Deck.Improvements) == 0 {
		return
	}
	s.heading("Improvements")
	t := &table{head: []string{"", "copies", "what it does to its area"}, numbers: []bool{false, true, false}}
	for i := range s.d.Deck.Improvements {
		c := &s.d.Deck.Improvements[i]
		t.rows = append(t.rows, []string{c.Name, strconv.Itoa(c.Copies), offMark(c.Enabled, c.ID) + c.words()})
	}
	s.table(t)
	for i := range s.d.Deck.Improvements {
		s.provenance("    ", &s.d.Deck.Improvements[i].Provenance)
	}
}

// offMark marks what is turned off.
func offMark(enabled bool, id string) string {
	if enabled {
		return ""
	}
	return "off (" + id + "): "
}

func (s *shower) residents() {
	s.heading("Animals")
	t := &table{head: []string{"", "copies", "nature", "space", "level", "habitats"}, numbers: []bool{false, true, false, true, true, false}}
	for _, c := range s.d.Deck.Animals {
		t.rows = append(t.rows, []string{c.Name, strconv.Itoa(c.Copies), c.Nature, strconv.Itoa(c.Space), strconv.Itoa(c.Level), strings.Join(c.Habitats, ", ")})
	}
	s.table(t)
	for i := range s.d.Deck.Animals {
		c := &s.d.Deck.Animals[i]
		for j := range c.Effects {
			e := &c.Effects[j]
			st := plain
			if !e.Enabled {
				st = aside
			}
			s.para("  "+c.ID+"."+e.ID+"  ", st, offMark(e.Enabled, e.ID)+asSentence("the "+c.Name+" "+e.words(s.d)))
			s.provenance("    ", &e.Provenance)
		}
		s.provenance("    ", &c.Provenance)
	}
}

func (s *shower) rounds() {
	s.heading("Play")
	head, numbers := []string{"players"}, []bool{true}
	for round := range s.d.rounds() {
		head, numbers = append(head, "round "+strconv.Itoa(round+1)), append(numbers, true)
	}
	t := &table{head: head, numbers: numbers}
	for _, row := range s.d.Deal {
		cells := []string{row.Players}
		for _, c := range row.Cards {
			cells = append(cells, strconv.Itoa(c))
		}
		t.rows = append(t.rows, cells)
	}
	s.table(t)
	s.para("  ", plain, fmt.Sprintf("Cards dealt to each player. This variant is for %s, unless --players says otherwise.", counted(s.d.Players, "player")))
	s.para("  ", plain, "All keep one card of their hand at a time and pass the rest on: to the "+strings.Join(s.d.Passing, ", then to the ")+
		map[bool]string{true: ", and so on"}[len(s.d.Passing) < s.d.rounds()]+".")
	if s.d.Development == "chosen" {
		s.para("  ", plain, "At the end of a round players attach their improvements for good and house their animals anew, card by card.")
	} else {
		s.para("  ", plain, "At the end of a round improvements are attached for good and all animals are housed anew, in the way that scores most in the round.")
	}
}

func (s *shower) scorings() {
	s.heading("Scoring")
	s.para("  ", plain, "Each round: in every area, the levels of its animals times its multiplier.")
	for i := range s.d.Scorings {
		c := &s.d.Scorings[i]
		text, st := asSentence(c.words()), aside
		if c.Name == s.d.Scoring {
			text, st = text+" This scoring holds.", plain
		}
		s.para("  "+c.Name+"  ", st, text)
		s.provenance("    ", &c.Provenance)
	}
	if s.d.TieBreak == "kinds" {
		s.para("  ", plain, "Most points win; of players with equal points, who has more different animals; those who are still equal share the win.")
	} else {
		s.para("  ", plain, "Most points win; players with equal points share the win.")
	}
}

func (s *shower) solo() {
	o := s.d.Solo
	if o == nil {
		return
	}
	s.heading("One player")
	turns := make([]string, len(o.Turns))
	for i, n := range o.Turns {
		turns[i] = strconv.Itoa(n)
	}
	s.para("  ", plain, fmt.Sprintf("%s times in the rounds, %s are turned up: one is kept, the rest goes to a collection, which scores the printed levels of all its animals every round.",
		strings.Join(turns, ", "), counted(o.Offer, "card")))
	for i := range o.Levels {
		l := &o.Levels[i]
		var has []string
		for _, set := range l.Cards {
			has = append(has, counted(set.Copies, s.d.Deck.names(Names{set.Animal})[0]))
		}
		text := "The collection begins with nothing."
		if has != nil {
			text = "The collection begins with " + list(has, "and") + "."
		}
		if l.Title != "" {
			text = l.Title + ". " + text
		}
		st := aside
		if l.Number == strconv.Itoa(o.Level) {
			text, st = text+" This level is played.", plain
		}
		s.para("  level "+l.Number+"  ", st, text)
		s.provenance("    ", &l.Provenance)
	}
	s.provenance("  ", &o.Provenance)
}
