package plan

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/spelling"
)

// check finds keys of a file that mean nothing, which the decoder could report only without their place.
func check(file string, text []byte) error {
	var doc yaml.Node
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return variants.Errors{{File: file, Message: strings.TrimPrefix(err.Error(), "yaml: ")}}
	}
	c := checker{file: file, lines: strings.Split(string(text), "\n")}
	if len(doc.Content) > 0 {
		c.mapping(doc.Content[0], reflect.TypeFor[Config]())
	}
	if c.found != nil {
		return c.found
	}
	return nil
}

type checker struct {
	file  string
	lines []string
	found variants.Errors
}

func (c *checker) add(n *yaml.Node, message, hint string) {
	e := &variants.Error{File: c.file, Line: n.Line, Column: n.Column, Message: message, Hint: hint}
	if n.Line >= 1 && n.Line <= len(c.lines) {
		number := fmt.Sprintf("%d | ", n.Line)
		e.Excerpt = number + c.lines[n.Line-1] + "\n" + strings.Repeat(" ", len(number)+n.Column-1) + "^"
	}
	c.found = append(c.found, e)
}

// mapping checks the keys of a mapping against the fields of a struct.
func (c *checker) mapping(n *yaml.Node, t reflect.Type) {
	if n.Kind != yaml.MappingNode {
		c.add(n, "expected keys with values", "")
		return
	}
	fields := make(map[string]reflect.Type)
	var names, known []string
	for i := range t.NumField() {
		if !t.Field(i).IsExported() {
			continue
		}
		name := t.Field(i).Tag.Get("mapstructure")
		fields[name] = t.Field(i).Type
		names = append(names, name)
		known = append(known, fmt.Sprintf("%-14s %s", name, t.Field(i).Tag.Get("doc")))
	}
	seen := make(map[string]bool)
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		field, ok := fields[key.Value]
		switch {
		case !ok:
			hint := "known:\n      " + strings.Join(known, "\n      ")
			if near := nearest(key.Value, names); near != "" {
				hint = fmt.Sprintf("did you mean %q?", near)
			}
			c.add(key, fmt.Sprintf("unknown key %q", key.Value), hint)
		case seen[key.Value]:
			c.add(key, fmt.Sprintf("%q is given twice", key.Value), "")
		case nested(field):
			c.mapping(value, field)
		case field == reflect.TypeFor[[]Variant]():
			c.variants(value)
		case field == reflect.TypeFor[[]int]():
			c.numbers(key, value)
		case field.Kind() == reflect.Bool || field.Kind() == reflect.Int || field.Kind() == reflect.Uint64:
			c.scalar(key, value, field.Kind())
		}
		seen[key.Value] = true
	}
}

// variants checks a list of names and mappings.
func (c *checker) variants(n *yaml.Node) {
	for _, e := range n.Content {
		if e.Kind != yaml.ScalarNode {
			c.mapping(e, reflect.TypeFor[Variant]())
		}
	}
}

// numbers checks a number or a list of them.
func (c *checker) numbers(key, n *yaml.Node) {
	if n.Kind != yaml.SequenceNode {
		c.scalar(key, n, reflect.Int)
		return
	}
	for _, e := range n.Content {
		c.scalar(key, e, reflect.Int)
	}
}

// scalar checks that a value is what its field can hold.
func (c *checker) scalar(key, n *yaml.Node, kind reflect.Kind) {
	var err error
	what := "a whole number"
	switch kind {
	case reflect.Bool:
		var b bool
		err, what = n.Decode(&b), "true or false"
	case reflect.Int:
		var i int
		if err = n.Decode(&i); err == nil && i < 0 {
			err = errors.New("negative")
		}
	default:
		var u uint64
		err = n.Decode(&u)
	}
	if f := 0.0; kind != reflect.Bool && n.ShortTag() == "!!float" && n.Decode(&f) == nil && f != math.Trunc(f) {
		err = errors.New("a fraction") // which the decoder would cut off
	}
	if err != nil {
		c.add(n, fmt.Sprintf("%s: expected %s", key.Value, what), "")
	}
}

// nearest is the known word that a word may have been meant to be, or "".
func nearest(word string, known []string) string {
	if near := spelling.Similar(word, known, 1); near != nil {
		return near[0]
	}
	return ""
}
