package strictyaml

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"
)

// A Document is a file of one kind that is being read, and what was found wrong with it.
type Document struct {
	Problems
	Source *Source
	Root   *Node // nil if there is nothing to go on with
}

// Parse reads a text into the struct that to points to. What is wrong with it is among the
// document's Problems; what cannot be read stays as it was.
func (f *Format) Parse(name string, text []byte, to any) *Document {
	d := &Document{Source: NewSource(name, string(text), 0)}
	if d.Root = f.Read(d.Source, text, &d.Problems); d.Root == nil {
		return d
	}
	if !d.Root.IsMapping() {
		d.Fail(d.Root, "", "%s must be a mapping, but this is %s", f.Kind, d.Root.Describe())
		return d
	}
	dec := decoder{report: &d.Problems}
	dec.structure(Path{}, d.Root, d.Root, reflect.ValueOf(to).Elem(), "in "+f.Kind)
	return d
}

// Fail notes that something is wrong at a node. The hint may be empty.
func (d *Document) Fail(at *Node, hint, format string, args ...any) {
	d.Add(Problem{At: at, Message: fmt.Sprintf(format, args...), Hint: hint})
}

// At is where to point for a part, given by its dotted path, in which items of lists are numbers
// from 0: at a value or an item, at the key of a mapping or a list, or else at the nearest part
// around. Of a document that was not read, it is nowhere: on line 0.
func (d *Document) At(path string) *Node {
	if d.Root == nil {
		return &Node{Source: cmp.Or(d.Source, new(Source))}
	}
	at, _, _ := d.find(path)
	return at
}

// Value is the value of a part, given by its dotted path as for [Document.At]; nil if it is not
// there.
func (d *Document) Value(path string) *Node {
	if _, value, ok := d.find(path); ok {
		return value
	}
	return nil
}

// find follows a dotted path: where to point for what it leads to, and the value there. What is not
// there is not ok: then the two are of the nearest part around.
func (d *Document) find(path string) (at, here *Node, ok bool) {
	at, here = d.Root, d.Root
	for key := range strings.SplitSeq(path, ".") {
		if i, err := strconv.Atoi(key); err == nil && here.IsSequence() && i < len(here.Items) {
			here = here.Items[i]
			at = here
			continue
		}
		e, ok := here.Entry(key)
		if !ok {
			return at, here, false
		}
		here, at = e.Value, e.Key
		if !here.IsMapping() && !here.IsSequence() {
			at = here
		}
	}
	return at, here, true
}

// Word notes that the value of a key at the top level, if it is there, is none of some words.
func (d *Document) Word(key string, words []string) {
	if n := d.Root.Get(key); n != nil && n.kind == yaml.ScalarNode && n.tag != "!!null" && !slices.Contains(words, n.Text) {
		d.Add(noWord(key, n, words))
	}
}

// Has reports whether the part at a dotted path is there.
func (d *Document) Has(path string) bool {
	_, rest := d.Root.Find(strings.Split(path, "."))
	return d.Root != nil && len(rest) == 0
}
