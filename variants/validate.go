package variants

import (
	"fmt"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/spelling"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// validate checks what the grammar cannot say: that references lead somewhere, that squares are on
// the board, that the parts fit together. Parts that could not be read are not judged.
func validate(d *Definition, root *node, r *report) {
	v := &validator{d: d, root: root, report: r}
	v.id("name for a variant", v.value("name"))
	genreOfTree(root).validate(v)
}

type validator struct {
	d      *Definition
	root   *node
	report *report
}

// add reports a problem at a node; nothing if there is no such node, because then its absence was
// reported.
func (v *validator) add(at *node, hint, format string, args ...any) {
	if at != nil {
		v.report.Add(problem{At: at, Message: fmt.Sprintf(format, args...), Hint: hint})
	}
}

// entry finds the part at a path, or else the innermost part around it.
func (v *validator) entry(p ...string) entry {
	e, _ := v.root.Find(p)
	return e
}

// key is the key of the part at a path: where to point for what is missing in it.
func (v *validator) key(p ...string) *node { return v.entry(p...).Key }

// value is what stands at a path, or nil.
func (v *validator) value(p ...string) *node {
	e, rest := v.root.Find(p)
	if len(rest) > 0 {
		return nil
	}
	return e.Value
}

var wellFormed = regexp.MustCompile(`^[a-z0-9]+([-_][a-z0-9]+)*$`)

// id checks a name that the file gives to something.
func (v *validator) id(what string, at *node) {
	if at != nil && at.IsText() && !wellFormed.MatchString(at.Text) {
		v.add(at, "use lower case letters and digits, joined by hyphens", "%q is not a good %s", at.Text, what)
	}
}

// walk visits every parameter of a part and of the parts in it.
func (v *validator) walk(p path, t reflect.Type, n *node) {
	if !n.IsMapping() {
		return
	}
	pl := place{typ: t, node: n}
	for _, e := range n.Entries {
		f := pl.field(e.Key.Text)
		if f == nil {
			continue
		}
		at := p.To(f.Name)
		switch {
		case f.Is("keyed"):
			v.walkKeyed(at, f, e.Value, pl)
		case f.Type.Kind() == reflect.Struct:
			v.walk(at, f.Type, e.Value)
		case f.Type.Kind() == reflect.Pointer:
			v.walk(at, f.Type.Elem(), e.Value)
		default:
			v.words(f, e.Value)
		}
	}
}

func (v *validator) walkKeyed(p path, f *field, n *node, around place) {
	s := strictyaml.ShapeOf(f.Type.Elem())
	for _, e := range n.EntriesOf() {
		switch {
		case s.Key.Ref != "":
			v.words(s.Key, e.Key)
		case f.Type == reflect.TypeFor[[]Assumption]():
			v.assumption(around, e.Key)
		case s.Scalar == nil:
			v.id(strictyaml.Singular(f.Name)+" id", e.Key)
		}
		if s.Scalar != nil {
			v.words(s.Scalar, e.Value)
		} else {
			v.walk(p.To(e.Key.Text), f.Type.Elem(), e.Value)
		}
	}
}

// assumption checks that a part has the parameter which it declares assumed.
func (v *validator) assumption(around place, at *node) {
	first, _, _ := strings.Cut(at.Text, ".")
	if keys := around.keys(); !slices.Contains(keys, first) {
		v.add(at, spelling.Hint(first, keys), "there is no parameter %q here", at.Text)
	}
}

// words checks the words of a parameter: names of other parts, and squares.
func (v *validator) words(f *field, n *node) {
	words := n.Items
	if !n.IsSequence() {
		words = []*node{n}
	}
	for _, w := range words {
		switch {
		case !w.IsText():
		case f.Ref != "":
			v.reference(f.Ref, w)
		case f.Type == reflect.TypeFor[Squares]():
			v.square(w)
		}
	}
}

// reference checks that a word names something.
func (v *validator) reference(kind string, w *node) {
	var known []string
	what := kind
	switch kind {
	case "animal":
		known = v.animalIDs()
	case "terrain":
		known = v.terrains()
	case "zone":
		known = v.zones()
	case "immunity":
		what = "ability"
		known = v.immunities()
	case "habitat", "area", "resident":
		known, what = v.cardNames(kind)
	}
	if known != nil && !slices.Contains(known, w.Text) {
		hint := spelling.Hint(w.Text, known)
		if at := v.report.Removed[w.Text]; at != nil {
			hint = fmt.Sprintf("it is removed at %s", at.Place())
		}
		v.add(w, hint, "there is no %s %q", what, w.Text)
	}
}

// cardNames lists what references of a kind in a game of cards may name, and what that is called.
func (v *validator) cardNames(kind string) (known []string, what string) {
	d := &v.d.Deck
	switch {
	case v.report.FailedAt("deck", "deck.habitats", "deck.areas", "deck.animals"):
		return nil, kind
	case kind == "habitat":
		return append([]string{}, d.Habitats...), kind
	case kind == "area":
		known = []string{}
		for _, c := range d.Areas {
			known = append(known, c.ID)
		}
		return known, kind
	}
	known = []string{}
	for _, c := range d.Animals {
		known = append(known, c.ID)
	}
	return known, "animal"
}

// The lists of names that references may use are nil if they could not be read.

func (v *validator) animalIDs() []string {
	if v.report.FailedAt("animals") {
		return nil
	}
	ids := []string{}
	for _, a := range v.d.Animals {
		ids = append(ids, a.ID)
	}
	return ids
}

func (v *validator) terrains() []string {
	if v.report.FailedAt("board", "board.ground", "board.terrain") {
		return nil
	}
	return v.d.Board.terrainNames()
}

func (v *validator) zones() []string {
	if v.report.FailedAt("zones") {
		return nil
	}
	names := []string{}
	for _, z := range v.d.Zones {
		names = append(names, z.Name)
	}
	return names
}

func (v *validator) immunities() []string {
	if v.report.FailedAt("animals") {
		return nil
	}
	names := []string{"poison"}
	for _, a := range v.d.Animals {
		for _, m := range a.Abilities {
			names = unite(names, []string{m.ID})
		}
	}
	return names
}
