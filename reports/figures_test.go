package reports

import (
	"math"
	"testing"

	"github.com/wildbench/wildbench/reports/stats"
)

// TestChangesStayWithinWhatIsPossible asks what a figure can become, whatever it was.
func TestChangesStayWithinWhatIsPossible(t *testing.T) {
	limited := (&Pairing{Length: Length{most: 400}}).length()
	for _, test := range []struct {
		unit           Unit
		was, now, half float64 // half is that of the interval if nothing bounds it
		low, high      float64
	}{
		{Share, 1, 0.98, 0.95, -0.97, 0},
		{Share, 1, 0.5, 2, -1, 0},
		{Share, 0.125, 0.15, 0.2, -0.125, 0.225},
		{Share, 0, 0, 0.5, 0, 0.5},
		{Share, 0.5, 0.6, 0.1, 0, 0.2},
		{Index, 0.9, 0.95, 0.2, -0.15, 0.1},
		{Plies, 321.8, 270.2, 439, -321.8, 387.4},
		{limited, 321.8, 270.2, 439, -321.8, 78.2},
		{Amount, 1.5, 0.5, 3, -1.5, 2},
		{Signed, 3, -1, 9, -13, 5},
	} {
		c := stats.Contrast{Value: test.now - test.was, SE: test.half / stats.Z(0.95), DF: math.Inf(1)}
		e := test.unit.Change(test.was, c, 10, "pairs")
		if math.Abs(float64(e.Low)-test.low) > 1e-9 || math.Abs(float64(e.High)-test.high) > 1e-9 {
			t.Errorf("from %g to %g: [%g, %g], want [%g, %g]",
				test.was, test.now, e.Low, e.High, test.low, test.high)
		}
	}
	if e := Share.Change(math.NaN(), stats.Contrast{Value: math.NaN()}, 0, "pairs"); e.Low.Known() {
		t.Errorf("of nothing known: %v", e)
	}
}
