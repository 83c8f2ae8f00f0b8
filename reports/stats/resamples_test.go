package stats

import (
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/reports/reportstest"
)

func TestPoissonOne(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	const draws = 200000
	var counts [13]int
	mean := 0.0
	for range draws {
		k := poissonOne(rng.Uint32())
		counts[k]++
		mean += float64(k) / draws
	}
	near(t, "mean", mean, 1, .01)
	near(t, "share of zeros", float64(counts[0])/draws, .367879, .005)
	near(t, "share of threes", float64(counts[3])/draws, .061313, .003)
}

// TestResamplesCoverage draws clusters of two numbers and asks how often the interval of their
// ratio holds the true one.
func TestResamplesCoverage(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 1))
	const clusters = 80
	trials := reportstest.Few(300, 50)
	held := 0
	for range trials {
		r := NewResamples(2)
		for c := range clusters {
			b := 5 + rng.IntN(20)
			r.Add(uint64(c), []int{rng.IntN(b + 1), b}) // a true ratio of ½
		}
		i, _ := r.Interval(Confidence, func(s []int64) float64 { return float64(s[0]) / float64(s[1]) })
		if i.Low <= .5 && .5 <= i.High {
			held++
		}
	}
	near(t, "coverage", float64(held)/float64(trials), Confidence, chance(trials))
}

// TestResamplesAgreeWithTheRatio compares the bootstrap with the linearised variance.
func TestResamplesAgreeWithTheRatio(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 1))
	resamples, ratio := NewResamples(2), Ratio{}
	for c := range 400 {
		b := 10 + rng.IntN(10)
		a := rng.IntN(b)
		resamples.Add(uint64(c), []int{a, b})
		ratio.Add(a, b)
	}
	_, se := resamples.Interval(Confidence, func(s []int64) float64 { return float64(s[0]) / float64(s[1]) })
	near(t, "standard error", se/ratio.SE(), 1, .1)
}
