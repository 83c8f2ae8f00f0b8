package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine/game"
)

type playOptions struct {
	*streams
	variantFlags
	fen *string
}

func newPlay(s *streams) *cobra.Command {
	o := &playOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "play VARIANT [MOVE…]",
		Short: "Play moves and print the position and the outcome",
		Long: `Play moves from a position and print two lines: the position they lead to, and "ongoing"
or the outcome. A move is written as wildbench moves writes it; quote those with spaces, or write
commas in their place, as PGN does.

Limits on the length of games play no part here.`,
		Example: `  wildbench play wild-kingdom-2017 a2-b3 j9-i8
  wildbench play jungle --fen "7/3C3/7/7/7/7/7/7/d6 w 1" d8-d9`,
		Args:              atLeast("VARIANT"),
		ValidArgsFunction: variantNames,
		RunE:              func(_ *cobra.Command, args []string) error { return o.run(args[0], args[1:]) },
	}
	o.fen = addFEN(cmd)
	o.register(cmd.Flags())
	o.registerPlayers(cmd.Flags())
	return cmd
}

func (o *playOptions) run(ref string, moves []string) error {
	_, g, err := o.load(ref)
	if err != nil {
		return err
	}
	state, err := position(g, *o.fen)
	if err != nil {
		return err
	}
	var ms game.Moves
	state.Moves(&ms)
	for n, text := range moves {
		i := game.FindMove(state, &ms, text)
		if i < 0 {
			which := ""
			if len(moves) > 1 {
				which = fmt.Sprintf("move %d, ", n+1)
			}
			return badUsage("%s%q is not legal: %s\n    %s",
				which, text, game.WhyIllegal(g, state, &ms, text), state.AppendText(nil))
		}
		state.Play(&ms, i)
		state.Moves(&ms)
	}
	fmt.Fprintf(o.out, "%s\n%s\n", state.AppendText(nil), state.Outcome().Text(g))
	return nil
}
