package variants

import (
	"fmt"
	"slices"
)

// applyOptions sets what the enabled options set. What a flag has set explicitly stays; the option then says so too, so that
// a resolved variant means the same when it is read again.
func (l *loader) applyOptions(root *node, fixed []path) *node {
	for _, option := range root.get("options").entriesOf() {
		enabled := option.value.get("enabled")
		on := enabled != nil && enabled.text == "true"
		for _, e := range option.value.get("set").entriesOf() {
			p := splitPath(e.key.text)
			switch {
			case slices.ContainsFunc(fixed, p.overlaps):
				root = restate(root, on, option.key.text, e.key, p)
			case l.assignable(root, e.key) && on:
				root = assign(root, p, e.key, e.value)
			}
		}
		if sets := option.value.get("sets"); sets.isText() {
			l.assignable(root, sets)
		}
	}
	return root
}

// assignable reports whether an option can set a path, and complains if not.
func (l *loader) assignable(root *node, at *node) bool {
	p, pl, lost := follow(root, at.text, true)
	switch {
	case lost != nil:
		l.lost(lost, at)
	case p[0] == "options" || p[0] == "every_animal" || p[0] == "name":
		l.report.add(problem{at: at, message: fmt.Sprintf("an option cannot set %q", at.text)})
	case pl.isPart():
		l.report.add(problem{at: at, message: fmt.Sprintf("%q is a part of the variant, not a single parameter", at.text)})
	default:
		return true
	}
	return false
}

// restate makes an option that is on agree with what a flag has set. An assignment to what the flag took away goes, and
// with its last assignment the option.
func restate(root *node, on bool, option string, key *node, p path) *node {
	set := path{"options", option, "set"}
	found, rest := root.find(p)
	if len(rest) == 0 && !found.value.isMapping() {
		if !on {
			return root
		}
		return assign(root, set.to(key.text), key, found.value)
	}
	if _, _, lost := follow(root, p.String(), true); lost == nil && !on {
		return root
	}
	root = root.without(set.to(key.text))
	if left, _ := root.find(set); len(left.value.entries) == 0 {
		return root.without(path{"options", option})
	}
	return root
}

// tryOptions reads the variant with each option that is off turned on, to find mistakes in what it would set.
func (l *loader) tryOptions(root *node) {
	for _, option := range root.get("options").entriesOf() {
		set := option.value.get("set")
		enabled := option.value.get("enabled")
		if set == nil || enabled != nil && enabled.text == "true" {
			continue
		}
		trial := loader{order: l.order}
		changed := assign(root, path{"options", option.key.text, "enabled"}, option.key, option.key.scalar("!!bool", "true"))
		trial.definition(trial.applyOptions(changed, nil))
		for _, p := range trial.report.problems {
			if set.holds(p.at) {
				l.report.add(p)
			}
		}
	}
}
