package speed

import (
	"context"
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/reports/stats"
)

// A Comparison is how fast two builds do the same work.
type Comparison struct {
	This    string  `json:"this"`
	Against string  `json:"against"`
	Runs    int     `json:"runs"`
	Ratios  []Ratio `json:"ratios"`
	// Confidence of the intervals: lower than usual after few runs.
	Confidence float64 `json:"confidence"`
}

// A Ratio is how many times as fast this build is as the other at one kind of work, as the median
// of runs that were made one after the other.
type Ratio struct {
	Game    string  `json:"game,omitempty"` // empty: of the program
	Row     string  `json:"row"`
	Unit    string  `json:"unit"`
	Clock   bool    `json:"by_the_clock,omitempty"` // CPU time is not known
	This    Spread  `json:"this_per_second"`
	Against Spread  `json:"against_per_second"`
	Ratio   float64 `json:"ratio"`
	Low     float64 `json:"low"`
	High    float64 `json:"high"`
}

// Compare measures this build against another, by the CPU time of the same commands run with each
// in turn. What a command takes for the least work, its start-up included, is taken off. After each
// row it calls after.
func Compare(
	ctx context.Context, this, other Program, list []Variant, o Options, after func(row string),
) (*Comparison, error) {
	rows := true
	for _, p := range []Program{this, other} {
		knows, err := p.choosesRows(ctx)
		if err != nil {
			return nil, err
		}
		rows = rows && knows
	}
	c := &Comparison{This: string(this), Against: string(other), Runs: o.Runs, Ratios: []Ratio{}}
	for _, t := range allTasks(list, o, rows) {
		r, err := t.compare(ctx, this, other, o)
		if err != nil {
			return nil, err
		}
		c.Confidence = r.confidence
		c.Ratios = append(c.Ratios, r.Ratio)
		after(fmt.Sprint(t.game, " ", t.row))
	}
	return c, nil
}

func allTasks(list []Variant, o Options, rows bool) []*task {
	var all []*task
	for _, v := range list {
		all = append(all, tasks(v, o, rows)...)
	}
	if o.Wants(StartUp) {
		all = append(all, startTask())
	}
	return all
}

// Tasks is how many rows a comparison will have.
func Tasks(list []Variant, o Options) int { return len(allTasks(list, o, true)) }

// told is a ratio with the confidence of its interval.
type told struct {
	Ratio
	confidence float64
}

// compare does a task on both builds, alternately, each of them first in every other run.
func (t *task) compare(ctx context.Context, this, other Program, o Options) (told, error) {
	size, err := t.size(ctx, this, o)
	if err != nil {
		return told{}, err
	}
	builds := [2]Program{this, other}
	var least [2]work
	if t.next != nil && size > t.least {
		for i, p := range builds {
			if least[i], err = t.quickest(ctx, p); err != nil {
				return told{}, err
			}
		}
	}
	var rates [2][]float64
	var ratios []float64
	for run := range o.Runs {
		var now [2]float64
		for k := range builds {
			i := (k + run) % 2
			w, err := t.perform(ctx, builds[i], size)
			if err != nil {
				return told{}, err
			}
			now[i] = w.minus(least[i]).rate()
			rates[i] = append(rates[i], now[i])
		}
		ratios = append(ratios, now[0]/now[1])
	}
	slices.Sort(ratios)
	between, confidence := stats.MedianInterval(ratios, stats.Confidence)
	return told{Ratio{
		Game: t.game, Row: t.row, Unit: t.unit, Clock: t.clock,
		This: spread(rates[0]), Against: spread(rates[1]),
		Ratio: ratios[len(ratios)/2], Low: between.Low, High: between.High,
	}, confidence}, nil
}

// size is how large the task is to be for it to take the time.
func (t *task) size(ctx context.Context, p Program, o Options) (int, error) {
	if t.next == nil {
		return t.least, nil
	}
	least, err := t.quickest(ctx, p)
	if err != nil {
		return 0, err
	}
	size := t.least
	for next := t.next(size); next > 0; next = t.next(size) {
		size = next
		w, err := t.perform(ctx, p, size)
		if err != nil {
			return 0, err
		}
		if w.seconds-least.seconds > o.Time.Seconds()/2 {
			break
		}
	}
	return size, nil
}

// leastRuns is how often the least work is done, of which the quickest run counts.
const leastRuns = 3

func (t *task) quickest(ctx context.Context, p Program) (work, error) {
	var best work
	for run := range leastRuns {
		w, err := t.perform(ctx, p, t.least)
		if err != nil {
			return work{}, err
		}
		if run == 0 || w.seconds < best.seconds {
			best = w
		}
	}
	return best, nil
}
