package stats

import "math"

// Alpha is the risk at which verdicts are given: 1 − [Confidence].
const Alpha = 1 - Confidence

// Power is the probability with which [Needed] observations find what they are needed for.
const Power = 0.8

// A Verdict is what a comparison comes to.
type Verdict string

// The verdicts of a comparison of B with A.
const (
	Higher  Verdict = "higher"  // B is
	Lower   Verdict = "lower"   // B is
	Same    Verdict = "same"    // within the margin
	Unclear Verdict = "unclear" // neither is shown
)

// Judge gives the verdict on a difference: same if it is shown to be within the margin, even where
// it is shown not to be zero; else higher or lower if it is shown not to be zero, by a p-value that
// may be corrected; else unclear.
func Judge(c Contrast, margin, p float64) Verdict {
	switch {
	case c.Within(margin) < Alpha:
		return Same
	case p < Alpha && c.Value > 0:
		return Higher
	case p < Alpha && c.Value < 0:
		return Lower
	}
	return Unclear
}

// Needed is how many independent observations with a standard deviation show a true difference of
// delta from a known value, in a two-sided test of level alpha with a power: ((z₁₋α⸝₂ +
// z_power)·sd/δ)². For a difference between two samples, sd is that of the difference of one
// observation of each.
//
// Source: J. M. Lachin, "Introduction to sample size determination and power analysis for clinical
// trials", Control. Clin. Trials 2 (1981) 93–113.
func Needed(sd, delta, alpha, power float64) float64 {
	z := Z(1-alpha) + Z(2*power-1)
	return (z * sd / delta) * (z * sd / delta)
}

// Needed is how many observations of each of the two measures would show a difference of delta with
// [Power] at [Alpha], going by those at hand, of which there were n of each.
func (c Contrast) Needed(n int, delta float64) float64 {
	if !(c.SE > 0) || !(delta > 0) {
		return math.NaN()
	}
	return Needed(c.SE*math.Sqrt(float64(n)), delta, Alpha, Power)
}
