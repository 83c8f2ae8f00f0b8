package variants

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// A field is what the tags of a struct field say about one key of the language. The tags are the grammar: reading, writing,
// paths and the schema all follow them.
//
//	yaml     the key, then words: required; keyed (a slice written as a mapping, in order); inline; partial (nothing in
//	         it is required); kind and params (a mechanic's kind, and the parameters which that brings); omitdefault (not
//	         written when it has its default). Without a key: key (of a keyed slice's element: the key itself), scalar
//	         (the element is this one value instead of a mapping), literal (any value, kept as YAML text)
//	default  the value when the key is not given
//	enum     the words allowed, separated by commas
//	min, max the range of a number
//	ref      what the words name: animal, terrain, zone or immunity; in games of cards habitat, area, resident or scoring
//	game     of an inline struct: the kind of game whose keys it holds
//	doc      what it means
//	label    what people call it; by default the key
//	words    what people call the words of enum, in the same order
//	none     what people call it when it is empty or 0
type field struct {
	index    []int
	typ      reflect.Type
	name     string
	options  []string
	enum     []string
	def      string
	min, max *float64
	ref      string
	game     string // the kind of game that has the key; empty: all
	doc      string
	label    string
	words    []string
	none     string
}

func (f *field) is(option string) bool { return slices.Contains(f.options, option) }

// A shape is the grammar of one struct type.
type shape struct {
	fields []*field // those with a key
	key    *field   // the key of a keyed element
	scalar *field   // the value of a keyed element that is no mapping
	params *field   // where a mechanic's parameters go
}

func (s *shape) field(name string) *field {
	for _, f := range s.fields {
		if f.name == name {
			return f
		}
	}
	return nil
}

func (s *shape) names() []string { return names(s.fields) }

func names(fields []*field) []string {
	var names []string
	for _, f := range fields {
		names = append(names, f.name)
	}
	return names
}

// of lists the keys that games of a kind have.
func (s *shape) of(game string) []*field {
	var fields []*field
	for _, f := range s.fields {
		if f.game == "" || f.game == game {
			fields = append(fields, f)
		}
	}
	return fields
}

var shapes sync.Map // reflect.Type → *shape

func shapeOf(t reflect.Type) *shape {
	if s, ok := shapes.Load(t); ok {
		return s.(*shape)
	}
	s := new(shape)
	s.read(t, nil, "")
	shapes.Store(t, s)
	return s
}

func (s *shape) read(t reflect.Type, index []int, game string) {
	for i := range t.NumField() {
		sf := t.Field(i)
		if !sf.IsExported() {
			continue
		}
		f := newField(sf, append(slices.Clip(index), i))
		if f.game == "" {
			f.game = game
		}
		switch {
		case f.is("inline"):
			s.read(sf.Type, f.index, f.game)
		case f.is("key"):
			s.key = f
		case f.is("scalar"):
			s.scalar = f
		case f.is("params"):
			s.params = f
		default:
			s.fields = append(s.fields, f)
		}
	}
}

func newField(sf reflect.StructField, index []int) *field {
	words := strings.Split(sf.Tag.Get("yaml"), ",")
	f := &field{index: index, typ: sf.Type, name: words[0], options: words[1:], def: sf.Tag.Get("default"), ref: sf.Tag.Get("ref"), game: sf.Tag.Get("game"),
		doc: sf.Tag.Get("doc"), label: sf.Tag.Get("label"), none: sf.Tag.Get("none"), min: bound(sf.Tag, "min"), max: bound(sf.Tag, "max")}
	if words := sf.Tag.Get("enum"); words != "" {
		f.enum = strings.Split(words, ",")
	}
	if words := sf.Tag.Get("words"); words != "" {
		f.words = strings.Split(words, ",")
	}
	if f.label == "" {
		f.label = strings.NewReplacer("_", " ", "-", " ").Replace(f.name)
	}
	if f.is("kind") {
		for _, k := range Kinds {
			f.enum = append(f.enum, k.Name)
		}
	}
	if f.typ == reflect.TypeFor[Directions]() {
		f.enum = directionNames
	}
	return f
}

func bound(tag reflect.StructTag, key string) *float64 {
	text, ok := tag.Lookup(key)
	if !ok {
		return nil
	}
	x, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic("variants: bad " + key + " in a struct tag: " + text)
	}
	return &x
}

// kindNamed finds a mechanic by name.
func kindNamed(name string) (Kind, bool) {
	for _, k := range Kinds {
		if k.Name == name {
			return k, true
		}
	}
	return Kind{}, false
}

// paramsShape is the grammar of a mechanic's parameters, empty for an unknown mechanic.
func paramsShape(kind string) *shape {
	if k, ok := kindNamed(kind); ok {
		return shapeOf(reflect.TypeOf(k.New()).Elem())
	}
	return new(shape)
}
