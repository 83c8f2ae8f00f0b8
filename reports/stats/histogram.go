package stats

import "math"

// A Histogram counts small whole numbers: its index is the number. It grows with the largest, not
// with how many.
type Histogram []int

// Add counts a number, which is not negative.
func (h *Histogram) Add(x int) {
	for len(*h) <= x {
		*h = append(*h, 0)
	}
	(*h)[x]++
}

// N is how many numbers were counted.
func (h Histogram) N() int { return Outcomes(h).N() }

// Quantile is the least number that a share p of all do not exceed, the inverse of the empirical
// distribution function (gonum's stat.Empirical, type 1 of Hyndman & Fan, The American Statistician
// 50 (1996) 361–365); 0 if there are none.
func (h Histogram) Quantile(p float64) int {
	rank, sum := max(1, int(math.Ceil(p*float64(h.N())-1e-9))), 0
	for x, c := range h {
		if sum += c; sum >= rank {
			return x
		}
	}
	return 0
}

// QuantileInterval holds the true quantile with about the stated confidence, whatever the
// distribution: the numbers at the ranks between which the quantile's own falls, n·p ±
// z·√(n·p(1−p)). The numbers must be independent.
//
// Source: W. J. Conover, Practical Nonparametric Statistics, 3rd ed. 1999, section 3.2.
func (h Histogram) QuantileInterval(p, confidence float64) (low, high int) {
	n := float64(h.N())
	if n == 0 {
		return 0, 0
	}
	d := Z(confidence) * math.Sqrt(n*p*(1-p))
	return h.Quantile(max(0, (n*p-d)/n)), h.Quantile(min(1, (math.Ceil(n*p+d))/n))
}
