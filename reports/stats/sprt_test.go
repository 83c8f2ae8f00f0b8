package stats

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/reports/reportstest"
)

func TestLLR(t *testing.T) {
	for _, test := range []struct {
		counts     Outcomes
		elo0, elo1 float64
		llr        float64
	}{
		{Outcomes{300, 400, 360}, 0, 10, 2.069787},
		{Outcomes{1000, 800, 1100}, -5, 0, 2.401682},
		{Outcomes{12, 88, 210, 120, 20}, 0, 10, 2.711019},
		{Outcomes{50, 200, 500, 240, 60}, 0, 5, 1.540994},
		{Outcomes{0, 3, 10, 4, 1}, 0, 10, .258758},
		{Outcomes{20, 0, 30}, 0, 20, .492858},
	} {
		near(t, "LLR", test.counts.LLR(test.elo0, test.elo1), test.llr, 5e-7)
	}
	near(t, "published LLR", Outcomes{57030, 106593, 57433}.LLR(0, 2), -2.59, 5e-3)
	lower, upper := SPRT{Alpha: .05, Beta: .05}.Bounds()
	near(t, "lower bound", lower, -2.944439, 5e-7)
	near(t, "upper bound", upper, 2.944439, 5e-7)
}

func TestScoreIsTheInverseOfElo(t *testing.T) {
	for _, elo := range []float64{-300, -5, 0, 7, 250} {
		near(t, "Elo", Elo(Score(elo)), elo, 1e-9)
	}
}

// TestSPRTKeepsItsRisks plays pairs whose true difference is one of the two, and asks how often the
// test accepts the other.
func TestSPRTKeepsItsRisks(t *testing.T) {
	test := SPRT{Elo0: 0, Elo1: 80, Alpha: .05, Beta: .05}
	rng := rand.New(rand.NewPCG(11, 1))
	trials := reportstest.Few(1000, 100)
	for _, truth := range []struct {
		elo   float64
		wrong Decision
	}{{0, AcceptElo1}, {80, AcceptElo0}} {
		wrong := 0
		for range trials {
			results, decision := make(Outcomes, Pairs), GoOn
			for decision == GoOn {
				points := 0
				for range 2 {
					switch x := rng.Float64(); { // a fifth of the games is drawn
					case x < Score(truth.elo)-.1:
						points += 2
					case x < Score(truth.elo)+.1:
						points++
					}
				}
				results[points]++
				decision = test.Decide(results)
			}
			if decision == truth.wrong {
				wrong++
			}
		}
		if rate := float64(wrong) / float64(trials); rate > .05+chance(trials) {
			t.Errorf("true difference %v: wrong in %v of tests", truth.elo, rate)
		}
	}
	if test.Decide(make(Outcomes, Pairs)) != GoOn || math.IsNaN(Outcomes{0, 0, 5, 0, 0}.LLR(0, 10)) {
		t.Error("no results or equal ones break the test")
	}
}
