// Package spelling finds what a mistyped word may have meant: the hints of error messages.
package spelling

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Nearest is the candidate most like a word, the first of several, or "" if none has more than a
// third of its letters wrong.
func Nearest(word string, candidates []string) string {
	best, least := "", 1+max(1, len(word)/3)
	for _, c := range candidates {
		if d := distance(strings.ToLower(word), strings.ToLower(c)); d < least {
			best, least = c, d
		}
	}
	return best
}

// Hint is a hint for an unknown word: the nearest candidate, or else the only one that has it for a
// part, or else all of them.
func Hint(word string, candidates []string) string {
	c := Nearest(word, candidates)
	if c == "" {
		c = whole(word, candidates)
	}
	if c != "" {
		return fmt.Sprintf("did you mean %q?", c)
	}
	if len(candidates) == 0 {
		return ""
	}
	return "known: " + strings.Join(candidates, ", ")
}

// whole is the only candidate that has a word, of more than two letters, between its hyphens and
// underscores; "" if there is none, or if there are several.
func whole(word string, candidates []string) string {
	found := ""
	for _, c := range candidates {
		parts := strings.FieldsFunc(c, func(r rune) bool { return r == '-' || r == '_' })
		if len(word) < 3 || !slices.Contains(parts, word) {
			continue
		}
		if found != "" {
			return ""
		}
		found = c
	}
	return found
}

// Similar lists candidates by likeness to a text, at most n of them, without those that have less
// than half of their letters in common with it.
func Similar(text string, candidates []string, n int) []string {
	type scored struct {
		text     string
		distance int
	}
	var near []scored
	for _, c := range candidates {
		if d := distance(strings.ToLower(text), strings.ToLower(c)); 2*d <= max(len(text), len(c)) {
			near = append(near, scored{c, d})
		}
	}
	slices.SortFunc(near, func(a, b scored) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.text, b.text))
	})
	var texts []string
	for _, s := range near[:min(n, len(near))] {
		texts = append(texts, s.text)
	}
	return texts
}

// distance counts the insertions, deletions, replacements and swaps of neighbours that turn a into
// b (the optimal string alignment distance), in bytes.
func distance(a, b string) int {
	before, last := make([]int, len(b)+1), make([]int, len(b)+1)
	for j := range last {
		last[j] = j
	}
	for i := range len(a) {
		row := make([]int, len(b)+1)
		row[0] = i + 1
		for j := range len(b) {
			change := 1
			if a[i] == b[j] {
				change = 0
			}
			row[j+1] = min(last[j+1]+1, row[j]+1, last[j]+change)
			if i > 0 && j > 0 && a[i] == b[j-1] && a[i-1] == b[j] {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
		before, last = last, row
	}
	return last[len(b)]
}
