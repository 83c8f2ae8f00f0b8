// Package speed measures how fast games play on a machine: see [Measure], and [Compare] for two
// builds of the program.
//
// Figures are rates, measured several times, over the CPU time that the process took and over the
// clock. CPU time is what the program needs; the clock counts what others do on the machine too.
// Where the two differ the machine is busy, and even CPU time is then a little too long, since
// programs take caches and shared cores from each other. Nothing here is deterministic but the
// games played.
package speed

import (
	"context"
	"slices"
	"time"

	"github.com/wildbench/wildbench/engine/game"
)

// Rows are what can be measured.
const (
	Playouts = "playouts" // uniform random games, all legal moves listed at every ply
	Cores    = "cores"    // the same on all cores
	Perft    = "perft"    // sequences of plies counted to a depth
	Recorded = "recorded" // random games in a batch, with all statistics
	Greedy   = "greedy"   // games of the bot
	Search   = "search"   // games of the bot
	StartUp  = "start-up" // of the program
)

// Rows lists what can be measured, in the order of results.
func Rows() []string {
	return []string{Playouts, Cores, Perft, Recorded, Greedy, Search, StartUp}
}

// searchSpec is the bot of the row Search.
const searchSpec = "search:nodes=1000"

// Options say how to measure.
type Options struct {
	Rows  []string      // what to measure
	Runs  int           // how often each figure is measured
	Time  time.Duration // for how long each time, at least
	Cores int           // how many cores the row Cores uses
}

// Wants reports whether a row is to be measured.
func (o *Options) Wants(row string) bool { return slices.Contains(o.Rows, row) }

// A Result is what was measured of one game, without the rows that were not asked for.
type Result struct {
	Game     string `json:"game"`
	OneCore  *Row   `json:"one_core,omitempty"`
	AllCores *Row   `json:"all_cores,omitempty"`
	Cores    int    `json:"cores"`
	Perft    *Row   `json:"perft,omitempty"`
	Recorded *Row   `json:"recorded,omitempty"`
	Greedy   *Row   `json:"greedy,omitempty"`
	Search   *Row   `json:"search,omitempty"`
}

// Document is what is written as JSON: the results, and last the start of the program, which may be
// nil.
func Document(results []*Result, start *Start) []any {
	var list []any
	for _, r := range results {
		list = append(list, r)
	}
	if start != nil {
		list = append(list, start)
	}
	return list
}

// A Row is one kind of work: rates of what it counts, by the clock, and by CPU time where the
// system tells it.
type Row struct {
	Bot      string `json:"bot,omitempty"`
	Depth    int    `json:"depth,omitempty"` // of perft
	Plies    Spread `json:"plies_per_second,omitzero"`
	PliesCPU Spread `json:"plies_per_cpu_second,omitzero"`
	Games    Spread `json:"games_per_second,omitzero"`
	GamesCPU Spread `json:"games_per_cpu_second,omitzero"`
	Moves    Spread `json:"legal_moves_per_second,omitzero"`
	Nodes    Spread `json:"nodes_per_second,omitzero"`
	NodesCPU Spread `json:"nodes_per_cpu_second,omitzero"`
	// Had is the share of the time of the cores at work that the process had, at most 1: less
	// where the machine was busy. 0: not known.
	Had float64 `json:"cores_had,omitempty"`
}

// A Spread is the rates measured, by rank.
type Spread struct {
	Median float64 `json:"median"`
	Lowest float64 `json:"lowest"`
	Most   float64 `json:"highest"`
}

func spread(rates []float64) Spread {
	if len(rates) == 0 {
		return Spread{}
	}
	slices.Sort(rates)
	return Spread{Median: rates[len(rates)/2], Lowest: rates[0], Most: rates[len(rates)-1]}
}

// Measure measures a game.
func Measure(ctx context.Context, g game.Game, o Options) (*Result, error) {
	r := &Result{Game: g.Name(), Cores: o.Cores}
	for _, w := range []struct {
		row     string
		to      **Row
		measure func() (*Row, error)
	}{
		{Playouts, &r.OneCore, func() (*Row, error) { return playouts(ctx, g, o, 1) }},
		{Cores, &r.AllCores, func() (*Row, error) { return playouts(ctx, g, o, o.Cores) }},
		{Perft, &r.Perft, func() (*Row, error) { return perft(ctx, g, o) }},
		{Recorded, &r.Recorded, func() (*Row, error) { return recorded(ctx, g, o) }},
		{Greedy, &r.Greedy, func() (*Row, error) { return botGames(ctx, g, o, "greedy") }},
		{Search, &r.Search, func() (*Row, error) { return botGames(ctx, g, o, searchSpec) }},
	} {
		if !o.Wants(w.row) {
			continue
		}
		row, err := w.measure()
		if err != nil {
			return nil, err
		}
		*w.to = row
	}
	return r, nil
}
