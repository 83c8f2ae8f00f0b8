package strictyaml

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants/document"
)

// A Format says what the files of a kind hold.
type Format struct {
	Kind   string // what a file is called, such as "a scenario file"
	Holds  string // what one file holds, such as "one variant"
	Start  string // the hint for a file that is empty
	Quotes string // a hint at what needs quotes, for a text that is not YAML; may be empty
	Size   int64  // how many bytes a file may have; 0: document.MaxSize
	Values int    // how many values it may unfold to, aliases followed; 0: 20,000
	Empty  bool   // a file may be empty
}

// maxNodes bounds what a text may unfold to, aliases followed: far above any variant (a built-in
// one has a thousand nodes), far below what would hang a reader.
const maxNodes = 20_000

// Read turns a text into a tree: exactly one document, aliases and merge keys resolved, no key
// twice. It returns nil if there is no tree to go on with.
func (f *Format) Read(src *Source, data []byte, r *Problems) *Node {
	start := &Node{Source: src, Line: 1, Column: 1}
	if err := document.Check(data, cmp.Or(f.Size, document.MaxSize)); err != nil {
		r.Add(Problem{At: start, Message: err.Error()})
		return nil
	}
	dec := yaml.NewDecoder(bytes.NewReader(data))
	var doc, second yaml.Node
	switch err := dec.Decode(&doc); {
	case errors.Is(err, io.EOF):
		if !f.Empty {
			r.Add(Problem{At: start, Message: "this is empty", Hint: f.Start})
		}
		return nil
	case err != nil:
		r.Add(f.syntax(src, data, err))
		return nil
	}
	switch err := dec.Decode(&second); {
	case err == nil:
		at := &Node{Source: src, Line: second.Line, Column: second.Column}
		r.Add(Problem{At: at, Message: "a second document starts here; a file holds " + f.Holds})
	case !errors.Is(err, io.EOF):
		r.Add(f.syntax(src, data, err))
	}
	c := converter{
		src: src, report: r, most: cmp.Or(f.Values, maxNodes),
		done: map[*yaml.Node]*Node{}, active: map[*yaml.Node]bool{},
	}
	return c.convert(doc.Content[0])
}

// syntax is the problem of a text that is not YAML.
func (f *Format) syntax(src *Source, data []byte, err error) Problem {
	fault := document.Syntax(string(data), err)
	at := &Node{Source: src, Line: fault.Line, Column: fault.Column}
	hint := fault.Hint
	if f.Quotes != "" && strings.HasPrefix(hint, "check indentation") {
		hint = "check indentation and punctuation here; " + f.Quotes
	}
	return Problem{At: at, Message: fault.Message, Hint: hint}
}

// tags are those that values may have: those that they have without any being written.
var tags = map[yaml.Kind][]string{
	yaml.MappingNode:  {"!!map"},
	yaml.SequenceNode: {"!!seq"},
	yaml.ScalarNode:   {"!!str", "!!int", "!!float", "!!bool", "!!null", "!!timestamp"},
}

// A converter turns yaml.v3's nodes into ours.
type converter struct {
	src    *Source
	report *Problems
	most   int                  // values that a text may unfold to
	done   map[*yaml.Node]*Node // nodes with an anchor are converted once
	active map[*yaml.Node]bool
}

func (c *converter) convert(y *yaml.Node) *Node {
	if y.Kind == yaml.AliasNode {
		return c.alias(y)
	}
	if n := c.done[y]; n != nil {
		return n
	}
	n := &Node{Source: c.src, Line: y.Line, Column: y.Column, kind: y.Kind, tag: y.ShortTag(), Text: y.Value, size: 1}
	c.active[y] = true
	switch y.Kind {
	case yaml.MappingNode:
		c.mapping(y, n)
	case yaml.SequenceNode:
		for _, item := range y.Content {
			n.Items = append(n.Items, c.convert(item))
		}
	}
	delete(c.active, y)
	if !slices.Contains(tags[y.Kind], n.tag) {
		c.report.Add(Problem{At: n, Message: fmt.Sprintf("unknown tag %q of %s", n.tag, n.Describe()), Hint: "leave the tag out"})
		n.tag = (&yaml.Node{Kind: y.Kind, Value: y.Value}).ShortTag()
	}
	c.measure(n)
	if y.Anchor != "" {
		c.done[y] = n
	}
	return n
}

// alias gives the value that an alias stands for, unless it is still being read: then the value
// would contain itself.
func (c *converter) alias(y *yaml.Node) *Node {
	if !c.active[y.Alias] {
		return c.convert(y.Alias)
	}
	n := &Node{Source: c.src, Line: y.Line, Column: y.Column, kind: yaml.ScalarNode, tag: "!!null", size: 1}
	c.report.Add(Problem{At: n, Message: fmt.Sprintf("alias *%s is part of the value that it stands for", y.Value)})
	return n
}

// measure counts what a node unfolds to and cuts off what is too large.
func (c *converter) measure(n *Node) {
	for _, e := range n.Entries {
		n.size += 1 + e.Value.size
	}
	for _, item := range n.Items {
		n.size += item.size
	}
	if n.size > c.most {
		c.report.Add(Problem{At: n, Message: fmt.Sprintf("this unfolds to more than %d values", c.most)})
		n.Entries, n.Items, n.size = nil, nil, 1
	}
}

func (c *converter) mapping(y *yaml.Node, n *Node) {
	own := map[string]*Node{}
	for i := 0; i < len(y.Content); i += 2 {
		key := y.Content[i]
		if key.Kind != yaml.ScalarNode || key.ShortTag() == "!!merge" {
			continue
		}
		k := &Node{Source: c.src, Line: key.Line, Column: key.Column, kind: yaml.ScalarNode, tag: keyTag(key), Text: key.Value}
		if first, twice := own[k.Text]; twice {
			c.report.Add(Problem{At: k, Message: fmt.Sprintf("key %q is already on line %d", k.Text, first.Line)})
			continue
		}
		own[k.Text] = k
	}
	for i := 0; i < len(y.Content); i += 2 {
		key, value := y.Content[i], y.Content[i+1]
		k := own[key.Value]
		switch {
		case key.Kind != yaml.ScalarNode:
			at := &Node{Source: c.src, Line: key.Line, Column: key.Column}
			c.report.Add(Problem{At: at, Message: "a key must be a plain word"})
		case key.ShortTag() == "!!merge":
			c.mergeKey(value, n, own)
		case k.Line == key.Line && k.Column == key.Column: // the first of its name
			n.Entries = append(n.Entries, Entry{k, c.convert(value)})
		}
	}
}

// mergeKey adds what "<<" refers to, where the mapping does not say otherwise itself.
func (c *converter) mergeKey(y *yaml.Node, n *Node, own map[string]*Node) {
	merged := c.convert(y)
	sources := []*Node{merged}
	if merged.IsSequence() {
		sources = merged.Items
	}
	for _, from := range sources {
		if !from.IsMapping() {
			c.report.Add(Problem{At: from, Message: "<< merges mappings, but this is " + from.Describe()})
			continue
		}
		for _, e := range from.Entries {
			if own[e.Key.Text] == nil {
				own[e.Key.Text] = e.Key
				n.Entries = append(n.Entries, e)
			}
		}
	}
}

// keyTag is the tag of a key: keys are names, so that what YAML takes for a number, a truth value
// or a date is the text that is written. Only nothing at all is no name.
func keyTag(key *yaml.Node) string {
	if tag := key.ShortTag(); tag == "!!null" {
		return tag
	}
	return "!!str"
}
