package scenario

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/document"
	"github.com/wildbench/wildbench/variants/spelling"
)

// Load reads a scenario file, or the built-in scenarios of a variant by its name. What is wrong with the contents is
// reported as [variants.Errors]; a file that cannot be read is another error.
func Load(ref string) (*File, error) {
	if slices.Contains(Builtin(), ref) {
		return builtinFile(ref)
	}
	if !isPath(ref) {
		return nil, variants.Errors{variants.Unknown(ref, "scenario file", Builtin())}
	}
	data, err := document.ReadFile(ref, document.MaxSize)
	var path *fs.PathError
	switch {
	case errors.As(err, &path):
		return nil, fmt.Errorf("reading scenarios: %w", err)
	case err != nil:
		return nil, variants.Invalid(ref, err)
	}
	return Read(ref, data)
}

// Read reads scenarios from memory. name names the file in errors, and is where the path of its variant starts from. The error
// is of type [variants.Errors] and holds everything that is wrong.
func Read(name string, data []byte) (*File, error) {
	r := reader{&source{name: name, lines: strings.Split(string(data), "\n")}}
	f := r.file(r.document(data))
	if err := r.err(); err != nil {
		return nil, err
	}
	return f, nil
}

// A reader fills a File and notes what does not fit.
type reader struct{ *source }

// document is the root of the only YAML document, or nil.
func (r *reader) document(data []byte) *yaml.Node {
	dec := yaml.NewDecoder(strings.NewReader(string(data)))
	var doc, second yaml.Node
	if err := dec.Decode(&doc); errors.Is(err, io.EOF) {
		r.fail(mark{1, 1}, "it starts with variant: and scenarios:", "there is nothing here")
		return nil
	} else if err != nil {
		r.syntax(err)
		return nil
	}
	if err := dec.Decode(&second); err == nil {
		r.fail(at(&second), "", "a second document starts here; a file holds the scenarios of one variant")
	} else if !errors.Is(err, io.EOF) {
		r.syntax(err)
	}
	return doc.Content[0]
}

// syntax notes that the text is not YAML.
func (r *reader) syntax(err error) {
	f := document.Syntax(strings.Join(r.lines, "\n"), err)
	if !strings.Contains(f.Hint, "tabs") {
		f.Hint = "check indentation and punctuation here; a move text with \": \" in it needs quotes"
	}
	r.fail(mark{f.Line, f.Column}, f.Hint, "%s", f.Message)
}

// A part is a mapping of the file: a scenario, say.
type part struct {
	at     mark
	what   string // for messages
	values map[string]*yaml.Node
	sound  bool // no key is unknown, so that what is missing was really left out
}

// has reports whether a key is there.
func (p *part) has(key string) bool { return p.values[key] != nil }

// first is the place of the value of the first of the keys that is there.
func (p *part) first(keys ...string) mark {
	for _, key := range keys {
		if n := p.values[key]; n != nil {
			return at(n)
		}
	}
	return p.at
}

// part reads a mapping with some of the known keys.
func (r *reader) part(n *yaml.Node, what string, known ...string) *part {
	p := &part{at: at(n), what: what, values: map[string]*yaml.Node{}, sound: true}
	if n = resolve(n); n.Kind != yaml.MappingNode {
		r.fail(p.at, "", "%s must be a mapping with the keys %s, but this is %s", what, strings.Join(known, ", "), describe(n))
		p.sound = false
		return p
	}
	for i := 0; i < len(n.Content); i += 2 {
		key, value := n.Content[i], n.Content[i+1]
		switch {
		case key.Kind != yaml.ScalarNode || !slices.Contains(known, key.Value):
			p.sound = false
			r.fail(at(key), spelling.Hint(key.Value, known), "unknown key %s in %s", strconv.Quote(key.Value), what)
		case p.has(key.Value):
			r.fail(at(key), "", "key %q is there twice in %s", key.Value, what)
		default:
			p.values[key.Value] = value
		}
	}
	return p
}

// require complains about a key that is missing.
func (r *reader) require(p *part, key, meaning string) {
	if p.sound && !p.has(key) {
		r.fail(p.at, key+": "+meaning, "%s has no %q", p.what, key)
	}
}

// text reads a single text, which may not be empty.
func (r *reader) text(p *part, key string) string {
	if !p.has(key) {
		return ""
	}
	s, _ := r.scalar(p.values[key], key)
	return s
}

func (r *reader) scalar(n *yaml.Node, key string) (string, bool) {
	place := at(n)
	n = resolve(n)
	switch {
	case n.Kind != yaml.ScalarNode || n.ShortTag() == "!!null":
		r.fail(place, "", "%q must be text, but this is %s", key, describe(n))
	case n.ShortTag() != "!!str":
		r.fail(place, fmt.Sprintf("quote it to make it text: %q", n.Value), "%q must be text, but this is %s", key, describe(n))
	case strings.TrimSpace(n.Value) == "":
		r.fail(place, "", "%q is empty", key)
	default:
		return n.Value, true
	}
	return "", false
}

// texts reads a list of different texts, or a single one. It returns nil only if the key is not there.
func (r *reader) texts(p *part, key string, each func(text string, m mark)) []string {
	if !p.has(key) {
		return nil
	}
	items := []*yaml.Node{p.values[key]}
	if n := resolve(items[0]); n.Kind == yaml.SequenceNode {
		items = n.Content
	}
	list := []string{}
	for _, item := range items {
		text, ok := r.scalar(item, key)
		if !ok {
			continue
		}
		list = append(list, text)
		if each != nil {
			each(text, at(item))
		}
	}
	return list
}

// resolve follows aliases.
func resolve(n *yaml.Node) *yaml.Node {
	for n.Kind == yaml.AliasNode {
		n = n.Alias
	}
	return n
}

// describe says what was found where something else was expected.
func describe(n *yaml.Node) string {
	switch n.Kind {
	case yaml.MappingNode:
		return "a mapping"
	case yaml.SequenceNode:
		return "a list"
	}
	switch n.ShortTag() {
	case "!!null":
		return "nothing"
	case "!!str":
		return fmt.Sprintf("the text %q", n.Value)
	case "!!int", "!!float":
		return "the number " + n.Value
	case "!!bool":
		return n.Value
	}
	return fmt.Sprintf("%q with the tag %s", n.Value, n.ShortTag())
}
