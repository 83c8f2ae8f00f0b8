package stats

import (
	"math"
	"testing"
)

// Confidences are sums of binomial coefficients over 2ⁿ.
func TestMedianInterval(t *testing.T) {
	ascending := make([]float64, 20)
	for i := range ascending {
		ascending[i] = float64(i + 1)
	}
	for _, test := range []struct {
		n          int
		low, high  float64
		confidence float64
	}{
		{1, 1, 1, 0},
		{2, 1, 2, 0.5},
		{5, 1, 5, 1 - 2.0/32},
		{6, 1, 6, 1 - 2.0/64},
		{8, 1, 8, 1 - 2.0/256},
		{9, 2, 8, 1 - 2.0*10/512},
		{20, 6, 15, 1 - 2.0*(1+20+190+1140+4845+15504)/(1<<20)},
	} {
		i, c := MedianInterval(ascending[:test.n], 0.95)
		if i.Low != test.low || i.High != test.high || math.Abs(c-test.confidence) > 1e-9 {
			t.Errorf("of %d: %v at %v; want [%v %v] at %v", test.n, i, c, test.low, test.high, test.confidence)
		}
	}
}
