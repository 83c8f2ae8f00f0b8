package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports/experiment/values"
)

type valuesOptions struct {
	experimentOptions
	yaml bool
}

func newValues(s *streams) *cobra.Command {
	o := &valuesOptions{experimentOptions: experimentOptions{streams: s}}
	cmd := &cobra.Command{
		Use:   "values VARIANT",
		Short: "Measure what each piece is worth",
		Long: `Measure what each type of piece is worth, in two ways: by matches from a start in which one
side lacks a piece, and by a regression of the winner on the pieces in positions from
ordinary games. Values are in units of the most numerous type; where the two ways
disagree, that is told.

--yaml prints the values as a variant file that extends VARIANT; bots that go by material,
such as greedy, then play by them.`,
		Example: `  wildbench values wild-kingdom-2017 --games 1000
  wildbench values wild-kingdom-2017 --yaml > with-values.yaml`,
		Args:              exactly("VARIANT"),
		ValidArgsFunction: variantNames,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args[0]) },
	}
	o.register(cmd, 400, "how many games each type of piece takes")
	cmd.Flags().BoolVar(&o.yaml, "yaml", false, "print the values as a variant file only")
	return cmd
}

func (o *valuesOptions) run(ctx context.Context, ref string) error {
	def, err := o.definition(ref)
	if err != nil {
		return err
	}
	if !def.HasBoard() {
		return badUsage("values are of pieces that a side can lack at the start; of cards, wildbench run tells what each earns and how it goes with winning")
	}
	l, err := o.lab(true, def)
	if err != nil {
		return err
	}
	v, err := play(ctx, &o.experimentOptions, l, values.Plan(def, o.games))
	if err != nil {
		return err
	}
	v.Ref = ref
	switch {
	case o.yaml && v.Block() == "":
		return undecided(fmt.Sprintf("one more %s is not shown to help, so there is no unit to tell values in; play more games", v.Unit))
	case o.yaml:
		_, err := fmt.Fprint(o.out, v.Block())
		return err
	}
	return o.tell(v)
}
