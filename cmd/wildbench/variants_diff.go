package main

import (
	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/variants"
)

type diffOptions struct {
	*streams
	variantFlags
	format *choice
}

func newVariantsDiff(s *streams) *cobra.Command {
	o := &diffOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "diff A [B]",
		Short: "Say what differs between two variants",
		Long: `Say what differs between two variants, from A to B, as a designer would: board or
cards, animals, abilities, parameter by parameter. --with, --without and --set change B; without a B it is
A with these changes.

See what the difference does to the game with: wildbench run A B`,
		Example: `  wildbench variants diff wild-kingdom-2016 wild-kingdom-2017
  wildbench variants diff jungle --with dog-swims`,
		Args:              atMost(1, "variant A", "variant B"),
		ValidArgsFunction: completeVariants(2),
		RunE:              func(_ *cobra.Command, args []string) error { return o.run(args[0], args[len(args)-1]) },
	}
	o.register(cmd.Flags())
	o.format = addFormat(cmd, "text", "json")
	return cmd
}

func (o *diffOptions) run(refA, refB string) error {
	a, err := new(variantFlags).definition(refA)
	if err != nil {
		return err
	}
	b, err := o.definition(refB)
	if err != nil {
		return err
	}
	changes := variants.Diff(a, b)
	if o.format.value == "json" {
		return changes.WriteJSON(o.out)
	}
	return changes.WriteText(o.out, variants.ShowOptions{Colour: bool(o.onOut)})
}
