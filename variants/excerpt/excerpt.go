// Package excerpt shows where in a text something is wrong, however long the text is: the part
// around the place, with a mark under it, and "…" where something is left out.
//
//	line, mark := excerpt.At("animals: {cat: {letter: 7}}", 25, excerpt.Columns)
//	// animals: {cat: {letter: 7}}
//	//                         ^
//
// Widths are columns of a terminal: a wide character has two and a combining mark none.
package excerpt

import (
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/rivo/uniseg"

	"github.com/wildbench/wildbench/variants/harmless"
)

// Columns is how wide an excerpt may be, in all.
const Columns = 100

const (
	dots     = "…"
	tabWidth = 8 // at most

	// farthest is how many characters on either side of a place are looked at.
	farthest = 8 * Columns
)

// At is the part of a line around a column, in characters from 1, that fits a width, and a line
// with a mark that goes under it. Characters that cannot be seen are written as escapes.
func At(line string, column, columns int) (text, mark string) {
	at := len(line)
	for i := range line {
		if column--; column == 0 {
			at = i
			break
		}
	}
	before, cutLeft := lastOf(line[:at])
	after, cutRight := firstOf(line[at:])
	left, right := cells(before), cells(after)
	columns-- // the mark may stand behind the end of the line
	room := columns - min(width(left), columns/2)
	if cutRight || width(right) > room {
		right = append(fitting(right, room-1), dots)
	}
	if room = columns - width(right); cutLeft || width(left) > room {
		slices.Reverse(left)
		left = append(fitting(left, room-1), dots)
		slices.Reverse(left)
	}
	return strings.Join(left, "") + strings.Join(right, ""), blank(left) + "^"
}

// lastOf is the end of a text, as far as it may matter, and whether there is more before it.
func lastOf(text string) (end string, cut bool) {
	at := len(text)
	for n := 0; at > 0 && n < farthest; n++ {
		_, size := utf8.DecodeLastRuneInString(text[:at])
		at -= size
	}
	return text[at:], at > 0
}

// firstOf is the start of a text, as far as it may matter, and whether there is more behind it.
func firstOf(text string) (start string, cut bool) {
	n := 0
	for i := range text {
		if n++; n > farthest {
			return text[:i], true
		}
	}
	return text, false
}

// cells splits a text into what takes a place of its own on a terminal.
func cells(text string) []string {
	var list []string
	for i, part := range strings.Split(text, "\t") {
		if i > 0 {
			list = append(list, "\t")
		}
		for g := uniseg.NewGraphemes(harmless.Line(part)); g.Next(); {
			list = append(list, g.Str())
		}
	}
	return list
}

func width(cells []string) int {
	sum := 0
	for _, c := range cells {
		sum += widthOf(c)
	}
	return sum
}

func widthOf(cell string) int {
	if cell == "\t" {
		return tabWidth
	}
	return uniseg.StringWidth(cell)
}

// fitting are the first cells, as many as fit a width.
func fitting(cells []string, columns int) []string {
	for i, c := range cells {
		if columns -= widthOf(c); columns < 0 {
			return cells[:i:i]
		}
	}
	return cells
}

// blank is space as wide as cells; a tab stays one, so that it is as wide wherever it stands.
func blank(cells []string) string {
	var b strings.Builder
	for _, c := range cells {
		if c == "\t" {
			b.WriteString(c)
		} else {
			b.WriteString(strings.Repeat(" ", widthOf(c)))
		}
	}
	return b.String()
}
