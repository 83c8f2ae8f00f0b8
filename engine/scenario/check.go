package scenario

import (
	"fmt"
	"regexp"
	"slices"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/spelling"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// check notes what is wrong with what a file says, and finishes it.
func (f *File) check() {
	if ref := f.Variant; ref != "" {
		f.Variant = variantRef(f.Name, ref)
		if !isPath(ref) && !slices.Contains(variants.Builtin(), ref) {
			f.doc.Fail(f.doc.At("variant"), spelling.Hint(ref, variants.Builtin()), "there is no built-in variant %q", ref)
		}
	}
	lines := map[string]int{}
	for i := range f.Scenarios {
		s := &f.Scenarios[i]
		s.node = f.doc.Root.Get("scenarios").Items[i]
		s.Line = s.node.Line
		if !s.node.IsMapping() {
			continue
		}
		if first := lines[s.Name]; first != 0 && s.Name != "" {
			f.doc.Fail(s.node, "", "the scenario on line %d has the same name, %q", first, s.Name)
		} else {
			lines[s.Name] = s.Line
		}
		checker{f.doc, s}.check()
	}
}

// A checker looks at one scenario.
type checker struct {
	*strictyaml.Document
	*Scenario
}

func (c checker) has(key string) bool { return c.node.Get(key) != nil }

// first is the place of the value of the first of the keys that is there.
func (c checker) first(keys ...string) *strictyaml.Node {
	for _, key := range keys {
		if n := c.node.Get(key); n != nil {
			return n
		}
	}
	return c.node
}

// sound reports whether no key of a mapping is unknown, so that what is missing was really left
// out.
func (c checker) sound(n *strictyaml.Node) bool {
	for _, e := range n.EntriesOf() {
		if slices.ContainsFunc(c.List, func(p strictyaml.Problem) bool { return p.At == e.Key }) {
			return false
		}
	}
	return n.IsMapping()
}

func (c checker) check() {
	if c.has("legal") && c.Legal == nil {
		c.Legal = []string{}
	}
	for _, key := range []string{"legal", "includes", "excludes"} {
		c.moves(key, c.node.Get(key))
	}
	c.square()
	c.then()
	c.statements()
}

// statements checks that the parts of a scenario state something together.
func (c checker) statements() {
	what := "a scenario"
	if c.Name != "" {
		what = fmt.Sprintf("scenario %q", c.Name)
	}
	listed := c.has("legal") || c.has("includes") || c.has("excludes")
	switch {
	case !c.sound(c.node):
	case !listed && !c.has("play") && !c.has("then"):
		c.Fail(c.node, "give legal, includes, excludes, or play with then", "%s states nothing", what)
	case c.has("play") && !c.has("then"):
		c.Fail(c.first("play"), "then: {fen: …, outcome: …}", "%s plays moves and does not say what they lead to", what)
	case c.has("then") && !c.has("play"):
		c.Fail(c.first("then"), "", "%s has \"then\" without \"play\"", what)
	case c.has("play") && listed:
		c.Fail(c.first("legal", "includes", "excludes"), "make it two scenarios",
			"%s states legal moves and plays some", what)
	case c.has("play") && c.has("from"):
		c.Fail(c.first("from"), "", "\"from\" chooses among the legal moves; \"play\" has no use for it")
	}
	if c.has("legal") && (c.has("includes") || c.has("excludes")) {
		c.Fail(c.first("includes", "excludes"), "",
			"\"legal\" lists all moves; \"includes\" and \"excludes\" add nothing to it")
	}
}

// moves checks a list of move texts that a statement is about. Only legal may be empty: there are
// no moves.
func (c checker) moves(key string, list *strictyaml.Node) {
	seen := map[string]*strictyaml.Node{}
	for _, item := range items(list) {
		if !item.IsText() {
			continue
		}
		switch first := seen[item.Text]; first {
		case nil:
			seen[item.Text] = item
		case item: // an alias stands there twice
			c.Fail(list, "", "%q is listed twice in %q", item.Text, key)
		default:
			c.Fail(item, "", "%q is listed twice in %q", item.Text, key)
		}
	}
	if key != "legal" && list != nil && list.IsSequence() && len(list.Items) == 0 {
		c.Fail(list, "", "%q is empty and states nothing", key)
	}
}

var squareText = regexp.MustCompile(`^[a-p]([1-9]|1[0-6])$`)

func (c checker) square() {
	if c.From != "" && !squareText.MatchString(c.From) {
		c.Fail(c.first("from"), "a square is a file and a rank, such as c7", "%q is not a square", c.From)
	}
}

var outcomeText = regexp.MustCompile(`^(ongoing|(draw|lost|[a-z0-9-]+-wins?) [a-z0-9-]+)$`)

func (c checker) then() {
	then := c.node.Get("then")
	if then != nil && c.sound(then) && len(then.Entries) == 0 {
		c.Fail(then, "give fen, outcome, or both", "\"then\" states nothing")
	}
	if outcome := c.Then.Outcome; outcome != "" && !outcomeText.MatchString(outcome) {
		c.Fail(then.Get("outcome"),
			"ongoing, draw REASON, SEAT-wins REASON such as white-wins, SEAT-and-SEAT-win REASON, or lost REASON",
			"%q is not an outcome", outcome)
	}
}
