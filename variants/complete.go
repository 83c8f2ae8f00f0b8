package variants

import (
	"slices"
	"strings"
)

// complete gives the parameters whose default depends on others.
func (d *Definition) complete() {
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
