package variants

import (
	"fmt"
	"slices"
	"strings"
)

// nearest is the candidate that a word may have been meant to be, or "".
func nearest(word string, candidates []string) string {
	best, bestDistance := "", 1+max(1, len(word)/3)
	for _, c := range candidates {
		if d := distance(strings.ToLower(word), strings.ToLower(c)); d < bestDistance {
			best, bestDistance = c, d
		}
	}
	return best
}

// didYouMean is a hint for an unknown word: the nearest candidate, or else all of them.
func didYouMean(word string, candidates []string) string {
	if c := nearest(word, candidates); c != "" {
		return fmt.Sprintf("did you mean %q?", c)
	}
	if len(candidates) == 0 {
		return ""
	}
	return "known: " + strings.Join(candidates, ", ")
}

// distance counts the insertions, deletions, replacements and swaps of neighbours that turn a into b (the optimal string
// alignment distance).
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

// list writes words as a sentence does: a, b or c.
func list(words []string, conjunction string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	last := len(words) - 1
	return strings.Join(words[:last], ", ") + " " + conjunction + " " + words[last]
}

// unite appends the words that are not there yet.
func unite(words, more []string) []string {
	for _, w := range more {
		if !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	return words
}
