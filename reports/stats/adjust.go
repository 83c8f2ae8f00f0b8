package stats

import (
	"math"
	"slices"
)

// An Adjustment corrects the p-values of a family of tests for their number. It keeps their order
// and leaves out those that are not a number.
type Adjustment func(ps []float64) []float64

// Holm bounds the probability that any true hypothesis of the family is rejected, whatever the
// tests have to do with each other.
//
// Source: S. Holm, "A simple sequentially rejective multiple test procedure", Scand. J. Stat. 6
// (1979) 65–70.
func Holm(ps []float64) []float64 {
	return adjust(ps, func(sorted []float64) {
		least := 0.0
		for i, p := range sorted {
			least = max(least, min(1, p*float64(len(sorted)-i)))
			sorted[i] = least
		}
	})
}

// BenjaminiHochberg bounds the expected share of true hypotheses among those rejected, for tests
// that are independent or hang together positively.
//
// Source: Y. Benjamini & Y. Hochberg, "Controlling the false discovery rate", J. R. Stat. Soc. B 57
// (1995) 289–300.
func BenjaminiHochberg(ps []float64) []float64 {
	return adjust(ps, func(sorted []float64) {
		least := 1.0
		for i, p := range slices.Backward(sorted) {
			least = min(least, p*float64(len(sorted))/float64(i+1))
			sorted[i] = least
		}
	})
}

// adjust sorts the p-values, has them corrected in place and puts them back in order.
func adjust(ps []float64, correct func(sorted []float64)) []float64 {
	var order []int
	for i, p := range ps {
		if !math.IsNaN(p) {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(i, j int) int {
		switch {
		case ps[i] < ps[j]:
			return -1
		case ps[i] > ps[j]:
			return 1
		}
		return 0
	})
	sorted := make([]float64, len(order))
	for k, i := range order {
		sorted[k] = ps[i]
	}
	correct(sorted)
	out := slices.Clone(ps)
	for k, i := range order {
		out[i] = sorted[k]
	}
	return out
}
