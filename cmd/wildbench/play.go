package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants/spelling"
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
or the outcome. A move is written as wildbench moves writes it; quote those with spaces.

Limits on the length of games play no part here.`,
		Example: `  wildbench play wild-kingdom-2017 a2-a3 j9-j8
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
	for _, text := range moves {
		i := game.FindMove(state, &ms, text)
		if i < 0 {
			return illegal(g, state, &ms, text)
		}
		state.Play(&ms, i)
		state.Moves(&ms)
	}
	fmt.Fprintf(o.out, "%s\n%s\n", state.AppendText(nil), state.Outcome().Text(g))
	return nil
}

// illegal says that a move is not legal, and what may have been meant.
func illegal(g game.Game, state game.State, ms *game.Moves, text string) error {
	position := state.AppendText(nil)
	if outcome := state.Outcome(); outcome.Over() {
		return badUsage("%q is not legal: the game is over (%s)\n    %s", text, outcome.Text(g), position)
	}
	all := make([]string, ms.Len())
	for i := range all {
		all[i] = string(state.AppendMove(nil, ms, i))
	}
	return badUsage("%q is not a legal move%s\n    %s", text, didYouMeanMove(text, all), position)
}

func didYouMeanMove(text string, legal []string) string {
	near := spelling.Similar(text, legal, 1)
	if near == nil {
		return ""
	}
	return fmt.Sprintf("; the nearest one is %q", near[0])
}
