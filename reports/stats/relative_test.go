package stats

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestRelative compares with a plain ratio, which it is where the second mean is the same in all
// observations, and with repeated draws.
func TestRelative(t *testing.T) {
	m, r := NewMeans(4), Ratio{}
	for _, x := range [][2]int{{3, 4}, {1, 2}, {5, 5}, {0, 3}} {
		m.Add([]int{x[0], x[1], 2, 8}) // a mean of 1/4
		r.Add(4*x[0], x[1])
	}
	got := m.Relative()
	if math.Abs(got.Value-r.Value()) > 1e-12 || math.Abs(got.SE-r.SE()) > 1e-12 {
		t.Errorf("%+v, want the ratio %v with standard error %v", got, r.Value(), r.SE())
	}
	if got := NewMeans(4).Relative(); !math.IsNaN(got.Value) || !math.IsNaN(got.SE) {
		t.Errorf("of nothing: %+v", got)
	}
	rng := rand.New(rand.NewPCG(1, 2))
	sum, squares, told := 0.0, 0.0, 0.0
	const draws = 400
	for range draws {
		m := NewMeans(4)
		for range 200 { // games of one player, who keeps a card in some and then wins more often
			x := []int{0, 0, 0, 1}
			if rng.IntN(3) == 0 {
				x[1] = 1
			}
			if rng.IntN(10) < 4+3*x[1] {
				x[0], x[2] = x[1], 1
			}
			m.Add(x)
		}
		got := m.Relative()
		sum, squares, told = sum+got.Value, squares+got.Value*got.Value, told+got.SE
	}
	mean := sum / draws
	if sd := math.Sqrt(squares/draws - mean*mean); math.Abs(mean-1.4) > 0.03 || math.Abs(told/draws/sd-1) > 0.15 {
		t.Errorf("a card that makes wins 1.4 times as frequent: %.3f, with errors of %.4f that scatter by %.4f", mean, told/draws, sd)
	}
}
