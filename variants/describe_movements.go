package variants

import (
	"fmt"
	"slices"
	"strings"
)

func (m *Step) sentence(t teller) string {
	return "steps one square " + m.Directions.ways() + captures(m.Capture) + t.startsOn(m.From)
}

func (m *Slide) sentence(t teller) string {
	return fmt.Sprintf("slides %s %s%s%s", span(m.Min, m.Max, t.longest(), "square"), m.Directions.ways(), captures(m.Capture), t.startsOn(m.From))
}

func (m *Leap) sentence(t teller) string {
	path := map[string]string{
		"over":             " over anything",
		"orthogonal-first": " if the squares on the way, orthogonal ones first, are free",
		"diagonal-first":   " if the squares on the way, diagonal ones first, are free",
		"either":           " if the squares on the way are free, orthogonal ones first or diagonal ones first",
	}[m.Path]
	return "leaps " + leaps(m.Offsets) + path + captures(m.Capture) + t.startsOn(m.From)
}

// leaps says how far leaps go: straight ones by their length, others by both of their parts.
func leaps(offsets [][]int) string {
	var orthogonal, diagonal []int
	var words []string
	for _, o := range offsets {
		long, short := max(o[0], o[1]), min(o[0], o[1])
		switch {
		case short == 0:
			orthogonal = append(orthogonal, long)
		case short == long:
			diagonal = append(diagonal, long)
		case short == 1 && long == 2:
			words = append(words, "like a Knight")
		default:
			words = append(words, fmt.Sprintf("%s and %s across", counted(long, "square"), inWords(short)))
		}
	}
	slices.Sort(orthogonal)
	slices.Sort(diagonal)
	straight := func(lengths []int, way string) {
		if len(lengths) == 0 {
			return
		}
		numbers := make([]string, len(lengths))
		for i, n := range lengths {
			numbers[i] = inWords(n)
		}
		noun := "squares"
		if lengths[len(lengths)-1] == 1 {
			noun = "square"
		}
		words = append(words, fmt.Sprintf("%s %s %s", list(numbers, "or"), noun, way))
	}
	if slices.Equal(orthogonal, diagonal) {
		straight(orthogonal, "in a straight line")
	} else {
		straight(orthogonal, "orthogonally")
		straight(diagonal, "diagonally")
	}
	return list(words, "or")
}

func (m *Hop) sentence(t teller) string {
	whom := map[string]string{"either": "an adjacent animal", "friend": "an adjacent friend", "enemy": "an adjacent enemy"}
	over := make([]string, len(m.Over))
	for i, word := range m.Over {
		over[i] = whom[word]
	}
	var b strings.Builder
	b.WriteString("hops over " + strings.Join(over, " and then over ") + ", " + m.Directions.ways() + ", to the empty square beyond")
	switch most := t.d.Board.Squares(); {
	case len(m.Over) > 1:
		b.WriteString(" each time")
	case m.Hops >= most:
		b.WriteString(", any number of times in a move")
	case m.Hops > 1:
		b.WriteString(", " + timesWords(m.Hops) + " in a move")
	}
	switch {
	case m.Capture == "never":
		b.WriteString(", capturing nobody")
	case slices.Contains(m.Over, "either"):
		b.WriteString("; an enemy passed over is captured")
	case slices.Contains(m.Over, "enemy"):
		b.WriteString(", capturing the enemy passed over")
	}
	return b.String() + t.startsOn(m.From)
}

func timesWords(most int) string {
	if most == 2 {
		return "once or twice"
	}
	return "up to " + inWords(most) + " times"
}

func (m *Walk) sentence(t teller) string {
	var b strings.Builder
	b.WriteString("walks " + span(m.Min, m.Max, t.longest()+9, "square")) // a walk turns: no length is without limit
	if m.Max > 1 {
		b.WriteString(", turning freely")
	}
	if !m.Directions.everyWay() {
		b.WriteString(", each of them " + m.Directions.ways())
	}
	if !m.Revisit && !m.moot("revisit") {
		b.WriteString(", entering no square twice")
	}
	if m.Capture == "replace" && m.Max > 1 {
		b.WriteString(", capturing by replacement on the last of them")
	} else {
		b.WriteString(captures(m.Capture))
	}
	return b.String() + t.startsOn(m.From)
}

// moot implements [mootable]: a shorter walk makes turning back pointless.
func (m *Walk) moot(parameter string) bool { return parameter == "revisit" && m.Min < 2 }

// moot implements [mootable]: a list of hops has its own length.
func (m *Hop) moot(parameter string) bool { return parameter == "hops" && len(m.Over) > 1 }

func (m *Shift) sentence(t teller) string {
	where := plainName(m.Terrain)
	what := "moves to any other square of its own " + where
	if m.Scope == "board" {
		what = "moves from " + where + " to any " + where + " square of the board"
	}
	if m.Colour == "same" {
		what += " of the same colour"
	}
	return what + captures(m.Capture)
}

func (m *Vault) sentence(t teller) string {
	where := plainName(m.Over)
	var b strings.Builder
	b.WriteString("jumps " + m.Directions.ways() + " across ")
	if m.Crossings > 1 {
		b.WriteString(counted(m.Crossings, "stretch") + " of " + where + " at once, the squares between them empty,")
	} else {
		b.WriteString(where)
	}
	b.WriteString(" to the first square beyond" + captures(m.Capture))
	if len(m.BlockedBy) > 0 {
		b.WriteString("; " + withArticle(t.either(m.BlockedBy)) + " of either side in the " + where + " stops it")
	}
	return b.String()
}
