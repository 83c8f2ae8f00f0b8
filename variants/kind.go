package variants

import (
	"reflect"
	"slices"
)

// Kinds of games. A file is of a game of cards if it has a deck, and otherwise of a board game.
const (
	boardGame = "board"
	cardGame  = "cards"
)

// typeOfCardGame is where the keys of games of cards are described.
var typeOfCardGame = reflect.TypeFor[CardGame]()

// IsCards reports whether the definition is of a game of cards; otherwise it is of a board game. The part of the other kind is empty.
func (d *Definition) IsCards() bool { return d.Deck.Camp != "" || len(d.Deck.Areas) > 0 }

// Seats is how many play.
func (d *Definition) Seats() int {
	if d.IsCards() {
		return d.Players
	}
	return 2
}

// PlayerCounts lists how many may play, in ascending order: those for whom the deck has cards enough.
func (d *Definition) PlayerCounts() []int {
	if !d.IsCards() {
		return []int{2}
	}
	var counts []int
	if d.Solo != nil {
		counts = append(counts, 1)
	}
	for i := range d.Deal {
		row := &d.Deal[i]
		if n, ok := plainNumber(row.Players); ok && d.Deck.suffices(n, row) {
			counts = append(counts, n)
		}
	}
	slices.Sort(counts)
	return counts
}

// gameOf is the kind of game that a file's tree describes.
func gameOf(root *node) string {
	if root.Get("deck") != nil {
		return cardGame
	}
	return boardGame
}

// GenreOf is the kind of game that a file's tree describes.
func (d Definition) GenreOf(root *node) string { return gameOf(root) }

// Genre is the kind of game that the definition describes.
func (d Definition) Genre() string {
	if d.IsCards() {
		return cardGame
	}
	return boardGame
}

// Besides are the keys of files that are no part of a variant.
func (Definition) Besides() []string { return []string{"extends", "remove"} }

// Elsewhere says why a key that only another kind of game has is not one here.
func (Definition) Elsewhere(genre string) string {
	if genre == boardGame {
		return "board games have it; this is a game of cards, since it has a deck"
	}
	return "games of cards have it; this is none, since it has no deck"
}
