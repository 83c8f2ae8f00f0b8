package main

import (
	"context"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports/sweep"
	"github.com/wildbench/wildbench/variants"
)

type sweepOptions struct {
	experiment
	over []string
}

func newSweep(s *streams) *cobra.Command {
	o := &sweepOptions{experiment: experiment{streams: s}}
	cmd := &cobra.Command{
		Use:   "sweep VARIANT… [--over PATH=A,B,C]",
		Short: "Play several values of a parameter and set their figures side by side",
		Long: `Play a variant with each of several values of a parameter, or several variants (such as files
with different boards), and set every figure side by side. The first column is what the
others are compared with.

--over may be given more than once; then every combination is played. A value that holds
commas goes into brackets, as a list does anyway.`,
		Example: `  wildbench sweep wild-kingdom-2017 --over animals.giraffe.abilities.fling.max=2,1,3
  wildbench sweep wild-kingdom-2017 --over zones.territory.white=a1-j5,a1-j4,a1-j6
  wildbench sweep wild-kingdom-2017 my-swamp.yaml your-swamp.yaml --games 1000`,
		Args:              atLeast("VARIANT"),
		ValidArgsFunction: cobra.FixedCompletions(variants.Builtin(), cobra.ShellCompDirectiveDefault),
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args) },
	}
	o.register(cmd, 400, "how many games each column plays")
	cmd.Flags().StringArrayVar(&o.over, "over", nil, "a parameter and its values: `PATH=A,B,C`")
	return cmd
}

func (o *sweepOptions) run(ctx context.Context, refs []string) error {
	columns, err := o.columns(refs)
	if err != nil {
		return err
	}
	if len(columns) < 2 {
		return badUsage("sweep needs something to compare: several variants, or --over PATH=A,B,C")
	}
	var defs []*variants.Definition
	for _, c := range columns {
		defs = append(defs, c.Def)
	}
	l, err := o.lab(true, defs...)
	if err != nil {
		return err
	}
	meter := o.newMeter("sweep", o.games*len(columns))
	l.After = meter.add
	s, err := sweep.Run(ctx, l, columns)
	if err := meter.done(err); err != nil {
		return fault(err)
	}
	if o.format.value == "json" {
		return s.WriteJSON(o.out)
	}
	return s.WriteText(o.out, o.page())
}

// columns are the variants to be played: each of those named with each combination of values.
func (o *sweepOptions) columns(refs []string) ([]sweep.Column, error) {
	combinations := [][]string{nil} // of path=value
	for _, over := range o.over {
		path, list, ok := strings.Cut(over, "=")
		if !ok {
			return nil, badUsage("--over %s: want PATH=A,B,C", over)
		}
		var more [][]string
		for _, have := range combinations {
			for _, value := range splitValues(list) {
				more = append(more, append(have[:len(have):len(have)], path+"="+value))
			}
		}
		combinations = more
	}
	var columns []sweep.Column
	for _, ref := range refs {
		for _, sets := range combinations {
			def, err := o.loader(ref)(variants.Mods{Set: sets})
			if err != nil {
				return nil, err
			}
			columns = append(columns, sweep.Column{Label: columnLabel(def.Name, sets, len(refs) > 1), Def: def})
		}
	}
	return columns, nil
}

// columnLabel names a column by what is different in it: the last words of paths, and the variant if there are several.
func columnLabel(variant string, sets []string, several bool) string {
	var words []string
	if several || len(sets) == 0 {
		words = append(words, variant)
	}
	for _, set := range sets {
		path, value, _ := strings.Cut(set, "=")
		words = append(words, path[strings.LastIndexByte(path, '.')+1:]+"="+value)
	}
	return strings.Join(words, " ")
}

// splitValues splits at commas outside of brackets.
func splitValues(list string) []string {
	var values []string
	depth, from := 0, 0
	for i, c := range list {
		switch c {
		case '[', '{':
			depth++
		case ']', '}':
			depth--
		case ',':
			if depth == 0 {
				values, from = append(values, strings.TrimSpace(list[from:i])), i+1
			}
		}
	}
	return append(values, strings.TrimSpace(list[from:]))
}
