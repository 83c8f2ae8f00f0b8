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

// Boards lists those of [Builtin] that are board games.
func Boards() []string {
	return slices.DeleteFunc(Builtin(), func(name string) bool {
		d, err := Load(name, Mods{})
		return err != nil || d.IsCards()
	})
}

// Seats is how many play.
func (d *Definition) Seats() int {
	if d.IsCards() {
		return d.Players
	}
	return 2
}

// gameOf is the kind of game that a file's tree describes.
func gameOf(root *node) string {
	if root.get("deck") != nil {
		return cardGame
	}
	return boardGame
}

// fieldsOf lists the keys of a struct: of a whole definition, those of its kind of game.
func fieldsOf(v reflect.Value) []*field {
	s := shapeOf(v.Type())
	if d, ok := v.Interface().(Definition); ok {
		if d.IsCards() {
			return s.of(cardGame)
		}
		return s.of(boardGame)
	}
	return s.fields
}
