package variants

import (
	"slices"
	"strings"
)

// Label adds to a name what the changes are, as in "jungle +dog-swims −rat.swim
// limits.max_plies=9". It is the one place where such labels are made. What a later change undoes
// is left out, and so is the number of players, which figures tell themselves.
func (m Overrides) Label(name string) string {
	words := []string{name}
	say := func(list []string, sign string, gone func(id string) bool) {
		for i, text := range list {
			text = strings.Join(strings.Fields(text), " ")
			id, _, _ := strings.Cut(text, "=")
			later := slices.ContainsFunc(list[i+1:], func(t string) bool { return changes(t, id) })
			if !later && !gone(id) {
				words = append(words, sign+text)
			}
		}
	}
	off := func(id string) bool {
		return slices.ContainsFunc(m.Without, func(t string) bool { return changes(t, id) })
	}
	never := func(string) bool { return false }
	say(m.With, "+", off)
	say(m.Without, "−", never)
	say(m.Set, "", never)
	return strings.Join(words, " ")
}

// changes reports whether a flag changes what has an id or path.
func changes(text, id string) bool {
	other, _, _ := strings.Cut(text, "=")
	return strings.TrimSpace(other) == strings.TrimSpace(id)
}
