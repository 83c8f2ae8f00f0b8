package strictyaml

import (
	"reflect"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants/decimal"
)

// Encode writes a struct, given by a pointer, as YAML in which every parameter is stated. Equal
// structs are written equally.
func Encode(from any) []byte {
	var b strings.Builder
	block(&b, TreeOf(from), "")
	return []byte(b.String())
}

// TreeOf is what encode writes, as a tree.
func TreeOf(from any) *Node { return structureTree(reflect.ValueOf(from).Elem()) }

func structureTree(v reflect.Value) *Node {
	n := &Node{kind: yaml.MappingNode}
	for _, f := range FieldsOf(v) {
		addTree(n, f, v.FieldByIndex(f.Index))
	}
	if s := ShapeOf(v.Type()); s.Params != nil {
		params := v.FieldByIndex(s.Params.Index).Elem().Elem()
		for _, f := range ShapeOf(params.Type()).Fields {
			addTree(n, f, params.FieldByIndex(f.Index))
		}
	}
	return n
}

// addTree adds a parameter to its mapping. What is empty is left out: it has no default other than
// being empty.
func addTree(n *Node, f *Field, v reflect.Value) {
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return
		}
		v = v.Elem()
	}
	empty := (v.Kind() == reflect.String || v.Kind() == reflect.Slice) && v.Len() == 0
	if empty || f.Is("omitdefault") && v.String() == f.Default {
		return
	}
	value := valueTree(f, v)
	if value.IsMapping() && len(value.Entries) == 0 {
		return
	}
	n.Entries = append(n.Entries, Entry{textNode(f.Name), value})
}

func valueTree(f *Field, v reflect.Value) *Node {
	switch {
	case f.Is("keyed"):
		return keyedTree(v)
	case f.Is("literal"):
		return &Node{kind: yaml.ScalarNode, Text: v.String()}
	}
	switch v.Kind() {
	case reflect.Struct:
		return structureTree(v)
	case reflect.Slice:
		n := &Node{kind: yaml.SequenceNode}
		for i := range v.Len() {
			n.Items = append(n.Items, valueTree(&Field{}, v.Index(i)))
		}
		return n
	case reflect.Bool:
		return &Node{kind: yaml.ScalarNode, tag: "!!bool", Text: strconv.FormatBool(v.Bool())}
	case reflect.Int:
		return &Node{kind: yaml.ScalarNode, tag: "!!int", Text: strconv.FormatInt(v.Int(), 10)}
	case reflect.Float64:
		return &Node{kind: yaml.ScalarNode, tag: "!!float", Text: decimal.Text(v.Float())}
	}
	return textNode(v.String())
}

func keyedTree(v reflect.Value) *Node {
	n := &Node{kind: yaml.MappingNode}
	s := ShapeOf(v.Type().Elem())
	for i := range v.Len() {
		element := v.Index(i)
		var value *Node
		if s.Scalar != nil {
			value = valueTree(s.Scalar, element.FieldByIndex(s.Scalar.Index))
		} else {
			value = structureTree(element)
		}
		n.Entries = append(n.Entries, Entry{textNode(element.FieldByIndex(s.Key.Index).String()), value})
	}
	return n
}

func textNode(text string) *Node { return &Node{kind: yaml.ScalarNode, tag: "!!str", Text: text} }
