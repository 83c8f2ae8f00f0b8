package spelling

import "fmt"

// Otherwise is a hint for a word of a user's own that may be a misspelt one of the others: which,
// and what else to do.
func Otherwise(word string, others []string, advice string) string {
	near := Nearest(word, without(others, word))
	switch {
	case near == "":
		return advice
	case advice == "":
		return fmt.Sprintf("did you mean %q?", near)
	}
	return fmt.Sprintf("did you mean %q? Otherwise %s", near, advice)
}

func without(words []string, word string) []string {
	var rest []string
	for _, w := range words {
		if w != word {
			rest = append(rest, w)
		}
	}
	return rest
}
