package variants

import (
	"reflect"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

// A rule's text quotes its designer. Once a file or a flag changes the rule and gives no new text,
// the quote speaks of another rule than the one that is played, so it goes: what is then shown is
// what the rule does.

// quoted lists the paths of rules that may have a text, by what the rules are.
func quotedRules(n *node) (mechanics, effects, improvements []path) {
	for _, animal := range n.Get("animals").Keys() {
		for _, part := range []string{"movements", "abilities"} {
			p := path{"animals", animal, part}
			mechanics = append(mechanics, withText(n, p)...)
		}
	}
	for _, animal := range n.Get("deck").Get("animals").Keys() {
		effects = append(effects, withText(n, path{"deck", "animals", animal, "effects"})...)
	}
	return mechanics, effects, withText(n, path{"deck", "improvements"})
}

// withText lists the entries of a mapping that have a text.
func withText(n *node, p path) (list []path) {
	found, rest := n.Find(p)
	if len(rest) > 0 {
		return nil
	}
	for _, e := range found.Value.EntriesOf() {
		if e.Value.Get("text") != nil {
			list = append(list, p.To(e.Key.Text))
		}
	}
	return list
}

// keepQuotes remembers for which rules the texts of a file are written: for those that hold with
// the options as the file has them.
func (l *loader) keepQuotes(root *node) {
	if !root.IsMapping() {
		return
	}
	if l.written == nil {
		l.written = map[string]*node{}
	}
	root = shareEveryAnimal(new(loader).applyOptions(root, nil))
	mechanics, effects, improvements := quotedRules(root)
	for _, paths := range [][]path{mechanics, effects, improvements} {
		for _, p := range paths {
			rule, _ := root.Find(p)
			if old := l.written[p.String()]; old.Get("text") != rule.Value.Get("text") {
				l.written[p.String()] = rule.Value
			}
		}
	}
}

// dropQuotes takes from a tree the texts of rules that are not those for which they were written.
func (l *loader) dropQuotes(root *node) *node {
	shared := shareEveryAnimal(root)
	mechanics, effects, improvements := quotedRules(shared)
	drop := func(paths []path, same func(a, b *node) bool) {
		for _, p := range paths {
			rule, _ := shared.Find(p)
			old := l.written[p.String()]
			if old != rule.Value && old.Get("text") == rule.Value.Get("text") && !same(old, rule.Value) {
				shared = shared.Without(p.To("text"))
			}
		}
	}
	drop(mechanics, func(a, b *node) bool {
		x, y := read[Mechanic](a), read[Mechanic](b)
		return x.Kind == y.Kind && reflect.DeepEqual(x.Params, y.Params)
	})
	drop(effects, func(a, b *node) bool {
		x, y := read[Effect](a), read[Effect](b)
		for _, e := range []*Effect{&x, &y} {
			e.Enabled, e.Text, e.Provenance = false, "", Provenance{}
		}
		return reflect.DeepEqual(x, y)
	})
	drop(improvements, func(a, b *node) bool {
		x, y := read[Improvement](a), read[Improvement](b)
		for _, c := range []*Improvement{&x, &y} {
			c.Name, c.Copies, c.Enabled, c.Text, c.Provenance = "", 0, false, "", Provenance{}
		}
		return reflect.DeepEqual(x, y)
	})
	return shared
}

// read decodes a rule by itself, whatever is wrong with it.
func read[T any](n *node) (rule T) {
	strictyaml.Decode(n, &rule, new(report))
	return rule
}
