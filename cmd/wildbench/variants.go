package main

import "github.com/spf13/cobra"

func newVariants(s *streams) *cobra.Command {
	cmd := &cobra.Command{
		Use:   "variants",
		Short: "List, check and compare variants",
		Long: `A variant is a game as a YAML file: a board or a deck, animals, what they can do, how the game ends.
It may be built in, or a file of yours; a file that extends another states only what is
different.`,
		Args: noCommand,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(newVariantsList(s), newVariantsShow(s), newVariantsDiff(s), newVariantsValidate(s), newVariantsSchema(s))
	return cmd
}
