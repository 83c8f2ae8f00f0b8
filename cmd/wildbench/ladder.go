package main

import (
	"context"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports/experiment/ladder"
)

// rungs are the bots of a ladder if no others are asked for.
var rungs = []string{"random", "greedy", "search:nodes=1000", "search:nodes=10000"}

type ladderOptions struct{ experimentOptions }

func newLadder(s *streams) *cobra.Command {
	o := &ladderOptions{experimentOptions{streams: s}}
	cmd := &cobra.Command{
		Use:   "ladder VARIANT",
		Short: "Let bots of growing strength play their neighbours: how deep is the game?",
		Long: `Let each of a list of bots play the one before it, and print by how much it is stronger,
in Elo. The longer the ladder of bots that beat the one below, the more there is to learn
about the game. Bots and their settings: wildbench bots list`,
		Example: `  wildbench ladder wild-kingdom-2017 --games 100
  wildbench ladder jungle --bots random,greedy,mcts:playouts=400,search:nodes=400`,
		Args:              exactly("VARIANT"),
		ValidArgsFunction: variantNames,
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args[0]) },
	}
	o.register(cmd, 200, "how many games each step takes")
	bots := cmd.Flags().Lookup("bots")
	bots.Usage, bots.DefValue = "the bots, from weakest to strongest: "+botNames(), "["+strings.Join(rungs, ",")+"]"
	o.bots = slices.Clone(rungs)
	return cmd
}

func (o *ladderOptions) run(ctx context.Context, ref string) error {
	def, err := o.definition(ref)
	if err != nil {
		return err
	}
	if def.Seats() == 1 {
		return badUsage("a game for one has no ladder: let each bot play alone, by wildbench run")
	}
	l, err := o.lab(false, def)
	if err != nil {
		return err
	}
	specs, err := o.specs(def.Dealt())
	if err != nil {
		return err
	}
	if l.Pairings = ladder.Neighbours(specs...); len(l.Pairings) == 0 {
		return badUsage("--bots %s: a ladder has two bots or more", strings.Join(specs, ","))
	}
	for _, p := range l.Pairings {
		if p.Mirror() {
			return badUsage("--bots %s: %s is its own neighbour", strings.Join(specs, ","), p.First)
		}
	}
	r, err := play(ctx, &o.experimentOptions, l, ladder.Plan(def, l.Pairings, o.games))
	if err != nil {
		return err
	}
	return o.tell(r)
}
