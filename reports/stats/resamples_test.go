package stats

import (
	"math"
	"math/rand/v2"
	"slices"
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

// However observations are held and packed, the sums are those that the draws of each come to.
func TestResamplesSums(t *testing.T) {
	for _, width := range []int{1, 4, 5} {
		r, want := NewResamples(width), make([]int64, Replicates*width)
		for n := range 3*heldMost + 5 {
			observation := make([]int, width)
			for i := range observation {
				observation[i] = n * (i + 1)
			}
			switch n {
			case 7:
				observation[0] = halfLimit - 1
			case 9, 40:
				observation[width-1] = 1 << 40
			case 20:
				observation[0] = -3
			}
			r.Add(uint64(n), observation)
			pcg := rand.NewPCG(uint64(n), resampleSeed)
			for replicate := 0; replicate < Replicates; replicate += 2 {
				draw := pcg.Uint64()
				for i, x := range observation {
					want[replicate*width+i] += poissonExactly(uint32(draw)) * int64(x)
					want[(replicate+1)*width+i] += poissonExactly(uint32(draw>>32)) * int64(x)
				}
			}
		}
		r.draw()
		if !slices.Equal(r.sums, want) {
			t.Errorf("of width %d the sums are others", width)
		}
	}
}

func TestPoissonOneIsExact(t *testing.T) {
	draws := []uint32{0, math.MaxUint32}
	for _, below := range poissonBelow {
		draws = append(draws, below-1, below, below+1)
	}
	for i := range uint32(256) {
		draws = append(draws, i<<24, i<<24|0x7fffff, i<<24|0xffffff)
	}
	for _, draw := range draws {
		if got, want := poissonOne(draw), poissonExactly(draw); got != want {
			t.Errorf("%#x means %d, want %d", draw, got, want)
		}
	}
}

func BenchmarkResamples(b *testing.B) {
	r, observation := NewResamples(18), make([]int, 18)
	for i := range observation {
		observation[i] = 10 * i
	}
	for n := 0; b.Loop(); n++ {
		r.Add(uint64(n), observation)
	}
}
