package variants

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/english"
)

func (s *shower) animal(a *Animal) {
	facts := []string{a.ID, "value " + decimal.Text(a.Value)}
	if a.Rank > 0 {
		facts = append(facts, fmt.Sprintf("rank %d", a.Rank))
	}
	if a.Royal {
		facts = append(facts, "royal")
	}
	s.blank()
	s.b.WriteString(s.paint(heading, a.Name+" ("+a.Letter+")") + "  " + s.paint(aside, strings.Join(facts, " · ")) + "\n")
	s.provenance("  ", &a.Provenance)
	for i := range a.Terrain {
		s.rule(s.t.terrainRule(&a.Terrain[i]), &a.Terrain[i].Provenance)
	}
	for i := range a.Zones {
		s.rule(s.t.zoneRule(&a.Zones[i]), &a.Zones[i].Provenance)
	}
	for i := range a.Movements {
		s.movement(a, &a.Movements[i])
	}
	for i := range a.Abilities {
		s.ability(a, &a.Abilities[i])
	}
	if len(a.Immune) > 0 {
		s.rule("is immune to "+english.List(a.Immune, "and"), new(Provenance{Origin: "published"}))
	}
	if a.Promotion != nil {
		s.rule(s.t.promotion(a.Promotion), &a.Promotion.Provenance)
	}
}

// rule adds one thing that is true of an animal.
func (s *shower) rule(clause string, p *Provenance) {
	if clause != "" {
		s.para("  ", plain, english.Sentence(clause))
		s.provenance("    ", p)
	}
}

func (s *shower) movement(a *Animal, m *Mechanic) {
	text, st := english.Sentence(s.t.of(a).mechanic(m)), plain
	if !m.Enabled {
		text, st = "Off ("+m.ID+"): "+text, aside
	}
	s.para("  ", st, text)
	if m.Text != "" {
		s.para("    ", st, "“"+m.Text+"”")
	}
	s.provenance("    ", &m.Provenance)
}

func (s *shower) ability(a *Animal, m *Mechanic) {
	state, st := "on", plain
	if !m.Enabled {
		state, st = "off", aside
	}
	s.b.WriteString("  * " + s.paint(heading, a.ID+"."+m.ID) + " " + s.paint(aside, "("+roleName(m.Kind)+", "+state+")") + "\n")
	if m.Text != "" {
		s.para("      ", st, "“"+m.Text+"”")
	}
	s.para("      ", st, english.Sentence(s.t.of(a).mechanic(m)))
	s.provenance("      ", &m.Provenance)
}

// roleName says how a mechanic works as an ability.
func roleName(kind string) string {
	switch k, _ := kindNamed(kind); k.Role {
	case Passive:
		return "passive"
	case Duty:
		return "duty"
	}
	return "active"
}

// marks explains what abilities do to animals for more than a turn.
func (s *shower) marks() {
	marks := s.d.marks()
	if marks == (Marks{}) {
		return
	}
	s.heading("Marks")
	if marks.Poison {
		s.para("  !  ", plain, "Poisoned: for the rest of the game it has no abilities. It still moves and captures by its movements.")
	}
	if marks.Stomp {
		s.para("  _  ", plain, "Stomped: it may not act until its side has completed one more turn.")
	}
}
