package speed

import "time"

// counts are what was done in some time.
type counts struct{ plies, games, moves, nodes int }

func (c *counts) add(o counts) {
	c.plies, c.games = c.plies+o.plies, c.games+o.games
	c.moves, c.nodes = c.moves+o.moves, c.nodes+o.nodes
}

// A sample is one measurement: what was done, and the time it took.
type sample struct {
	counts
	clock, cpu time.Duration // cpu is 0 where it is not known
}

// timed measures what a function does.
func timed(do func(start time.Time) (counts, error)) (sample, error) {
	cpu, start := cpuTime(), time.Now()
	c, err := do(start)
	return sample{c, time.Since(start), cpuTime() - cpu}, err
}

// tell makes a row of samples of work for so many cores.
func tell(samples []sample, cores int) *Row {
	rates := func(of func(*sample) int, in func(*sample) time.Duration) Spread {
		var list []float64
		for i := range samples {
			if n, t := of(&samples[i]), in(&samples[i]); n > 0 && t > 0 {
				list = append(list, float64(n)/t.Seconds())
			}
		}
		return spread(list)
	}
	clock := func(s *sample) time.Duration { return s.clock }
	cpu := func(s *sample) time.Duration { return s.cpu }
	plies := func(s *sample) int { return s.plies }
	games := func(s *sample) int { return s.games }
	nodes := func(s *sample) int { return s.nodes }
	return &Row{
		Plies: rates(plies, clock), PliesCPU: rates(plies, cpu),
		Games: rates(games, clock), GamesCPU: rates(games, cpu),
		Moves: rates(func(s *sample) int { return s.moves }, clock),
		Nodes: rates(nodes, clock), NodesCPU: rates(nodes, cpu),
		Had: had(samples, cores),
	}
}

// had is the median share of the time of so many cores that the samples had.
func had(samples []sample, cores int) float64 {
	var shares []float64
	for _, s := range samples {
		if s.clock > 0 {
			shares = append(shares, s.cpu.Seconds()/s.clock.Seconds()/float64(cores))
		}
	}
	return min(1, spread(shares).Median)
}

// repeated takes samples.
func repeated(runs int, take func(run int) (sample, error)) ([]sample, error) {
	var samples []sample
	for run := range runs {
		s, err := take(run)
		if err != nil {
			return nil, err
		}
		samples = append(samples, s)
	}
	return samples, nil
}
