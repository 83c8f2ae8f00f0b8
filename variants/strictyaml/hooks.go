package strictyaml

import "reflect"

// A worded type has a few words for values.
type worded interface{ Words() []string }

// A struct with cases has a key that tells which one it is of (tagged kind), and a field for the
// keys which that brings (tagged params).
type cases interface {
	Cases() []string         // the words for the cases
	NewCase(name string) any // a pointer to a new struct for the keys of a case; nil if unknown
}

// A struct with genres stands for several kinds of documents: some of its keys, in inline structs
// with the tag genre, are those of one kind only.
type genres interface {
	GenreOf(n *Node) string        // the genre of document that a tree describes
	Genre() string                 // the genre that a value is of
	Besides() []string             // the keys of documents that are no field
	Elsewhere(genre string) string // the hint for a key that only documents of another genre have
}

// genreOf is the genre of document that a tree describes, if the type tells genres apart.
func genreOf(t reflect.Type, n *Node) string {
	if s, ok := reflect.Zero(t).Interface().(genres); ok {
		return s.GenreOf(n)
	}
	return ""
}

// FieldsOf lists the keys of a struct: of one that tells genres apart, those of its genre.
func FieldsOf(v reflect.Value) []*Field {
	s := ShapeOf(v.Type())
	if x, ok := v.Interface().(genres); ok {
		return s.Of(x.Genre())
	}
	return s.Fields
}

// A reader fills itself from a tree, and returns what does not fit.
type reader interface{ ReadYAML(n *Node) []Mismatch }

// A Mismatch is a node that is something else than what is wanted there, such as "a list".
type Mismatch struct {
	At   *Node
	Want string
	Hint string // may be empty
}

func readsItself(v reflect.Value) bool {
	if !v.CanAddr() {
		return false
	}
	_, ok := v.Addr().Interface().(reader)
	return ok
}
