package stats

import "math"

// KolmogorovSmirnov compares two distributions of whole numbers: the largest distance between their
// distribution functions, and the probability of one as large if they are the same. The probability
// is the limit for continuous variables with Stephens' correction for small samples; numbers that
// occur more than once make it larger than need be, never smaller.
//
// Source: W. H. Press et al., Numerical Recipes, 3rd ed. 2007, section 14.3.3; M. A. Stephens, "Use
// of the Kolmogorov–Smirnov, Cramér–von Mises and related statistics without extensive tables", J.
// R. Stat. Soc. B 32 (1970) 115–122.
func KolmogorovSmirnov(a, b Histogram) (distance, p float64) {
	n, m := float64(a.N()), float64(b.N())
	if n == 0 || m == 0 {
		return math.NaN(), math.NaN()
	}
	sumA, sumB := 0, 0
	for x := range max(len(a), len(b)) {
		if x < len(a) {
			sumA += a[x]
		}
		if x < len(b) {
			sumB += b[x]
		}
		distance = max(distance, math.Abs(float64(sumA)/n-float64(sumB)/m))
	}
	root := math.Sqrt(n * m / (n + m))
	return distance, kolmogorovSurvival((root + 0.12 + 0.11/root) * distance)
}

// kolmogorovSurvival is 2·Σ(−1)^(j−1)·exp(−2j²x²), Kolmogorov's limit.
func kolmogorovSurvival(x float64) float64 {
	if x < 0.2 { // 1 to more digits than the sum gives
		return 1
	}
	total, sign := 0.0, 1.0
	for j := 1.0; j <= 100; j++ {
		term := math.Exp(-2 * j * j * x * x)
		total += sign * term
		sign = -sign
		if term < 1e-16 {
			break
		}
	}
	return max(0, min(1, 2*total))
}
