package stats

import (
	"math"
	"math/rand/v2"
	"testing"
)

func TestAdjustments(t *testing.T) {
	ps := []float64{.01, .04, math.NaN(), .03, .005}
	for _, test := range []struct {
		name string
		got  []float64
		want []float64
	}{
		{"Holm", Holm(ps), []float64{.03, .06, math.NaN(), .06, .02}},
		{"Benjamini–Hochberg", BenjaminiHochberg(ps), []float64{.02, .04, math.NaN(), .04, .02}},
	} {
		for i, w := range test.want {
			if math.IsNaN(w) != math.IsNaN(test.got[i]) || math.Abs(w-test.got[i]) > 1e-12 {
				t.Errorf("%s: %v, want %v", test.name, test.got, test.want)
			}
		}
	}
	if ps[0] != .01 || len(Holm(nil)) != 0 {
		t.Error("p-values are changed in place, or none are trouble")
	}
}

// TestFamilies draws families of twelve tests, four of them of true differences.
func TestFamilies(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 1))
	const trials, tests, real = 2000, 12, 4
	anyFalse, falseShare := 0, 0.0
	for range trials {
		ps := make([]float64, tests)
		for i := range ps {
			x := rng.NormFloat64()
			if i < real {
				x += 3
			}
			ps[i] = Contrast{x, 1, math.Inf(1)}.P()
		}
		wrong := func(adjusted []float64) (wrong, all int) {
			for i, p := range adjusted {
				if p < Alpha {
					all++
					if i >= real {
						wrong++
					}
				}
			}
			return wrong, all
		}
		if w, _ := wrong(Holm(ps)); w > 0 {
			anyFalse++
		}
		if w, all := wrong(BenjaminiHochberg(ps)); all > 0 {
			falseShare += float64(w) / float64(all)
		}
	}
	if rate := float64(anyFalse) / trials; rate > Alpha+.005 {
		t.Errorf("Holm lets a false one pass in %v of families", rate)
	}
	near(t, "false discoveries", falseShare/trials, Alpha*(tests-real)/tests, .008)
}

func TestProfiles(t *testing.T) {
	p := CompareProfiles([]float64{20, 30, 50, 0}, []float64{30, 30, 40, 0})
	near(t, "χ²", p.ChiSquare, 2+10.0/9, 1e-12)
	near(t, "G", p.G, 3.126961, 1e-6)
	near(t, "p", p.P, math.Exp(-3.126961/2), 1e-6) // two degrees of freedom
	if p.DF != 2 {
		t.Errorf("%d degrees of freedom", p.DF)
	}
	near(t, "divergence of profiles without anything in common", CompareProfiles([]float64{5, 0}, []float64{0, 9}).Divergence, 1, 1e-12)
	near(t, "divergence of equal profiles", CompareProfiles([]float64{5, 10}, []float64{1, 2}).Divergence, 0, 1e-12)
	if q := CompareProfiles([]float64{0, 0}, []float64{1, 2}); q.P != 1 || q.Divergence != 0 {
		t.Errorf("nothing compared: %+v", q)
	}
}

func TestEffectiveNumber(t *testing.T) {
	near(t, "four alike", EffectiveNumber([]int{3, 3, 3, 3}), 4, 1e-12)
	near(t, "one", EffectiveNumber([]int{7}), 1, 1e-12)
	near(t, "none", EffectiveNumber(nil), 0, 0)
}

func TestKolmogorovSmirnov(t *testing.T) {
	near(t, "survival at 1", kolmogorovSurvival(1), .2699996717, 1e-9)
	near(t, "survival at 1.36", kolmogorovSurvival(1.36), .0494859, 1e-6)
	d, p := KolmogorovSmirnov(Histogram{1, 1, 1, 1}, Histogram{0, 0, 1, 1, 1, 1})
	near(t, "distance", d, .5, 1e-12)
	if p < .3 {
		t.Errorf("eight numbers tell distributions apart: p = %v", p)
	}
	if d, p := KolmogorovSmirnov(Histogram{5, 5}, Histogram{5, 5}); d != 0 || p != 1 {
		t.Errorf("equal distributions: %v, %v", d, p)
	}
	if _, p := KolmogorovSmirnov(Histogram{}, Histogram{1}); !math.IsNaN(p) {
		t.Error("nothing is compared with something")
	}
}

func TestFalseAlarmsOfKolmogorovSmirnov(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	const trials = 1500
	alarms := 0
	for range trials {
		var a, b Histogram
		for range 120 {
			a.Add(rng.IntN(300))
			b.Add(rng.IntN(300))
		}
		if _, p := KolmogorovSmirnov(a, b); p < Alpha {
			alarms++
		}
	}
	if rate := float64(alarms) / trials; rate > Alpha+.01 || rate < Alpha/3 {
		t.Errorf("false alarms in %v of comparisons", rate)
	}
}
