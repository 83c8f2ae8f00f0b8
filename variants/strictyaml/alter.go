package strictyaml

import "slices"

// With is the mapping with one entry added or replaced.
func (n *Node) With(key, value *Node) *Node {
	changed := *n
	changed.Entries = slices.Clone(n.Entries)
	for i, e := range n.Entries {
		if e.Key.Text == key.Text {
			changed.Entries[i] = Entry{key, value}
			return &changed
		}
	}
	changed.Entries = append(changed.Entries, Entry{key, value})
	return &changed
}

// Without is the mapping without what stands at a path, which must exist.
func (n *Node) Without(p Path) *Node {
	changed := *n
	changed.Entries = nil
	for _, e := range n.Entries {
		switch {
		case e.Key.Text != p[0]:
			changed.Entries = append(changed.Entries, e)
		case len(p) > 1:
			changed.Entries = append(changed.Entries, Entry{e.Key, e.Value.Without(p[1:])})
		}
	}
	return &changed
}

// Drop is a mapping without some of its keys.
func (n *Node) Drop(keys ...string) *Node {
	changed := *n
	changed.Entries = nil
	for _, e := range n.Entries {
		if !slices.Contains(keys, e.Key.Text) {
			changed.Entries = append(changed.Entries, e)
		}
	}
	return &changed
}

// Omitting is a mapping without the entries whose keys are at the given places.
func (n *Node) Omitting(places map[string]bool) *Node {
	if !n.IsMapping() {
		return n
	}
	changed := *n
	changed.Entries = nil
	for _, e := range n.Entries {
		if !places[e.Key.Place()] {
			changed.Entries = append(changed.Entries, Entry{e.Key, e.Value.Omitting(places)})
		}
	}
	return &changed
}

// Merge lays one tree over another: mappings key by key, the lower one's keys first; anything
// else replaces what is under it, and so does a mapping of which replaces says so.
func Merge(under, over *Node, replaces func(under, over *Node) bool) *Node {
	if !under.IsMapping() || !over.IsMapping() || replaces(under, over) {
		return over
	}
	merged := *over
	merged.Entries = nil
	for _, e := range under.Entries {
		if o, ok := over.Entry(e.Key.Text); ok {
			e = Entry{o.Key, Merge(e.Value, o.Value, replaces)}
		}
		merged.Entries = append(merged.Entries, e)
	}
	for _, e := range over.Entries {
		if under.Get(e.Key.Text) == nil {
			merged.Entries = append(merged.Entries, e)
		}
	}
	return &merged
}
