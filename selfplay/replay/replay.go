// Package replay shows a recorded game again, move by move.
//
//	moves, err := replay.Moves(ctx, batch, n, record) // as recorded, or played again from the seed
//	steps, err := replay.Steps(batch.Game, batch.Start(n), moves)
//	for _, s := range steps { fmt.Print(board.Draw(s)) }
package replay

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

// ErrOther is a game that went another way than the one that was recorded. Rules or bots have
// changed since, or a bot does not always do the same.
var ErrOther = errors.New("played again, the game went another way: the bots or the rules are not what they were")

// Moves are the texts of the moves of the n-th game of a batch. They come from the record, if it is
// there and has kept them; otherwise the game is played again from its seed, and compared with the
// record, if there is one (or else nil). With [ErrOther] the moves are those played now.
func Moves(ctx context.Context, b *selfplay.Batch, n int, r *selfplay.Record) ([]string, error) {
	if r == nil || len(r.Moves) == 0 {
		again, err := Play(ctx, b, n)
		if err != nil {
			return nil, err
		}
		if r != nil && r.Fingerprint != again.Fingerprint {
			return texts(again), ErrOther
		}
		r = again
	}
	return texts(r), nil
}

// Play plays one game of a batch again and keeps its moves.
func Play(ctx context.Context, b *selfplay.Batch, n int) (*selfplay.Record, error) {
	one := *b
	one.KeepMoves, one.Workers = true, 1
	var again *selfplay.Record
	err := one.RunSpan(ctx, selfplay.Span{From: n, To: n + 1}, nil, func(r *selfplay.Record) error {
		again = r.Clone()
		return nil
	})
	return again, err
}

func texts(r *selfplay.Record) []string {
	return strings.FieldsFunc(string(r.Moves), func(c rune) bool { return c == '\n' })
}

// A Step is a position of a game, and the move that led to it.
type Step struct {
	Ply      int    `json:"ply"`  // of the move, from 1; 0: the start
	Seat     string `json:"seat"` // who moved; empty at the start
	Move     string `json:"move"` // empty at the start
	Position string `json:"position"`
	Display  string `json:"-"` // a drawing of it, where the game makes one

	// Of the last step: how the game ended, as "white-wins den-entered", and what was scored where
	// points decide.
	Outcome string `json:"outcome,omitempty"`
	Scores  []int  `json:"scores,omitempty"` // by seat, and last the game's own player's

	// Of the last step of a game in which bots failed, so that moves were drawn at random instead:
	// how the pairing's first and second bot did, such as "crashed 3×"; empty if it did not.
	Failures []string `json:"failures,omitempty"`
}

// Steps makes moves of a game from its start (see [selfplay.Batch.Start]), which it changes. It is
// an error if one is not legal. Where no rule has ended the game, a limit has, and [End] says
// which.
func Steps(g game.Game, s game.State, moves []string) ([]Step, error) {
	ms := new(game.Moves)
	step := func(ply int, seat, move string) Step {
		at := Step{Ply: ply, Seat: seat, Move: move, Position: string(s.AppendText(nil))}
		if shown, ok := s.(game.Displayed); ok {
			at.Display = string(shown.AppendDisplay(nil))
		}
		return at
	}
	steps := []Step{step(0, "", "")}
	for k, text := range moves {
		s.Moves(ms)
		i := game.FindMove(s, ms, text)
		if i < 0 {
			return steps, Illegal(g, s, ms, k, text)
		}
		seat := g.SeatName(s.Seat())
		s.Play(ms, i)
		steps = append(steps, step(k+1, seat, text))
	}
	last := &steps[len(steps)-1]
	if o := s.Outcome(); o.Over() {
		last.Outcome = o.Text(g)
	}
	if scored, ok := s.(game.Scored); ok {
		last.Scores = scored.Scores(nil)
	}
	return steps, nil
}

// Illegal is the error of a game whose move k, from 0, is none of the legal moves ms of s.
func Illegal(g game.Game, s game.State, ms *game.Moves, k int, text string) error {
	return fmt.Errorf("move %d of the game, %q, is not legal in %s (%s): the rules are not what they were",
		k+1, text, s.AppendText(nil), game.WhyIllegal(g, s, ms, text))
}

// End adds to the last step how a recorded game was ended by a limit, and how bots failed in it.
func End(g game.Game, steps []Step, r *selfplay.Record) {
	last := &steps[len(steps)-1]
	if last.Outcome == "" {
		last.Outcome = r.Outcome.Text(g)
	}
	if r.Failed() {
		last.Failures = []string{r.Mishaps[0].String(), r.Mishaps[1].String()}
	}
}
