package reach_test

import (
	"slices"
	"testing"

	"github.com/wildbench/wildbench/engine/reach"
	"github.com/wildbench/wildbench/variants"
)

const pond = `
name: pond
board: {files: 5, ranks: 5, terrain: {water: {symbol: "~", squares: [b3, d3]}}}
setup: {white: {duck: c1, frog: [b2, c2, d2], snake: a1}}
animals:
  duck: {letter: D, royal: true, value: 5, movements: {waddle: {mechanic: step}}}
  frog: {letter: F, value: 1, movements: {step: {mechanic: step, directions: forward}, leap: {mechanic: hop, directions: all}}}
  snake: {letter: S, value: 3, movements: {slither: {mechanic: slide}}, abilities: {spit: {mechanic: strike, effect: poison, reach: 2}, web: {mechanic: immobilise}}}
end: {duck-lost: {when: royal-lost}, no-moves: {when: no-moves}}
limits: {max_plies: 60}
`

// TestWays finds moves alone, moves that want somebody near, and hits at a distance.
func TestWays(t *testing.T) {
	def, err := variants.Parse("pond.yaml", []byte(pond), variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	all, err := reach.Ways(def)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		animal string
		side   int
		from   string
		how    reach.How
		want   []string
	}{
		{"duck", 0, "a1", reach.Goes, []string{"b1", "a2", "b2"}},
		{"frog", 0, "c3", reach.Goes, []string{"c4"}},
		{"frog", 1, "c3", reach.Goes, []string{"c2"}},
		{"frog", 0, "a1", reach.Helped, []string{"c1", "a3", "c3"}},
		{"snake", 0, "a1", reach.Hits, []string{"b1", "c1", "a2", "b2", "a3", "c3"}},
	} {
		from, _ := def.Board.Square(test.from)
		var got []string
		for _, w := range all[def.Animal(test.animal)][test.side][from] {
			if w.How&test.how != 0 {
				got = append(got, def.Board.SquareName(w.To))
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s of side %d on %s: %v, want %v", test.animal, test.side, test.from, got, test.want)
		}
	}
}
