package board_test

import (
	"fmt"
	"testing"

	"github.com/wildbench/wildbench/engine/board"
	"github.com/wildbench/wildbench/variants"
)

// TestFinite tells games that must end from those that may not.
func TestFinite(t *testing.T) {
	const text = `
name: race
board: {files: 3, ranks: 5}
zones: {far: {white: a5-c5}}
setup: {white: {pawn: a1, queen: b1}}
animals:
  pawn: {letter: P, movements: {step: {mechanic: step, directions: [forward, diagonal-forward]}}, promotion: {to: queen, zone: far}}
  queen: {letter: Q, movements: {slide: {mechanic: slide, directions: forward}}, abilities: {act: {%s}}}
end: {no-moves: {when: no-moves}}
`
	for ability, want := range map[string]bool{
		"mechanic: strike": true,
		"mechanic: strike, effect: poison, after_move: 1":   true,
		"mechanic: strike, effect: stomp":                   false,
		"mechanic: sweep":                                   true,
		"mechanic: hop, directions: forward":                true,
		"mechanic: hop, directions: sideways":               false,
		"mechanic: step, directions: backward":              false,
		"mechanic: leap, offsets: [[1, 2]]":                 false,
		"mechanic: leap, offsets: [[1, 2]], enabled: false": true,
		"mechanic: throw":                                   false,
		"mechanic: push":                                    false,
		"mechanic: drop, zone: far":                         false,
		"mechanic: ward":                                    true,
	} {
		if got := compile(t, fmt.Sprintf(text, ability)).Finite(); got != want {
			t.Errorf("%s: %t", ability, got)
		}
	}
	def, err := variants.Load("jungle", variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := board.CompileSides(def, def)
	if err != nil {
		t.Fatal(err)
	}
	if g.Finite() {
		t.Error("a game of Jungle need not end")
	}
}
