package board

// Finite implements [game.Finite]. It proves that no game goes on for ever from a measure that
// every move makes smaller, compared in this order: how many pieces there are, how often they can
// still be promoted, how many are not poisoned, and how far they can still go. So pieces may not go
// round in circles on an empty board, nobody may be placed, and nobody may be displaced or stomped
// by another.
func (g *Game) Finite() bool {
	c := &compiler{Game: g}
	for p := range g.cans {
		if prog := g.cans[p]; prog != nil && !(prog.wearsOut() && c.straight(prog)) {
			return false
		}
	}
	return g.promotesToAnEnd()
}

// wearsOut reports whether all that a program does besides moving its piece is to remove or poison
// others.
func (p *program) wearsOut() bool {
	for i := range p.ops {
		if o := &p.ops[i]; !o.code.wearsOut(o) {
			return false
		}
	}
	return true
}

// straight reports whether the moves of a program never lead back to a square. It takes away
// squares that lead nowhere but to those that are gone already, until nothing is left or nothing
// more can be taken.
func (c *compiler) straight(prog *program) bool {
	ways := make([]set, c.squares)
	for sq := range ways {
		for i := range prog.ops {
			ways[sq] = ways[sq].or(c.reach(&prog.ops[i], uint8(sq)))
		}
	}
	for left := c.all; !left.empty(); {
		kept := left
		for at := left; !at.empty(); at = at.rest() {
			if sq := at.first(); !ways[sq].meets(left) {
				kept.drop(sq)
			}
		}
		if kept == left {
			return false
		}
		left = kept
	}
	return true
}

// promotesToAnEnd reports whether no animal is, by however many promotions, promoted to itself.
func (g *Game) promotesToAnEnd() bool {
	for p := range g.promoteTo {
		at := g.promoteTo[p]
		for range g.kinds {
			if at != 0 && g.owner[at] == g.owner[p] {
				return false
			}
			at = g.promoteTo[at]
		}
	}
	return true
}
