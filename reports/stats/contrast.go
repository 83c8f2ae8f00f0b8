package stats

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// A Measure is an estimate with its standard error, from N independent observations.
type Measure struct {
	Value, SE float64
	N         int
}

// A Contrast is the difference between two independent measures.
type Contrast struct {
	Value, SE float64
	DF        float64 // degrees of freedom; infinite if the standard errors are known
}

// Between is b − a, with the degrees of freedom of Welch and Satterthwaite.
//
// Source: B. L. Welch, "The generalization of Student's problem when several different population
// variances are involved", Biometrika 34 (1947) 28–35.
func Between(a, b Measure) Contrast {
	va, vb := a.SE*a.SE, b.SE*b.SE
	c := Contrast{Value: b.Value - a.Value, SE: math.Sqrt(va + vb)}
	if va+vb > 0 {
		c.DF = (va + vb) * (va + vb) / (va*va/float64(max(1, a.N-1)) + vb*vb/float64(max(1, b.N-1)))
	}
	return c
}

// From is how far a measure is from a value that is known.
func From(value float64, m Measure) Contrast {
	return Contrast{Value: m.Value - value, SE: m.SE, DF: float64(max(1, m.N-1))}
}

// beyond is the probability that chance alone makes a difference at least this far above a true one
// of x.
func (c Contrast) beyond(x float64) float64 {
	switch d := c.Value - x; {
	case math.IsNaN(d) || math.IsNaN(c.SE):
		return math.NaN()
	case c.SE == 0 && d > 0:
		return 0
	case c.SE == 0:
		return 1
	case math.IsInf(c.DF, 1):
		return distuv.UnitNormal.Survival(d / c.SE)
	default:
		return distuv.StudentsT{Mu: 0, Sigma: 1, Nu: c.DF}.Survival(d / c.SE)
	}
}

func (c Contrast) negated() Contrast { return Contrast{-c.Value, c.SE, c.DF} }

// P is the two-sided p-value of no difference.
func (c Contrast) P() float64 { return c.Outside(0) }

// Outside is the p-value of a true difference within ±margin, against one outside: small means that
// the difference passes the margin. It is below α exactly if the interval of confidence 1−α lies
// wholly outside.
func (c Contrast) Outside(margin float64) float64 {
	return min(1, 2*min(c.beyond(margin), c.negated().beyond(margin)))
}

// Above is the one-sided p-value of a true difference of at most margin, against a greater one.
func (c Contrast) Above(margin float64) float64 { return c.beyond(margin) }

// Below is the one-sided p-value of a true difference of at least −margin, against one further
// below.
func (c Contrast) Below(margin float64) float64 { return c.negated().beyond(margin) }

// Within is the p-value of a true difference outside of ±margin, against one within: small means
// that the two are equivalent. It is that of two one-sided tests (TOST).
//
// Source: D. J. Schuirmann, "A comparison of the two one-sided tests procedure and the power
// approach", J. Pharmacokinet. Biopharm. 15 (1987) 657–680.
func (c Contrast) Within(margin float64) float64 {
	return max(c.beyond(-margin), c.negated().beyond(-margin))
}

// Interval is the interval of the difference by Student's t.
func (c Contrast) Interval(confidence float64) Interval {
	switch {
	case math.IsNaN(c.Value) || math.IsNaN(c.SE):
		return Interval{math.NaN(), math.NaN()}
	case c.SE == 0:
		return Interval{c.Value, c.Value}
	}
	t := Z(confidence)
	if !math.IsInf(c.DF, 1) {
		t = distuv.StudentsT{Mu: 0, Sigma: 1, Nu: c.DF}.Quantile((1 + confidence) / 2)
	}
	return Interval{c.Value - t*c.SE, c.Value + t*c.SE}
}

// ProportionSE is a standard error of a rate of k in n independent trials that is never 0, with a
// success and a failure added.
//
// Source: A. Agresti & B. Caffo, "Simple and effective confidence intervals for proportions and
// differences of proportions", Am. Stat. 54 (2000) 280–288.
func ProportionSE(k float64, n int) float64 {
	m := float64(n) + 2
	p := (k + 1) / m
	return math.Sqrt(p * (1 - p) / m)
}
