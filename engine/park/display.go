package park

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// AppendDisplay implements [game.Displayed]: each player's score, hand and park, an area a line.
func (s *State) AppendDisplay(dst []byte) []byte {
	g := s.g
	for seat := range g.seats {
		p := &s.parks[seat]
		dst = fmt.Appendf(dst, "%s · %d points", g.SeatName(seat), p.score)
		if s.phase != finished && seat == int(s.seat) {
			dst = append(dst, " · to choose"...)
		}
		dst = append(dst, '\n')
		dst = s.appendPlots(dst, seat)
		if names := g.names(s.outside(p), g.animalKind(0)); names != "" {
			dst = fmt.Appendf(dst, "  in no area: %s\n", names)
		}
		if names := g.names(p.fresh[:g.improvements], g.areas); names != "" {
			dst = fmt.Appendf(dst, "  to be attached: %s\n", names)
		}
		if names := g.names(s.hands[seat].count[:g.kinds], 0); names != "" {
			dst = fmt.Appendf(dst, "  hand: %s\n", names)
		}
		if kept := s.kept[seat]; kept != 0 {
			dst = fmt.Appendf(dst, "  has chosen: %s\n", g.pieces[kept-1].Name)
		}
	}
	if g.solo {
		dst = fmt.Appendf(dst, "collection · %d points\n", s.collectionScore)
		if names := g.names(s.collection.count[:g.kinds], 0); names != "" {
			dst = fmt.Appendf(dst, "  %s\n", names)
		}
	}
	return dst
}

// appendPlots appends the areas of a park: name, multiplier, spaces taken, animals, improvements, points.
func (s *State) appendPlots(dst []byte, seat int) []byte {
	p, r, g := &s.parks[seat], s.g.rules[seat], s.g
	width, animals := 0, 0
	for i := range p.plots[:p.areas] {
		width = max(width, utf8.RuneCountInString(g.pieces[p.plots[i].kind].Name))
		animals = max(animals, utf8.RuneCountInString(g.names(p.plots[i].company.count[:g.animals], g.animalKind(0))))
	}
	for i := range p.plots[:p.areas] {
		plot := &p.plots[i]
		a := r.made(plot)
		t, _ := r.tenancy(&a, &plot.company)
		line := fmt.Sprintf("  %-*s ×%d  %s  %-*s  %4d", width, g.pieces[plot.kind].Name, a.multiplier,
			spaces(t.space, a.size), animals, g.names(plot.company.count[:g.animals], g.animalKind(0)), r.points(&a, t))
		if names := g.names(plot.attached[:g.improvements], g.areas); names != "" {
			line += "  with " + names
		}
		dst = append(append(dst, line...), '\n')
	}
	return dst
}

// drawnSpaces is how many spaces of an area are drawn one by one.
const drawnSpaces = 12

// spaces draws the spaces of an area, those taken filled in.
func spaces(taken, size int32) string {
	if size > drawnSpaces || size < 0 {
		return fmt.Sprintf("%*s", drawnSpaces, fmt.Sprintf("%d of %d", taken, size))
	}
	empty := size - taken
	return strings.Repeat("■", int(taken)) + strings.Repeat("□", int(empty)) + strings.Repeat(" ", drawnSpaces-int(size))
}

// outside are the animals that live in no area.
func (s *State) outside(p *park) []uint8 {
	var counts [maxAnimals]uint8
	for k := range s.g.animals {
		counts[k] = p.animals[k] - p.housed(k)
	}
	return counts[:s.g.animals]
}

// names lists cards for people: "Wolf ×2, Bear".
func (g *Game) names(counts []uint8, first int) string {
	var list []string
	for k, n := range counts {
		switch name := g.pieces[first+k].Name; {
		case n == 1:
			list = append(list, name)
		case n > 1:
			list = append(list, fmt.Sprintf("%s ×%d", name, n))
		}
	}
	return strings.Join(list, ", ")
}
