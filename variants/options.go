package variants

import (
	"fmt"
	"slices"
)

// applyOptions sets what the enabled options set. What a flag has set explicitly stays; the option
// then says so too, so that a resolved variant means the same when it is read again.
func (l *loader) applyOptions(root *node, fixed []path) *node {
	for _, option := range root.Get("options").EntriesOf() {
		enabled := option.Value.Get("enabled")
		on := enabled != nil && enabled.Text == "true"
		for _, e := range option.Value.Get("set").EntriesOf() {
			p := splitPath(e.Key.Text)
			switch {
			case slices.ContainsFunc(fixed, p.Overlaps):
				root = restate(root, on, option.Key.Text, e.Key, p)
			case l.assignable(root, e.Key) && on:
				root = assign(root, p, e.Key, e.Value)
			}
		}
		if sets := option.Value.Get("sets"); sets.IsText() {
			l.assignable(root, sets)
		}
	}
	return root
}

// assignable reports whether an option can set a path, and complains if not.
func (l *loader) assignable(root *node, at *node) bool {
	p, pl, lost := follow(root, at.Text, true)
	switch {
	case lost != nil:
		l.lost(lost, at)
	case p[0] == "options" || p[0] == "every_animal" || p[0] == "name":
		l.report.Add(problem{At: at, Message: fmt.Sprintf("an option cannot set %q", at.Text)})
	case pl.isPart():
		l.report.Add(problem{At: at, Message: fmt.Sprintf("%q is a part of the variant, not a single parameter", at.Text)})
	default:
		return true
	}
	return false
}

// restate makes an option that is on agree with what a flag has set. An assignment to what the flag
// took away goes, and with its last assignment the option.
func restate(root *node, on bool, option string, key *node, p path) *node {
	set := path{"options", option, "set"}
	found, rest := root.Find(p)
	if len(rest) == 0 && !found.Value.IsMapping() {
		if !on {
			return root
		}
		return assign(root, set.To(key.Text), key, found.Value)
	}
	if _, _, lost := follow(root, p.String(), true); lost == nil && !on {
		return root
	}
	root = root.Without(set.To(key.Text))
	if left, _ := root.Find(set); len(left.Value.Entries) == 0 {
		return root.Without(path{"options", option})
	}
	return root
}

// tryOptions reads the variant with each option that is off turned on, to find mistakes in what it
// would set.
func (l *loader) tryOptions(root *node) {
	for _, option := range root.Get("options").EntriesOf() {
		set := option.Value.Get("set")
		enabled := option.Value.Get("enabled")
		if set == nil || enabled != nil && enabled.Text == "true" {
			continue
		}
		trial := loader{order: l.order}
		changed := assign(root, path{"options", option.Key.Text, "enabled"}, option.Key, option.Key.Scalar("!!bool", "true"))
		trial.definition(trial.applyOptions(changed, nil))
		for _, p := range trial.report.List {
			if set.Holds(p.At) {
				l.report.Add(p)
			}
		}
	}
}
