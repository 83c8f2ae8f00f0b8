package strictyaml

import (
	"fmt"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"
)

// A Node is a value of a YAML text, with the place where it was written. Nodes are never changed:
// the operations on them return new trees that share what is the same, so that a value which came
// from another file, an alias or a flag keeps its own place.
type Node struct {
	Source       *Source
	Line, Column int

	kind    yaml.Kind // yaml.MappingNode, yaml.SequenceNode or yaml.ScalarNode
	tag     string    // of a scalar: !!str, !!int, …
	Text    string    // of a scalar
	Entries []Entry   // of a mapping
	Items   []*Node   // of a sequence
	size    int       // how many nodes it unfolds to
}

// An Entry is a key of a mapping and its value.
type Entry struct{ Key, Value *Node }

// A Path leads from the root of a document to a part of it, key by key.
type Path []string

func (p Path) String() string { return strings.Join(p, ".") }

// To is the path to a key of the mapping at p.
func (p Path) To(key string) Path { return append(slices.Clip(p), key) }

// Entry finds a key of a mapping.
func (n *Node) Entry(key string) (Entry, bool) {
	if n != nil {
		for _, e := range n.Entries {
			if e.Key.Text == key {
				return e, true
			}
		}
	}
	return Entry{}, false
}

// Get is the value of a key of a mapping, or nil.
func (n *Node) Get(key string) *Node {
	e, _ := n.Entry(key)
	return e.Value
}

// Keys are the keys of a mapping, in order.
func (n *Node) Keys() []string {
	if n == nil {
		return nil
	}
	keys := make([]string, len(n.Entries))
	for i, e := range n.Entries {
		keys[i] = e.Key.Text
	}
	return keys
}

// Find follows a path, as far as it goes: rest is what is left of it.
func (n *Node) Find(p Path) (found Entry, rest Path) {
	found = Entry{n, n}
	for i, key := range p {
		e, ok := found.Value.Entry(key)
		if !ok {
			return found, p[i:]
		}
		found = e
	}
	return found, nil
}

// Scalar is a new scalar that stands where another node does.
func (n *Node) Scalar(tag, text string) *Node {
	return &Node{Source: n.Source, Line: n.Line, Column: n.Column, kind: yaml.ScalarNode, tag: tag, Text: text, size: 1}
}

// Mapping is a new, empty mapping that stands where another node does.
func (n *Node) Mapping() *Node {
	return &Node{Source: n.Source, Line: n.Line, Column: n.Column, kind: yaml.MappingNode, size: 1}
}

func (n *Node) IsMapping() bool  { return n != nil && n.kind == yaml.MappingNode }
func (n *Node) IsSequence() bool { return n != nil && n.kind == yaml.SequenceNode }
func (n *Node) IsText() bool     { return n != nil && n.kind == yaml.ScalarNode && n.tag == "!!str" }

// Describe says what was found where something else was expected.
func (n *Node) Describe() string {
	switch {
	case n.IsMapping():
		return "a mapping"
	case n.IsSequence():
		return "a list"
	}
	switch n.tag {
	case "!!null":
		return "nothing"
	case "!!str":
		return fmt.Sprintf("the text %q", n.Text)
	case "!!int", "!!float":
		return "the number " + n.Text
	case "!!timestamp":
		return "the date " + n.Text
	case "!!bool":
		return n.Text
	}
	return fmt.Sprintf("the text %q", n.Text)
}

// EntriesOf are the entries of a mapping; none of anything else.
func (n *Node) EntriesOf() []Entry {
	if n == nil || n.kind != yaml.MappingNode {
		return nil
	}
	return n.Entries
}

// Holds reports whether a node is a value in a mapping, or an item of one.
func (n *Node) Holds(at *Node) bool {
	for _, e := range n.Entries {
		if e.Key == at || e.Value == at || slices.Contains(e.Value.Items, at) {
			return true
		}
	}
	return false
}

// Place is where the node is written, as file:line:column.
func (n *Node) Place() string { return fmt.Sprintf("%s:%d:%d", n.Source.Name, n.Line, n.Column) }

// Overlaps reports whether one of the paths leads to or into the other.
func (p Path) Overlaps(q Path) bool {
	n := min(len(p), len(q))
	return slices.Equal(p[:n], q[:n])
}

// Last is the last key.
func (p Path) Last() string { return p[len(p)-1] }

// Inside is a node that points at a character inside a text, if the file has the text on one line
// just as it is.
func (n *Node) Inside(offset int) *Node {
	if n.Line < 1 || n.Line > len(n.Source.lines) {
		return n
	}
	rest := []rune(n.Source.lines[n.Line-1])
	if n.Column > len(rest) {
		return n
	}
	rest = rest[n.Column-1:]
	if rest[0] == '"' || rest[0] == '\'' {
		rest = rest[1:]
		offset++
	}
	if !strings.HasPrefix(string(rest), n.Text) {
		return n
	}
	spot := *n
	spot.Column += offset
	return &spot
}

// split makes a list of a scalar that has commas between its items.
func (n *Node) split() []*Node {
	var items []*Node
	for text := range strings.SplitSeq(n.Text, ",") {
		text = strings.TrimSpace(text)
		item := yaml.Node{Kind: yaml.ScalarNode, Value: text}
		items = append(items, n.Scalar(item.ShortTag(), text))
	}
	return items
}
