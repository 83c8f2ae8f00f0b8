package selfplay

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
)

// A Fault is a game that could not be played to its end because the game or a bot broke: it
// panicked, or chose a move that is not there. It says how to see it again.
type Fault struct {
	Variant string
	Seed    uint64 // master seed of the batch
	Pairing Pairing
	Game    int    // within the pairing
	Start   string // the position text of the start, where chance decides it
	// texts of the moves up to and with the one that failed, as far as they can be told
	Moves []string
	Cause any    // what was panicked with
	Stack []byte // where
}

func (f *Fault) Error() string {
	moves := "no moves"
	if len(f.Moves) > 0 {
		moves = "moves: " + strings.Join(f.Moves, ", ")
	}
	return fmt.Sprintf("%s: game %d of %s with seed %d failed at ply %d: %v (%s)",
		f.Variant, f.Game, f.Pairing, f.Seed, len(f.Moves), f.Cause, moves)
}

// Unwrap gives the cause, if it was an error.
func (f *Fault) Unwrap() error {
	err, _ := f.Cause.(error)
	return err
}

// retell plays choices again from the start and returns the texts of the moves, up to where it
// fails.
func retell(s game.State, choices []int) (texts []string) {
	defer func() { _ = recover() }() // it failed before, it may fail again: what was told until then is what there is
	ms := new(game.Moves)
	for _, i := range choices {
		s.Moves(ms)
		texts = append(texts, string(s.AppendMove(nil, ms, i)))
		s.Play(ms, i)
	}
	return texts
}
