package main

import (
	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/variants"
)

type showOptions struct {
	*streams
	variantFlags
}

func newVariantsShow(s *streams) *cobra.Command {
	o := &showOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "show VARIANT",
		Short: "Print a variant the way a rulebook would",
		Long: `Print a variant the way a rulebook would: the board or the cards, what each animal can do, in
words, and how the game ends. What its source does not say itself is marked as assumed or
reconstructed. Abilities, effects, improvements and options are listed by the ids that --with
and --without take.`,
		Example: `  wildbench variants show wild-kingdom-2017
  wildbench variants show jungle --with dog-swims`,
		Args:              exactly("VARIANT"),
		ValidArgsFunction: variantNames,
		RunE:              func(_ *cobra.Command, args []string) error { return o.run(args[0]) },
	}
	o.register(cmd.Flags())
	return cmd
}

func (o *showOptions) run(ref string) error {
	def, err := o.definition(ref)
	if err != nil {
		return err
	}
	return variants.Show(o.out, def, variants.ShowOptions{Colour: bool(o.onOut)})
}
