package stats

import (
	"math"
	"sync"

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
	t := quantiles.of(n-1, confidence)
	return Interval{mean - t*se, mean + t*se}
}

// A quantileTable remembers quantiles of Student's t: a report asks for the same one hundreds of
// times, and finding it takes longer than all else there is to an interval.
type quantileTable struct {
	mu    sync.Mutex
	known map[quantileKey]float64
}

type quantileKey struct {
	degrees    int
	confidence float64
}

// mostQuantiles is how many a quantileTable remembers before it begins anew.
const mostQuantiles = 1000

var quantiles = quantileTable{known: make(map[quantileKey]float64)}

// of is t such that a variable with so many degrees of freedom lies within ±t with the given
// probability.
func (q *quantileTable) of(degrees int, confidence float64) float64 {
	q.mu.Lock()
	defer q.mu.Unlock()
	key := quantileKey{degrees, confidence}
	t, ok := q.known[key]
	if !ok {
		t = distuv.StudentsT{Mu: 0, Sigma: 1, Nu: float64(degrees)}.Quantile((1 + confidence) / 2)
		if len(q.known) == mostQuantiles {
			clear(q.known)
		}
		q.known[key] = t
	}
	return t
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
