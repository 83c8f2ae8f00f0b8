package variants

import (
	"fmt"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// A node is a value of a YAML text, with the place where it was written. Nodes are never changed: the operations on them
// return new trees that share what is the same, so that a value which came from another file, an alias or a flag keeps its
// own place.
type node struct {
	src          *source
	line, column int

	kind    yaml.Kind // yaml.MappingNode, yaml.SequenceNode or yaml.ScalarNode
	tag     string    // of a scalar: !!str, !!int, …
	text    string    // of a scalar
	entries []entry   // of a mapping
	items   []*node   // of a sequence
	size    int       // how many nodes it unfolds to
}

// An entry is a key of a mapping and its value.
type entry struct{ key, value *node }

// A path leads from the root of a document to a part of it, key by key.
type path []string

func (p path) String() string { return strings.Join(p, ".") }

// to is the path to a key of the mapping at p.
func (p path) to(key string) path { return append(slices.Clip(p), key) }

// entry finds a key of a mapping.
func (n *node) entry(key string) (entry, bool) {
	if n != nil {
		for _, e := range n.entries {
			if e.key.text == key {
				return e, true
			}
		}
	}
	return entry{}, false
}

// get is the value of a key of a mapping, or nil.
func (n *node) get(key string) *node {
	e, _ := n.entry(key)
	return e.value
}

// keys are the keys of a mapping, in order.
func (n *node) keys() []string {
	if n == nil {
		return nil
	}
	keys := make([]string, len(n.entries))
	for i, e := range n.entries {
		keys[i] = e.key.text
	}
	return keys
}

// find follows a path, as far as it goes: rest is what is left of it.
func (n *node) find(p path) (found entry, rest path) {
	found = entry{n, n}
	for i, key := range p {
		e, ok := found.value.entry(key)
		if !ok {
			return found, p[i:]
		}
		found = e
	}
	return found, nil
}

// scalar is a new scalar that stands where another node does.
func (n *node) scalar(tag, text string) *node {
	return &node{src: n.src, line: n.line, column: n.column, kind: yaml.ScalarNode, tag: tag, text: text, size: 1}
}

// mapping is a new, empty mapping that stands where another node does.
func (n *node) mapping() *node {
	return &node{src: n.src, line: n.line, column: n.column, kind: yaml.MappingNode, size: 1}
}

func (n *node) isMapping() bool  { return n != nil && n.kind == yaml.MappingNode }
func (n *node) isSequence() bool { return n != nil && n.kind == yaml.SequenceNode }
func (n *node) isText() bool     { return n != nil && n.kind == yaml.ScalarNode && n.tag == "!!str" }

// describe says what was found where something else was expected.
func (n *node) describe() string {
	switch {
	case n.isMapping():
		return "a mapping"
	case n.isSequence():
		return "a list"
	}
	switch n.tag {
	case "!!null":
		return "nothing"
	case "!!str":
		return fmt.Sprintf("the text %q", n.text)
	case "!!int", "!!float":
		return "the number " + n.text
	case "!!timestamp":
		return "the date " + n.text
	case "!!bool":
		return n.text
	}
	return "a value with the tag " + n.tag
}

// entriesOf are the entries of a mapping; none of anything else.
func (n *node) entriesOf() []entry {
	if n == nil || n.kind != yaml.MappingNode {
		return nil
	}
	return n.entries
}

// holds reports whether a node is a value in a mapping, or an item of one.
func (n *node) holds(at *node) bool {
	for _, e := range n.entries {
		if e.key == at || e.value == at || slices.Contains(e.value.items, at) {
			return true
		}
	}
	return false
}

// place is where the node is written, as file:line:column.
func (n *node) place() string { return fmt.Sprintf("%s:%d:%d", n.src.name, n.line, n.column) }

// overlaps reports whether one of the paths leads to or into the other.
func (p path) overlaps(q path) bool {
	n := min(len(p), len(q))
	return slices.Equal(p[:n], q[:n])
}

// last is the last key.
func (p path) last() string { return p[len(p)-1] }
