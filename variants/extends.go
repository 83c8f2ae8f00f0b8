package variants

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/wildbench/wildbench/variants/spelling"
)

// extend reads a source and lays it over what it extends. chain holds the sources that extend it, to find circles. It
// returns nil, or something that is no mapping, if there is nothing to go on with.
func (l *loader) extend(src *source, chain []string) *node {
	if l.files == nil {
		l.files = map[*source]bool{}
	}
	l.files[src] = true
	root := readYAML(src, []byte(src.text()), &l.report)
	if root == nil {
		return nil
	}
	if !root.isMapping() {
		l.report.add(problem{at: root, message: "a variant must be a mapping, but this is " + root.describe()})
		return nil
	}
	extends, remove := root.get("extends"), root.get("remove")
	root = root.drop("extends", "remove")
	if extends == nil {
		if remove != nil {
			l.report.add(problem{at: remove, message: `"remove" needs "extends": there is nothing to remove from`})
		}
		l.base = root
		l.keepQuotes(root)
		return root
	}
	parent := l.parent(src, extends, append(chain, src.id()))
	if parent == nil {
		return nil
	}
	kind := gameOf(parent)
	l.layers = append(l.layers, layer{root, remove})
	if remove != nil {
		parent = l.remove(parent, remove)
	}
	merged := l.sameGame(kind, merge(parent, root), extends)
	l.keepQuotes(merged)
	return merged
}

// sameGame complains of a deck laid over a board game, or taken away from a game of cards. Whatever else the file says would only be
// said to be of the wrong kind of game, so the deck, or all, is left out.
func (l *loader) sameGame(kind string, merged, extends *node) *node {
	deck, has := merged.entry("deck")
	switch {
	case kind == gameOf(merged):
		return merged
	case has:
		l.report.add(problem{at: deck.key, message: `unknown key "deck" at the top level`, hint: "what this extends is a board game, and stays one"})
		return merged.drop("deck")
	}
	l.report.add(problem{at: extends, message: "the deck of what this extends is removed", hint: "state another, or remove single cards"})
	return nil
}

// parent reads what a file extends.
func (l *loader) parent(src *source, extends *node, chain []string) *node {
	fail := func(hint, format string, args ...any) *node {
		l.report.add(problem{at: extends, message: fmt.Sprintf(format, args...), hint: hint})
		return nil
	}
	if !extends.isText() {
		return fail("", `"extends" must be the name of a variant or the path of a file, but this is %s`, extends.describe())
	}
	ref := extends.text
	var up *source
	switch {
	case slices.Contains(Builtin(), ref):
		up = l.builtin(ref)
		up.inherited = true
	case src.inner:
		return fail(spelling.Hint(ref, Builtin()), "there is no built-in variant %q", ref)
	default:
		whole := ref
		if !filepath.IsAbs(ref) {
			whole = filepath.Join(src.dir, ref)
		}
		if !isPath(ref) {
			if _, err := os.Stat(whole); err != nil {
				whole = ref
			}
			e := Unknown(whole, "variant", Builtin())
			return fail(e.Hint, "cannot extend %q: %s", ref, e.Message)
		}
		ref = whole
		data, err := readFile(ref)
		if err != nil {
			return fail("", "cannot read what this extends: %v", err)
		}
		up = l.source(ref, string(data))
		up.dir, up.inherited = filepath.Dir(ref), true
	}
	if slices.Contains(chain, up.id()) {
		return fail("", "%s extends itself", up.name)
	}
	return l.extend(up, chain)
}

// remove deletes paths from a tree.
func (l *loader) remove(root, list *node) *node {
	if !list.isSequence() {
		l.report.add(problem{at: list, message: `"remove" must be a list of paths, but this is ` + list.describe()})
		return root
	}
	for _, item := range list.items {
		if !item.isText() {
			l.report.add(problem{at: item, message: `"remove" must list paths, but this is ` + item.describe()})
			continue
		}
		p := splitPath(item.text)
		if found, rest := root.find(p); len(rest) > 0 {
			l.lost(&lost{p, len(p) - len(rest), found.value.keys()}, item)
			continue
		}
		root = root.without(p)
		l.report.removes(p.last(), item)
		l.removed = append(l.removed, removal{p, item})
		if len(p) == 3 && p[0] == "deck" && p[1] == "animals" {
			root = collectNo(root, p[2])
		}
	}
	return root
}

// collectNo takes an animal that a deck no longer has out of the collections that one plays against.
func collectNo(n *node, animal string) *node {
	levels := path{"solo", "levels"}
	found, rest := n.find(levels)
	if len(rest) > 0 {
		return n
	}
	for _, level := range found.value.keys() {
		n = n.without(levels.to(level).to("cards").to(animal))
	}
	return n
}
