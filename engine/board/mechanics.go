package board

import (
	"fmt"

	"github.com/wildbench/wildbench/variants"
)

// A mechanic is a mechanic of an animal, to be compiled. Each has a file mechanic_x.go, which says
// how it is compiled and how its moves are listed.
type mechanic interface {
	// stand enters into the tables of the game what the mechanic does without being used. All
	// mechanics stand before any of them acts.
	stand(c *compiler, b bearer)
	// act adds what the bearer can do by it to its program: an op, or something to ops before.
	act(c *compiler, b bearer, prog *program)
}

// A bearer is a code that has a mechanic, and the action by which it uses it.
type bearer struct {
	code   code
	side   int
	marks  int
	action uint8
}

// mechanicOf lists how the mechanics of the language are played.
func mechanicOf(params variants.Params) mechanic {
	switch p := params.(type) {
	case *variants.Step:
		return step{p}
	case *variants.Slide:
		return slide{p}
	case *variants.Leap:
		return leap{p}
	case *variants.Hop:
		return hop{p}
	case *variants.Walk:
		return walk{p}
	case *variants.Shift:
		return shift{p}
	case *variants.Vault:
		return vault{p}
	case *variants.Strike:
		return strike{p}
	case *variants.Throw:
		return throw{p}
	case *variants.Push:
		return push{p}
	case *variants.Sweep:
		return sweep{p}
	case *variants.Charge:
		return charge{p}
	case *variants.Drop:
		return drop{p}
	case *variants.Companion:
		return companion{p}
	case *variants.Immobilise:
		return immobilise{p}
	case *variants.Ward:
		return ward{p}
	case *variants.Retaliate:
		return retaliate{p}
	case *variants.Trample:
		return trample{p}
	case *variants.Submerge:
		return submerge{p}
	case *variants.MustCapture:
		return mustCapture{p}
	}
	panic(fmt.Sprintf("board: no mechanic plays %T", params))
}

// An opcode is a kind of op. It answers whatever the rest of the engine asks of ops.
type opcode interface {
	// generator lists the moves of an op.
	generator() func(*generator, *op)
	// traces are those that an op may leave, and whether no two of its own moves leave the same
	// position.
	traces(o *op) (t trace, distinct bool)
	// leads is where an op may take its animal from a square, whatever stands on the board.
	leads(c *compiler, o *op, sq uint8) set
	// wearsOut reports whether all that an op does besides moving its piece is to remove or poison
	// others.
	wearsOut(o *op) bool
	// wantsEnemy reports whether an op of a side is of no use unless an enemy stands on a square of
	// its reach.
	wantsEnemy(o *op, side int) bool
	// bites reports whether some move of an op of a side may take an enemy off the board.
	bites(o *op, side int) bool
}
