package speed

import (
	"fmt"
	"io"

	"github.com/wildbench/wildbench/reports/page"
)

// busy is the share of the time of its cores below which a process was disturbed by others.
const busy = 0.9

// Busy says how little of the time of its cores the process had in the row in which it had least,
// and whether that is a sign of a busy machine.
func Busy(results []*Result) (least float64, is bool) {
	least = 1
	for _, r := range results {
		for _, l := range r.lines() {
			if l.row != nil && l.row.Had > 0 {
				least = min(least, l.row.Had)
			}
		}
	}
	return least, least < busy
}

// line is a row with what it is called, and what it counts.
type line struct {
	name, unit string
	row        *Row
	cpu, clock Spread
}

// lines are the rows that may be there.
func (r *Result) lines() []line {
	var list []line
	add := func(name string, row *Row) {
		switch {
		case row == nil:
		case row.Nodes.Median > 0:
			list = append(list, line{name, "nodes", row, row.NodesCPU, row.Nodes})
		default:
			list = append(list, line{name, "plies", row, row.PliesCPU, row.Plies})
		}
	}
	add(Playouts, r.OneCore)
	add(fmt.Sprintf("cores %d", r.Cores), r.AllCores)
	if r.Perft != nil {
		add(fmt.Sprintf("perft %d", r.Perft.Depth), r.Perft)
	}
	add(Recorded, r.Recorded)
	add(Greedy, r.Greedy)
	if r.Search != nil {
		add(r.Search.Bot, r.Search)
	}
	return list
}

// WriteText writes a table for people. start may be nil.
func WriteText(w io.Writer, results []*Result, start *Start, o Options, opts page.Options) error {
	p := page.New(opts)
	g := page.NewGrid(2, "", "", "a CPU second", "spread", "a second", "games", "CPU")
	for _, r := range results {
		name := r.Game
		for _, l := range r.lines() {
			cpu, spread := page.None, between(l.clock)
			if l.cpu.Median > 0 {
				cpu, spread = rate(l.cpu.Median)+" "+l.unit, between(l.cpu)
			}
			games := page.None
			if n := l.row.GamesCPU.Median; n > 0 {
				games = rate(n)
			}
			g.Add(name, l.name, cpu, spread, rate(l.clock.Median), games, share(l.row.Had))
			name = ""
		}
	}
	p.Table(g)
	if start != nil {
		p.Gap()
		p.Text(fmt.Sprintf("To start (%s) takes %s ms of CPU time (%s), %s ms by the clock.",
			start.Command, rate(start.CPU.Median), between(start.CPU), rate(start.Clock.Median)))
	}
	p.Gap()
	p.Text(note(o))
	return p.Print(w)
}

// note explains the table.
func note(o Options) string {
	text := fmt.Sprintf("Medians of %d runs of %v, with the lowest and the highest; one core "+
		"unless said otherwise. Spread and games are of CPU seconds too; CPU is the share of the "+
		"time of these cores that the program had.", o.Runs, o.Time)
	about := map[string]string{
		Playouts: "random games, all moves listed at every ply",
		Recorded: "random games of a batch with all statistics",
	}
	for _, row := range Rows() {
		if about[row] != "" && o.Wants(row) {
			text += fmt.Sprintf(" %s: %s.", row, about[row])
		}
	}
	return text
}

// WriteText writes a table for people.
func (c *Comparison) WriteText(w io.Writer, opts page.Options) error {
	p := page.New(opts)
	g := page.NewGrid(2, "", "", "this build", "the other", "ratio", "")
	last, clocked := "", false
	for i := range c.Ratios {
		r := &c.Ratios[i]
		name := r.Game
		if name == last {
			name = ""
		}
		last = r.Game
		unit := " " + r.Unit + "/s"
		if r.Clock {
			unit, clocked = unit+"*", true
		}
		this, other := rate(r.This.Median)+unit, rate(r.Against.Median)+unit
		if r.Row == StartUp {
			name, this, other = "", rate(1000/r.This.Median)+" ms", rate(1000/r.Against.Median)+" ms"
		}
		g.Add(name, r.Row, this, other, "×"+page.Fixed(r.Ratio, 2),
			page.Fixed(r.Low, 2)+"–"+page.Fixed(r.High, 2))
	}
	p.Table(g)
	p.Gap()
	p.Text(fmt.Sprintf("Medians of %d pairs of runs, alternating; a ratio above 1 says that this "+
		"build is faster. Intervals are for the median of the ratios, at %s. Seconds are of CPU "+
		"time, less what the command takes for the least work.", c.Runs, page.Percent(c.Confidence)))
	if clocked {
		p.Text("* by the clock, which counts what others do on the machine too: the other build does " +
			"not tell CPU time.")
	}
	return p.Print(w)
}

func between(s Spread) string { return rate(s.Lowest) + "–" + rate(s.Most) }

// share is a share of cores in whole hundredths.
func share(had float64) string {
	if had == 0 {
		return page.None
	}
	return page.Fixed(100*had, 0) + " %"
}

// rate is a rate with three digits: 3.21M, 412k, 87.0.
func rate(r float64) string {
	switch {
	case r >= 1e6:
		return digits(r/1e6) + "M"
	case r >= 1e3:
		return digits(r/1e3) + "k"
	}
	return digits(r)
}

func digits(x float64) string {
	switch {
	case x >= 99.5:
		return page.Fixed(x, 0)
	case x >= 9.95:
		return page.Fixed(x, 1)
	}
	return page.Fixed(x, 2)
}
