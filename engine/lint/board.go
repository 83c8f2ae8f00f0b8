package lint

import (
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/spelling"
)

// terrains warns of terrains that are nowhere or mean nothing.
func (l *linter) terrains() {
	b := &l.def.Board
	var names []string
	for _, t := range b.Terrain {
		names = append(names, t.Name)
	}
	for i, t := range b.Terrain {
		path := "board.terrain." + t.Name
		there := false
		for s := range variants.Square(b.Squares()) {
			there = there || b.TerrainAt(s) == i+1
		}
		switch {
		case !there:
			l.unused(path, spelling.Otherwise(t.Name, names, "draw it in the map or list its squares"), "terrain %q is nowhere on the board", t.Name)
		case len(l.def.Uses("terrain", t.Name)) == 0:
			l.unused(path, l.meant("terrain", t.Name), "terrain %q means nothing: no rule names it", t.Name)
		}
	}
}

// zones warns of zones that no rule names.
func (l *linter) zones() {
	for _, z := range l.def.Zones {
		if len(l.def.Uses("zone", z.Name)) == 0 {
			l.unused("zones."+z.Name, l.meant("zone", z.Name), "zone %q means nothing: no rule names it", z.Name)
		}
	}
}

// symmetry warns of a symmetry where nothing is derived by it: all squares of both sides are
// written.
func (l *linter) symmetry() {
	s := &l.def.Setup
	derived := s.Position == "" && (len(s.White) == 0 || len(s.Black) == 0) ||
		slices.ContainsFunc(l.def.Zones, func(z variants.Zone) bool { return len(z.White) == 0 || len(z.Black) == 0 })
	if derived {
		return
	}
	l.unused("setup.symmetry", "leave it out, or leave out the squares of one side",
		"symmetry means nothing: the squares of both sides are written out")
	l.warnings[len(l.warnings)-1].Stated = true
}

// meant is the hint for a zone or terrain that no rule names: one much like it that rules name may
// be the one that is meant.
func (l *linter) meant(kind, name string) string {
	var names []string
	if kind == "zone" {
		for _, z := range l.def.Zones {
			names = append(names, z.Name)
		}
	} else {
		for _, t := range l.def.Board.Terrain {
			names = append(names, t.Name)
		}
	}
	names = slices.DeleteFunc(names, func(n string) bool {
		return n == name || len(l.def.Uses(kind, n)) == 0
	})
	if near := spelling.Nearest(name, names); near != "" {
		return fmt.Sprintf("did you mean %q?", near)
	}
	return ""
}

// values warns if no animal is worth anything, so that bots cannot tell gain from loss.
func (l *linter) values() {
	if !slices.ContainsFunc(l.def.Animals, func(a variants.Animal) bool { return a.Value != 0 }) {
		l.warn("animals", "give each animal a value", "all animals are worth 0, so material means nothing to bots and reports")
	}
}

// options warns of options that are off and would change nothing.
func (l *linter) options() {
	for _, o := range l.def.Options {
		if o.Enabled || len(o.Set) == 0 {
			continue
		}
		idle := !slices.ContainsFunc(o.Set, func(a variants.Assignment) bool {
			return bare(l.def.Parameter(a.Path)) != bare(a.Value)
		})
		if idle {
			l.warn("options."+o.ID, "", "turning on %q changes nothing: everything that it sets is so already", o.ID)
		}
	}
}

// repeats warns of lists that say something twice.
func (l *linter) repeats() {
	for _, r := range l.def.Repeats() {
		if r.Word == r.In {
			l.warn(r.Path, "", "%s stands in this list twice", r.Word)
			continue
		}
		l.warn(r.Path, "", "%s means nothing in this list: %s includes it", r.Word, r.In)
	}
}

// bare is a YAML text without the brackets that a list of one may do without.
func bare(text string) string {
	if n := len(text); n > 1 && text[0] == '[' && !slices.Contains([]byte(text), ',') {
		return text[1 : n-1]
	}
	return text
}
