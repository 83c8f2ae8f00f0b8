package main

import (
	"context"
	"errors"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment/compare"
	"github.com/wildbench/wildbench/reports/html"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

type compareOptions struct {
	experimentOptions
	file string
}

func newCompare(s *streams) *cobra.Command {
	o := &compareOptions{experimentOptions: experimentOptions{streams: s}}
	cmd := &cobra.Command{
		Use:   "compare A [B]",
		Short: "Say what differs between two variants or two runs, and what is chance",
		Long: `Let the same bots play two variants with the same seeds and seats, and compare every figure:
who wins, how games end, how long they are, how each piece and ability is used. Each
difference has an interval and a verdict: higher, lower, same, or unclear, with the number
of games that would tell.

A and B are variants, or run directories (wildbench run --out DIRECTORY), of which only the
records are read. --with, --without and --set (or --with-b, --without-b and --set-b) change
B; without a B it is A with these changes. --players is for both.`,
		Example: `  wildbench compare wild-kingdom-2016 wild-kingdom-2017 --games 2000
  wildbench compare wild-kingdom-2017 --without giraffe.fling
  wildbench compare moving-wild --set scoring=expert --players 3
  wildbench compare runs/monday runs/tuesday --format markdown
  wildbench compare wild-kingdom-2016 wild-kingdom-2017 --format html --out editions.html`,
		Args:              atMost(1, "A", "B"),
		ValidArgsFunction: completeVariants(2),
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args) },
	}
	o.register(cmd, 400, "how many games each pairing of bots plays, of each variant", formatHTML)
	cmd.Flags().SetNormalizeFunc(forB)
	cmd.Flags().StringVar(&o.file, "out", "", "write to this `FILE` instead of standard output")
	return cmd
}

// forB takes --set-b for --set, and so on: what flags change is B.
func forB(_ *pflag.FlagSet, name string) pflag.NormalizedName {
	switch name {
	case "with-b", "without-b", "set-b":
		name = strings.TrimSuffix(name, "-b")
	}
	return pflag.NormalizedName(name)
}

func (o *compareOptions) run(ctx context.Context, args []string) error {
	var list []*compare.Comparison
	var err error
	switch a, b := args[0], args[len(args)-1]; {
	case isDir(a) && isDir(b):
		list, err = o.runs(args)
	case isDir(a):
		err = unlike(a, b)
	case isDir(b):
		err = unlike(b, a)
	default:
		list, err = o.variants(ctx, a, b)
	}
	if err != nil {
		return err
	}
	if o.file == "" {
		return o.write(o.out, list)
	}
	return o.writeFile(o.file, func(w io.Writer) error { return o.write(w, list) })
}

func (o *compareOptions) write(w io.Writer, list compare.Comparisons) error {
	if o.format.value == formatHTML {
		return html.WriteComparisons(w, list)
	}
	options := o.page()
	options.Colour = options.Colour && o.file == ""
	return page.Write(w, list, o.format.value, options)
}

// unlike is the error of a run and something else, which do not compare.
func unlike(run, other string) error {
	if _, err := variants.Load(other, variants.Overrides{}); err != nil {
		return strictyaml.Invalid(other, err)
	}
	return badUsage("%s is a run and %s a variant: compare two of a kind", run, other)
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// runs compares run directories: batches of the same label, or, if either has but one, whatever it
// is.
func (o *compareOptions) runs(paths []string) ([]*compare.Comparison, error) {
	if len(paths) < 2 {
		return nil, badUsage("compare needs two run directories, or variants")
	}
	var sides [2][]*reports.Report
	for i, path := range paths {
		d, err := o.openRun(path)
		if err != nil {
			return nil, err
		}
		o.bad.apply(d)
		sides[i], err = reports.ReadRun(d)
		if err := errors.Join(err, d.Close()); err != nil {
			return nil, err
		}
	}
	var list []*compare.Comparison
	for _, a := range sides[0] {
		for _, b := range sides[1] {
			if a.Variant != b.Variant && (len(sides[0]) > 1 || len(sides[1]) > 1) {
				continue
			}
			c, err := compare.Reports(a, b)
			if err != nil {
				return nil, incomparable(err)
			}
			list = append(list, c)
		}
	}
	o.warnFailures(reports.FailuresOf(slices.Concat(sides[0], sides[1])))
	if len(list) == 0 {
		return nil, badUsage("%s and %s have no variant in common", paths[0], paths[1])
	}
	return list, nil
}

// incomparable says why reports cannot be compared: nobody can be blamed for games that are left
// out.
func incomparable(err error) error {
	if errors.Is(err, compare.ErrFew) {
		return undecided(err.Error())
	}
	if errors.Is(err, reports.ErrNothing) {
		return err
	}
	return badUsage("%v", err)
}

// variants plays two variants and compares them.
func (o *compareOptions) variants(ctx context.Context, refA, refB string) ([]*compare.Comparison, error) {
	unchanged := variantFlags{players: o.players}
	a, err := unchanged.definition(refA)
	if err != nil {
		return nil, err
	}
	b, err := o.definition(refB)
	if err != nil {
		return nil, err
	}
	if a.Genre() != b.Genre() {
		return nil, badUsage("compare: of %s and %s, one is a game of cards and one of a board: they have no figures in common",
			refA, refB)
	}
	l, err := o.lab(false, a, b)
	if err != nil {
		return nil, err
	}
	if a.Digest() == b.Digest() {
		o.warn("A and B are the same variant: change B with --with, --without or --set")
	}
	labelB := b.Label()
	if a.Label() == labelB && a.Digest() != b.Digest() { // two files with one name
		labelB += " (" + refB + ")"
	}
	sides, err := play(ctx, &o.experimentOptions, l, compare.Plan(a, b, labelB, o.games, len(l.Pairings)))
	if err != nil {
		return nil, err
	}
	c, err := compare.Reports(sides[0], sides[1])
	if err != nil {
		return nil, incomparable(err)
	}
	return []*compare.Comparison{c}, nil
}
