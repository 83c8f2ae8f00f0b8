package variants

import (
	"slices"

	"github.com/wildbench/wildbench/variants/spelling"
)

// list writes words as a sentence does: a, b or c.
func list(words []string, conjunction string) string { return spelling.List(words, conjunction) }

// unite appends the words that are not there yet.
func unite(words, more []string) []string {
	for _, w := range more {
		if !slices.Contains(words, w) {
			words = append(words, w)
		}
	}
	return words
}
