package variants

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"github.com/wildbench/wildbench/variants/spelling"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// extend reads a source and lays it over what it extends. chain holds the sources that extend it,
// to find circles. It returns nil, or something that is no mapping, if there is nothing to go on
// with.
func (l *loader) extend(src *source, chain []string) *node {
	if l.files == nil {
		l.files = map[*source]bool{}
	}
	l.files[src] = true
	root := variantFile.Read(src, []byte(src.Text()), &l.report)
	if root == nil {
		return nil
	}
	if !root.IsMapping() {
		l.report.Add(problem{At: root, Message: "a variant must be a mapping, but this is " + root.Describe()})
		return nil
	}
	extends, remove := root.Get("extends"), root.Get("remove")
	root = root.Drop("extends", "remove")
	if extends == nil {
		if remove != nil {
			l.report.Add(problem{At: remove, Message: `"remove" needs "extends": there is nothing to remove from`})
		}
		l.base = root
		l.keepQuotes(root)
		return root
	}
	parent := l.parent(src, extends, append(chain, src.Id()))
	if parent == nil {
		return nil
	}
	was := genreOfTree(parent)
	l.layers = append(l.layers, layer{root, remove})
	if remove != nil {
		parent = l.remove(parent, remove)
	}
	merged := l.sameGame(was, merge(parent, root), extends)
	l.keepQuotes(merged)
	return merged
}

// sameGame complains of a deck laid over a board game, or taken away from a game of cards. Whatever
// else the file says would only be said to be of the wrong kind of game, so the deck, or all, is
// left out.
func (l *loader) sameGame(was genre, merged, extends *node) *node {
	deck, has := merged.Entry("deck")
	switch {
	case was == genreOfTree(merged):
		return merged
	case has:
		l.report.Add(problem{At: deck.Key, Message: `unknown key "deck" at the top level`, Hint: "what this extends is a board game, and stays one"})
		return merged.Drop("deck")
	}
	l.report.Add(problem{At: extends, Message: "the deck of what this extends is removed", Hint: "state another, or remove single cards"})
	return nil
}

// parent reads what a file extends.
func (l *loader) parent(src *source, extends *node, chain []string) *node {
	fail := func(hint, format string, args ...any) *node {
		l.report.Add(problem{At: extends, Message: fmt.Sprintf(format, args...), Hint: hint})
		return nil
	}
	if !extends.IsText() {
		return fail("", `"extends" must be the name of a variant or the path of a file, but this is %s`, extends.Describe())
	}
	ref := extends.Text
	var up *source
	switch {
	case slices.Contains(Builtin(), ref):
		up = l.builtin(ref)
		up.Inherited = true
	case src.Inner:
		return fail(spelling.Hint(ref, Builtin()), "there is no built-in variant %q", ref)
	default:
		whole := ref
		if !filepath.IsAbs(ref) {
			whole = filepath.Join(src.Dir, ref)
		}
		if !strictyaml.IsYAML(ref) {
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
		up.Dir, up.Inherited = filepath.Dir(ref), true
	}
	if slices.Contains(chain, up.Id()) {
		return fail("", "%s extends itself", up.Name)
	}
	return l.extend(up, chain)
}

// remove deletes paths from a tree.
func (l *loader) remove(root, list *node) *node {
	if !list.IsSequence() {
		l.report.Add(problem{At: list, Message: `"remove" must be a list of paths, but this is ` + list.Describe()})
		return root
	}
	for _, item := range list.Items {
		if !item.IsText() {
			l.report.Add(problem{At: item, Message: `"remove" must list paths, but this is ` + item.Describe()})
			continue
		}
		p := splitPath(item.Text)
		if found, rest := root.Find(p); len(rest) > 0 {
			l.lost(&lost{p, len(p) - len(rest), found.Value.Keys()}, item)
			continue
		}
		root = root.Without(p)
		l.report.Removes(p.Last(), item)
		l.removed = append(l.removed, removal{p, item})
		if len(p) == 3 && p[0] == "deck" && p[1] == "animals" {
			root = collectNo(root, p[2])
		}
	}
	return root
}

// collectNo takes an animal that a deck no longer has out of the collections that one plays
// against.
func collectNo(n *node, animal string) *node {
	levels := path{"solo", "levels"}
	found, rest := n.Find(levels)
	if len(rest) > 0 {
		return n
	}
	for _, level := range found.Value.Keys() {
		n = n.Without(levels.To(level).To("cards").To(animal))
	}
	return n
}
