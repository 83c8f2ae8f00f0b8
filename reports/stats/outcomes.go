package stats

import (
	"math"

	"gonum.org/v1/gonum/stat/distuv"
)

// Outcomes counts results in equally spaced classes from worst to best. Class i of k is worth
// i/(k−1): three classes are games lost, drawn and won; five are pairs of games with 0, ½, 1, 1½
// and 2 points (pentanomial).
type Outcomes []int

// Pairs is how many classes pairs of games have.
const Pairs = 5

// N is how many results were counted.
func (o Outcomes) N() int {
	n := 0
	for _, c := range o {
		n += c
	}
	return n
}

// Mean is the mean score, from 0 to 1; NaN without results.
func (o Outcomes) Mean() float64 {
	sum := 0
	for i, c := range o {
		sum += i * c
	}
	return float64(sum) / float64(o.N()*(len(o)-1))
}

// Variance is the variance of one result around the mean, Σp(x−μ)².
func (o Outcomes) Variance() float64 {
	mean, n, v := o.Mean(), float64(o.N()), 0.0
	for i, c := range o {
		d := float64(i)/float64(len(o)-1) - mean
		v += float64(c) / n * d * d
	}
	return v
}

// StandardError is that of the mean score, √(v/N).
func (o Outcomes) StandardError() float64 { return math.Sqrt(o.Variance() / float64(o.N())) }

// ScoreInterval is the interval of the mean score, by Student's t, within [0, 1]. The variance is
// that of the results, so that with pairs it knows how the two games of a pair hang together.
// Results that are all alike tell nothing about their variance; then it is the Wilson interval of
// so many results, and wilson is true.
func (o Outcomes) ScoreInterval(confidence float64) (i Interval, wilson bool) {
	n := o.N()
	if n < 2 || o.Variance() == 0 {
		return Wilson(o.sum(), n, confidence), true
	}
	unbiased := math.Sqrt(o.Variance() / float64(n-1))
	i = StudentT(o.Mean(), unbiased, n, confidence)
	return Interval{max(0, i.Low), min(1, i.High)}, false
}

// sum is the sum of the scores.
func (o Outcomes) sum() float64 {
	if o.N() == 0 {
		return 0
	}
	return o.Mean() * float64(o.N())
}

// LOS is the likelihood of superiority, Φ((μ−½)/se): how likely the score is above one half, under
// a flat prior.
func (o Outcomes) LOS() float64 {
	return distuv.UnitNormal.CDF((o.Mean() - 0.5) / o.StandardError())
}

// Elo is the difference in rating that makes a score expected: −400·log₁₀(1/s − 1). It is infinite
// for scores of 0 and 1.
//
// Source: A. E. Elo, The Rating of Chessplayers, Past and Present, 1978.
func Elo(score float64) float64 { return -400 * math.Log10(1/score-1) }

// EloOf is the difference in rating that makes a score expected in games of so many seats against
// opponents of equal strength: 400·log₁₀(s(n−1)/(1−s)), so that an equal share, 1/n, is 0. With two
// seats it is [Elo].
//
// Source: the choice model of R. D. Luce, Individual Choice Behavior, 1959, in which a seat wins as
// its strength is to the sum of all.
func EloOf(score float64, seats int) float64 {
	if seats == 2 {
		return Elo(score)
	}
	return 400 * math.Log10(score*float64(seats-1)/(1-score))
}

// ScoreOf is the score that a difference in rating makes expected among so many seats, the inverse
// of [EloOf]: 1/(1+(n−1)·10^(−d/400)).
func ScoreOf(elo float64, seats int) float64 {
	return 1 / (1 + float64(seats-1)*math.Pow(10, -elo/400))
}

// EloMargin is half the width of the interval of the rating, [Elo(μ+z·se) − Elo(μ−z·se)]/2.
func (o Outcomes) EloMargin(confidence float64) float64 {
	mean, d := o.Mean(), Z(confidence)*o.StandardError()
	return (Elo(mean+d) - Elo(mean-d)) / 2
}
