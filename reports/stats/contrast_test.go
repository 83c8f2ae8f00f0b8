package stats

import (
	"gonum.org/v1/gonum/stat/distuv"

	"math"
	"math/rand/v2"
	"testing"

	"gonum.org/v1/gonum/stat"

	"github.com/wildbench/wildbench/reports/reportstest"
)

func TestClopperPearson(t *testing.T) {
	for _, test := range []struct {
		k, n      int
		low, high float64
	}{
		{0, 10, 0, .308497},
		{1, 10, .002529, .445016},
		{7, 10, .347547, .933260},
		{10, 10, .691503, 1},
		{0, 0, 0, 1},
	} {
		i := ClopperPearson(test.k, test.n, Confidence)
		near(t, "low", i.Low, test.low, 1e-6)
		near(t, "high", i.High, test.high, 1e-6)
	}
}

// binomialCoverage is the exact probability that an interval holds p.
func binomialCoverage(n int, p float64, interval func(k int) Interval) float64 {
	covered, mass := 0.0, math.Pow(1-p, float64(n))
	for k := range n + 1 {
		if i := interval(k); i.Low <= p && p <= i.High {
			covered += mass
		}
		mass *= p / (1 - p) * float64(n-k) / float64(k+1)
	}
	return covered
}

func TestCoverageOfProportions(t *testing.T) {
	const n = 60
	mean := 0.0
	for p := .02; p < .99; p += .02 {
		exact := binomialCoverage(n, p, func(k int) Interval { return ClopperPearson(k, n, Confidence) })
		if exact < Confidence {
			t.Errorf("Clopper–Pearson covers %v in %v", p, exact)
		}
		mean += binomialCoverage(n, p, func(k int) Interval { return Wilson(float64(k), n, Confidence) }) / 49
	}
	near(t, "mean coverage of Wilson", mean, Confidence, .006)
}

func TestWelch(t *testing.T) {
	// 10 ± 2/√12 and 11.5 ± 3/√20: by the formula, 30 degrees of freedom, nearly.
	a, b := Measure{10, 2 / math.Sqrt(12), 12}, Measure{11.5, 3 / math.Sqrt(20), 20}
	c := Between(a, b)
	near(t, "standard error", c.SE, math.Sqrt(4.0/12+9.0/20), 1e-12)
	va, vb := 4.0/12, 9.0/20
	near(t, "degrees of freedom", c.DF, (va+vb)*(va+vb)/(va*va/11+vb*vb/19), 1e-9)
	i := c.Interval(Confidence)
	edge := Contrast{Value: i.High - c.Value, SE: c.SE, DF: c.DF}
	near(t, "p of a difference as large as the margin of error", edge.P(), Alpha, 1e-9)
}

func TestTOSTIsThe90PercentInterval(t *testing.T) {
	for _, c := range []Contrast{{.5, 1, 40}, {-2, .7, 12}, {0, .1, math.Inf(1)}} {
		i := c.Interval(1 - 2*Alpha)
		edge := max(math.Abs(i.Low), math.Abs(i.High))
		if c.Within(edge*1.001) >= Alpha || c.Within(edge*.999) < Alpha {
			t.Errorf("%v is not the same within the ends of its interval %v", c, i)
		}
		j := c.Interval(Confidence)
		nearEnd, want := max(j.Low, -j.High), Alpha
		if nearEnd < 0 { // the interval holds 0
			nearEnd, want = 0, c.P()
		}
		near(t, "p of a margin at the near end of the interval", c.Outside(nearEnd), want, 1e-9)
	}
}

func TestJudge(t *testing.T) {
	for _, test := range []struct {
		c    Contrast
		want Verdict
	}{
		{Contrast{3, 1, 100}, Higher},
		{Contrast{-3, 1, 100}, Lower},
		{Contrast{.1, 1, 100}, Unclear},
		{Contrast{.1, .1, 100}, Same},
		{Contrast{.3, .1, 100}, Same}, // not zero, but too little to matter
		{Contrast{0, 0, 0}, Same},
		{Contrast{math.NaN(), math.NaN(), 3}, Unclear},
	} {
		if got := Judge(test.c, .5, test.c.P()); got != test.want {
			t.Errorf("%v is %s, want %s", test.c, got, test.want)
		}
	}
}

func TestNeeded(t *testing.T) {
	for delta, games := range map[float64]float64{.05: 785, .03: 2180, .02: 4906, .01: 19622} {
		if got := math.Round(Needed(.5, delta, Alpha, Power)); got != games {
			t.Errorf("±%v: %v games, want %v", delta, got, games)
		}
	}
}

// TestNeededIsEnough draws as many as are said to be needed and asks how often the difference is
// shown.
func TestNeededIsEnough(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 9))
	const delta = .4
	trials := reportstest.Few(1500, 150)
	// two samples with standard deviation 1
	n := int(math.Ceil(Needed(math.Sqrt2, delta, Alpha, Power)))
	shown := 0
	for range trials {
		if Between(normalSample(rng, n, 0), normalSample(rng, n, delta)).P() < Alpha {
			shown++
		}
	}
	near(t, "power", float64(shown)/float64(trials), Power, 2*chance(trials))
}

func normalSample(rng *rand.Rand, n int, mean float64) Measure {
	xs := make([]float64, n)
	for i := range xs {
		xs[i] = mean + rng.NormFloat64()
	}
	m, sd := stat.MeanStdDev(xs, nil)
	return Measure{m, sd / math.Sqrt(float64(n)), n}
}

// TestFalseAlarms compares samples of one distribution with unequal sizes.
func TestFalseAlarms(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	const trials = 3000
	alarms, outside := 0, 0
	for range trials {
		c := Between(normalSample(rng, 8, 1), normalSample(rng, 30, 1))
		if c.P() < Alpha {
			alarms++
		}
		if c.Outside(.1) < Alpha {
			outside++
		}
	}
	near(t, "false alarms", float64(alarms)/trials, Alpha, .012)
	if outside >= alarms {
		t.Error("a margin makes no difference")
	}
}

// ClopperPearson is the exact interval of a proportion: successes of n independent trials. It
// covers the true rate at least as often as stated, whatever that rate, and is wider than [Wilson]
// for it. Without trials it is [0, 1].
//
// Source: C. J. Clopper & E. S. Pearson, "The use of confidence or fiducial limits illustrated in
// the case of the binomial", Biometrika 26 (1934) 404–413; by quantiles of the beta distribution.
func ClopperPearson(successes, n int, confidence float64) Interval {
	i, tail := Interval{0, 1}, (1-confidence)/2
	k, rest := float64(successes), float64(n-successes)
	if successes > 0 {
		i.Low = distuv.Beta{Alpha: k, Beta: rest + 1}.Quantile(tail)
	}
	if successes < n {
		i.High = distuv.Beta{Alpha: k + 1, Beta: rest}.Quantile(1 - tail)
	}
	return i
}

func TestProportionSE(t *testing.T) {
	near(t, "standard error of none in ten", ProportionSE(0, 10), math.Sqrt(1.0/12*11/12/12), 1e-12)
}
