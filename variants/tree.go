package variants

import (
	"reflect"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants/decimal"
)

// encode writes a struct, given by a pointer, as YAML in which every parameter is stated. Equal
// structs are written equally.
func encode(from any) []byte {
	var b strings.Builder
	block(&b, treeOf(from), "")
	return []byte(b.String())
}

// treeOf is what encode writes, as a tree.
func treeOf(from any) *node { return structureTree(reflect.ValueOf(from).Elem()) }

func structureTree(v reflect.Value) *node {
	n := &node{kind: yaml.MappingNode}
	for _, f := range fieldsOf(v) {
		addTree(n, f, v.FieldByIndex(f.index))
	}
	if s := shapeOf(v.Type()); s.params != nil {
		params := v.FieldByIndex(s.params.index).Elem().Elem()
		for _, f := range shapeOf(params.Type()).fields {
			addTree(n, f, params.FieldByIndex(f.index))
		}
	}
	return n
}

// addTree adds a parameter to its mapping. What is empty is left out: it has no default other than being empty.
func addTree(n *node, f *field, v reflect.Value) {
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return
		}
		v = v.Elem()
	}
	empty := (v.Kind() == reflect.String || v.Kind() == reflect.Slice) && v.Len() == 0
	if empty || f.is("omitdefault") && v.String() == f.def {
		return
	}
	value := valueTree(f, v)
	if value.isMapping() && len(value.entries) == 0 {
		return
	}
	n.entries = append(n.entries, entry{textNode(f.name), value})
}

func valueTree(f *field, v reflect.Value) *node {
	switch {
	case f.is("keyed"):
		return keyedTree(v)
	case f.is("literal"):
		return &node{kind: yaml.ScalarNode, text: v.String()}
	}
	switch v.Kind() {
	case reflect.Struct:
		return structureTree(v)
	case reflect.Slice:
		n := &node{kind: yaml.SequenceNode}
		for i := range v.Len() {
			n.items = append(n.items, valueTree(&field{}, v.Index(i)))
		}
		return n
	case reflect.Bool:
		return &node{kind: yaml.ScalarNode, tag: "!!bool", text: strconv.FormatBool(v.Bool())}
	case reflect.Int:
		return &node{kind: yaml.ScalarNode, tag: "!!int", text: strconv.FormatInt(v.Int(), 10)}
	case reflect.Float64:
		return &node{kind: yaml.ScalarNode, tag: "!!float", text: decimal.Text(v.Float())}
	}
	return textNode(v.String())
}

func keyedTree(v reflect.Value) *node {
	n := &node{kind: yaml.MappingNode}
	s := shapeOf(v.Type().Elem())
	for i := range v.Len() {
		element := v.Index(i)
		var value *node
		if s.scalar != nil {
			value = valueTree(s.scalar, element.FieldByIndex(s.scalar.index))
		} else {
			value = structureTree(element)
		}
		n.entries = append(n.entries, entry{textNode(element.FieldByIndex(s.key.index).String()), value})
	}
	return n
}

func textNode(text string) *node { return &node{kind: yaml.ScalarNode, tag: "!!str", text: text} }
