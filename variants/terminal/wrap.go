package terminal

import (
	"strings"
	"unicode/utf8"
)

// Wrap breaks a text into lines of at most so many characters, at spaces that part neither a number
// from its unit nor the two ends of an interval. A word longer than a line has one for itself.
func Wrap(s string, width int) []string {
	var lines []string
	line, length := "", 0
	for _, part := range unbreakable(strings.Fields(s)) {
		n := utf8.RuneCountInString(part)
		switch {
		case length == 0:
			line, length = part, n
		case length+1+n <= width:
			line, length = line+" "+part, length+1+n
		default:
			lines = append(lines, line)
			line, length = part, n
		}
	}
	return append(lines, line)
}

// unbreakable joins the words that belong together.
func unbreakable(words []string) []string {
	var parts []string
	for _, w := range words {
		last := len(parts) - 1
		if last >= 0 && (strings.HasPrefix(w, "%") || opens(parts[last]) && strings.Contains(w, "]")) {
			parts[last] += " " + w
		} else {
			parts = append(parts, w)
		}
	}
	return parts
}

// opens reports whether an interval begins in a text and does not end there.
func opens(text string) bool { return strings.Contains(text, "[") && !strings.Contains(text, "]") }
