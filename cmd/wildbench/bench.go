package main

import (
	"fmt"
	"runtime"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay/speed"
	"github.com/wildbench/wildbench/variants"
)

type benchOptions struct {
	*streams
	variantFlags
	runs   int
	time   time.Duration
	format *choice
}

func newBench(s *streams) *cobra.Command {
	o := &benchOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "bench [VARIANT…]",
		Short: "Measure how fast variants play on this machine",
		Long: `Measure how fast variants play: uniform random games with all legal moves listed at every
ply, on one core and on all, and perft (sequences of moves counted to a depth). Each figure
is the median of several runs, with the lowest and the highest: machines are noisy. Without
a VARIANT all built-in ones are measured.`,
		Example: `  wildbench bench
  wildbench bench my-variant.yaml --runs 9 --time 2s --format json`,
		ValidArgsFunction: cobra.FixedCompletions(variants.Builtin(), cobra.ShellCompDirectiveDefault),
		RunE:              func(_ *cobra.Command, args []string) error { return o.run(args) },
	}
	flags := cmd.Flags()
	wholeVar(flags, &o.runs, "runs", 5, 1, 1000, "how often each figure is measured")
	flags.DurationVar(&o.time, "time", 500*time.Millisecond, "for how long each time")
	o.register(flags)
	o.registerPlayers(flags)
	o.format = addFormat(cmd, "text", "json")
	return cmd
}

func (o *benchOptions) run(refs []string) error {
	if o.time <= 0 {
		return badUsage("bench needs a positive --time")
	}
	if len(refs) == 0 {
		refs = variants.Builtin()
	}
	var games []game.Game
	for _, ref := range refs {
		_, g, err := o.load(ref)
		if err != nil {
			return err
		}
		games = append(games, g)
	}
	bar := o.newProgress(len(games))
	var results []speed.Result
	for _, g := range games {
		bar.describe(g.Name())
		results = append(results, speed.Measure(g, speed.Options{Runs: o.runs, Time: o.time, Cores: runtime.GOMAXPROCS(0)}))
		bar.add()
	}
	bar.clear()
	if o.format.value == "json" {
		return page.WriteJSON(o.out, "figures", results)
	}
	return o.table(results)
}

func (o *benchOptions) table(results []speed.Result) error {
	t := tabwriter.NewWriter(o.out, 0, 0, 2, ' ', tabwriter.AlignRight)
	cores := results[0].Cores
	fmt.Fprintf(t, "a second\tplies\tspread\tgames\tlegal moves\tplies on %d cores\tspread\tperft nodes\tspread\t\n", cores)
	for _, r := range results {
		fmt.Fprintf(t, "%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t\n", r.Game,
			short(r.OneCore.Plies.Median), between(r.OneCore.Plies), short(r.OneCore.Games.Median), short(r.OneCore.Moves.Median),
			short(r.AllCores.Plies.Median), between(r.AllCores.Plies), short(r.Perft.Nodes.Median), between(r.Perft.Nodes))
	}
	if err := t.Flush(); err != nil {
		return err
	}
	var depths []string
	for _, r := range results {
		depths = append(depths, fmt.Sprintf("%s %d", r.Game, r.Perft.Depth))
	}
	_, err := fmt.Fprintf(o.out, "\nmedians of %d runs of %v, with the lowest and the highest; one core unless said otherwise\nperft depths: %s\n",
		o.runs, o.time, strings.Join(depths, ", "))
	return err
}

func between(s speed.Spread) string { return short(s.Lowest) + "–" + short(s.Most) }

// short writes a rate with three digits: 3.21M, 412k, 87.
func short(rate float64) string {
	switch {
	case rate >= 1e6:
		return digits(rate/1e6) + "M"
	case rate >= 1e3:
		return digits(rate/1e3) + "k"
	}
	return digits(rate)
}

func digits(x float64) string {
	switch {
	case x >= 99.5:
		return fmt.Sprintf("%.0f", x)
	case x >= 9.95:
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.2f", x)
}
