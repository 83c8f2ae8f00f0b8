package board_test

import (
	"testing"

	"github.com/wildbench/wildbench/variants"
)

// TestRegions checks that terrains divide the board and that zones are where the variant puts them.
func TestRegions(t *testing.T) {
	g := load(t, "jungle", variants.Overrides{})
	squares, zones := 0, map[string]int{}
	for _, r := range g.Regions() {
		if r.Zone {
			zones[g.SeatName(r.Seat)+" "+r.Name] = len(r.Squares)
			continue
		}
		if r.Seat != -1 {
			t.Errorf("terrain %s belongs to seat %d", r.Name, r.Seat)
		}
		squares += len(r.Squares)
	}
	if squares != 63 {
		t.Errorf("terrains cover %d squares of 63", squares)
	}
	for zone, want := range map[string]int{"white den": 1, "black den": 1, "white traps": 3, "black traps": 3} {
		if zones[zone] != want {
			t.Errorf("%s has %d squares, want %d", zone, zones[zone], want)
		}
	}
}
