package stats

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/reports/reportstest"
)

// TestLogisticOfATable fits a table of two rows, of which the weights are known: the logits of its
// rates.
func TestLogisticOfATable(t *testing.T) {
	var s Sample
	add := func(x float64, success bool, times int) {
		for range times {
			s.X, s.Success = append(s.X, []float64{x}), append(s.Success, success)
			s.Cluster = append(s.Cluster, len(s.Cluster))
		}
	}
	add(0, true, 20)
	add(0, false, 30)
	add(1, true, 60)
	add(1, false, 20)
	l, err := s.Fit(0)
	if err != nil {
		t.Fatal(err)
	}
	near(t, "β₀", l.Weights[0], math.Log(20.0/30), 1e-6)
	near(t, "β₁", l.Weights[1], math.Log(60.0/20)-math.Log(20.0/30), 1e-6)
	// A saturated model: the sandwich is the usual variance, 1/20 + 1/30 + 1/60 + 1/20, but for
	// C/(C−1).
	near(t, "SE of β₁", l.SE(1), math.Sqrt((1.0/20+1.0/30+1.0/60+1.0/20)*130/129), 1e-6)
}

func TestRidgeTamesSeparation(t *testing.T) {
	s := Sample{X: [][]float64{{-1}, {-1}, {1}, {1}}, Success: []bool{false, false, true, true}, Cluster: []int{0, 1, 2, 3}}
	l, err := s.Fit(1)
	if err != nil {
		t.Fatal(err)
	}
	// 4·(1/(1+e^w)) = w
	if w := l.Weights[1]; math.Abs(4/(1+math.Exp(w))-w) > 1e-5 {
		t.Errorf("β₁ = %v", w)
	}
}

func TestLogisticRefuses(t *testing.T) {
	if _, err := (&Sample{}).Fit(1); err == nil {
		t.Error("no observations are fitted")
	}
	if _, err := (&Sample{X: [][]float64{{1}, {2}}, Success: []bool{true, false}, Cluster: []int{3, 3}}).Fit(1); err == nil {
		t.Error("one cluster is fitted")
	}
}

// TestLogisticCoverage draws clusters of four equal observations: errors that took them for sixteen
// would be half as large as they are.
func TestLogisticCoverage(t *testing.T) {
	rng := rand.New(rand.NewPCG(12, 1))
	const clusters = 150
	trials := reportstest.Few(400, 50)
	truth := []float64{.2, 1, .5}
	var held, ratioHeld int
	for range trials {
		var s Sample
		for c := range clusters {
			x := []float64{rng.NormFloat64(), rng.NormFloat64()}
			won := rng.Float64() < logistic(dot(truth, x))
			for range 4 {
				s.X, s.Success, s.Cluster = append(s.X, x), append(s.Success, won), append(s.Cluster, c)
			}
		}
		l, err := s.Fit(.01)
		if err != nil {
			t.Fatal(err)
		}
		if math.Abs(l.Weights[1]-truth[1]) < 1.96*l.SE(1) {
			held++
		}
		if q := l.Quotient(2, 1); math.Abs(q.Value-.5) < 1.96*q.SE {
			ratioHeld++
		}
	}
	near(t, "coverage of a weight", float64(held)/float64(trials), Confidence, chance(trials))
	near(t, "coverage of a quotient", float64(ratioHeld)/float64(trials), Confidence, chance(trials))
}
