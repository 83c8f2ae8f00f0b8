package variants

import (
	"reflect"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/variants/spelling"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// A place is a part of the language together with what the file says there: where dotted paths are
// followed.
type place struct {
	typ    reflect.Type
	keyed  bool  // a mapping by ids that the file chooses
	node   *node // nil where the file says nothing
	shared *node // for a part of an animal: what every_animal says there
}

func rootPlace(root *node) place {
	return place{typ: reflect.TypeFor[Definition](), node: root}
}

// step goes to a key of the place. A key of a keyed place need not exist.
func (pl place) step(key string) (to place, ok bool) {
	if pl.keyed {
		s := strictyaml.ShapeOf(pl.typ)
		to = place{typ: pl.typ, node: pl.node.Get(key), shared: pl.shared.Get(key)}
		if s.Scalar != nil {
			to.typ = s.Scalar.Type
		}
		return to, true
	}
	f := pl.field(key)
	if f == nil {
		return place{}, false
	}
	to = place{typ: f.Type, keyed: f.Is("keyed"), node: pl.node.Get(key), shared: pl.shared.Get(key)}
	if to.keyed || to.typ.Kind() == reflect.Pointer {
		to.typ = to.typ.Elem()
	}
	return to, true
}

// field finds a key of a mapping that is not keyed.
func (pl place) field(key string) *field {
	if pl.typ == nil || pl.typ.Kind() != reflect.Struct {
		return nil
	}
	s := strictyaml.ShapeOf(pl.typ)
	f := s.Field(key)
	if f != nil && f.Genre != "" && pl.node != nil && f.Genre != genreOfTree(pl.node).name() {
		return nil
	}
	if f == nil && s.Params != nil {
		f = s.CaseOf(pl.mechanic()).Field(key)
	}
	return f
}

func (pl place) mechanic() string {
	for _, n := range []*node{pl.node, pl.shared} {
		if word := n.Get("mechanic"); word != nil {
			return word.Text
		}
	}
	return ""
}

// keys are the keys that the place may or, if keyed, does have.
func (pl place) keys() []string {
	if pl.keyed {
		return unite(pl.node.Keys(), pl.shared.Keys())
	}
	if pl.typ.Kind() != reflect.Struct {
		return nil
	}
	s := strictyaml.ShapeOf(pl.typ)
	keys := strictyaml.Names(s.Of(genreOfTree(pl.node).name()))
	if s.Params != nil {
		keys = append(keys, s.CaseOf(pl.mechanic()).Names()...)
	}
	return keys
}

// A lost path could not be followed: its i-th key is not one of those known there.
type lost struct {
	path  path
	i     int
	known []string
}

func (l *lost) message() string {
	key, parent := strconv.Quote(l.path[l.i]), l.path[:l.i].String()
	switch {
	case l.i == 0:
		return "unknown path: nothing is called " + key
	case len(l.known) == 0:
		return parent + " has no parts, so no " + key
	}
	return "unknown key " + key + " in " + parent
}

func (l *lost) hint() string {
	if f := strictyaml.ShapeOf(reflect.TypeFor[Definition]()).Field(l.path[l.i]); l.i == 0 && f != nil {
		return Definition{}.Elsewhere(f.Genre)
	}
	return spelling.Hint(l.path[l.i], l.known)
}

// follow leads from the root along a path to a part of the language. Ids on the way must exist;
// with create, the last key may be a new id.
func follow(root *node, text string, create bool) (path, place, *lost) {
	pl := rootPlace(root)
	p := splitPath(text)
	for i, key := range p {
		next, ok := pl.step(key)
		if ok && i == 1 && p[0] == "animals" {
			next.shared = root.Get("every_animal")
		}
		isNew := pl.keyed && next.node == nil && (next.shared == nil || i == 1)
		if !ok || isNew && !(create && i == len(p)-1) {
			return p, place{}, &lost{p, i, pl.keys()}
		}
		pl = next
	}
	return p, pl, nil
}

// splitPath splits a dotted path into keys. Where the keys are paths themselves, the rest of the
// path is one key.
func splitPath(text string) path {
	var p path
	pl := rootPlace(nil)
	for more := true; more; {
		key, rest, dot := strings.Cut(text, ".")
		if pl.keyed && strictyaml.ShapeOf(pl.typ).Scalar != nil {
			key, dot = text, false
		}
		p = append(p, key)
		pl, _ = pl.step(key)
		text, more = rest, dot
	}
	return p
}

// assign puts a value at a path that was followed, making the mappings on the way where the file
// has none.
func assign(root *node, p path, key, value *node) *node {
	if len(p) == 1 {
		k := key.Scalar("!!str", p[0])
		return root.With(k, value)
	}
	e, ok := root.Entry(p[0])
	if !ok {
		e = entry{Key: key.Scalar("!!str", p[0]), Value: key.Mapping()}
	}
	if !e.Value.IsMapping() { // a mistake of the file, which the decoder reports
		return root
	}
	return root.With(e.Key, assign(e.Value, p[1:], key, value))
}

// isPart reports whether the place is a mapping rather than a single parameter.
func (pl place) isPart() bool { return pl.keyed || pl.typ.Kind() == reflect.Struct }
