package scenario

import (
	"cmp"
	"slices"
	"strings"
)

// Nearest returns the candidates that a text may have been meant to be, at most n of them, the most similar first. Those
// that have less than half of their letters in common with it are left out.
func Nearest(text string, candidates []string, n int) []string {
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

// distance is the Levenshtein distance of two texts, in bytes.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			changed := diagonal
			if a[i] != b[j] {
				changed++
			}
			diagonal = row[j+1]
			row[j+1] = min(row[j]+1, diagonal+1, changed)
		}
	}
	return row[len(b)]
}
