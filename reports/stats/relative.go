package stats

import "math"

// Relative compares the mean of some with that of all, stratum by stratum, in sums of [Means] over
// vectors of four numbers for each stratum: x of some, their count, y of all, their count. It is
// the sum of x over what it would be if in each stratum the some had the mean of all: each stratum
// weighs as many of the some as it has. Of one stratum it is the ratio of the two means.
//
// Its standard error is by linearisation, as [Ratio]'s: by the derivatives of the value by each of
// the sums. Both are NaN where a sum that divides is 0.
//
// Source: W. G. Cochran, Sampling Techniques, 3rd ed. 1977, section 6.19; indirect
// standardisation, as in J. L. Fleiss, Statistical Methods for Rates and Proportions, 3rd ed. 2003,
// chapter 19.
func (m *Means) Relative() Measure {
	of, expected := 0.0, 0.0
	for i := 0; i < len(m.Sum); i += 4 {
		if x, count, y, all := m.stratum(i); all > 0 {
			of += x
			expected += count * y / all
		}
	}
	if expected == 0 {
		return Measure{math.NaN(), math.NaN(), m.N}
	}
	value := of / expected
	if m.N < 2 {
		return Measure{value, math.NaN(), m.N}
	}
	weights := make([]float64, len(m.Sum))
	for i := 0; i < len(m.Sum); i += 4 {
		if _, count, y, all := m.stratum(i); all > 0 {
			weights[i] = 1 / expected
			weights[i+1] = -value / expected * y / all
			weights[i+2] = -value / expected * count / all
			weights[i+3] = value / expected * count * y / (all * all)
		}
	}
	squares := 0.0
	for i, u := range weights {
		for j, v := range weights {
			squares += u * v * float64(m.Products[i*len(weights)+j])
		}
	}
	n := float64(m.N)
	return Measure{value, math.Sqrt(max(0, squares) * n / (n - 1)), m.N}
}

// stratum are the sums of the stratum whose first is the i-th.
func (m *Means) stratum(i int) (x, count, y, all float64) {
	s := m.Sum[i:]
	return float64(s[0]), float64(s[1]), float64(s[2]), float64(s[3])
}
