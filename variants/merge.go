package variants

// merge lays one tree over another. An ability with another mechanic replaces the one under it.
func merge(under, over *node) *node { return layOver(under, over, changesMechanic) }

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
		all.entries = append(all.entries, entry{key: e.key, value: merge(shared, e.value)})
	}
	e, _ := root.entry("animals")
	return root.with(e.key, &all)
}
