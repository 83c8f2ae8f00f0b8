package game

import "fmt"

// A Kind is a sort of game. Engines say of which one their games are. Everybody else asks what a
// Kind has, and not which one it is, so that a new Kind is a row of a table and nothing else.
type Kind uint8

const (
	Board Kind = iota // pieces on squares
	Cards             // cards kept and scored
)

// A Feature is something that the games of some Kinds have.
type Feature uint8

const (
	// Sides: each piece is on a side, which may lose it, so that one side can have more than the
	// other.
	Sides Feature = 1 << iota
	// Drafts: players choose pieces from those on offer, and keep them.
	Drafts
	// Scores: points decide. States are [Scored].
	Scores
)

// kinds are what there is to know of each Kind.
var kinds = [...]struct {
	name     string
	features Feature
}{
	Board: {"board", Sides},
	Cards: {"cards", Drafts | Scores},
}

// Has reports whether games of the kind have a feature.
func (k Kind) Has(f Feature) bool { return int(k) < len(kinds) && kinds[k].features&f == f }

// String is the kind as reports write it: "board" or "cards".
func (k Kind) String() string {
	if int(k) >= len(kinds) {
		return fmt.Sprintf("kind %d", uint8(k))
	}
	return kinds[k].name
}
