package reports

import (
	"math"
	"slices"

	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// diversityTally counts different games and different openings.
type diversityTally struct {
	games map[uint64]int
	lines [len(selfplay.LineDepths)]map[uint32]int
}

func newDiversityTally() diversityTally {
	d := diversityTally{games: make(map[uint64]int)}
	for i := range d.lines {
		d.lines[i] = make(map[uint32]int)
	}
	return d
}

func (d *diversityTally) add(r *selfplay.Record) {
	d.games[r.Fingerprint]++
	for i, line := range r.Lines {
		d.lines[i][line]++
	}
}

func (d *diversityTally) report() Diversity {
	out := Diversity{Openings: []Openings{}}
	for _, n := range d.games {
		out.Games += n
	}
	out.Distinct = Number(float64(len(d.games)) / float64(out.Games))
	for i, depth := range selfplay.LineDepths {
		var counts []int
		for _, n := range d.lines[i] {
			counts = append(counts, n)
		}
		slices.Sort(counts) // sums of fractions depend on their order
		effective := stats.EffectiveNumber(counts)
		out.Openings = append(out.Openings, Openings{depth, len(counts), Number(math.Log(max(1, effective))), Number(effective)})
	}
	return out
}
