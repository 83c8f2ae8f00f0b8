package main

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine/game"
)

// maxDepth bounds --depth. What could be counted deeper has hardly a choice of moves.
const maxDepth = 1000

type perftOptions struct {
	*streams
	variantFlags
	fen    *string
	depth  int
	divide bool
}

func newPerft(s *streams) *cobra.Command {
	o := &perftOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "perft VARIANT --depth N",
		Short: "Count the sequences of moves of a given length",
		Long: `Count the sequences of exactly N legal moves from a position. Finished games are not
continued. Two programs that play by the same rules count the same; --divide finds the
move below which they do not.`,
		Example: `  wildbench perft wild-kingdom-2017 --depth 3
  wildbench perft jungle --depth 2 --divide`,
		Args:              exactly("VARIANT"),
		ValidArgsFunction: variantNames,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args[0]) },
	}
	o.fen = addFEN(cmd)
	wholeVar(cmd.Flags(), &o.depth, "depth", 0, 1, maxDepth, "how many moves a sequence has")
	cmd.Flags().BoolVar(&o.divide, "divide", false, "count for each first move")
	o.register(cmd.Flags())
	o.registerPlayers(cmd.Flags())
	return cmd
}

func (o *perftOptions) run(ctx context.Context, ref string) error {
	if o.depth < 1 {
		return badUsage("perft needs a --depth of 1 or more")
	}
	def, g, err := o.load(ref)
	if err != nil {
		return err
	}
	state, err := position(g, *o.fen)
	if err != nil {
		return err
	}
	start := time.Now()
	var ms game.Moves
	state.Moves(&ms)
	next := state.Clone()
	counts := make(map[string]uint64, ms.Len())
	var total uint64
	for i := range ms.Len() {
		if ctx.Err() != nil {
			return interruption(fmt.Sprintf("interrupted after %d of %d first moves", i, ms.Len()))
		}
		next.Set(state)
		next.Play(&ms, i)
		n := game.Perft(next, o.depth-1)
		counts[string(state.AppendMove(nil, &ms, i))] = n
		total += n
	}
	if o.divide {
		for _, m := range listMoves(def, g, state) {
			fmt.Fprintf(o.out, "%s: %d\n", m.Text, counts[m.Text])
		}
		fmt.Fprintln(o.out)
	}
	fmt.Fprintln(o.out, total)
	fmt.Fprintf(o.err, "%s\n", o.onErr.Faint(pace(time.Since(start), quantity{total, "nodes"})))
	return nil
}
