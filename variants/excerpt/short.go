package excerpt

import (
	"regexp"
	"slices"
	"strings"
)

const (
	// longestQuote is how wide a text in quotes may be in a message.
	longestQuote = 80

	longestTail = 30 // of them, at the end

	// longestWord is how wide anything else without a space may be: no path of a file comes near.
	longestWord = 400
)

// Short is a text of one line, or its start and its end if it is too long for a message.
func Short(text string) string { return shortened(text, longestQuote) }

func shortened(text string, most int) string {
	if len(text) <= most {
		return text
	}
	start, _ := firstOf(text)
	end, _ := lastOf(text)
	head, tail := cells(start), cells(end)
	if start == text && width(head) <= most {
		return text
	}
	slices.Reverse(tail)
	tail = fitting(tail, longestTail)
	slices.Reverse(tail)
	return strings.Join(fitting(head, longestQuote-longestTail-1), "") + dots + strings.Join(tail, "")
}

// part is a text in quotes or a word, in a message.
var part = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|[^\s"]+`)

// Message is a message whose lines quote texts that may be of any length: of those that are too
// long, the start and the end are left. Lines that are indented are excerpts, and stay.
func Message(text string) string {
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		if !strings.HasPrefix(line, " ") {
			lines[i] = part.ReplaceAllStringFunc(line, shortPart)
		}
	}
	return strings.Join(lines, "")
}

func shortPart(p string) string {
	if p[0] != '"' {
		return shortened(p, longestWord)
	}
	return `"` + Short(p[1:len(p)-1]) + `"`
}
