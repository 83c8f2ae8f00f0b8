package strictyaml

import (
	"reflect"
	"slices"
	"strings"
	"sync"

	"github.com/wildbench/wildbench/variants/decimal"
)

// A Field is what the tags of a struct field say about one key of the language. The tags are the
// grammar: reading, writing, paths and the schema all follow them.
//
//	yaml     the key, then words: required; keyed (a slice written as a mapping, in order); inline; partial (nothing in
//	         it is required); kind and params (the key that tells the case, and the keys which that brings); omitdefault (not
//	         written when it has its default); verbatim (a text, or what YAML takes for a number or such, as it
//	         is written); exponent (a number that a program may write, as in 1e-05); one (of a list: its only
//	         item may stand for it); commas (of a list: a single value with commas may stand
//	         for it); blank (of a list: nothing may stand for an empty one); filled (of texts:
//	         none may be empty); short (the value may
//	         stand for the mapping); title (what the mapping is called where it is an item of a list).
//	         Without a key: key (of a keyed slice's element: the key itself), scalar
//	         (the element is this one value instead of a mapping), literal (any value, kept as YAML text)
//	read     more such words, for types that yaml.v3 writes, which would not know them
//	default  the value when the key is not given
//	enum     the words allowed, separated by commas
//	min, max the range of a number
//	ref      what the words name: animal, terrain, zone or immunity; in games of cards habitat, area, resident or scoring
//	genre    of an inline struct: the genre of document whose keys it holds
//	doc      what it means
//	label    what people call it; by default the key
//	words    what people call the words of enum, in the same order
//	none     what people call it when it is empty or 0
type Field struct {
	Index    []int
	Type     reflect.Type
	Name     string
	options  []string
	Enum     []string
	Default  string
	Min, Max *float64
	Ref      string
	Genre    string // the genre of document that has the key; empty: all
	Doc      string
	Label    string
	Words    []string
	None     string
}

func (f *Field) Is(option string) bool { return slices.Contains(f.options, option) }

// A Shape is the grammar of one struct type.
type Shape struct {
	Fields []*Field // those with a key
	Key    *Field   // the key of a keyed element
	Scalar *Field   // the value of a keyed element that is no mapping
	Params *Field   // where the keys of a case go
	kind   *Field   // the key that says which case it is
	cases  cases    // the cases; nil if there is no such key
	short  *Field   // the key whose value may stand for the mapping
	title  *Field   // the key by which a mapping in a list is called
}

func (s *Shape) Field(name string) *Field {
	for _, f := range s.Fields {
		if f.Name == name {
			return f
		}
	}
	return nil
}

func (s *Shape) Names() []string { return Names(s.Fields) }

func Names(fields []*Field) []string {
	var names []string
	for _, f := range fields {
		names = append(names, f.Name)
	}
	return names
}

// CaseOf is the grammar of the keys that a case brings, empty for one that is not known.
func (s *Shape) CaseOf(name string) *Shape {
	if s.cases != nil {
		if params := s.cases.NewCase(name); params != nil {
			return ShapeOf(reflect.TypeOf(params).Elem())
		}
	}
	return new(Shape)
}

// Of lists the keys that documents of a genre have.
func (s *Shape) Of(genre string) []*Field {
	var fields []*Field
	for _, f := range s.Fields {
		if f.Genre == "" || f.Genre == genre {
			fields = append(fields, f)
		}
	}
	return fields
}

var shapes sync.Map // reflect.Type → *Shape

func ShapeOf(t reflect.Type) *Shape {
	if s, ok := shapes.Load(t); ok {
		return s.(*Shape)
	}
	s := new(Shape)
	s.read(t, nil, "")
	if s.Params != nil {
		s.cases = reflect.Zero(t).Interface().(cases)
		s.kind.Enum = s.cases.Cases()
	}
	shapes.Store(t, s)
	return s
}

func (s *Shape) read(t reflect.Type, index []int, genre string) {
	for i := range t.NumField() {
		sf := t.Field(i)
		if _, tagged := sf.Tag.Lookup("yaml"); !tagged || !sf.IsExported() {
			continue
		}
		f := newField(sf, append(slices.Clip(index), i))
		if f.Genre == "" {
			f.Genre = genre
		}
		switch {
		case f.Is("inline"):
			s.read(sf.Type, f.Index, f.Genre)
		case f.Is("key"):
			s.Key = f
		case f.Is("scalar"):
			s.Scalar = f
		case f.Is("params"):
			s.Params = f
		default:
			s.Fields = append(s.Fields, f)
			s.note(f)
		}
	}
}

// note keeps the fields that have a part in how the whole is read.
func (s *Shape) note(f *Field) {
	for option, to := range map[string]**Field{"kind": &s.kind, "short": &s.short, "title": &s.title} {
		if f.Is(option) {
			*to = f
		}
	}
}

// bounds says between which numbers a value must be.
func (f *Field) bounds() string {
	switch {
	case f.Min == nil:
		return "at most " + readable(*f.Max)
	case f.Max == nil:
		return "at least " + readable(*f.Min)
	}
	return "from " + readable(*f.Min) + " to " + readable(*f.Max)
}

// readable writes a number so that one can count its digits.
func readable(x float64) string {
	if n := int(x); float64(n) == x && n >= 10_000 {
		return decimal.Group(n)
	}
	return decimal.Text(x)
}

func newField(sf reflect.StructField, index []int) *Field {
	words := strings.Split(sf.Tag.Get("yaml"), ",")
	f := &Field{Index: index, Type: sf.Type, Name: words[0], options: append(words[1:], strings.Split(sf.Tag.Get("read"), ",")...), Default: sf.Tag.Get("default"), Ref: sf.Tag.Get("ref"), Genre: sf.Tag.Get("genre"),
		Doc: sf.Tag.Get("doc"), Label: sf.Tag.Get("label"), None: sf.Tag.Get("none"), Min: bound(sf.Tag, "min"), Max: bound(sf.Tag, "max")}
	if words := sf.Tag.Get("enum"); words != "" {
		f.Enum = strings.Split(words, ",")
	}
	if words := sf.Tag.Get("words"); words != "" {
		f.Words = strings.Split(words, ",")
	}
	if f.Label == "" {
		f.Label = strings.NewReplacer("_", " ", "-", " ").Replace(f.Name)
	}
	if w, ok := reflect.Zero(f.Type).Interface().(worded); ok {
		f.Enum = w.Words()
	}
	return f
}

func bound(tag reflect.StructTag, key string) *float64 {
	text, ok := tag.Lookup(key)
	if !ok {
		return nil
	}
	x, err := decimal.Float(text)
	if err != nil {
		panic("strictyaml: bad " + key + " in a struct tag: " + text)
	}
	return &x
}
