package game

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/spelling"
)

// told is how many moves a message lists; of more it says how many there are.
const told = 6

// moveText is a move of a piece on a board: an ability, perhaps, the square of the piece, and where
// it goes, if it does.
var moveText = regexp.MustCompile(`^(?:[^:]*:)?([a-z][0-9]+)(?:[-x]([a-z][0-9]+))?(?:[ ,]|$)`)

// WhyIllegal says why a text is not a legal move, as far as that can be told without the rules, and
// what is legal instead: the moves of the piece that it names, and those to the same square. ms
// holds the legal moves of s.
func WhyIllegal(g Game, s State, ms *Moves, text string) string {
	if outcome := s.Outcome(); outcome.Over() {
		return "the game is over (" + outcome.Text(g) + ")"
	}
	legal := make([]string, ms.Len())
	for i := range legal {
		legal[i] = string(s.AppendMove(nil, ms, i))
	}
	slices.Sort(legal)
	placed, onBoard := s.(Placed)
	from, to := ends(text)
	if !onBoard || from == "" {
		return nearest(text, legal)
	}
	var own, others []string // the moves of the piece, those to the square first
	for _, m := range legal {
		switch f, t := ends(m); {
		case f == from && t == to:
			own = slices.Insert(own, 0, m)
		case f == from:
			own = append(own, m)
		case t == to && to != "":
			others = append(others, m)
		}
	}
	why := whyNot(g, s, placed, from, own)
	why += whatIsThere(g, placed, to, strings.Contains(text, from+"x"))
	if others != nil {
		why += fmt.Sprintf("; to %s there is %s", to, some(others))
	}
	return why
}

// ends are the squares that a move starts and ends on, empty if it has none.
func ends(text string) (from, to string) {
	if m := moveText.FindStringSubmatch(text); m != nil {
		return m[1], m[2]
	}
	return "", ""
}

// whyNot says what stands on a square and what it may do.
func whyNot(g Game, s State, placed Placed, from string, own []string) string {
	seat, piece, ok := placed.On(from)
	switch {
	case !ok:
		return "there is no square " + from
	case seat < 0:
		return from + " is empty"
	}
	name := english.Capital(g.SeatName(seat)) + "'s " + g.Pieces()[piece].Name
	switch {
	case seat != s.Seat():
		return fmt.Sprintf("on %s is %s, and it is %s's turn", from, name, english.Capital(g.SeatName(s.Seat())))
	case own == nil:
		return fmt.Sprintf("%s on %s has no legal move", name, from)
	}
	return fmt.Sprintf("%s on %s may play %s", name, from, some(own))
}

// whatIsThere says of the square that a move goes to what the text of the move has wrong.
func whatIsThere(g Game, placed Placed, to string, captures bool) string {
	if to == "" {
		return ""
	}
	seat, piece, ok := placed.On(to)
	switch {
	case !ok:
		return "; there is no square " + to
	case seat < 0 && captures:
		return "; " + to + " is empty"
	case seat >= 0 && !captures:
		return fmt.Sprintf("; on %s is %s's %s", to, english.Capital(g.SeatName(seat)), g.Pieces()[piece].Name)
	}
	return ""
}

// nearest is what is legal instead of a text that names no square.
func nearest(text string, legal []string) string {
	if near := spelling.Similar(text, legal, 1); near != nil {
		return fmt.Sprintf("the nearest legal move is %q", near[0])
	}
	return "legal is " + some(legal)
}

// some lists moves, or a few of many and how many more there are.
func some(moves []string) string {
	if more := len(moves) - told; more > 1 {
		return fmt.Sprintf("%s … and %d more", quoted(moves[:told]), more)
	}
	return quoted(moves)
}

// quoted lists moves; those with spaces are in quotes, as on a command line.
func quoted(moves []string) string {
	list := slices.Clone(moves)
	for i, m := range list {
		if strings.ContainsAny(m, " ") {
			list[i] = `"` + m + `"`
		}
	}
	return strings.Join(list, ", ")
}
