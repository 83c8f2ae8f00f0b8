// Package pgn writes games in Portable Game Notation, so that rating tools can read their results.
//
// The tags are the seven of the standard and Variant, PlyCount, Termination (the reason that the game ended for) and Seed; Round is the
// number of the pairing and that of the game within it, both from 1; a game that began with random plies has OpeningPlies. The movetext
// holds the move texts of the game's own notation, with commas where they have spaces, and a number wherever the first seat moves. A game
// of more or fewer seats than two has a tag for each, such as Player_1, in place of White and Black, and its result is "*": see
// Termination. A game that a harness limit stopped counts as drawn, as in reports; its Termination says so.
package pgn

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

// lineWidth is how long lines of movetext are at most, by the standard's export format.
const lineWidth = 79

// Append appends a game and an empty line. The record must have kept its moves, or there will be none.
func Append(dst []byte, h *selfplay.Header, r *selfplay.Record) []byte {
	pair := h.Pairings[r.Pairing]
	result := result(r)
	if len(h.Seats) != 2 {
		result = "*"
	}
	moves := bytes.FieldsFunc(r.Moves, func(c rune) bool { return c == '\n' })
	tag := func(name, value string) {
		dst = fmt.Appendf(dst, "[%s %q]\n", name, value)
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
	tag("Termination", r.Outcome.Reason)
	tag("PlyCount", fmt.Sprint(r.Opening+r.Plies))
	if r.Opening > 0 {
		tag("OpeningPlies", fmt.Sprint(r.Opening))
	}
	tag("Seed", fmt.Sprint(h.Seed))
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

// tagName is the name of a seat as a tag: letters, digits and underscores, by the standard (8.1.1), the first letter large.
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
func result(r *selfplay.Record) string {
	switch {
	case r.Outcome.Cause == game.Limit || r.Outcome.Winner < 0:
		return "1/2-1/2"
	case r.Outcome.Winner == 0:
		return "1-0"
	}
	return "0-1"
}
