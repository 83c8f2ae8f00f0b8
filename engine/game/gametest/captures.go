package gametest

import (
	"errors"
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
)

// CheckCaptures checks that a State, if it is a [game.Tactical] one, lists the moves of consequence
// among ms, all its legal moves, as it lists those: in their order, with the same effects, none of
// them missing. Of those that arrive somewhere it asks only that they are legal moves.
func CheckCaptures(g game.Game, s game.State, ms *game.Moves) error {
	at, ok := s.(game.Tactical)
	if !ok {
		return nil
	}
	before := s.Outcome()
	var few game.Moves
	at.Captures(&few)
	if after := s.Outcome(); after != before {
		return fmt.Errorf("the outcome %v is %v after a list of captures", before, after)
	}
	book := game.NewCodebook(g)
	n := 0
	for i := range ms.List {
		listed := n < few.Len() && sameMove(ms, i, &few, n)
		if listed {
			n++
		}
		takes := takesEnemy(book, ms, i, s.Seat())
		switch {
		case takes && !listed:
			return fmt.Errorf("captures lack %s", s.AppendMove(nil, ms, i))
		case !takes && listed && ms.List[i].Count > 0:
			return fmt.Errorf("captures have %s", s.AppendMove(nil, ms, i))
		}
	}
	if n < few.Len() {
		return errors.New("captures have moves that are not legal, or in another order")
	}
	return nil
}

// sameMove reports whether moves of two lists are one.
func sameMove(as *game.Moves, i int, bs *game.Moves, j int) bool {
	a, b := as.List[i], bs.List[j]
	a.First, b.First = 0, 0
	return a == b && slices.Equal(as.EffectsOf(i), bs.EffectsOf(j))
}

// takesEnemy reports whether a move takes a piece of an opponent of the mover off the board.
func takesEnemy(book *game.Codebook, ms *game.Moves, i, mover int) bool {
	if taken := ms.List[i].Taken; taken != 0 && int(book.Of(taken).Seat) != mover {
		return true
	}
	return slices.ContainsFunc(ms.EffectsOf(i), func(e game.Effect) bool {
		return e.Kind == game.Remove && int(book.Of(e.Code).Seat) != mover
	})
}
