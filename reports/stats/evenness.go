package stats

import "gonum.org/v1/gonum/stat"

// Evenness is how evenly a total is spread over parts, as Shannon's entropy of their shares over
// its maximum: 1 when all are equal, near 0 when one part has nearly all. Negative parts are not
// allowed. It is 1 for a single part and 0 if all are zero.
//
// Source: E. C. Pielou, "The measurement of diversity in different types of biological
// collections", J. Theor. Biol. 13 (1966) 131–144.
func Evenness(parts []float64) float64 {
	total := 0.0
	for _, p := range parts {
		total += p
	}
	if total == 0 {
		return 0
	}
	if len(parts) < 2 {
		return 1
	}
	shares, uniform := make([]float64, len(parts)), make([]float64, len(parts))
	for i, p := range parts {
		shares[i], uniform[i] = p/total, 1/float64(len(parts))
	}
	return stat.Entropy(shares) / stat.Entropy(uniform)
}
