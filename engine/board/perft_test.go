package board_test

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// TestPerft compares the numbers of move sequences from the start with those of another
// implementation.
func TestPerft(t *testing.T) {
	for _, tt := range []struct {
		name   string
		ref    string
		with   []string
		counts []uint64 // by depth, from 1
		quick  int      // depths that are counted under -short and the race detector too
	}{
		{"2017", "wild-kingdom-2017", nil, []uint64{65, 4160, 282595}, 2},
		{"2016", "wild-kingdom-2016", nil, []uint64{54, 2862, 172377}, 2},
		{"2009", "wild-kingdom-2009", nil, []uint64{43, 1843, 83359, 3758826}, 3},
		{"jungle", "jungle", nil, []uint64{24, 576, 12240, 260100, 5111725, 100459989}, 4},
		{"jungle-standard", "jungle-standard", nil, []uint64{24, 576, 12240, 260099, 5111620, 100453636}, 4},
		{"jungle, dog-swims", "jungle", []string{"dog-swims"}, []uint64{24, 576, 12264, 261121, 5152408}, 4},
		{"jungle, all seven toggles", "jungle", []string{
			"dog-over-wolf", "lion-tiger-equal", "elephant-spares-rat", "lion-double-jump", "leopard-jumps", "dog-swims", "rat-strikes-ashore",
		}, []uint64{24, 576, 12264, 261120, 5153325}, 4},
		{"chess A: riders and leapers", "testdata/chess-a.yaml", nil, []uint64{69, 4144, 293659, 18691775}, 2},
		{"chess B: steps", "testdata/chess-b.yaml", nil, []uint64{14, 196, 4046, 83511, 2119175}, 4},
		{"chess D: limited riders, lame leapers", "testdata/chess-d.yaml", nil, []uint64{47, 2208, 109292, 5397010}, 3},
		{"chess E: soldiers and a far row", "testdata/chess-e.yaml", nil, []uint64{21, 441, 9576, 207936, 4653936}, 4},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			s := load(t, tt.ref, variants.Overrides{With: tt.with}).Start()
			for i, want := range tt.counts {
				if (testing.Short() || raced) && i >= tt.quick {
					break
				}
				if got := game.Perft(s, i+1); got != want {
					t.Errorf("perft(%d) = %d, want %d", i+1, got, want)
				}
			}
		})
	}
}
