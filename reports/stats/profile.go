package stats

import (
	"math"

	"gonum.org/v1/gonum/stat"
	"gonum.org/v1/gonum/stat/distuv"
)

// A ProfileTest compares how two totals are spread over the same parts.
type ProfileTest struct {
	G, ChiSquare float64
	DF           int
	P            float64 // of G
	Divergence   float64 // Jensen and Shannon's, in bits: 0 alike, 1 without anything in common
}

// CompareProfiles tests whether two sets of counts come from one distribution. Counts must be of
// independent things; where they are not, the divergence still says how far apart the profiles are,
// but P is too small. Parts that are empty in both do not count.
//
// Source: R. R. Sokal & F. J. Rohlf, Biometry, 3rd ed. 1995, chapter 17 (G); J. Lin, "Divergence
// measures based on the Shannon entropy", IEEE Trans. Inf. Theory 37 (1991) 145–151.
func CompareProfiles(a, b []float64) ProfileTest {
	t := ProfileTest{DF: -1, P: 1}
	sumA, sumB := sum(a), sum(b)
	if sumA == 0 || sumB == 0 {
		return ProfileTest{P: 1}
	}
	p, q := make([]float64, len(a)), make([]float64, len(b))
	for i := range a {
		p[i], q[i] = a[i]/sumA, b[i]/sumB
		both := a[i] + b[i]
		if both == 0 {
			continue
		}
		t.DF++
		for _, cell := range [2][2]float64{{a[i], sumA}, {b[i], sumB}} {
			expected := both * cell[1] / (sumA + sumB)
			t.ChiSquare += (cell[0] - expected) * (cell[0] - expected) / expected
			if cell[0] > 0 {
				t.G += 2 * cell[0] * math.Log(cell[0]/expected)
			}
		}
	}
	t.P = ChiSquareSurvival(t.G, t.DF)
	t.Divergence = max(0, stat.JensenShannon(p, q)/math.Ln2)
	return t
}

// ChiSquareSurvival is the probability of a value as large by chance, with so many degrees of
// freedom; 1 if there are none.
func ChiSquareSurvival(x float64, df int) float64 {
	if df < 1 {
		return 1
	}
	return distuv.ChiSquared{K: float64(df)}.Survival(x)
}

// EffectiveNumber is e^H, the number of equally frequent kinds that have the same entropy as the
// counts: 1 if all are of one kind.
//
// Source: M. O. Hill, "Diversity and evenness: a unifying notation and its consequences", Ecology
// 54 (1973) 427–432.
func EffectiveNumber(counts []int) float64 {
	total := 0
	for _, c := range counts {
		total += c
	}
	if total == 0 {
		return 0
	}
	shares := make([]float64, len(counts))
	for i, c := range counts {
		shares[i] = float64(c) / float64(total)
	}
	return math.Exp(stat.Entropy(shares))
}

func sum(xs []float64) float64 {
	total := 0.0
	for _, x := range xs {
		total += x
	}
	return total
}
