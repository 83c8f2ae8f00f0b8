package selfplay

import (
	"fmt"
	"strings"
)

// unknown says that there is no such thing as name, which there is instead, and which of them may have been meant.
func unknown(what, name string, there []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "unknown %s %q", what, name)
	best, least := "", len(name)/2+1
	for _, t := range there {
		if d := editDistance(strings.ToLower(name), t); d < least {
			best, least = t, d
		}
	}
	if best != "" {
		fmt.Fprintf(&b, ", did you mean %q?", best)
	}
	fmt.Fprintf(&b, " (there is: %s)", strings.Join(there, ", "))
	return b.String()
}

// editDistance is the Levenshtein distance: insertions, deletions and substitutions that turn a into b.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost++
			}
			diagonal = row[j+1]
			row[j+1] = min(cost, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}
