package html

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// capital begins a text with a capital letter.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// spaced writes an id as words.
func spaced(id string) string { return strings.ReplaceAll(id, "-", " ") }

// together keeps numbers and their per cent signs on a line.
func together(s string) string { return strings.ReplaceAll(s, " %", "\u00a0%") }
