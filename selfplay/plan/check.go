package plan

import (
	"errors"
	"fmt"
	"reflect"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/spelling"
)

// check finds keys of a file that mean nothing, which the decoder could report only without their place.
func check(file string, text []byte, words choices) error {
	var doc yaml.Node
	c := checker{choices: words, file: file, text: string(text)}
	if err := yaml.Unmarshal(text, &doc); err != nil {
		return variants.Errors{variants.SyntaxError(file, string(text), err)}
	}
	if len(doc.Content) > 0 {
		c.mapping(doc.Content[0], reflect.TypeFor[Config]())
	}
	if c.found != nil {
		return c.found
	}
	return nil
}

type checker struct {
	choices
	file  string
	text  string
	found variants.Errors
}

func (c *checker) add(n *yaml.Node, message, hint string) {
	e := variants.ErrorAt(c.file, c.text, n.Line, n.Column, message, hint)
	c.found = append(c.found, e)
}

// mapping checks the keys of a mapping against the fields of a struct.
func (c *checker) mapping(n *yaml.Node, t reflect.Type) {
	if n.Kind != yaml.MappingNode {
		c.add(n, "expected keys with values", "")
		return
	}
	fields := make(map[string]reflect.StructField)
	var names, known []string
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.IsExported() {
			continue
		}
		name := f.Tag.Get("mapstructure")
		fields[name] = f
		names = append(names, name)
		known = append(known, fmt.Sprintf("%-14s %s", name, f.Tag.Get("doc")))
	}
	seen := make(map[string]bool)
	for i := 0; i+1 < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		f, ok := fields[key.Value]
		switch {
		case !ok:
			hint := "known:\n      " + strings.Join(known, "\n      ")
			if near := nearest(key.Value, names); near != "" {
				hint = fmt.Sprintf("did you mean %q?", near)
			}
			c.add(key, fmt.Sprintf("unknown key %q", key.Value), hint)
		case seen[key.Value]:
			c.add(key, fmt.Sprintf("%q is given twice", key.Value), "")
		default:
			c.entry(f, value)
		}
		seen[key.Value] = true
	}
}

// entry checks what stands after a key.
func (c *checker) entry(f reflect.StructField, n *yaml.Node) {
	n = aliased(n)
	switch {
	case nested(f.Type):
		c.mapping(n, f.Type)
	case f.Type == reflect.TypeFor[Pairings]():
		c.pairings(f, n)
	case f.Type.Kind() != reflect.Slice:
		c.scalar(f, n)
	case n.Kind == yaml.MappingNode:
		c.add(n, fmt.Sprintf("%s: want a list, but this is a mapping", f.Tag.Get("mapstructure")), "")
	case n.Kind == yaml.ScalarNode:
		c.item(f, n)
	default:
		for _, e := range n.Content {
			c.item(f, aliased(e))
		}
	}
}

// item checks what a list holds, or what stands for a list of one.
func (c *checker) item(f reflect.StructField, n *yaml.Node) {
	f.Type = f.Type.Elem()
	if f.Type == reflect.TypeFor[Variant]() && n.Kind == yaml.MappingNode {
		c.mapping(n, f.Type)
		return
	}
	c.scalar(f, n)
}

// pairings checks a word for pairings, or a list of them.
func (c *checker) pairings(f reflect.StructField, n *yaml.Node) {
	if n.Kind == yaml.ScalarNode {
		c.scalar(f, n)
		return
	}
	for _, e := range n.Content {
		if e = aliased(e); n.Kind != yaml.SequenceNode || e.Kind != yaml.SequenceNode || len(e.Content) != 2 {
			c.add(e, "this is no pairing: want [BOT, BOT]", "")
			continue
		}
		for _, bot := range e.Content {
			f.Type = reflect.TypeFor[string]()
			c.scalar(f, aliased(bot))
		}
	}
}

// scalar checks that a value is what its field can hold.
func (c *checker) scalar(f reflect.StructField, n *yaml.Node) {
	name := f.Tag.Get("mapstructure")
	switch {
	case n.Kind != yaml.ScalarNode:
		c.add(n, name+": want a single value", "")
		return
	case n.ShortTag() == "!!null":
		c.add(n, name+": there is no value", "leave the key out, or give it a value")
		return
	}
	_, err := c.value(f, n.Value)
	var wrong *valueError
	if errors.As(err, &wrong) {
		c.add(n, fmt.Sprintf("%s: want %s, but this is %s", name, wrong.want, n.Value), wrong.hint)
	}
}

// aliased is the node that an alias stands for.
func aliased(n *yaml.Node) *yaml.Node {
	for n.Kind == yaml.AliasNode {
		n = n.Alias
	}
	return n
}

// nearest is the known word that a word may have been meant to be, or "".
func nearest(word string, known []string) string {
	if near := spelling.Similar(word, known, 1); near != nil {
		return near[0]
	}
	return ""
}
