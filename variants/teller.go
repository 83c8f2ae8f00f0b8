package variants

import (
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// A teller puts parts of a definition into words, with the names that people read.
//
// What it makes of a mechanic is a clause about the animal that has it, without subject or full
// stop: "steps one square diagonally, capturing by replacement". Rulebooks and change logs build
// their sentences from such clauses.
type teller struct {
	d      *Definition
	animal *Animal // the animal that mechanics belong to
}

// of tells about the mechanics of an animal.
func (t teller) of(a *Animal) teller { return teller{t.d, a} }

// mechanic says what a mechanic does, as a clause.
func (t teller) mechanic(m *Mechanic) string { return m.Params.sentence(t) }

// longest is the length of the longest move on the board.
func (t teller) longest() int { return max(t.d.Board.Files, t.d.Board.Ranks) - 1 }

func (t teller) name(id string) string {
	if i := t.d.Animal(id); i >= 0 {
		return t.d.Animals[i].Name
	}
	return english.Name(id)
}

// names are the names of animals, one of each.
func (t teller) names(ids Names) []string {
	var names []string
	for _, id := range ids {
		names = append(names, t.name(id))
	}
	return names
}

// plurals are the names of animals, many of each.
func (t teller) plurals(ids Names) []string {
	names := t.names(ids)
	for i := range names {
		given := ""
		if a := t.d.Animal(ids[i]); a >= 0 {
			given = t.d.Animals[a].Plural
		}
		names[i] = english.PluralOf(names[i], given)
	}
	return names
}

func (t teller) either(ids Names) string { return english.List(t.names(ids), "or") }

func (t teller) all(ids Names) string { return english.List(t.plurals(ids), "and") }

// terrains are the names of terrains: swamp or water.
func (t teller) terrains(names Names) string {
	words := make([]string, len(names))
	for i, name := range names {
		words[i] = english.Name(name)
	}
	return english.List(words, "or")
}

func (t teller) zone(name string) string {
	words := english.Name(name)
	if strings.HasSuffix(words, "zone") || strings.HasSuffix(words, "row") {
		return words
	}
	return words + " zone"
}

// prey is what an ability is aimed at, as one animal and as many.
func (t teller) prey(sides string, victims, spares Names) (one, many string) {
	one, many = t.either(victims), t.all(victims)
	switch {
	case sides == "enemy" && len(victims) == 0:
		one, many = "enemy", "enemies"
	case sides == "friend" && len(victims) == 0:
		one, many = "friend", "friends"
	case len(victims) == 0:
		one, many = "animal of either side", "animals of either side"
	case sides == "enemy":
		one, many = "enemy "+one, "enemy "+many
	case sides == "friend":
		one, many = "friendly "+one, "friendly "+many
	default:
		one, many = one+" of either side", many+" of either side"
	}
	if len(spares) > 0 {
		but := ", other than " + t.all(spares) + ","
		one, many = one+but, many+but
	}
	return one, many
}

// startsOn says where a movement must start, after the clause about it.
func (t teller) startsOn(from Names) string {
	if len(from) == 0 {
		return ""
	}
	return ", but only from " + t.terrains(from)
}

// captures says how a movement captures, after the clause about it.
func captures(mode string) string {
	switch mode {
	case "never":
		return ", to empty squares only"
	case "only":
		return ", only to capture"
	}
	return ", capturing by replacement"
}

// A directionGroup is one of the sets of directions that the words of a file are made of.
var directionGroups = []struct {
	word  string
	first int // one of its directions, in the order of Directions.Set
}{
	{"forward", 0}, {"diagonally forward", 1}, {"sideways", 2}, {"diagonally backward", 3}, {"backward", 4},
}

// ways says which ways, as an adverb: diagonally forward or sideways.
func (ds Directions) ways() string {
	set := ds.Set(0)
	orthogonal, diagonal := set[0] && set[2] && set[4], set[1] && set[3]
	var words []string
	switch {
	case orthogonal && diagonal:
		return "in any direction"
	case orthogonal:
		words = append(words, "orthogonally")
	case diagonal:
		words = append(words, "diagonally")
	}
	for _, g := range directionGroups {
		isDiagonal := g.first%2 == 1
		if set[g.first] && !(isDiagonal && diagonal) && !(!isDiagonal && orthogonal) {
			words = append(words, g.word)
		}
	}
	return english.List(words, "or")
}

func (ds Directions) everyWay() bool { return ds.ways() == "in any direction" }
