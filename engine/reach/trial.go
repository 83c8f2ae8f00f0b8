package reach

import (
	"iter"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/fen"
)

// A trial is a game that does not end, for trying out single pieces on an otherwise empty board. It
// is for one goroutine; trials may share their game.
type trial struct {
	game  game.Game
	files int
	moves game.Moves
}

func newTrial(def *variants.Definition) (*trial, error) {
	d := *def
	d.End, d.Options = nil, nil
	g, err := engine.Compile(&d)
	if err != nil {
		return nil, err
	}
	return &trial{game: g, files: d.Board.Files}, nil
}

// state sets up a board, given by the letters on its squares, with a side to move. It reports
// whether things can stand so.
func (t *trial) state(board []string, side int) (game.State, bool) {
	s, err := t.game.Parse(fen.Text(board, t.files, side, 1))
	return s, err == nil
}

// movesFrom lists the legal moves and yields the numbers of those that the piece on a square makes.
// Where there are too many moves to list, those that were found until then must do.
func (t *trial) movesFrom(s game.State, from variants.Square) iter.Seq[int] {
	return func(yield func(int) bool) {
		_ = game.Try(func() { s.Moves(&t.moves) })
		for i := range t.moves.List {
			m := &t.moves.List[i]
			if variants.Square(m.From) == from && m.Flags&game.Actorless == 0 && !yield(i) {
				return
			}
		}
	}
}

// letter is a piece without marks, as a position text writes it.
func letter(letter string, side int) string { return fen.Piece(letter, side, false, false) }
