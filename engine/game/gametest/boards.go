package gametest

import (
	"testing"

	"github.com/wildbench/wildbench/variants"
)

// Boards lists the built-in variants that are board games.
func Boards(t testing.TB) []string {
	t.Helper()
	var names []string
	for _, name := range variants.Builtin() {
		def, err := variants.Load(name, variants.Overrides{})
		if err != nil {
			t.Fatal(err)
		}
		if def.Board.Squares() > 0 {
			names = append(names, name)
		}
	}
	return names
}
