package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/pgn"
	"github.com/wildbench/wildbench/selfplay/replay"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants"
)

type replayOptions struct {
	*streams
	format *choice
}

func newReplay(s *streams) *cobra.Command {
	o := &replayOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "replay RUN [GAME]",
		Short: "Show a game of a run move by move",
		Long: `Show a game of a run directory, from its stored moves or else by playing it again from its
seed. GAME is PAIRING.GAME, both from 1, as in the Round tags of PGN; in a run of several
variants it is VARIANT:PAIRING.GAME.

  --format board   draw the board after every move; what the move changed is marked. Of a game
                   of cards it is all parks, with their scores, and all hands
  --format text    a line for every move and every position
  --format json    the same for programs; the last has the outcome and, where points decide, scores
  --format pgn     the game as PGN; without GAME, all games of a run that keeps moves`,
		Example: `  wildbench replay runs/editions wild-kingdom-2017:2.17
  wildbench replay runs/jungle 1.1 --format text
  wildbench replay runs/jungle --format pgn > jungle.pgn`,
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) > 2 {
				return exactly("RUN", "GAME")(cmd, args)
			}
			return atLeast("RUN")(cmd, args)
		},
		ValidArgsFunction: completeRuns(1),
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), args) },
	}
	o.format = addFormat(cmd, "board", "text", "json", "pgn")
	return cmd
}

func (o *replayOptions) run(ctx context.Context, args []string) error {
	d, err := o.openRun(args[0])
	if err != nil {
		return err
	}
	defer d.Close()
	if len(args) == 1 {
		return o.all(d)
	}
	batch, n, err := findGame(d.Manifest, args[1])
	if err != nil {
		return err
	}
	b, def, err := d.Manifest.Batch(batch)
	if err != nil {
		return err
	}
	store, err := d.Store(batch)
	if err != nil {
		return err
	}
	rec, ok, err := store.Game(n)
	if err != nil {
		return err
	}
	if !ok {
		o.warn("there is no record of this game: it is played now, from its seed")
		if rec, err = replay.Play(ctx, b, n); err != nil {
			return err
		}
	}
	moves, err := replay.Moves(ctx, b, n, rec)
	if errors.Is(err, replay.ErrOther) {
		o.warn("%v", err)
	} else if err != nil {
		return err
	}
	if o.format.value == "pgn" {
		return o.pgn(b, rec, moves)
	}
	steps, err := replay.Steps(b.Game, b.Start(n), moves)
	if err != nil {
		return err
	}
	replay.End(b.Game, steps, rec)
	return o.show(b, def, n, steps)
}

// pgn writes the game as PGN.
func (o *replayOptions) pgn(b *selfplay.Batch, rec *selfplay.Record, moves []string) error {
	rec.Moves = []byte(strings.Join(moves, "\n"))
	_, err := o.out.Write(pgn.Append(nil, b.Header(), rec))
	return err
}

// all writes all games as PGN.
func (o *replayOptions) all(d *rundir.Dir) error {
	if o.format.value != "pgn" {
		return badUsage("replay needs a GAME, such as 1.1; all games can only be written with --format pgn")
	}
	if !d.Manifest.Moves {
		return badUsage("%s keeps no moves (see: wildbench run --moves), so its games can be written only one at a time", d.Path)
	}
	for i, e := range d.Manifest.Batches {
		store, err := d.Store(i)
		if err != nil {
			return err
		}
		err = store.Each(func(r *selfplay.Record) error {
			_, err := o.out.Write(pgn.Append(nil, e.Header, r))
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// show writes the steps of a game.
func (o *replayOptions) show(b *selfplay.Batch, def *variants.Definition, n int, steps []replay.Step) error {
	if o.format.value == "json" {
		return page.WriteJSON(o.out, "game", steps)
	}
	fmt.Fprintf(o.out, "%s: %s; seed %d, game %d.%d\n", b.Name(), whoSits(b, n), b.Seed, n/b.Games+1, n%b.Games+1)
	var board *replay.Board
	if steps[0].Display == "" {
		board = replay.NewBoard(def)
		if o.onOut {
			board.Paint = squares(o.onOut)
		}
	}
	for _, s := range steps {
		o.step(board, s)
	}
	return o.outcome(b, n, steps)
}

// whoSits says which bot sits where.
func whoSits(b *selfplay.Batch, n int) string {
	pair, seats := b.Pairings[n/b.Games], b.Game.Seats()
	var list []string
	for seat := range seats {
		list = append(list, pair.At(seat, selfplay.FirstSeat(n%b.Games, seats))+" is "+b.Game.SeatName(seat))
	}
	return strings.Join(list, ", ")
}

func (o *replayOptions) step(board *replay.Board, s replay.Step) {
	if s.Ply > 0 {
		fmt.Fprintf(o.out, "\n%d. %s %s\n", s.Ply, s.Seat, o.onOut.Bold(s.Move))
	} else {
		fmt.Fprintln(o.out)
	}
	switch {
	case o.format.value == "text":
		fmt.Fprintln(o.out, s.Position)
	case board == nil:
		fmt.Fprint(o.out, s.Display)
	default:
		fmt.Fprint(o.out, board.Draw(s.Position))
	}
}

// outcome says how the game ended: by its rules, or not, and then it was a limit; and which bot
// failed in it.
func (o *replayOptions) outcome(b *selfplay.Batch, n int, steps []replay.Step) error {
	last, err := b.Game.Parse(steps[len(steps)-1].Position)
	if err != nil {
		return err
	}
	text := "stopped by a harness limit"
	if outcome := last.Outcome(); outcome.Over() {
		text = outcome.Text(b.Game)
	}
	end := steps[len(steps)-1]
	fmt.Fprintf(o.out, "\n%s after %s\n", text, countPlies(end.Ply))
	pair := b.Pairings[n/b.Games]
	for i, how := range end.Failures {
		if how != "" {
			bot := []string{pair.First, pair.Second}[i]
			fmt.Fprintf(o.out, "%s failed (%s); moves were drawn at random instead\n", bot, how)
		}
	}
	return nil
}

func countPlies(n int) string {
	if n == 1 {
		return "1 ply"
	}
	return fmt.Sprintf("%d plies", n)
}
