package variants

import (
	"fmt"
	"maps"
	"strings"
)

// A layer is a file laid over what it extends.
type layer struct {
	over   *node // what the file says, without extends and remove
	remove *node // nil if it removes nothing
}

// An alteration is something that a file or a flag changes in what it stands on.
type alteration struct {
	path    path
	at      *node
	removes bool
	flag    bool // of a flag
}

// mayCause reports whether the alteration is of what a problem is in: files alter those that they
// extend, flags all.
func (a alteration) mayCause(p problem) bool { return a.flag || a.at.Source.Order < p.At.Source.Order }

// mostChanges is how many changes are looked at one by one. Of more, whole parts are.
const mostChanges = 60

// toldPlaces is how many places a change names that it does not fit.
const toldPlaces = 4

// blame finds what a file or flag changes to be the cause of problems in what it extends, which is
// right by itself, and puts it in their stead: one problem for each such change. A change is the
// cause of a problem that is not there without it.
func (l *loader) blame(overrides Overrides) {
	if l.base == nil {
		return
	}
	changes := l.changes(overrides, mostChanges)
	puzzles := map[string]problem{} // by place
	for _, p := range l.report.List {
		if l.files[p.At.Source] {
			puzzles[p.Place()] = p
		}
	}
	caused := make([][]problem, len(changes))
	solve := func(i int, omit map[string]bool, careful bool) {
		if len(puzzles) == 0 {
			return
		}
		left := l.placesWithout(overrides, omit)
		if careful && !covers(&l.report, left) { // other problems might hide this one
			return
		}
		for _, p := range l.report.List {
			if _, open := puzzles[p.Place()]; open && !left[p.Place()] && changes[i].mayCause(p) {
				caused[i] = append(caused[i], p)
				delete(puzzles, p.Place())
			}
		}
	}
	for i, c := range changes {
		solve(i, map[string]bool{c.at.Place(): true}, true)
	}
	omit := map[string]bool{}
	for i, c := range changes { // what takes several changes is the last one's
		omit[c.at.Place()] = true
		solve(i, omit, false)
	}
	for i, c := range changes {
		replace(&l.report, caused[i], c)
	}
}

// covers reports whether there are problems at all of the places.
func covers(r *report, places map[string]bool) bool {
	left := maps.Clone(places)
	for _, p := range r.List {
		delete(left, p.Place())
	}
	return len(left) == 0
}

// replace puts a change in the stead of the problems that it causes.
func replace(r *report, caused []problem, c alteration) {
	if len(caused) == 0 {
		return
	}
	gone := map[string]bool{}
	var lines []string
	for _, p := range caused {
		if !gone[p.Place()] {
			lines = append(lines, p.Place()+": "+p.Message)
		}
		gone[p.Place()] = true
	}
	var kept []problem
	for _, p := range r.List {
		if !gone[p.Place()] {
			kept = append(kept, p)
		}
	}
	if more := len(lines) - toldPlaces; more > 0 {
		lines = append(lines[:toldPlaces], fmt.Sprintf("… and so in %s", numbered(more, "more place")))
	}
	message := fmt.Sprintf("with this change of %q other parts of the game do not fit", c.path)
	if c.removes {
		message = fmt.Sprintf("%q is removed, but other parts of the game need it", c.path)
	}
	lines = append(lines, "change or remove that too")
	r.List = append(kept, problem{At: c.at, Message: message, Hint: strings.Join(lines, "\n")})
}

// placesWithout tells where problems are without some of the changes, given by their places.
func (l *loader) placesWithout(overrides Overrides, omit map[string]bool) map[string]bool {
	_, left := l.without(overrides, omit)
	places := map[string]bool{}
	for _, p := range left.List {
		places[p.Place()] = true
	}
	return places
}

// without loads the variant once more without some of the changes, given by their places, and tells
// its problems. The definition is of use if there are none.
func (l *loader) without(overrides Overrides, omit map[string]bool) (*Definition, *report) {
	trial := &loader{order: l.order}
	root := l.base
	for _, y := range l.layers {
		if y.remove != nil {
			items := *y.remove
			items.Items = nil
			for _, item := range y.remove.Items {
				if !omit[item.Place()] {
					items.Items = append(items.Items, item)
				}
			}
			root = trial.remove(root, &items)
		}
		root = merge(root, y.over.Omitting(omit))
	}
	root, fixed := trial.modify(root, overrides.omitting(omit))
	d := trial.definition(trial.applyOptions(root, fixed))
	if len(trial.report.List) == 0 {
		trial.tryOptions(root)
	}
	return d, &trial.report
}

// omitting is the flags without those at the given places.
func (m Overrides) omitting(places map[string]bool) Overrides {
	keep := func(name string, texts []string) (kept []string) {
		for _, text := range texts {
			if !places[new(loader).flag(name, text).id.Place()] {
				kept = append(kept, text)
			}
		}
		return kept
	}
	return Overrides{Set: keep("--set", m.Set), With: keep("--with", m.With), Without: keep("--without", m.Without)}
}

// changes lists what files and flags change, in the order in which they do: so many of files, and
// of each flag.
func (l *loader) changes(overrides Overrides, most int) []alteration {
	var list []alteration
	for depth := 8; depth > 0; depth-- {
		if list = l.fileChanges(depth); len(list) <= most {
			break
		}
	}
	list = list[:min(len(list), most)]
	add := func(name string, texts []string) {
		for _, text := range texts[:min(len(texts), most)] {
			id := new(loader).flag(name, text).id
			list = append(list, alteration{path: path{id.Text}, at: id, flag: true})
		}
	}
	add("--with", overrides.With)
	add("--without", overrides.Without)
	add("--set", overrides.Set)
	return list
}

// fileChanges lists what files change, down to parts at a depth.
func (l *loader) fileChanges(depth int) []alteration {
	var list []alteration
	root := l.base
	for _, y := range l.layers {
		if y.remove != nil {
			for _, item := range y.remove.Items {
				list = append(list, alteration{path: splitPath(item.Text), at: item, removes: true})
			}
			root = new(loader).remove(root, y.remove)
		}
		list = append(list, changesOf(y.over, root, nil, depth)...)
		root = merge(root, y.over)
	}
	return list
}

// changesOf lists what a mapping changes in the one that it is laid over.
func changesOf(n, under *node, p path, depth int) []alteration {
	var list []alteration
	for _, e := range n.Entries {
		below := under.Get(e.Key.Text)
		if depth > 1 && below.IsMapping() && e.Value.IsMapping() && !changesMechanic(below, e.Value) {
			list = append(list, changesOf(e.Value, below, p.To(e.Key.Text), depth-1)...)
		} else {
			list = append(list, alteration{path: p.To(e.Key.Text), at: e.Key})
		}
	}
	return list
}
