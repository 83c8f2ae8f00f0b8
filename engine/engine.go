// Package engine turns variants into playable games.
//
// The contract of a game is package game; each kind of game has an engine below this one that implements it. Compile
// chooses the engine that a definition needs.
package engine

import (
	"fmt"

	"github.com/wildbench/wildbench/engine/board"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// Compile returns the game that a definition describes. An error means that the definition, though valid, asks for more
// than the engine can hold.
func Compile(def *variants.Definition) (game.Game, error) {
	g, err := board.Compile(def)
	if err != nil {
		return nil, fmt.Errorf("compiling %s: %w", def.Name, err)
	}
	return g, nil
}

// CompileSides returns a game in which White plays by one definition and Black by another, which describe one game but for what
// animals can do. The game has White's name.
func CompileSides(white, black *variants.Definition) (game.Game, error) {
	g, err := board.CompileSides(white, black)
	if err != nil {
		return nil, fmt.Errorf("compiling %s: %w", white.Name, err)
	}
	return g, nil
}
