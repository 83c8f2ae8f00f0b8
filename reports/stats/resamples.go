package stats

import (
	"math"
	"math/rand/v2"
	"slices"
)

// Replicates is how many samples a bootstrap draws.
const Replicates = 1000

// resampleSeed makes the draws of a bootstrap differ from any other use of the same keys.
const resampleSeed = 0x626f6f7473747261

// Resamples are a bootstrap of sums: so many samples, drawn with replacement from observations as
// they come, of which only the sums are kept. Memory depends on the width of an observation and not
// on how many there are. Each sample takes each observation a number of times that has Poisson's
// distribution with mean 1, drawn from the observation's key: the same observations give the same
// samples in whatever order and parts they come.
//
// Source: N. Chamandy, O. Muralidharan, A. Najmi & S. Naidu, "Estimating uncertainty for massive
// data streams", Google 2012.
type Resamples struct {
	width int
	sums  []int64 // by replicate, then place in the observation
}

// NewResamples starts a bootstrap of observations of so many numbers each.
func NewResamples(width int) *Resamples {
	return &Resamples{width, make([]int64, Replicates*width)}
}

// Add counts an observation. Its key must be its own.
func (r *Resamples) Add(key uint64, observation []int) {
	pcg := rand.NewPCG(key, resampleSeed)
	for replicate := 0; replicate < Replicates; replicate += 2 {
		draw := pcg.Uint64()
		r.add(replicate, poissonOne(uint32(draw)), observation)
		r.add(replicate+1, poissonOne(uint32(draw>>32)), observation)
	}
}

func (r *Resamples) add(replicate int, weight int64, observation []int) {
	if weight == 0 {
		return
	}
	sums := r.sums[replicate*r.width:][:r.width]
	for i, x := range observation {
		sums[i] += weight * int64(x)
	}
}

// Interval is the percentile interval of a statistic of the sums, and its standard error. Samples
// for which the statistic is not a number are left out; without any left, both are NaN.
//
// Source: B. Efron & R. J. Tibshirani, An Introduction to the Bootstrap, 1993, chapters 6 and 13.
func (r *Resamples) Interval(confidence float64, statistic func(sums []int64) float64) (i Interval, se float64) {
	var values []float64
	sum := 0.0
	for replicate := range Replicates {
		if x := statistic(r.sums[replicate*r.width:][:r.width]); !math.IsNaN(x) {
			values = append(values, x)
			sum += x
		}
	}
	n := len(values)
	if n < 2 {
		return Interval{math.NaN(), math.NaN()}, math.NaN()
	}
	slices.Sort(values)
	mean, squares := sum/float64(n), 0.0
	for _, x := range values {
		squares += (x - mean) * (x - mean)
	}
	tail := int(math.Round((1 - confidence) / 2 * float64(n)))
	return Interval{values[tail], values[n-1-tail]}, math.Sqrt(squares / float64(n-1))
}

// poissonBelow are the cumulative probabilities of Poisson's distribution with mean 1, in units of
// 2⁻³².
var poissonBelow = func() (table [12]uint32) {
	p, sum := math.Exp(-1), 0.0
	for k := range table {
		sum += p
		table[k] = uint32(min(sum*(1<<32), 1<<32-1))
		p /= float64(k + 1)
	}
	return table
}()

// poissonOne turns a uniform draw into one of Poisson's distribution with mean 1.
func poissonOne(draw uint32) int64 {
	for k, below := range poissonBelow {
		if draw < below {
			return int64(k)
		}
	}
	return int64(len(poissonBelow))
}
