package lint

import (
	"fmt"
	"slices"
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
	causes := explain(ws, places)
	for i, w := range ws {
		if w.Unused && places.Inherited(w.Path) || w.Stated && !places.Stated(w.Path) {
			continue
		}
		e := places.Error(w.Path, w.Message, w.Hint)
		if c := causes[i]; c != nil {
			e = places.Caused(c, w.Path, w.Message, w.Hint)
		}
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

// explain finds the change of a file or a flag that a warning about what it stands on comes of:
// there is no such warning without it. It tells them by the warning's index. That something has no
// use is only laid to flags: a file is told where it has such a thing.
func explain(ws []Warning, places *variants.Places) map[int]*variants.Cause {
	open := map[int]bool{}
	for i, w := range ws {
		if !w.Unused || places.Flags() && !places.Inherited(w.Path) {
			open[i] = true
		}
	}
	if len(open) == 0 {
		return nil
	}
	causes := map[int]*variants.Cause{}
	for c := range places.Causes() {
		var asked []int
		for i := range ws {
			if open[i] && (c.Flag() || !ws[i].Unused) && places.May(c, ws[i].Path) {
				asked = append(asked, i)
			}
		}
		if asked == nil {
			continue
		}
		left, err := Check(c.Without)
		if err != nil { // the engine cannot hold the variant without this
			continue
		}
		for _, i := range asked {
			if !slices.ContainsFunc(left, ws[i].same) {
				causes[i] = c
				delete(open, i)
			}
		}
		if len(open) == 0 {
			break
		}
	}
	return causes
}

// same reports whether a warning says the same about the same part.
func (w Warning) same(v Warning) bool { return w.Path == v.Path && w.Message == v.Message }

// shared is what a warning is about, but for the animal that has it.
func shared(w Warning) string {
	keys := strings.Split(w.Path, ".")
	if keys[0] != "animals" || len(keys) < 3 {
		return w.Path + ": " + w.Message
	}
	return strings.Join(keys[2:], ".")
}
