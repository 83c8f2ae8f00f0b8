package variants

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// cards writes the rulebook of a game of cards.
func (s *shower) cards() {
	d := s.d
	s.heading("Deck")
	s.para("  ", plain, fmt.Sprintf("%d cards; each player begins with %s besides. Habitats are %s.",
		d.Deck.Size(), english.WithArticle(d.Deck.nameOfArea(d.Deck.Camp)), english.List(d.Deck.Habitats, "and")))
	s.provenance("  ", &d.Deck.Provenance)
	s.areas()
	s.improvements()
	s.residents()
	s.rounds()
	s.scorings()
	s.solo()
	s.options()
}

func (s *shower) areas() {
	s.heading("Areas")
	t := &table{head: []string{"", "copies", "size", "×", "habitats"}, numbers: []bool{false, true, true, true, false}}
	for _, c := range s.d.Deck.Areas {
		t.rows = append(t.rows, []string{c.Name, strconv.Itoa(c.InDeck()), strconv.Itoa(c.Size), strconv.Itoa(c.Multiplier), strings.Join(c.Habitats, ", ")})
	}
	s.table(t)
	for i := range s.d.Deck.Areas {
		c := &s.d.Deck.Areas[i]
		s.provenance("  "+c.Name+"  ", &c.Provenance)
	}
}

func (s *shower) improvements() {
	if len(s.d.Deck.Improvements) == 0 {
		return
	}
	s.heading("Improvements")
	t := &table{head: []string{"", "id", "copies", "what it does to its area"}, numbers: []bool{false, false, true, false}}
	for i := range s.d.Deck.Improvements {
		c := &s.d.Deck.Improvements[i]
		t.rows = append(t.rows, []string{c.Name, c.ID, strconv.Itoa(c.Copies), offMark(c.Enabled) + c.words()})
	}
	s.table(t)
	for i := range s.d.Deck.Improvements {
		c := &s.d.Deck.Improvements[i]
		if c.Text != "" {
			s.para("  "+c.Name+"  ", plain, "“"+c.Text+"”")
		}
		s.provenance("  "+c.Name+"  ", &c.Provenance)
	}
}

// offMark marks what is turned off.
func offMark(enabled bool) string {
	if enabled {
		return ""
	}
	return "Off: "
}

func (s *shower) residents() {
	s.heading("Animals")
	t := &table{head: []string{"", "copies", "nature", "space", "level", "habitats"}, numbers: []bool{false, true, false, true, true, false}}
	width := 0
	for _, c := range s.d.Deck.Animals {
		t.rows = append(t.rows, []string{c.Name, strconv.Itoa(c.InDeck()), c.Nature, strconv.Itoa(c.Space), strconv.Itoa(c.Level), strings.Join(c.Habitats, ", ")})
		for _, e := range c.Effects {
			width = max(width, len(c.ID+"."+e.ID))
		}
	}
	s.table(t)
	for i := range s.d.Deck.Animals {
		c := &s.d.Deck.Animals[i]
		s.provenance("  "+c.Name+"  ", &c.Provenance)
	}
	s.para("  ", plain, "An animal lives in an area that has one of its habitats, and the space that it needs. Friendly animals share areas with friendly ones; "+
		"hungry ones share them only with their own kind.")
	if width > 0 {
		s.heading("Effects")
	}
	for i := range s.d.Deck.Animals {
		c := &s.d.Deck.Animals[i]
		for j := range c.Effects {
			s.effect(c, &c.Effects[j], width)
		}
	}
}

// effect adds what changes an animal. Ids are filled up to a width.
func (s *shower) effect(c *Resident, e *Effect, width int) {
	label, st := fmt.Sprintf("  %-*s  ", width, c.ID+"."+e.ID), plain
	if !e.Enabled {
		st = aside
	}
	s.para(label, st, offMark(e.Enabled)+english.Sentence("the "+c.Name+" "+e.words(&s.d.Deck, c.ID)))
	indent := strings.Repeat(" ", len(label))
	if e.Text != "" {
		s.para(indent, st, "“"+e.Text+"”")
	}
	s.provenance(indent, &e.Provenance)
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
	who := english.Number(s.d.Players) + " players play"
	if s.d.Players == 1 {
		who = "one player plays"
	}
	s.para("  ", plain, "So many cards are dealt to each player. Here "+who+", unless --players says otherwise.")
	s.para("  ", plain, "At the same time, all choose a card of their hand; then they pass the rest on, until no cards are left: "+s.d.passes()+".")
	if s.d.Development == "chosen" {
		s.para("  ", plain, "At the end of a round players attach their improvements for good and house their animals anew, card by card.")
	} else {
		s.para("  ", plain, "At the end of a round improvements are attached for good and all animals are housed anew, in the way that scores most in the round.")
	}
}

// passes says which way hands go in which rounds.
func (d *Definition) passes() string {
	var ways []string
	for _, way := range []string{"left", "right"} {
		var rounds []string
		for round := range d.rounds() {
			if d.Passing[round%len(d.Passing)] == way {
				rounds = append(rounds, strconv.Itoa(round+1))
			}
		}
		switch len(rounds) {
		case 0:
		case d.rounds():
			return "always to the " + way
		case 1:
			ways = append(ways, "to the "+way+" in round "+rounds[0])
		default:
			ways = append(ways, "to the "+way+" in rounds "+english.List(rounds, "and"))
		}
	}
	return english.List(ways, "and")
}

func (s *shower) scorings() {
	s.heading("Scoring")
	s.para("  ", plain, "Each round: in every area, the levels of its animals times its multiplier. Taken off is what one of the scorings says:")
	width := 0
	for _, c := range s.d.Scorings {
		width = max(width, len(c.Name))
	}
	for i := range s.d.Scorings {
		c := &s.d.Scorings[i]
		text, st := english.Sentence(c.words()), aside
		if c.Name == s.d.Scoring {
			text, st = text+" This scoring holds.", plain
		}
		label := fmt.Sprintf("  %-*s  ", width, c.Name)
		s.para(label, st, text)
		s.provenance(strings.Repeat(" ", len(label)), &c.Provenance)
	}
	if s.d.TieBreak == "kinds" {
		s.para("  ", plain, "Most points win; of players with equal points, who has more different animals; those who are still equal share the win.")
	} else {
		s.para("  ", plain, "Most points win; players with equal points share the win.")
	}
	if stops := s.d.Limits.words(); stops != "never" {
		s.para("  ", aside, "Self-play stops a game as a draw "+stops+".")
	}
}

func (s *shower) solo() {
	o := s.d.Solo
	if o == nil {
		return
	}
	s.heading("One player")
	for clause := range strings.SplitSeq(o.words(), "; ") {
		s.para("  ", plain, english.Sentence(clause))
	}
	for i := range o.Levels {
		l := &o.Levels[i]
		text, st := "The collection begins with "+l.begins(&s.d.Deck)+".", aside
		if l.Title != "" {
			text = l.Title + ". " + text
		}
		if l.Number == strconv.Itoa(o.Level) {
			text, st = text+" This level is played.", plain
		}
		s.para("  level "+l.Number+"  ", st, text)
		s.provenance("    ", &l.Provenance)
	}
	s.provenance("  ", &o.Provenance)
}
