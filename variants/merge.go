package variants

// merge lays one tree over another: mappings key by key, the lower one's keys first; anything else replaces what is under it.
func merge(under, over *node) *node {
	if !under.isMapping() || !over.isMapping() || changesMechanic(under, over) {
		return over
	}
	merged := *over
	merged.entries = nil
	for _, e := range under.entries {
		if o, ok := over.entry(e.key.text); ok {
			e = entry{o.key, merge(e.value, o.value)}
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

// changesMechanic reports whether an ability is given another mechanic: the parameters of the old one then mean nothing.
func changesMechanic(under, over *node) bool {
	u, o := under.get("mechanic"), over.get("mechanic")
	return u != nil && o != nil && u.text != o.text
}

// shareEveryAnimal merges what all animals share under each animal. Where there are more animals than may be, it leaves it at
// that: a small file must not unfold to a huge one.
func shareEveryAnimal(root *node) *node {
	shared, animals := root.get("every_animal"), root.get("animals")
	if !shared.isMapping() || !animals.isMapping() || len(animals.entries) > maxAnimals {
		return root
	}
	all := *animals
	all.entries = nil
	for _, e := range animals.entries {
		all.entries = append(all.entries, entry{e.key, merge(shared, e.value)})
	}
	e, _ := root.entry("animals")
	return root.with(e.key, &all)
}
