package variants

import (
	"fmt"
	"strings"
)

func (m *Strike) sentence(t teller) string {
	verb := map[string]string{"remove": "removes", "poison": "poisons", "stomp": "stomps"}[m.Effect]
	one, many := t.prey(m.Sides, m.Victims, m.Spares)
	stays := "stays where it is and "
	if m.Retreat != "" {
		stays = ""
	}
	var b strings.Builder
	switch {
	case m.All:
		fmt.Fprintf(&b, "%s%s all %s %s at once", stays, verb, many, m.within())
	case m.Targets == 0:
		fmt.Fprintf(&b, "moves and then %s one %s %s", verb, one, m.within())
	case m.Targets == 1:
		fmt.Fprintf(&b, "%s%s one %s %s", stays, verb, one, m.within())
	default:
		fmt.Fprintf(&b, "%s%s %s different %s %s", stays, verb, inWords(m.Targets), many, m.within())
	}
	if m.Retreat != "" {
		fmt.Fprintf(&b, ", and stays or ends on an empty %s square next to the victim's", plainName(m.Retreat))
	}
	if m.AfterMove > 0 && (m.All || m.Targets > 0) {
		b.WriteString("; or moves and then " + verb + " one")
	}
	b.WriteString(t.startsOn(m.From))
	if m.Capture {
		b.WriteString("; this counts as a capture")
	}
	return b.String()
}

// within says how far a strike reaches.
func (m *Strike) within() string {
	if m.Reach == 1 {
		return "next to it" + otherWays(m.Directions)
	}
	way := m.Directions.ways()
	if m.Directions.everyWay() {
		way = "in a straight line"
	}
	line := ", over everything between,"
	if m.Line == "clear" {
		line = " with no animal between"
	}
	return "up to " + counted(m.Reach, "square") + " away " + way + line
}

// otherWays says which neighbours are meant, when not all are.
func otherWays(ds Directions) string {
	if ds.everyWay() {
		return ""
	}
	return " " + ds.ways()
}

// moot implements [mootable].
func (m *Strike) moot(parameter string) bool {
	return parameter == "line" && m.Reach == 1 || parameter == "targets" && m.All
}

func (m *Throw) sentence(t teller) string {
	one, _ := t.prey(m.Sides, m.Victims, m.Spares)
	var b strings.Builder
	fmt.Fprintf(&b, "throws one %s next to it%s %s straight away", one, otherWays(m.Directions), span(m.Min, m.Max, t.longest(), "square"))
	if m.Min > 1 {
		b.WriteString(", or to the edge if that is nearer")
	}
	if m.Path == "through" {
		b.WriteString("; every animal on the way is removed")
	} else {
		b.WriteString("; the first animal on the way is removed and ends the flight")
	}
	if m.Submerged == "spared" {
		b.WriteString("; nobody submerged can be thrown")
	}
	if m.Duel {
		b.WriteString("; against an enemy of its own kind, the side with fewer of them has its own thrown, and equal numbers throw nobody")
	}
	return b.String()
}

func (m *Push) sentence(t teller) string {
	_, many := t.prey(m.Sides, m.Victims, m.Spares)
	return fmt.Sprintf("stays where it is and makes all %s next to it flee up to %s straight away, pushing others before them", many, counted(m.Distance, "square"))
}

func (m *Sweep) sentence(t teller) string {
	_, many := t.prey(m.Sides, nil, m.Spares)
	return fmt.Sprintf("stays where it is and removes all %s on one side (north, east, south or west) of the 3×3 square around it", many)
}

func (m *Charge) sentence(t teller) string {
	var b strings.Builder
	fmt.Fprintf(&b, "rushes exactly %s %s, or to the edge if that is nearer, and takes whoever stands there, friend or enemy",
		counted(m.Distance, "square"), m.Directions.ways())
	if len(m.Removes) > 0 {
		b.WriteString("; on the way " + t.all(m.Removes) + " are removed and all others stomped")
	} else {
		b.WriteString("; all on the way are stomped")
	}
	b.WriteString("; the first square must be empty")
	if len(m.Start) > 0 {
		b.WriteString(" and not " + t.terrains(m.Start))
	}
	return b.String()
}

func (m *Drop) sentence(t teller) string {
	return fmt.Sprintf("places a new %s on an empty square of its side's %s, and nobody moves", t.animal.Name, t.zone(m.Zone))
}

func (m *Companion) sentence(t teller) string {
	var b strings.Builder
	fmt.Fprintf(&b, "moves and then another %s of its side steps one square %s to an empty square", t.either(m.Animals), m.Directions.ways())
	if len(m.Avoids) > 0 {
		b.WriteString(" that is not " + t.terrains(m.Avoids))
	}
	return b.String()
}
