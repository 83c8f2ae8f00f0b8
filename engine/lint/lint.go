// Package lint finds what is legal in a variant but suspicious: an ability that can never do
// anything, an animal that cannot move, a zone that nobody reaches. A designer who changed one line
// learns here what the change switched off elsewhere.
//
// What it says is meant to be worth reading: it warns of what can never happen, not of what is
// rare. Where a warning depends on where animals can go, it asks the engine: each animal is moved
// about on an otherwise empty board (package reach). So a zone that is guarded in practice is still
// reachable.
//
// Of games of cards it asks the deck what may ever lie together (deck.go): an animal that fits into
// no area, an effect that waits for company which cannot come.
//
// Start with [Check]; each file below it holds the checks of one part of the rules.
package lint

import (
	"fmt"

	"github.com/wildbench/wildbench/engine/reach"
	"github.com/wildbench/wildbench/variants"
)

// A Warning is one suspicious thing.
type Warning struct {
	Path    string // the part of the variant, as --set names it
	Message string
	Hint    string // what to do about it; may be empty
	Unused  bool   // a part is left over, which harms nobody who took it over from another file
	Stated  bool   // it is about a default, and means nothing unless a file states that
}

// Check returns the warnings about a variant, in the order of its parts. An error means that the
// engine cannot hold the variant, so that there is nothing to check.
func Check(def *variants.Definition) ([]Warning, error) {
	if !def.HasBoard() {
		l := &linter{def: def}
		l.cards()
		l.repeats()
		return l.warnings, nil
	}
	start, err := startOf(def)
	if err != nil {
		return nil, fmt.Errorf("checking %s: %w", def.Name, err)
	}
	l := &linter{def: def, present: present(def), finite: start.finite}
	if l.reach, err = reach.Spread(def, l.isMoved); err != nil {
		return nil, fmt.Errorf("checking %s: %w", def.Name, err)
	}
	l.terrains()
	l.zones()
	l.symmetry()
	for i := range def.Animals {
		if err := l.animal(i); err != nil {
			return nil, fmt.Errorf("checking %s: %w", def.Name, err)
		}
	}
	l.values()
	l.ranks()
	l.exceptions()
	l.endings()
	l.goals()
	l.start(start)
	l.options()
	l.repeats()
	return l.warnings, nil
}

// A linter checks one variant.
type linter struct {
	def      *variants.Definition
	present  []bool       // by animal: can it ever be on the board
	finite   bool         // games end by the rules alone
	reach    *reach.Reach // by moves of their own or of others
	free     *reach.Reach // the same, if no terrain or zone meant anything; see unbarred
	warnings []Warning
}

func (l *linter) warn(path, hint, format string, args ...any) {
	l.warnings = append(l.warnings, Warning{Path: path, Message: fmt.Sprintf(format, args...), Hint: hint})
}

// unused warns of a part that is left over.
func (l *linter) unused(path, hint, format string, args ...any) {
	l.warn(path, hint, format, args...)
	l.warnings[len(l.warnings)-1].Unused = true
}

// present says of each animal whether it is set up or something present is promoted to it.
func present(def *variants.Definition) []bool {
	there := make([]bool, len(def.Animals))
	for _, p := range def.Pieces() {
		there[p.Animal] = true
	}
	for range def.Animals { // a promotion may lead to one who is promoted again
		for i := range def.Animals {
			if p := def.Animals[i].Promotion; p != nil && there[i] {
				there[def.Animal(p.To)] = true
			}
		}
	}
	return there
}
