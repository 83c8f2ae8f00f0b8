package main

import (
	"context"
	"errors"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/speed"
	"github.com/wildbench/wildbench/variants"
)

type benchOptions struct {
	*streams
	variantFlags
	rows    []string
	runs    int
	time    time.Duration
	against string
	format  *choice
}

func newBench(s *streams) *cobra.Command {
	o := &benchOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "bench [VARIANT…]",
		Short: "Measure how fast variants play on this machine",
		Long: `Measure how fast variants play: uniform random games with all legal moves listed at every
ply, on one core and on all; perft (sequences of moves counted to a depth); random games
recorded with all statistics; games of the bots greedy and search; and how long the program
takes to start. Each figure is the median of several runs, with the lowest and the highest:
machines are noisy. Without a VARIANT all built-in ones are measured.

Figures are told by CPU time, which is what the program needs, and by the clock, which counts
what others do on the machine too. Where the two differ the machine is busy, and bench says so.

--against BINARY measures another build of wildbench as well: both do the same work in turn, and
the ratio of their speeds is told with its interval. Work is what wildbench run, perft and
variants list do, so that the other build may be an older one.`,
		Example: `  wildbench bench
  wildbench bench jungle --rows playouts,recorded
  wildbench bench my-variant.yaml --runs 9 --time 2s --format json
  wildbench bench wild-kingdom-2017 --against before/wildbench`,
		ValidArgsFunction: completeVariants(anyNumber),
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args) },
	}
	flags := cmd.Flags()
	rows := &wordList{&o.rows, speed.Rows()}
	flags.Var(rows, "rows", "what to measure: "+strings.Join(speed.Rows(), ", ")+" (default: all)")
	wholeVar(flags, &o.runs, "runs", 5, 1, 1000, "how often each figure is measured")
	flags.DurationVar(&o.time, "time", 500*time.Millisecond, "for how long each time")
	flags.StringVar(&o.against, "against", "", "another build of wildbench: a `BINARY`")
	o.register(flags)
	o.registerPlayers(flags)
	o.format = addFormat(cmd, "text", "json")
	complete := cobra.FixedCompletions(speed.Rows(), cobra.ShellCompDirectiveNoFileComp)
	if err := cmd.RegisterFlagCompletionFunc("rows", complete); err != nil {
		panic(err) // the flag was added above
	}
	return cmd
}

func (o *benchOptions) run(ctx context.Context, refs []string) error {
	if o.time <= 0 {
		return badUsage("bench needs a positive --time")
	}
	if len(refs) == 0 {
		refs = variants.Builtin()
	}
	if len(o.rows) == 0 {
		o.rows = speed.Rows()
	}
	var list []speed.Variant
	for _, ref := range refs {
		_, g, err := o.load(ref)
		if err != nil {
			return err
		}
		list = append(list, speed.Variant{Game: g, Words: append([]string{ref}, o.raw()...)})
	}
	settings := speed.Options{Rows: o.rows, Runs: o.runs, Time: o.time, Cores: runtime.GOMAXPROCS(0)}
	err := o.measure(ctx, list, settings)
	var failed *speed.BuildError
	switch {
	case errors.Is(err, context.Canceled):
		return interruption("interrupted before everything was measured")
	case errors.As(err, &failed):
		return badUsage("%v", err)
	}
	return err
}

// measure measures this build, or both.
func (o *benchOptions) measure(
	ctx context.Context, list []speed.Variant, settings speed.Options,
) error {
	self, err := o.program()
	if err != nil {
		return err
	}
	if o.against != "" {
		return o.compare(ctx, speed.Program(self), list, settings)
	}
	bar := o.newProgress(len(list))
	defer bar.clear()
	var results []*speed.Result
	for _, v := range list {
		bar.describe(v.Game.Name())
		r, err := speed.Measure(ctx, v.Game, settings)
		if err != nil {
			return err
		}
		results = append(results, r)
		bar.add()
	}
	var start *speed.Start
	if settings.Wants(speed.StartUp) {
		if start, err = speed.Program(self).MeasureStartUp(ctx, o.runs); err != nil {
			return err
		}
	}
	bar.clear()
	if had, is := speed.Busy(results); is {
		o.warn("the machine is busy: the program had as little as %.0f %% of the time of its cores; "+
			"go by CPU time, and measure again when nothing else runs", 100*had)
	}
	if o.format.value == "json" {
		return page.WriteJSON(o.out, "figures", speed.Document(results, start))
	}
	return speed.WriteText(o.out, results, start, settings, o.page())
}

// compare measures this build against another.
func (o *benchOptions) compare(
	ctx context.Context, self speed.Program, list []speed.Variant, settings speed.Options,
) error {
	other, err := exec.LookPath(o.against)
	if err != nil {
		return badUsage("--against: %v", err)
	}
	bar := o.newProgress(speed.Tasks(list, settings))
	defer bar.clear()
	c, err := speed.Compare(ctx, self, speed.Program(other), list, settings, func(row string) {
		bar.describe(row)
		bar.add()
	})
	if err != nil {
		return err
	}
	bar.clear()
	if o.format.value == "json" {
		return page.WriteJSON(o.out, "ratios", c)
	}
	return c.WriteText(o.out, o.page())
}

func (o *benchOptions) page() page.Options {
	return page.Options{Colour: bool(o.onOut), Width: o.width()}
}

// raw are the flags that change variants, as the words of a command that no shell reads.
func (o *benchOptions) raw() []string {
	var words []string
	for _, f := range []struct {
		name  string
		texts []string
	}{{"--with", o.with}, {"--without", o.without}, {"--set", o.set}} {
		for _, text := range f.texts {
			words = append(words, f.name, text)
		}
	}
	if o.players != 0 {
		words = append(words, "--players", strconv.Itoa(o.players))
	}
	return words
}
