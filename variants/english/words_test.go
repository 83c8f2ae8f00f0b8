package english

import "testing"

func TestWords(t *testing.T) {
	for got, want := range map[string]string{
		Plural("Frog"): "Frogs", Plural("Wolf"): "Wolves", Plural("Fox"): "Foxes", Plural("enemy"): "enemies", Plural("Donkey"): "Donkeys",
		Plural("Ostrich"): "Ostriches",
		Plural("Man"):     "Men", Plural("Swordsman"): "Swordsmen", Plural("Shaman"): "Shamans", Plural("Mouse"): "Mice", Plural("Ox"): "Oxen",
		Plural("Sheep"): "Sheep", Plural("Fly"): "Flies", Plural("Hero"): "Heroes", Plural("King"): "Kings", Plural("Man-at-arms"): "Men-at-arms",
		Plural("Jellyfish"): "Jellyfish", Plural("Goose"): "Geese", Plural("Mongoose"): "Mongooses", Plural("Rhino"): "Rhinos", Plural("Poison Ox"): "Poison Oxen",
		WithArticle("Eagle"): "an Eagle", WithArticle("Rat"): "a Rat",
		Counted(1, "square"): "one square", Counted(13, "square"): "13 squares", Ordinal(2): "second", Ordinal(13): "13th",
		Span(1, 1, 9, "square"):   "one square",
		Span(1, 2, 9, "square"):   "one or two squares",
		Span(1, 4, 9, "square"):   "up to four squares",
		Span(2, 4, 9, "square"):   "two to four squares",
		Span(1, 9, 9, "square"):   "any number of squares",
		Span(2, 15, 9, "square"):  "at least two squares",
		Span(3, 3, 9, "square"):   "three squares",
		Sentence("émus run"):      "Émus run.",
		List(nil, "and"):          "",
		List([]string{"a"}, "or"): "a",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
