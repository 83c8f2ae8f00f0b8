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

	// Observations are held until there are several: going through all samples for each would
	// take longer, and drive everything else out of the processor's caches.
	held  [heldMost]heldObservation
	holds int // how many those are
}

// heldMost is how many observations are held.
const heldMost = 16

// A heldObservation is one whose draws are still to be made.
type heldObservation struct {
	draws   rand.PCG
	numbers []uint64 // two in each word, the second in the upper half
}

// halfLimit bounds numbers so that halves of words can hold heldMost of them, each taken as often as
// a draw can say.
const halfLimit = (1 << 32) / (heldMost * (mostDrawn + 1))

// NewResamples starts a bootstrap of observations of so many numbers each.
func NewResamples(width int) *Resamples {
	r := &Resamples{width: width, sums: make([]int64, Replicates*width)}
	for k := range r.held {
		r.held[k].numbers = make([]uint64, (width+1)/2)
	}
	return r
}

// Add counts an observation. Its key must be its own.
func (r *Resamples) Add(key uint64, observation []int) {
	if r.holds == heldMost {
		r.draw()
	}
	h := &r.held[r.holds]
	h.draws.Seed(key, resampleSeed)
	clear(h.numbers)
	for i, x := range observation {
		if x < 0 || x >= halfLimit {
			r.addLarge(key, observation)
			return
		}
		h.numbers[i/2] |= uint64(x) << (i % 2 * 32)
	}
	r.holds++
}

// draw makes the draws of the observations that are held.
func (r *Resamples) draw() {
	if r.holds == 0 {
		return
	}
	words := (r.width + 1) / 2
	even, odd := make([]uint64, words), make([]uint64, words)
	for replicate := 0; replicate < Replicates; replicate += 2 {
		clear(even)
		clear(odd)
		for k := range r.holds {
			h := &r.held[k]
			draw := h.draws.Uint64()
			one, two := uint64(poissonOne(uint32(draw))), uint64(poissonOne(uint32(draw>>32)))
			numbers := h.numbers[:len(even)]
			odd := odd[:len(even)]
			for i, x := range numbers {
				even[i] += one * x
				odd[i] += two * x
			}
		}
		r.unpack(replicate, even)
		r.unpack(replicate+1, odd)
	}
	r.holds = 0
}

// unpack adds sums of two numbers in each word to those of a replicate.
func (r *Resamples) unpack(replicate int, words []uint64) {
	sums := r.sums[replicate*r.width:][:r.width]
	for i := range sums {
		sums[i] += int64(uint32(words[i/2] >> (i % 2 * 32)))
	}
}

// addLarge counts an observation with numbers that have no room in half a word.
func (r *Resamples) addLarge(key uint64, observation []int) {
	pcg := rand.NewPCG(key, resampleSeed)
	for replicate := 0; replicate < Replicates; replicate += 2 {
		draw := pcg.Uint64()
		for half, weight := range [2]int64{poissonOne(uint32(draw)), poissonOne(uint32(draw >> 32))} {
			sums := r.sums[(replicate+half)*r.width:][:r.width]
			for i, x := range observation {
				sums[i] += weight * int64(x)
			}
		}
	}
}

// Interval is the percentile interval of a statistic of the sums, and its standard error. Samples
// for which the statistic is not a number are left out; without any left, both are NaN.
//
// Source: B. Efron & R. J. Tibshirani, An Introduction to the Bootstrap, 1993, chapters 6 and 13.
func (r *Resamples) Interval(confidence float64, statistic func(sums []int64) float64) (i Interval, se float64) {
	r.draw()
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

// mostDrawn is the most that poissonOne draws.
const mostDrawn = 12

// poissonBelow are the cumulative probabilities of Poisson's distribution with mean 1, in units of
// 2⁻³².
var poissonBelow = func() (table [mostDrawn]uint32) {
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
	if k := poissonAbout[draw>>24]; k != unsure {
		return int64(k)
	}
	return poissonExactly(draw)
}

func poissonExactly(draw uint32) int64 {
	for k, below := range poissonBelow {
		if draw < below {
			return int64(k)
		}
	}
	return mostDrawn
}

// unsure stands in poissonAbout for draws that begin with the same eight bits and do not all mean
// the same.
const unsure = 255

// poissonAbout is what draws mean, by their upper eight bits.
var poissonAbout = func() (table [256]uint8) {
	for i := range table {
		low, high := uint32(i)<<24, uint32(i)<<24|(1<<24-1)
		table[i] = unsure
		if k := poissonExactly(low); k == poissonExactly(high) {
			table[i] = uint8(k)
		}
	}
	return table
}()
