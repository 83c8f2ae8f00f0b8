package lint

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/variants"
)

// Place says where the things are that warnings are about. What several animals share is warned of
// once, and what is left over of a file that the variant's own file extends not at all.
func Place(ws []Warning, places *variants.Places) variants.Errors {
	type spot struct {
		file         string
		line, column int
		part         string
	}
	var all variants.Errors
	first := map[spot]int{} // which of all is about a part
	alike := map[int]int{}  // how many more animals that one is about
	for _, w := range ws {
		if w.Unused && places.Inherited(w.Path) {
			continue
		}
		e := places.Error(w.Path, w.Message, w.Hint)
		at := spot{e.File, e.Line, e.Column, shared(w)}
		if i, again := first[at]; again {
			if all[i].Message != e.Message {
				alike[i]++
			}
			continue
		}
		first[at] = len(all)
		all = append(all, e)
	}
	for i, n := range alike {
		more := fmt.Sprintf("so it is with %d other animals that share this", n)
		if n == 1 {
			more = "so it is with another animal that shares this"
		}
		all[i].Hint = strings.TrimPrefix(all[i].Hint+"; "+more, "; ")
	}
	return all
}

// shared is what a warning is about, but for the animal that has it.
func shared(w Warning) string {
	keys := strings.Split(w.Path, ".")
	if keys[0] != "animals" || len(keys) < 3 {
		return w.Path + ": " + w.Message
	}
	return strings.Join(keys[2:], ".")
}
