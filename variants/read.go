package variants

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants/document"
)

// maxNodes bounds what a text may unfold to, aliases followed: far above any variant (a built-in one has a thousand nodes),
// far below what would hang a reader.
const maxNodes = 20_000

// readYAML turns a text into a tree: exactly one document, aliases and merge keys resolved, no key twice. It returns nil
// if there is no tree to go on with.
func readYAML(src *source, data []byte, r *report) *node {
	start := &node{src: src, line: 1, column: 1}
	if err := document.Check(data); err != nil {
		r.add(problem{at: start, message: err.Error()})
		return nil
	}
	dec := yaml.NewDecoder(strings.NewReader(string(data)))
	var doc, second yaml.Node
	switch err := dec.Decode(&doc); {
	case errors.Is(err, io.EOF):
		r.add(problem{at: start, message: "this is empty"})
		return nil
	case err != nil:
		r.add(syntaxProblem(src, data, err))
		return nil
	}
	switch err := dec.Decode(&second); {
	case err == nil:
		at := &node{src: src, line: second.Line, column: second.Column}
		r.add(problem{at: at, message: "a second document starts here; a file holds one variant"})
	case !errors.Is(err, io.EOF):
		r.add(syntaxProblem(src, data, err))
	}
	c := converter{src: src, report: r, done: map[*yaml.Node]*node{}, active: map[*yaml.Node]bool{}}
	return c.convert(doc.Content[0])
}

// syntaxProblem is the problem of a text that is not YAML.
func syntaxProblem(src *source, data []byte, err error) problem {
	f := document.Syntax(string(data), err)
	at := &node{src: src, line: f.Line, column: f.Column}
	return problem{at: at, message: f.Message, hint: f.Hint}
}

// A converter turns yaml.v3's nodes into ours.
type converter struct {
	src    *source
	report *report
	done   map[*yaml.Node]*node // nodes with an anchor are converted once
	active map[*yaml.Node]bool
}

func (c *converter) convert(y *yaml.Node) *node {
	if y.Kind == yaml.AliasNode {
		return c.alias(y)
	}
	if n := c.done[y]; n != nil {
		return n
	}
	n := &node{src: c.src, line: y.Line, column: y.Column, kind: y.Kind, tag: y.ShortTag(), text: y.Value, size: 1}
	c.active[y] = true
	switch y.Kind {
	case yaml.MappingNode:
		c.mapping(y, n)
	case yaml.SequenceNode:
		for _, item := range y.Content {
			n.items = append(n.items, c.convert(item))
		}
	}
	delete(c.active, y)
	if want, ok := map[yaml.Kind]string{yaml.MappingNode: "!!map", yaml.SequenceNode: "!!seq"}[y.Kind]; ok && n.tag != want {
		c.report.add(problem{at: n, message: fmt.Sprintf("unknown tag %q", n.tag)})
	}
	c.measure(n)
	if y.Anchor != "" {
		c.done[y] = n
	}
	return n
}

// alias gives the value that an alias stands for, unless it is still being read: then the value would contain itself.
func (c *converter) alias(y *yaml.Node) *node {
	if !c.active[y.Alias] {
		return c.convert(y.Alias)
	}
	n := &node{src: c.src, line: y.Line, column: y.Column, kind: yaml.ScalarNode, tag: "!!null", size: 1}
	c.report.add(problem{at: n, message: fmt.Sprintf("alias *%s is part of the value that it stands for", y.Value)})
	return n
}

// measure counts what a node unfolds to and cuts off what is too large.
func (c *converter) measure(n *node) {
	for _, e := range n.entries {
		n.size += 1 + e.value.size
	}
	for _, item := range n.items {
		n.size += item.size
	}
	if n.size > maxNodes {
		c.report.add(problem{at: n, message: fmt.Sprintf("this unfolds to more than %d values", maxNodes)})
		n.entries, n.items, n.size = nil, nil, 1
	}
}

func (c *converter) mapping(y *yaml.Node, n *node) {
	own := map[string]*node{}
	for i := 0; i < len(y.Content); i += 2 {
		key := y.Content[i]
		if key.Kind != yaml.ScalarNode || key.ShortTag() == "!!merge" {
			continue
		}
		k := &node{src: c.src, line: key.Line, column: key.Column, kind: yaml.ScalarNode, tag: keyTag(key), text: key.Value}
		if first, twice := own[k.text]; twice {
			c.report.add(problem{at: k, message: fmt.Sprintf("key %q is already on line %d", k.text, first.line)})
			continue
		}
		own[k.text] = k
	}
	for i := 0; i < len(y.Content); i += 2 {
		key, value := y.Content[i], y.Content[i+1]
		k := own[key.Value]
		switch {
		case key.Kind != yaml.ScalarNode:
			at := &node{src: c.src, line: key.Line, column: key.Column}
			c.report.add(problem{at: at, message: "a key must be a plain word"})
		case key.ShortTag() == "!!merge":
			c.mergeKey(value, n, own)
		case k.line == key.Line && k.column == key.Column: // the first of its name
			n.entries = append(n.entries, entry{k, c.convert(value)})
		}
	}
}

// mergeKey adds what "<<" refers to, where the mapping does not say otherwise itself.
func (c *converter) mergeKey(y *yaml.Node, n *node, own map[string]*node) {
	merged := c.convert(y)
	sources := []*node{merged}
	if merged.isSequence() {
		sources = merged.items
	}
	for _, from := range sources {
		if !from.isMapping() {
			c.report.add(problem{at: from, message: "<< merges mappings, but this is " + from.describe()})
			continue
		}
		for _, e := range from.entries {
			if own[e.key.text] == nil {
				own[e.key.text] = e.key
				n.entries = append(n.entries, e)
			}
		}
	}
}

// keyTag is the tag of a key: keys are names, so that what YAML takes for a number, a truth value or a date is the text that
// is written. Only nothing at all is no name.
func keyTag(key *yaml.Node) string {
	if tag := key.ShortTag(); tag == "!!null" {
		return tag
	}
	return "!!str"
}
