package board_test

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// TestPerft compares the numbers of move sequences from the start with those of another implementation.
func TestPerft(t *testing.T) {
	for _, tt := range []struct {
		name   string
		ref    string
		with   []string
		counts []uint64 // by depth, from 1
		quick  int      // depths that are counted under -short too
	}{
		{"2017", "wild-kingdom-2017", nil, []uint64{65, 4160, 282595}, 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			s := load(t, tt.ref, variants.Mods{With: tt.with}).Start()
			for i, want := range tt.counts {
				if testing.Short() && i >= tt.quick {
					break
				}
				if got := game.Perft(s, i+1); got != want {
					t.Errorf("perft(%d) = %d, want %d", i+1, got, want)
				}
			}
		})
	}
}
