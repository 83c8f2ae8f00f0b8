package variants

import "slices"

// with is the mapping with one entry added or replaced.
func (n *node) with(key, value *node) *node {
	changed := *n
	changed.entries = slices.Clone(n.entries)
	for i, e := range n.entries {
		if e.key.text == key.text {
			changed.entries[i] = entry{key, value}
			return &changed
		}
	}
	changed.entries = append(changed.entries, entry{key, value})
	return &changed
}

// without is the mapping without what stands at a path, which must exist.
func (n *node) without(p path) *node {
	changed := *n
	changed.entries = nil
	for _, e := range n.entries {
		switch {
		case e.key.text != p[0]:
			changed.entries = append(changed.entries, e)
		case len(p) > 1:
			changed.entries = append(changed.entries, entry{e.key, e.value.without(p[1:])})
		}
	}
	return &changed
}

// drop is a mapping without some of its keys.
func (n *node) drop(keys ...string) *node {
	changed := *n
	changed.entries = nil
	for _, e := range n.entries {
		if !slices.Contains(keys, e.key.text) {
			changed.entries = append(changed.entries, e)
		}
	}
	return &changed
}

// omitting is a mapping without the entries whose keys are at the given places.
func (n *node) omitting(places map[string]bool) *node {
	if !n.isMapping() {
		return n
	}
	changed := *n
	changed.entries = nil
	for _, e := range n.entries {
		if !places[e.key.place()] {
			changed.entries = append(changed.entries, entry{e.key, e.value.omitting(places)})
		}
	}
	return &changed
}

// layOver lays one tree over another: mappings key by key, the lower one's keys first; anything
// else replaces what is under it, and so does a mapping of which replaces says so.
func layOver(under, over *node, replaces func(under, over *node) bool) *node {
	if !under.isMapping() || !over.isMapping() || replaces(under, over) {
		return over
	}
	merged := *over
	merged.entries = nil
	for _, e := range under.entries {
		if o, ok := over.entry(e.key.text); ok {
			e = entry{o.key, layOver(e.value, o.value, replaces)}
		}
		merged.entries = append(merged.entries, e)
	}
	for _, e := range over.entries {
		if under.get(e.key.text) == nil {
			merged.entries = append(merged.entries, e)
		}
	}
	return &merged
}
