package board

import (
	"fmt"

	"github.com/wildbench/wildbench/engine/game"
)

// Bounds of one position. Each is some hundred times what any game that people play comes to, and
// little enough to be listed in a fraction of a second.
const (
	maxMoves   = 100_000   // legal moves
	maxEffects = 1_000_000 // what all of them do besides moving their piece
	maxTries   = 1_000_000 // hops, and steps of walks, tried to find them
)

// bound stops a list of moves that grows beyond all measure.
func (gen *generator) bound() {
	if len(gen.ms.List) > maxMoves || len(gen.ms.Effects) > maxEffects {
		gen.stop()
	}
}

// stop says what there is too much of.
func (gen *generator) stop() {
	if len(gen.ms.List) > maxMoves {
		gen.excess("there are more than 100,000 legal moves")
	}
	gen.excess("the legal moves have more than 1,000,000 effects")
}

// try counts one more hop or step, and stops a search that would go on for ages.
func (gen *generator) try(what string) {
	if gen.tries++; gen.tries > maxTries {
		gen.excess("they can be made in too many ways: more than 1,000,000 " + what + " were tried")
	}
}

// excess gives the position up.
func (gen *generator) excess(what string) {
	g := gen.g
	panic(&game.Excess{
		Game:     g.Name(),
		Piece:    fmt.Sprintf("%s's %s on %s", g.SeatName(int(gen.me)), g.pieces[g.kind[gen.p]].Name, g.squareNames[gen.sq]),
		Position: string(gen.s.AppendText(nil)),
		What:     what,
	})
}
