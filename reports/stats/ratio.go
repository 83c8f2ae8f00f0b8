package stats

import "math"

// A Ratio is a ratio of two sums over independent observations, such as turns acted over turns
// able, summed over pairs of games. It holds whole numbers only. The zero value is ready to use.
type Ratio struct {
	N                int // observations
	A, B, AA, BB, AB int // Σa, Σb, Σa², Σb², Σab
}

// Add counts an observation.
func (r *Ratio) Add(a, b int) {
	r.N++
	r.A += a
	r.B += b
	r.AA += a * a
	r.BB += b * b
	r.AB += a * b
}

// Value is Σa/Σb, NaN if Σb is 0.
func (r Ratio) Value() float64 { return float64(r.A) / float64(r.B) }

// Interval is the interval of the ratio by its linearised variance, Σ(a−Rb)² / (n(n−1)) divided by
// b's squared mean, and Student's t. An observation is a cluster: what happens within one may hang
// together in any way.
//
// Source: W. G. Cochran, Sampling Techniques, 3rd ed. 1977, section 2.11.
func (r Ratio) Interval(confidence float64) Interval {
	if r.N < 2 || r.B == 0 {
		return Interval{math.Inf(-1), math.Inf(1)}
	}
	return StudentT(r.Value(), r.SE(), r.N, confidence)
}

// SE is the standard error of the ratio, NaN for fewer than two observations or if Σb is 0.
func (r Ratio) SE() float64 {
	if r.N < 2 || r.B == 0 {
		return math.NaN()
	}
	n, q, mean := float64(r.N), r.Value(), float64(r.B)/float64(r.N)
	squares := float64(r.AA) - 2*q*float64(r.AB) + q*q*float64(r.BB)
	return math.Sqrt(max(0, squares)/(n*(n-1))) / mean
}
