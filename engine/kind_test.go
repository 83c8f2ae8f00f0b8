package engine_test

import (
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// TestKind checks that games have what their kind says, and are called as variants of their genre.
func TestKind(t *testing.T) {
	for _, name := range variants.Builtin() {
		def, err := variants.Load(name, variants.Overrides{})
		if err != nil {
			t.Fatal(err)
		}
		g, err := engine.Compile(def)
		if err != nil {
			t.Fatal(err)
		}
		kind, start := g.Kind(), g.Start()
		if kind.String() != def.Genre() {
			t.Errorf("%s: kind %s, genre %s", name, kind, def.Genre())
		}
		if _, scored := start.(game.Scored); scored != kind.Has(game.Scores) {
			t.Errorf("%s: states have scores: %v, kind %s", name, scored, kind)
		}
		if _, placed := start.(game.Placed); placed != def.HasBoard() || placed != kind.Has(game.Sides) {
			t.Errorf("%s: pieces stand on squares: %v, kind %s", name, placed, kind)
		}
		if _, dealt := start.(game.Dealt); dealt != def.Dealt() {
			t.Errorf("%s: states are dealt: %v, kind %s", name, dealt, kind)
		}
	}
}
