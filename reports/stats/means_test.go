package stats

import (
	"math"
	"testing"
)

// TestEqualMeans compares with the paired t test, which T² is for two components, and with F by
// hand for three.
func TestEqualMeans(t *testing.T) {
	two := NewMeans(2)
	for _, x := range [][]int{{3, 1}, {5, 2}, {4, 4}, {6, 3}, {2, 3}} { // differences 2 3 0 3 −1: mean 1.4, sd 1.8166, t = 1.7232, 4 df
		two.Add(x)
	}
	if p := two.Equal(); math.Abs(p-0.159957) > 1e-4 {
		t.Errorf("two components: p = %.6f", p)
	}
	three := NewMeans(3)
	for _, x := range [][]int{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}} {
		three.Add(x)
	}
	if p := three.Equal(); !(p > 0.999) {
		t.Errorf("equal components: p = %v", p)
	}
	if p := NewMeans(3).Equal(); !math.IsNaN(p) {
		t.Errorf("nothing: p = %v", p)
	}
	flat := NewMeans(2)
	for range 9 {
		flat.Add([]int{1, 1})
	}
	if p := flat.Equal(); !math.IsNaN(p) {
		t.Errorf("no differences at all: p = %v", p)
	}
}

// TestEloOfSeats checks that an equal share is no difference, and some known answers.
func TestEloOfSeats(t *testing.T) {
	for _, test := range []struct {
		score float64
		seats int
		want  float64
	}{{0.25, 4, 0}, {0.5, 4, 190.848502}, {1.0 / 6, 6, 0}, {0.75, 2, 190.848502}, {0.4, 3, 400 * math.Log10(4.0/3)}} {
		if got := EloOf(test.score, test.seats); math.Abs(got-test.want) > 1e-6 {
			t.Errorf("a score of %v of %d seats is %v Elo, want %v", test.score, test.seats, got, test.want)
		}
	}
}
