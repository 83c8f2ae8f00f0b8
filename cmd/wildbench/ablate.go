package main

import (
	"context"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports/experiment/ablation"
	"github.com/wildbench/wildbench/variants"
)

type ablateOptions struct {
	experimentOptions
	precision float64
}

func newAblate(s *streams) *cobra.Command {
	o := &ablateOptions{experimentOptions: experimentOptions{streams: s}}
	cmd := &cobra.Command{
		Use:   "ablate VARIANT",
		Short: "Turn every ability off in turn and say what each is worth",
		Long: `Turn every ability and option of a variant off in turn (or on, if it is off), both ways.
One side goes without it, seats swapped: what it is worth to its owner, in Elo. Both sides
go without it: what it does to the game. The most valuable come first; marks hold for all
of them together (Holm).

--precision 25 stops each match once its worth is known to ±25 Elo; --games is then the
most that it may take.`,
		Example: `  wildbench ablate wild-kingdom-2017 --games 400
  wildbench ablate wild-kingdom-2017 --games 4000 --precision 25
  wildbench ablate my-game.yaml --format markdown > ablation.md`,
		Args:              exactly("VARIANT"),
		ValidArgsFunction: variantNames,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args[0]) },
	}
	o.register(cmd, 400, "how many games each question about each ability takes")
	cmd.Flags().Float64Var(&o.precision, "precision", 0, "stop a match when its worth is known within ± so many `ELO`")
	return cmd
}

func (o *ablateOptions) run(ctx context.Context, ref string) error {
	if o.precision < 0 {
		return badUsage("--precision %g: want a number of Elo", o.precision)
	}
	load := o.loader(ref)
	def, err := load(variants.Overrides{})
	if err != nil {
		return err
	}
	l, err := o.lab(true, def)
	if err != nil {
		return err
	}
	a, err := play(ctx, &o.experimentOptions, l, ablation.Plan(def, load, o.games, o.precision))
	if err != nil {
		return err
	}
	a.Ref = o.again(ref)
	return o.tell(a)
}
