package variants

import "github.com/wildbench/wildbench/variants/strictyaml"

// merge lays one tree over another. An ability with another mechanic replaces the one under it.
func merge(under, over *node) *node { return strictyaml.Merge(under, over, changesMechanic) }

// changesMechanic reports whether an ability is given another mechanic: the parameters of the old
// one then mean nothing.
func changesMechanic(under, over *node) bool {
	u, o := under.Get("mechanic"), over.Get("mechanic")
	return u != nil && o != nil && u.Text != o.Text
}

// shareEveryAnimal merges what all animals share under each animal. Where there are more animals
// than may be, it leaves it at that: a small file must not unfold to a huge one.
func shareEveryAnimal(root *node) *node {
	shared, animals := root.Get("every_animal"), root.Get("animals")
	if !shared.IsMapping() || !animals.IsMapping() || len(animals.Entries) > maxAnimals {
		return root
	}
	all := *animals
	all.Entries = nil
	for _, e := range animals.Entries {
		all.Entries = append(all.Entries, entry{Key: e.Key, Value: merge(shared, e.Value)})
	}
	e, _ := root.Entry("animals")
	return root.With(e.Key, &all)
}
