package stats

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"gonum.org/v1/gonum/stat"
)

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

// chance is how far a rate near 5 or 95 % of so many trials may be off by chance.
func chance(trials int) float64 { return 3 * math.Sqrt(.05*.95/float64(trials)) }

func TestWilson(t *testing.T) {
	for _, test := range []struct {
		successes float64
		n         int
		low, high float64
	}{
		{0, 10, 0, .277533},
		{7, 10, .396778, .892209},
		{55, 100, .452446, .643855},
		{503, 1000, .472059, .533918},
		{5200, 10000, .510202, .529782},
		{0, 0, 0, 1},
	} {
		i := Wilson(test.successes, test.n, Confidence)
		near(t, "low", i.Low, test.low, 5e-7)
		near(t, "high", i.High, test.high, 5e-7)
	}
}

func TestEloAndLOS(t *testing.T) {
	for _, test := range []struct {
		counts           Outcomes
		elo, margin, los float64
	}{
		{Outcomes{300, 400, 360}, 19.687209, 16.526941, .990398},
		{Outcomes{1000, 800, 1100}, 11.985289, 10.767959, .985518},
		{Outcomes{12, 88, 210, 120, 20}, 18.547497, 13.809654, .995840},
		{Outcomes{50, 200, 500, 240, 60}, 9.929433, 9.610864, .978646},
		{Outcomes{20, 0, 30}, 70.436504, 101.417178, .925543},
		{Outcomes{0, 3, 10, 4, 1}, 29.020267, 62.398460, .822730},
	} {
		near(t, "Elo", Elo(test.counts.Mean()), test.elo, 5e-7)
		near(t, "margin", test.counts.EloMargin(Confidence), test.margin, 5e-7)
		near(t, "LOS", test.counts.LOS(), test.los, 5e-7)
	}
}

func TestScoreInterval(t *testing.T) {
	// Two pairs, 0 and 1 point of 2: mean ¼, sd of the mean ¼, t(1) = 12.7062: the interval is cut
	// to [0, 1].
	i, wilson := Outcomes{1, 0, 1, 0, 0}.ScoreInterval(Confidence)
	if wilson || i != (Interval{0, 1}) {
		t.Errorf("%v, %v", i, wilson)
	}
	// 200 pairs with scores 0, ½, 1 as 50, 100, 50: sd = √(⅛·200/199), t(199) = 1.971957.
	i, _ = Outcomes{50, 0, 100, 0, 50}.ScoreInterval(Confidence)
	near(t, "low", i.Low, .5-1.971957*math.Sqrt(.125/199), 1e-6)
	near(t, "high", i.High, .5+1.971957*math.Sqrt(.125/199), 1e-6)
	// All alike.
	i, wilson = Outcomes{0, 0, 0, 0, 10}.ScoreInterval(Confidence)
	if !wilson || i.High != 1 {
		t.Errorf("%v, %v", i, wilson)
	}
	near(t, "low", i.Low, 1-.277533, 5e-7)
	if i, _ = (Outcomes{0, 0, 0, 0, 0}).ScoreInterval(Confidence); i != (Interval{0, 1}) {
		t.Errorf("of nothing: %v", i)
	}
}

func TestRatioOfOnesIsTheMean(t *testing.T) {
	xs := []float64{3, 1, 4, 1, 5, 9, 2, 6}
	var r Ratio
	for _, x := range xs {
		r.Add(int(x), 1)
	}
	mean, sd := stat.MeanStdDev(xs, nil)
	i := r.Interval(Confidence)
	near(t, "value", r.Value(), mean, 1e-12)
	near(t, "high", i.High, mean+2.364624*sd/math.Sqrt(8), 1e-5) // t(7)
	near(t, "low", i.Low, mean-2.364624*sd/math.Sqrt(8), 1e-5)
}

func TestExactRatioHasNoWidth(t *testing.T) {
	var r Ratio
	for b := 1; b < 6; b++ {
		r.Add(2*b, b)
	}
	if i := r.Interval(Confidence); r.Value() != 2 || i.High-i.Low > 1e-9 {
		t.Errorf("%v %v", r.Value(), i)
	}
}

// TestRatioCoverage draws clusters whose parts hang together and asks how often the interval holds
// the true ratio.
func TestRatioCoverage(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	const trials, clusters, truth = 2000, 60, 0.3
	held := 0
	for range trials {
		var r Ratio
		for range clusters {
			// the rate differs from cluster to cluster
			size, p := 5+rng.IntN(40), truth*2*rng.Float64()
			a := 0
			for range size {
				if rng.Float64() < p {
					a++
				}
			}
			r.Add(a, size)
		}
		if i := r.Interval(Confidence); i.Low <= truth && truth <= i.High {
			held++
		}
	}
	near(t, "coverage", float64(held)/trials, Confidence, .015)
}

func TestEvenness(t *testing.T) {
	for _, test := range []struct {
		parts []float64
		want  float64
	}{
		{[]float64{2, 2, 2, 2}, 1},
		{[]float64{1, 0}, 0},
		{[]float64{1, 1, 0, 0}, .5},
		{[]float64{3, 1}, .811278}, // the entropy of a ¼ coin in bits
		{[]float64{5}, 1},
		{[]float64{0, 0}, 0},
		{nil, 0},
	} {
		near(t, "evenness", Evenness(test.parts), test.want, 5e-7)
	}
}

func TestQuantilesAreEmpirical(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 2))
	var h Histogram
	var xs []float64
	for range 401 {
		x := rng.IntN(90) + rng.IntN(90)
		h.Add(x)
		xs = append(xs, float64(x))
	}
	slices.Sort(xs)
	for _, p := range []float64{.05, .25, .5, .95, 1} {
		if got, want := h.Quantile(p), int(stat.Quantile(p, stat.Empirical, xs, nil)); got != want {
			t.Errorf("quantile %v = %d, want %d", p, got, want)
		}
	}
	if none := new(Histogram); none.Quantile(.5) != 0 {
		t.Error("a quantile of nothing")
	}
}

func TestRuleOfThree(t *testing.T) {
	if RuleOfThree(400) != .0075 || RuleOfThree(0) != 1 || RuleOfThree(2) != 1 {
		t.Error("the upper bound of 0 in N is 3/N, at most 1")
	}
}

func TestCoverageOfQuantiles(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	trials := 1000
	held := 0
	for range trials {
		var h Histogram
		for range 81 {
			h.Add(rng.IntN(2001))
		}
		if low, high := h.QuantileInterval(.5, Confidence); low <= 1000 && 1000 <= high {
			held++
		}
	}
	near(t, "coverage", float64(held)/float64(trials), Confidence, chance(trials))
	if low, high := (Histogram{}).QuantileInterval(.5, Confidence); low != 0 || high != 0 {
		t.Error("an interval of nothing")
	}
}
