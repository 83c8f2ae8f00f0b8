// Package engine turns variants into playable games.
//
// The contract of a game is package game; each kind of game has an engine below this one that
// implements it. Compile chooses the engine that a definition needs.
package engine

import (
	"errors"
	"fmt"

	"github.com/wildbench/wildbench/engine/board"
	"github.com/wildbench/wildbench/engine/draft"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// Compile returns the game that a definition describes. An error means that the definition, though
// valid, asks for more than the engine can hold.
func Compile(def *variants.Definition) (game.Game, error) {
	return CompileSides(def, def)
}

// CompileSides returns a game in which the first seat plays by one definition and all others by
// another, which describe one game but for what pieces can do. The game has the name of the first.
func CompileSides(first, others *variants.Definition) (game.Game, error) {
	g, err := compile(first, others)
	if err != nil {
		return nil, fmt.Errorf("compiling %s: %w", first.Name, err)
	}
	return g, nil
}

// compile chooses the engine.
func compile(first, others *variants.Definition) (game.Game, error) {
	switch {
	case first.Genre() != others.Genre():
		return nil, errors.New("the players of one game cannot play a board game and a game of cards")
	case first.HasBoard():
		return board.CompileSides(first, others)
	}
	return draft.CompileSides(first, others)
}
