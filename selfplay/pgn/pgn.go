// Package pgn writes games in Portable Game Notation, so that rating tools can read their results.
//
// The tags are the seven of the standard and Variant, PlyCount and Seed; Termination, in the words
// of the standard (9.8.1): "normal", or "adjudication" where a harness limit stopped the game;
// Reason, the variant's own word for the end; and Winner, who won: a seat, several that share the
// win, or nobody. Round is the number of the pairing and that of the game within it, both from 1; a
// game that began with random plies has OpeningPlies. FailedFirst and FailedSecond mark a game in
// which that bot of the pairing failed, so that moves were drawn at random in its place. The
// movetext holds the move texts of the game's own notation, with commas where they have spaces, and
// a number wherever the first seat moves.
//
// A game of two has a Result of the standard; a game that a harness limit stopped counts as drawn,
// as in reports. The standard has no word for a result of more or fewer seats, nor for one where
// both lose: it is "*", and Winner tells. Such games have a tag for each seat, such as Player_1, in
// place of White and Black.
package pgn

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants/harmless"
)

// lineWidth is how long lines of movetext are at most, by the standard's export format.
const lineWidth = 79

// quoted are the escapes that texts of tags have, by the standard (7).
var quoted = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// Append appends a game and an empty line. The record must have kept its moves, or there will be
// none.
func Append(dst []byte, h *selfplay.Header, r *selfplay.Record) []byte {
	pair := h.Pairings[r.Pairing]
	result := result(h, r)
	moves := bytes.FieldsFunc(r.Moves, func(c rune) bool { return c == '\n' })
	tag := func(name, value string) {
		dst = fmt.Appendf(dst, "[%s \"%s\"]\n", name, quoted.Replace(harmless.Line(value)))
	}
	tag("Event", "wildbench "+h.Variant)
	tag("Site", "?")
	tag("Date", "????.??.??")
	tag("Round", fmt.Sprintf("%d.%d", r.Pairing+1, r.Game+1))
	for seat, name := range h.Seats {
		tag(tagName(name), pair.At(seat, r.FirstSeat))
	}
	tag("Result", result)
	tag("Variant", h.Variant)
	tag("Winner", winner(h, r))
	tag("Termination", termination(r))
	tag("Reason", r.Outcome.Reason)
	tag("PlyCount", fmt.Sprint(r.Opening+r.Plies))
	if r.Opening > 0 {
		tag("OpeningPlies", fmt.Sprint(r.Opening))
	}
	tag("Seed", fmt.Sprint(h.Seed))
	for i, bot := range []string{pair.First, pair.Second} {
		if m := r.Mishaps[i]; m.Any() {
			tag([]string{"FailedFirst", "FailedSecond"}[i], bot+": "+m.String())
		}
	}
	dst = append(dst, '\n')
	column := 0
	word := func(w string) {
		switch {
		case column == 0:
		case column+1+len(w) > lineWidth:
			dst = append(dst, '\n')
			column = 0
		default:
			dst = append(dst, ' ')
			column++
		}
		dst = append(dst, w...)
		column += len(w)
	}
	for i, m := range moves {
		if n := len(h.Seats); i%n == 0 {
			word(fmt.Sprintf("%d.", i/n+1))
		}
		word(strings.ReplaceAll(string(m), " ", ","))
	}
	word(result)
	return append(dst, "\n\n"...)
}

// tagName is the name of a seat as a tag: letters, digits and underscores, by the standard (8.1.1),
// the first letter large.
func tagName(seat string) string {
	name := strings.Map(func(c rune) rune {
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' {
			return c
		}
		return '_'
	}, seat)
	return strings.ToUpper(name[:1]) + name[1:]
}

// result is the outcome as PGN has it. The first seat is White.
func result(h *selfplay.Header, r *selfplay.Record) string {
	switch {
	case len(h.Seats) != 2 || r.Outcome.Winner == game.Nobody:
		return "*"
	case drawn(r):
		return "1/2-1/2"
	case r.Outcome.Winner == 0:
		return "1-0"
	}
	return "0-1"
}

// drawn reports whether all share the result alike.
func drawn(r *selfplay.Record) bool {
	shared := r.Outcome.Winner == game.Shared && (r.Outcome.Among == 0 || len(r.Turns) == 2)
	return r.Outcome.Cause == game.Limit || shared
}

// winner names who won: seats as the variant calls them, "draw" or "nobody".
func winner(h *selfplay.Header, r *selfplay.Record) string {
	switch {
	case drawn(r):
		return "draw"
	case r.Outcome.Winner == game.Nobody:
		return "nobody"
	case r.Outcome.Winner >= 0:
		return h.Seats[r.Outcome.Winner]
	}
	var names []string
	for seat, name := range h.Seats {
		if r.Outcome.Among>>seat&1 != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// termination is how the game ended in the standard's words.
func termination(r *selfplay.Record) string {
	switch r.Outcome.Cause {
	case game.NotEnded:
		return "unterminated"
	case game.Limit:
		return "adjudication"
	}
	return "normal"
}
