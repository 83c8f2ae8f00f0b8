package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// terrains warns of terrains that are nowhere or mean nothing.
func (l *linter) terrains() {
	b := &l.def.Board
	for i, t := range b.Terrain {
		path := "board.terrain." + t.Name
		there := false
		for s := range variants.Square(b.Squares()) {
			there = there || b.TerrainAt(s) == i+1
		}
		switch {
		case !there:
			l.unused(path, "draw it in the map or list its squares", "terrain %q is nowhere on the board", t.Name)
		case len(l.def.Uses("terrain", t.Name)) == 0:
			l.unused(path, "", "terrain %q means nothing: no rule names it", t.Name)
		}
	}
}

// zones warns of zones that no rule names.
func (l *linter) zones() {
	for _, z := range l.def.Zones {
		if len(l.def.Uses("zone", z.Name)) == 0 {
			l.unused("zones."+z.Name, "", "zone %q means nothing: no rule names it", z.Name)
		}
	}
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

// bare is a YAML text without the brackets that a list of one may do without.
func bare(text string) string {
	if n := len(text); n > 1 && text[0] == '[' && !slices.Contains([]byte(text), ',') {
		return text[1 : n-1]
	}
	return text
}
