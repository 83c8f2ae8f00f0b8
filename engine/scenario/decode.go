package scenario

import (
	"fmt"
	"regexp"
	"slices"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/spelling"
)

// file reads the root of a file.
func (r *reader) file(root *yaml.Node) *File {
	if root == nil {
		return nil
	}
	p := r.part(root, "a scenario file", "variant", "scenarios")
	r.require(p, "variant", "the name of a built-in variant, or the path of a variant file, from here")
	r.require(p, "scenarios", "a list of scenarios")
	f := &File{Name: r.name, src: r.source}
	if ref := r.text(p, "variant"); ref != "" {
		f.Variant, f.variantAt = variantRef(r.name, ref), p.first("variant")
		if !isPath(ref) && !slices.Contains(variants.Builtin(), ref) {
			r.fail(f.variantAt, spelling.Hint(ref, variants.Builtin()), "there is no built-in variant %q", ref)
		}
	}
	if p.has("scenarios") {
		f.Scenarios = r.scenarios(p.values["scenarios"])
	}
	return f
}

func (r *reader) scenarios(n *yaml.Node) []Scenario {
	place := at(n)
	n = resolve(n)
	switch {
	case n.Kind != yaml.SequenceNode:
		r.fail(place, "", "\"scenarios\" must be a list, but this is %s", describe(n))
	case len(n.Content) == 0:
		r.fail(place, "", "there are no scenarios")
	}
	if n.Kind != yaml.SequenceNode {
		return nil
	}
	var list []Scenario
	lines := map[string]int{}
	for _, item := range n.Content {
		s := r.scenario(item)
		if first := lines[s.Name]; first != 0 && s.Name != "" {
			r.fail(at(item), "", "the scenario on line %d has the same name, %q", first, s.Name)
		} else {
			lines[s.Name] = s.Line
		}
		list = append(list, s)
	}
	return list
}

func (r *reader) scenario(n *yaml.Node) Scenario {
	p := r.part(n, "a scenario",
		"name", "source", "fen", "from", "with", "without", "set", "legal", "includes", "excludes", "play", "then")
	if p.has("name") {
		p.what = fmt.Sprintf("scenario %q", resolve(p.values["name"]).Value)
	}
	r.require(p, "name", "what the scenario shows, in a few words")
	r.require(p, "fen", "the position text to start from")
	s := Scenario{
		Name: r.text(p, "name"), Source: r.text(p, "source"), FEN: r.text(p, "fen"), Line: n.Line,
		From:  r.square(p),
		Legal: r.moves(p, "legal"), Includes: r.moves(p, "includes"), Excludes: r.moves(p, "excludes"),
		Play: r.texts(p, "play", nil),
		Then: r.then(p),
	}
	for _, flag := range []string{"with", "without", "set"} {
		r.texts(p, flag, func(text string, m mark) {
			s.mods = append(s.mods, mod{"--" + flag, text, m})
		})
	}
	s.Mods = modsOf(s.mods)
	r.statements(p)
	return s
}

// statements checks that the parts of a scenario state something together.
func (r *reader) statements(p *part) {
	listed := p.has("legal") || p.has("includes") || p.has("excludes")
	switch {
	case !p.sound:
	case !listed && !p.has("play") && !p.has("then"):
		r.fail(p.at, "give legal, includes, excludes, or play with then", "%s states nothing", p.what)
	case p.has("play") && !p.has("then"):
		r.fail(p.first("play"), "then: {fen: …, outcome: …}", "%s plays moves and does not say what they lead to", p.what)
	case p.has("then") && !p.has("play"):
		r.fail(p.first("then"), "", "%s has \"then\" without \"play\"", p.what)
	case p.has("play") && listed:
		r.fail(p.first("legal", "includes", "excludes"), "make it two scenarios", "%s states legal moves and plays some", p.what)
	case p.has("play") && p.has("from"):
		r.fail(p.first("from"), "", "\"from\" chooses among the legal moves; \"play\" has no use for it")
	}
	if p.has("legal") && (p.has("includes") || p.has("excludes")) {
		r.fail(p.first("includes", "excludes"), "", "\"legal\" lists all moves; \"includes\" and \"excludes\" add nothing to it")
	}
}

// moves reads a list of move texts that a statement is about. Only legal may be empty: there are no moves.
func (r *reader) moves(p *part, key string) []string {
	seen := map[string]bool{}
	list := r.texts(p, key, func(text string, m mark) {
		if seen[text] {
			r.fail(m, "", "%q is listed twice in %q", text, key)
		}
		seen[text] = true
	})
	if n := p.values[key]; n != nil && key != "legal" && resolve(n).Kind == yaml.SequenceNode && len(resolve(n).Content) == 0 {
		r.fail(at(n), "", "%q is empty and states nothing", key)
	}
	return list
}

var squareText = regexp.MustCompile(`^[a-p]([1-9]|1[0-6])$`)

func (r *reader) square(p *part) string {
	text := r.text(p, "from")
	if text != "" && !squareText.MatchString(text) {
		r.fail(p.first("from"), "a square is a file and a rank, such as c7", "%q is not a square", text)
		return ""
	}
	return text
}

var outcomeText = regexp.MustCompile(`^(ongoing|(draw|lost|[a-z0-9-]+-wins?) [a-z0-9-]+)$`)

func (r *reader) then(p *part) Then {
	if !p.has("then") {
		return Then{}
	}
	t := r.part(p.values["then"], "\"then\"", "fen", "outcome")
	then := Then{FEN: r.text(t, "fen"), Outcome: r.text(t, "outcome")}
	if t.sound && !t.has("fen") && !t.has("outcome") {
		r.fail(t.at, "give fen, outcome, or both", "\"then\" states nothing")
	}
	if then.Outcome != "" && !outcomeText.MatchString(then.Outcome) {
		r.fail(t.first("outcome"), "ongoing, draw REASON, SEAT-wins REASON such as white-wins, SEAT-and-SEAT-win REASON, or lost REASON", "%q is not an outcome", then.Outcome)
	}
	return then
}
