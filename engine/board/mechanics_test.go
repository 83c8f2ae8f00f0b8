package board

import (
	"testing"

	"github.com/wildbench/wildbench/variants"
)

// TestMechanicsArePlayed compares the list of the language with that of the engine.
func TestMechanicsArePlayed(t *testing.T) {
	for _, k := range variants.Kinds {
		t.Run(k.Name, func(t *testing.T) { mechanicOf(k.New()) })
	}
}
