package html

import (
	"fmt"
	"slices"
	"testing"

	"github.com/wildbench/wildbench/variants"
)

func TestReach(t *testing.T) {
	def, err := variants.Parse("pond.yaml", fmt.Appendf(nil, pond, "pond"), variants.Mods{})
	if err != nil {
		t.Fatal(err)
	}
	all, err := reachOf(def)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		animal string
		side   int
		from   string
		how    int
		want   []string
	}{
		{"duck", 0, "a1", goes, []string{"b1", "a2", "b2"}},
		{"frog", 0, "c3", goes, []string{"c4"}},
		{"frog", 1, "c3", goes, []string{"c2"}},
		{"frog", 0, "a1", helped, []string{"c1", "a3", "c3"}},
		{"snake", 0, "a1", hits, []string{"b1", "c1", "a2", "b2", "a3", "c3"}},
	} {
		from, _ := def.Board.Square(test.from)
		var got []string
		found := all[def.Animal(test.animal)][test.side][from]
		for i := 0; i < len(found); i += 2 {
			if found[i+1]&test.how != 0 {
				got = append(got, def.Board.SquareName(variants.Square(found[i])))
			}
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s of side %d on %s: %v, want %v", test.animal, test.side, test.from, got, test.want)
		}
	}
}
