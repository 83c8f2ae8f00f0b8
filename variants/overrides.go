package variants

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/wildbench/wildbench/variants/excerpt"
	"github.com/wildbench/wildbench/variants/spelling"
)

// Overrides are changes to a variant, as written on the command line.
type Overrides struct {
	Players int      // how many play, where that may vary; 0: as the variant says
	With    []string `yaml:"with,one,filled" doc:"turned on: ID, or ID=VALUE"`
	Without []string `yaml:"without,one,filled" doc:"turned off: ID"`
	Set     []string `yaml:"set,one,filled" doc:"set: PATH=VALUE, the value as YAML"`
}

// none reports whether nothing is changed.
func (m *Overrides) none() bool {
	return m.Players == 0 && len(m.With)+len(m.Without)+len(m.Set) == 0
}

// A flag is one of the changes, split up.
type flag struct {
	src    *source
	id     *node // what stands before the =
	value  string
	equals bool // is there a =
	before int  // how many characters stand before the value
}

// FlagName is what errors call a change, where files have a name: the flag and what it is given, in
// short.
func FlagName(flag, text string) string {
	return excerpt.Short(strings.ReplaceAll(flag+" "+text, "\n", " "))
}

func (l *loader) flag(name, text string) flag {
	f := flag{src: l.source(FlagName(name, text), name+" "+text)}
	id, value, equals := strings.Cut(text, "=")
	at := &node{Source: f.src, Line: 1, Column: len(name) + 2}
	f.id, f.value, f.equals = at.Scalar("!!str", strings.TrimSpace(id)), value, equals
	f.before = utf8.RuneCountInString(name + " " + id + "=")
	return f
}

// valueNode reads the value as YAML, each part of it placed where it stands in the flag.
func (l *loader) valueNode(f flag) *node {
	if strings.TrimSpace(f.value) == "" {
		l.report.Add(problem{At: f.id, Message: fmt.Sprintf("no value for %q", f.id.Text)})
		return nil
	}
	return variantFile.Read(f.src, []byte(strings.Repeat(" ", f.before)+f.value), &l.report)
}

// modify applies the changes to a tree. It returns the paths that they set, which options do not
// set again.
func (l *loader) modify(root *node, overrides Overrides) (*node, []path) {
	m := modifier{loader: l, root: root}
	change := map[string]func(flag){
		"--with": m.with, "--without": m.without, "--set": m.set, "--players": m.players,
	}
	overrides.each(func(name, text string) { change[name](l.flag(name, text)) })
	return m.root, m.fixed
}

type modifier struct {
	*loader
	root  *node
	fixed []path
}

func (m *modifier) set(f flag) {
	if !f.equals {
		m.report.Add(problem{At: f.id, Message: "expected path=value"})
		return
	}
	p, _, lost := follow(m.root, f.id.Text, true)
	if lost != nil {
		m.lost(lost, f.id)
		return
	}
	if value := m.valueNode(f); value != nil {
		m.assign(p, f.id, value)
	}
}

// players sets how many play.
func (m *modifier) players(f flag) {
	m.assign(path{"players"}, f.id, f.id.Scalar("!!int", f.id.Text))
}

func (m *modifier) assign(p path, at, value *node) {
	m.root = assign(m.root, p, at, value)
	m.fixed = append(m.fixed, p)
}

func (m *modifier) with(f flag) {
	option := m.root.Get("options").Get(f.id.Text)
	sets := option.Get("sets")
	switch {
	case sets.IsText() && !f.equals:
		m.report.Add(problem{At: f.id, Message: fmt.Sprintf("option %q needs a value", f.id.Text),
			Hint: fmt.Sprintf("use --with %s=VALUE", f.id.Text)})
	case sets.IsText():
		p, _, lost := follow(m.root, sets.Text, true)
		if lost != nil { // a mistake of the file, which checking its options reports
			return
		}
		if value := m.valueNode(f); value != nil {
			m.assign(p, f.id, value)
		}
	case f.equals && m.known(f.id):
		m.report.Add(problem{At: f.id, Message: fmt.Sprintf("%q is only on or off and takes no value", f.id.Text),
			Hint: fmt.Sprintf("use --with %s or --without %[1]s", f.id.Text)})
	case !f.equals:
		m.turn(f.id, "true")
	}
}

func (m *modifier) without(f flag) {
	switch {
	case f.equals:
		m.report.Add(problem{At: f.id, Message: "--without takes an id and no value"})
	case m.root.Get("options").Get(f.id.Text).Get("sets").IsText():
		m.report.Add(problem{At: f.id, Message: fmt.Sprintf("option %q has a value and cannot be turned off", f.id.Text),
			Hint: fmt.Sprintf("use --with %s=VALUE", f.id.Text)})
	default:
		m.turn(f.id, "false")
	}
}

// turn turns an ability or option on or off.
func (m *modifier) turn(id *node, state string) {
	if !m.known(id) {
		return
	}
	m.assign(m.toggle(id.Text), id, id.Scalar("!!bool", state))
}

// toggle is the path of what a toggle turns on and off.
func (m *modifier) toggle(id string) path {
	animal, ability, dotted := strings.Cut(id, ".")
	switch {
	case m.root.Get("options").Get(id) != nil:
		return path{"options", id, "enabled"}
	case dotted:
		return genreOfTree(m.root).ability(animal, ability)
	}
	for _, part := range []string{"areas", "animals"} {
		if m.root.Get("deck").Get(part).Get(id) != nil {
			return path{"deck", part, id, "enabled"}
		}
	}
	return path{"deck", "improvements", id, "enabled"}
}

// known reports whether there is such a toggle, and complains otherwise.
func (m *modifier) known(id *node) bool {
	ids := toggleIDs(m.root)
	for _, known := range ids {
		if id.Text == known {
			return true
		}
	}
	pr := problem{At: id, Message: fmt.Sprintf("unknown toggle %q", id.Text), Hint: "known: " + strings.Join(ids, ", ")}
	if near := spelling.Nearest(id.Text, ids); near != "" {
		pr.Hint = fmt.Sprintf("did you mean %q? ", near) + pr.Hint
	}
	m.report.Add(pr)
	return false
}

// toggleIDs lists the toggles of a tree that may still hold mistakes.
func toggleIDs(root *node) []string {
	var ids []string
	shared := root.Get("every_animal").Get("abilities").Keys()
	for _, animal := range root.Get("animals").EntriesOf() {
		for _, ability := range unite(append([]string(nil), shared...), animal.Value.Get("abilities").Keys()) {
			ids = append(ids, animal.Key.Text+"."+ability)
		}
	}
	deck := root.Get("deck")
	for _, animal := range deck.Get("animals").EntriesOf() {
		for _, effect := range animal.Value.Get("effects").Keys() {
			ids = append(ids, animal.Key.Text+"."+effect)
		}
	}
	ids = append(ids, deck.Get("improvements").Keys()...)
	for _, id := range append(deck.Get("areas").Keys(), deck.Get("animals").Keys()...) {
		if camp := deck.Get("camp"); camp == nil || id != camp.Text {
			ids = append(ids, id)
		}
	}
	return append(ids, root.Get("options").Keys()...)
}

// lost reports a path that leads nowhere. The path's text starts where at stands.
func (l *loader) lost(lost *lost, at *node) {
	spot := *at
	if lost.i > 0 {
		spot.Column += utf8.RuneCountInString(lost.path[:lost.i].String()) + 1
	}
	l.report.Add(problem{At: &spot, Message: lost.message(), Hint: lost.hint()})
}
