package board

import "math/bits"

// movesEasily reports whether the player to move has a move that is found without listing any: that
// of a piece to a square which it always may go to when it is empty. Pieces and squares next to an
// enemy that may hold or ward are left to those who look closely. It errs on the side of no.
func (s *State) movesEasily() bool {
	g := s.g
	mine, theirs := s.occ[s.turn], s.occ[1-s.turn]
	free := g.all.minus(mine).minus(theirs)
	if watchers := s.aware.and(theirs); !watchers.empty() {
		near := g.spread(watchers)
		mine, free = mine.minus(near), free.minus(near)
	}
	for i, w := range mine.words() {
		for ; w != 0; w &= w - 1 {
			sq := uint8(i<<6 | bits.TrailingZeros64(w))
			if easy := g.easy[s.board[sq]]; easy != nil && easy[sq].meets(free) {
				return true
			}
		}
	}
	return false
}

// findEasy works out for a code where its next squares are: those to which it can go from a square
// whatever stands elsewhere, if nobody holds it, nobody wards them and they are empty.
func (c *compiler) findEasy(p code, prog *program) {
	all, any := make([]set, c.squares), false
	for i := range prog.ops {
		o := &prog.ops[i]
		if o.capture == only || o.min > 1 {
			continue
		}
		for sq := range all {
			if from := uint8(sq); o.anywhere || o.from.has(from) {
				near, _ := c.alwaysNext(o, from)
				all[sq] = all[sq].or(near.and(c.ground[c.owner[p]].stands))
				any = any || !all[sq].empty()
			}
		}
	}
	if any {
		c.easy[p] = all
	}
}

// alwaysNext is where an op leads that needs nothing but an empty square. It is not straight if it
// does anything else than go to squares at once or along lines.
func (c *compiler) alwaysNext(o *op, from uint8) (near set, straight bool) {
	switch o.code.(type) {
	case opJump:
		return o.reach[from], true
	case opSlide, opWalk:
		for _, d := range o.dirs {
			if to := c.next[d][from]; to != none {
				near.add(uint8(to))
			}
		}
		return near, true
	}
	return set{}, false
}
