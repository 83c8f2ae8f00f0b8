package gametest

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
)

// CheckCaptures checks that a State, if it is a [game.Tactical] one, lists the moves of consequence
// among ms, all its legal moves, as it lists those: in their order, with the same effects, none of
// them missing, and no others.
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
	book, next := game.NewCodebook(g), s.Clone()
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
		case !takes && ms.List[i].Count == 0 && ms.List[i].Taken == 0:
			next.Set(s)
			next.Play(ms, i)
			if arrives(g, s, next, ms, i) && !listed {
				return fmt.Errorf("captures lack %s, which arrives", s.AppendMove(nil, ms, i))
			}
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

// arrives reports whether a move without effects has promoted its piece or reached a goal that
// wins. Before the first ply of each side, pieces may stand on a goal without having gone there.
func arrives(g game.Game, before, after game.State, ms *game.Moves, i int) bool {
	if o := after.Outcome(); o.Cause == game.Goal && o.Winner == before.Seat() && before.Ply() > g.Start().Ply()+1 {
		return true
	}
	text := string(before.AppendMove(nil, ms, i))
	_, to, _ := strings.Cut(text[strings.Index(text, ":")+1:], "-")
	_, was := g.Decode(ms.List[i].Code)
	_, is, ok := after.(game.Placed).On(to)
	return ok && is != was
}
