package variants

import (
	"slices"
)

// unite appends the words that are not there yet.
func unite(words, more []string) []string {
	for _, w := range more {
		if !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	return words
}
