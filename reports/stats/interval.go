package stats

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// Confidence is the coverage of every interval in reports.
const Confidence = 0.95

// An Interval holds a figure's true value with the stated confidence.
type Interval struct{ Low, High float64 }

// Z is z such that a standard normal variable lies within ±z with the given probability.
func Z(confidence float64) float64 {
	return distuv.UnitNormal.Quantile((1 + confidence) / 2)
}

// Wilson is the score interval of a proportion: successes, which may be fractional (a draw is half
// a success), of n independent trials. Without trials it is [0, 1].
//
// Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference",
// JASA 22 (1927) 209–212.
func Wilson(successes float64, n int, confidence float64) Interval {
	if n == 0 {
		return Interval{0, 1}
	}
	z, trials := Z(confidence), float64(n)
	p, zz := successes/trials, z*z/trials
	centre := (p + zz/2) / (1 + zz)
	margin := z / (1 + zz) * math.Sqrt(p*(1-p)/trials+zz/(4*trials))
	i := Interval{max(0, centre-margin), min(1, centre+margin)}
	switch successes { // exactly, whatever rounding makes of it
	case 0:
		i.Low = 0
	case trials:
		i.High = 1
	}
	return i
}

// StudentT is the interval of a mean with a standard error estimated from n independent
// observations: mean ± t·se with n−1 degrees of freedom. It is unbounded for fewer than two
// observations.
func StudentT(mean, se float64, n int, confidence float64) Interval {
	if n < 2 {
		return Interval{math.Inf(-1), math.Inf(1)}
	}
	t := distuv.StudentsT{Mu: 0, Sigma: 1, Nu: float64(n - 1)}.Quantile((1 + confidence) / 2)
	return Interval{mean - t*se, mean + t*se}
}

// RuleOfThree is the upper 95 % bound of a rate that showed not once in n trials: 3/n.
//
// Source: J. A. Hanley & A. Lippman-Hand, "If nothing goes wrong, is everything all right?", JAMA
// 249 (1983) 1743–1745.
func RuleOfThree(n int) float64 {
	if n == 0 {
		return 1
	}
	return min(1, 3/float64(n))
}
