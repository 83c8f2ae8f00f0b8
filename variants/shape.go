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
//	         it is required); kind and params (the key that tells the case, and the keys which that brings); omitdefault (not
//	         written when it has its default). Without a key: key (of a keyed slice's element: the key itself), scalar
//	         (the element is this one value instead of a mapping), literal (any value, kept as YAML text)
//	default  the value when the key is not given
//	enum     the words allowed, separated by commas
//	min, max the range of a number
//	ref      what the words name: animal, terrain, zone or immunity; in games of cards habitat, area, resident or scoring
//	genre    of an inline struct: the genre of document whose keys it holds
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
	genre    string // the genre of document that has the key; empty: all
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
	params *field   // where the keys of a case go
	kind   *field   // the key that says which case it is
	cases  cases    // the cases; nil if there is no such key
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

// caseOf is the grammar of the keys that a case brings, empty for one that is not known.
func (s *shape) caseOf(name string) *shape {
	if s.cases != nil {
		if params := s.cases.NewCase(name); params != nil {
			return shapeOf(reflect.TypeOf(params).Elem())
		}
	}
	return new(shape)
}

// of lists the keys that documents of a genre have.
func (s *shape) of(genre string) []*field {
	var fields []*field
	for _, f := range s.fields {
		if f.genre == "" || f.genre == genre {
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
	if s.params != nil {
		s.cases = reflect.Zero(t).Interface().(cases)
		s.kind.enum = s.cases.Cases()
	}
	shapes.Store(t, s)
	return s
}

func (s *shape) read(t reflect.Type, index []int, genre string) {
	for i := range t.NumField() {
		sf := t.Field(i)
		if !sf.IsExported() {
			continue
		}
		f := newField(sf, append(slices.Clip(index), i))
		if f.genre == "" {
			f.genre = genre
		}
		switch {
		case f.is("inline"):
			s.read(sf.Type, f.index, f.genre)
		case f.is("key"):
			s.key = f
		case f.is("scalar"):
			s.scalar = f
		case f.is("params"):
			s.params = f
		default:
			s.fields = append(s.fields, f)
			if f.is("kind") {
				s.kind = f
			}
		}
	}
}

func newField(sf reflect.StructField, index []int) *field {
	words := strings.Split(sf.Tag.Get("yaml"), ",")
	f := &field{index: index, typ: sf.Type, name: words[0], options: words[1:], def: sf.Tag.Get("default"), ref: sf.Tag.Get("ref"), genre: sf.Tag.Get("genre"),
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
	if w, ok := reflect.Zero(f.typ).Interface().(worded); ok {
		f.enum = w.Words()
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
