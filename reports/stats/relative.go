package stats

import "math"

// Relative is the ratio of two means that hang together: of x over its count, to y over its count, in sums of [Means] over vectors of x, its
// count, y and its count. Its standard error is by linearisation, as [Ratio]'s: that of the mean over observations of
// x/Σx − m/Σm − y/Σy + n/Σn, times the ratio. Both are NaN where a sum that divides is 0.
//
// Source: W. G. Cochran, Sampling Techniques, 3rd ed. 1977, section 6.19.
func (m *Means) Relative() Measure {
	x, count, y, all := float64(m.Sum[0]), float64(m.Sum[1]), float64(m.Sum[2]), float64(m.Sum[3])
	if count == 0 || y == 0 || all == 0 {
		return Measure{math.NaN(), math.NaN(), m.N}
	}
	value := (x / count) / (y / all)
	if m.N < 2 {
		return Measure{value, math.NaN(), m.N}
	}
	weights := [4]float64{all / (count * y), -value / count, -value / y, value / all} // of one more of each: value's derivatives
	squares := 0.0
	for i, u := range weights {
		for j, v := range weights {
			squares += u * v * float64(m.Products[i*len(weights)+j])
		}
	}
	n := float64(m.N)
	return Measure{value, math.Sqrt(max(0, squares) * n / (n - 1)), m.N}
}
