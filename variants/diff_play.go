package variants

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// play compares everything about the course of a game.
func (d *differ) play() (changes []Change) {
	compare := func(p path, what, before, after string) {
		if before != after {
			changes = append(changes, change(p, what, orElse(before, "none"), orElse(after, "none")))
		}
	}
	a, b := d.a, d.b
	compare(path{"players"}, "players", strconv.Itoa(a.Players), strconv.Itoa(b.Players))
	row := func(d *Definition, players string) string {
		for _, r := range d.Deal {
			if r.Players == players {
				return joined(r.Cards)
			}
		}
		return ""
	}
	for n := 2; n <= 6; n++ {
		players := strconv.Itoa(n)
		compare(path{"deal", players}, "cards dealt to "+english.Number(n)+" players", row(a, players), row(b, players))
	}
	compare(path{"passing"}, "passing", strings.Join(a.Passing, ", "), strings.Join(b.Passing, ", "))
	s := strictyaml.ShapeOf(reflect.TypeFor[CardGame]())
	word := func(key, value string) string { return d.ta.word(s.Field(key), value) }
	compare(path{"development"}, "parks are developed", word("development", a.Development), word("development", b.Development))
	compare(path{"tie_break"}, "tie-break", word("tie_break", a.TieBreak), word("tie_break", b.TieBreak))
	return changes
}

func joined(numbers []int) string {
	words := make([]string, len(numbers))
	for i, n := range numbers {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ", ")
}

// scorings compares all ways to take points off: an option may choose another one than that which
// holds.
func (d *differ) scorings() (changes []Change) {
	a, b := d.a, d.b
	if a.Scoring != b.Scoring {
		changes = append(changes, change(path{"scoring"}, "which holds", a.inForce(), b.inForce()))
	}
	find := func(list []Scoring, name string) int {
		return slices.IndexFunc(list, func(s Scoring) bool { return s.Name == name })
	}
	for i := range b.Scorings {
		now := &b.Scorings[i]
		at := path{"scorings", now.Name}
		if j := find(a.Scorings, now.Name); j < 0 {
			changes = append(changes, Change{Kind: Added, Path: at.String(), After: now.words(), Text: "new scoring " + now.Name + ": " + now.words()})
		} else if before := a.Scorings[j].words(); before != now.words() {
			changes = append(changes, change(at, now.Name, before, now.words()))
		}
	}
	for i := range a.Scorings {
		if old := &a.Scorings[i]; find(b.Scorings, old.Name) < 0 {
			changes = append(changes, Change{Kind: Removed, Path: path{"scorings", old.Name}.String(), Before: old.words(),
				Text: "no more scoring " + old.Name + ": " + old.words()})
		}
	}
	return changes
}

// inForce names the scoring that holds, and says what it takes off.
func (d *Definition) inForce() string {
	for i := range d.Scorings {
		if s := &d.Scorings[i]; s.Name == d.Scoring {
			return s.Name + " (" + s.words() + ")"
		}
	}
	return d.Scoring
}

func (d *differ) solo() (changes []Change) {
	a, b := d.a.Solo, d.b.Solo
	switch {
	case a == nil && b == nil:
		return nil
	case a == nil:
		return []Change{{Kind: Added, Path: "solo", After: b.words(), Text: "one player can play: " + b.words()}}
	case b == nil:
		return []Change{{Kind: Removed, Path: "solo", Before: a.words(), Text: "one player cannot play any more"}}
	}
	changes = d.parameters(path{"solo"}, "", a, b)
	find := func(list []Level, number string) int {
		return slices.IndexFunc(list, func(l Level) bool { return l.Number == number })
	}
	for i := range b.Levels {
		now := &b.Levels[i]
		at, what, after := path{"solo", "levels", now.Number}, "level "+now.Number+" begins with", now.begins(&d.b.Deck)
		if j := find(a.Levels, now.Number); j < 0 {
			changes = append(changes, Change{Kind: Added, Path: at.String(), After: after, Text: "new: " + what + " " + after})
		} else if before := a.Levels[j].begins(&d.a.Deck); before != after {
			changes = append(changes, change(at, what, before, after))
		}
	}
	for i := range a.Levels {
		if old := &a.Levels[i]; find(b.Levels, old.Number) < 0 {
			changes = append(changes, Change{Kind: Removed, Path: path{"solo", "levels", old.Number}.String(), Before: old.begins(&d.a.Deck),
				Text: "no more level " + old.Number})
		}
	}
	return changes
}
