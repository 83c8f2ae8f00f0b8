package variants

import (
	"slices"
	"strings"
)

// complete gives the parameters whose default depends on others.
func (d *Definition) complete() {
	d.Deck.complete()
	for i := range d.Animals {
		if a := &d.Animals[i]; a.Name == "" {
			a.Name = title(a.ID)
		}
	}
	for i := range d.End {
		e := &d.End[i]
		if e.Result == "" {
			e.Result = map[bool]string{true: "win", false: "loss"}[e.When == "goal"]
		}
		if e.Both == "" && e.forBoth() {
			e.Both = e.Reason
		}
	}
}

// complete names the cards that have no name.
func (k *Deck) complete() {
	name := func(to *string, id string) {
		if *to == "" {
			*to = title(id)
		}
	}
	for i := range k.Areas {
		name(&k.Areas[i].Name, k.Areas[i].ID)
	}
	for i := range k.Improvements {
		name(&k.Improvements[i].Name, k.Improvements[i].ID)
	}
	for i := range k.Animals {
		name(&k.Animals[i].Name, k.Animals[i].ID)
	}
}

// forBoth reports whether the ending can come to both sides at once.
func (e *Ending) forBoth() bool { return e.When == "royal-lost" || e.When == "eliminated" }

// title makes a name from an id: poison-dart-frog becomes Poison Dart Frog.
func title(id string) string {
	words := strings.FieldsFunc(id, func(r rune) bool { return r == '-' || r == '_' })
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, " ")
}

// Animal is the index of an animal by id; -1 if there is none.
func (d *Definition) Animal(id string) int {
	return slices.IndexFunc(d.Animals, func(a Animal) bool { return a.ID == id })
}
