package stats

import "gonum.org/v1/gonum/stat/distuv"

// ClopperPearson is the exact interval of a proportion: successes of n independent trials. It covers the true rate at least as often as
// stated, whatever that rate, and is wider than [Wilson] for it. Without trials it is [0, 1].
//
// Source: C. J. Clopper & E. S. Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial",
// Biometrika 26 (1934) 404–413; by quantiles of the beta distribution.
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
