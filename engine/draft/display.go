package draft

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/wildbench/wildbench/engine/game"
)

// collector is what the game's own player is called.
const collector = "collection"

// Tableau implements [game.Displayed].
func (s *State) Tableau(seat int) game.Tableau {
	g := s.g
	if seat == g.seats {
		return game.Tableau{Player: collector, Score: int(s.collectionScore), Outside: g.stacks(s.collection.count[:g.kinds], 0)}
	}
	p, r := &s.parks[seat], g.rules[seat]
	t := game.Tableau{
		Player: g.SeatName(seat), Score: int(p.score), ToMove: s.phase != finished && seat == int(s.seat),
		Outside: g.stacks(g.outside(p), g.animalKind(0)), Waiting: g.stacks(p.fresh[:g.improvements], g.areas),
		Hand: g.stacks(s.hands[seat].count[:g.kinds], 0),
	}
	if kept := s.kept[seat]; kept != 0 {
		t.Chosen = g.pieces[kept-1].Name
	}
	for i := range p.plots[:p.areas] {
		plot := &p.plots[i]
		a := r.made(plot)
		in, _ := r.tenancy(&a, &plot.company)
		t.Plots = append(t.Plots, game.Plot{
			Name: g.pieces[plot.kind].Name, Multiplier: int(a.multiplier), Size: int(a.size), Taken: int(in.space),
			Pieces: g.stacks(plot.company.count[:g.animals], g.animalKind(0)), With: g.stacks(plot.attached[:g.improvements], g.areas),
			Points: int(r.points(&a, in)),
		})
	}
	return t
}

// Knows implements [game.Displayed].
func (s *State) Knows(seat, other int) bool { return s.knows(seat, other) }

// stacks lists cards by kind, the first of which is given.
func (g *Game) stacks(counts []uint8, first int) (list []game.Stack) {
	for k, n := range counts {
		if n > 0 {
			list = append(list, game.Stack{Name: g.pieces[first+k].Name, Count: int(n)})
		}
	}
	return list
}

// AppendDisplay implements [game.Displayed].
func (s *State) AppendDisplay(dst []byte) []byte {
	for seat := range s.g.seats {
		dst = appendTableau(dst, s.Tableau(seat))
	}
	if s.g.solo {
		dst = appendTableau(dst, s.Tableau(s.g.seats))
	}
	return dst
}

// appendTableau draws what lies before a player: a line for each area, and for what is in none.
func appendTableau(dst []byte, t game.Tableau) []byte {
	dst = fmt.Appendf(dst, "%s · %d points", t.Player, t.Score)
	if t.ToMove {
		dst = append(dst, " · to choose"...)
	}
	dst = append(dst, '\n')
	name, pieces := 0, 0
	for _, p := range t.Plots {
		name, pieces = max(name, utf8.RuneCountInString(p.Name)), max(pieces, utf8.RuneCountInString(names(p.Pieces)))
	}
	for _, p := range t.Plots {
		line := fmt.Sprintf("  %-*s ×%d  %s  %-*s  %3d", name, p.Name, p.Multiplier, spaces(p.Taken, p.Size), pieces, names(p.Pieces), p.Points)
		if len(p.With) > 0 {
			line += "  with " + names(p.With)
		}
		dst = append(append(dst, line...), '\n')
	}
	for _, part := range []struct {
		name string
		list []game.Stack
	}{{"in no area", t.Outside}, {"to be attached", t.Waiting}, {"hand", t.Hand}} {
		if len(part.list) > 0 {
			dst = fmt.Appendf(dst, "  %s: %s\n", part.name, names(part.list))
		}
	}
	if t.Chosen != "" {
		dst = fmt.Appendf(dst, "  has chosen: %s\n", t.Chosen)
	}
	return dst
}

// drawnSpaces is how many spaces of an area are drawn one by one.
const drawnSpaces = 10

// spaces draws the spaces of an area, those taken filled in.
func spaces(taken, size int) string {
	if size > drawnSpaces || size < 0 {
		return fmt.Sprintf("%-*s", drawnSpaces, fmt.Sprintf("%d of %d", taken, size))
	}
	return strings.Repeat("■", taken) + strings.Repeat("□", size-taken) + strings.Repeat(" ", drawnSpaces-size)
}

// names lists cards for people: "Wolf ×2, Bear".
func names(list []game.Stack) string {
	words := make([]string, len(list))
	for i, s := range list {
		if words[i] = s.Name; s.Count > 1 {
			words[i] += fmt.Sprintf(" ×%d", s.Count)
		}
	}
	return strings.Join(words, ", ")
}
