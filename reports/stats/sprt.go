package stats

import "math"

// emptyClass is what a class without results counts in a likelihood ratio, which could not be
// worked out otherwise.
const emptyClass = 1e-3

// Score is the score that a difference in rating makes expected, the inverse of [Elo].
func Score(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// LLR is the generalised log-likelihood ratio of two differences in rating given the results: how
// much more likely they are if the true difference is elo1 than if it is elo0, every distribution
// of the classes being allowed that has the mean in question.
//
// Source: M. Van den Bergh, "A practical introduction to the GSPRT", 2020: for a score s the
// likeliest distribution is q = p/(1+θ(x−s)) with θ such that Σp(x−s)/(1+θ(x−s)) = 0.
func (o Outcomes) LLR(elo0, elo1 float64) float64 {
	total, counts := 0.0, make([]float64, len(o))
	for i, c := range o {
		counts[i] = max(float64(c), emptyClass)
		total += counts[i]
	}
	s0, s1 := Score(elo0), Score(elo1)
	t0, t1 := tilt(counts, s0), tilt(counts, s1)
	llr := 0.0
	for i, c := range counts {
		x := float64(i) / float64(len(o)-1)
		llr += c * math.Log((1+t0*(x-s0))/(1+t1*(x-s1)))
	}
	return llr
}

// tilt solves Σc(x−s)/(1+θ(x−s)) = 0 for θ. The sum falls as θ grows between the poles at −1/(1−s)
// and 1/s.
func tilt(counts []float64, s float64) float64 {
	low, high := -1/(1-s), 1/s
	for range 100 {
		theta := (low + high) / 2
		sum := 0.0
		for i, c := range counts {
			d := float64(i)/float64(len(counts)-1) - s
			sum += c * d / (1 + theta*d)
		}
		if sum > 0 {
			low = theta
		} else {
			high = theta
		}
	}
	return (low + high) / 2
}

// An SPRT is a sequential test between two differences in rating: it may be asked after every
// result, and is right about either with the stated risks.
//
// Source: A. Wald, "Sequential tests of statistical hypotheses", Ann. Math. Stat. 16 (1945)
// 117–186.
type SPRT struct {
	Elo0, Elo1  float64
	Alpha, Beta float64 // risks: to accept Elo1 where Elo0 is true, and Elo0 where Elo1 is
}

// A Decision is what a sequential test has come to.
type Decision int

// The decisions of an [SPRT].
const (
	GoOn Decision = iota
	AcceptElo0
	AcceptElo1
)

// Bounds are the log-likelihood ratios at which the test accepts Elo0 and Elo1: ln(β/(1−α)) and
// ln((1−β)/α).
func (t SPRT) Bounds() (lower, upper float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// Decide is the decision on the results so far.
func (t SPRT) Decide(results Outcomes) Decision {
	if results.N() == 0 {
		return GoOn
	}
	lower, upper := t.Bounds()
	switch llr := results.LLR(t.Elo0, t.Elo1); {
	case llr >= upper:
		return AcceptElo1
	case llr <= lower:
		return AcceptElo0
	}
	return GoOn
}
