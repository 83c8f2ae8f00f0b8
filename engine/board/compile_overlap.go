package board

// A trace is what the effects of an op's moves may leave behind. Moves with different traces lead to different positions.
type trace uint8

const (
	removesStanding trace = 1 << iota // pieces removed, the actor where it was
	removesMoving                     // pieces removed, the actor moved
	marksStanding
	marksMoving
	others // pieces displaced or placed
)

// traces are those that an op may leave, and whether no two of its own moves leave the same position.
func (o *op) traces() (t trace, distinct bool) {
	switch o.code {
	case opSlide, opJump, opLame, opVault, opWalk:
		return removesMoving, true
	case opHop:
		return removesMoving, o.max == 1
	case opSweep:
		return removesStanding, false
	case opDrop, opCompanion:
		return others, true
	case opThrow:
		return removesStanding | others, !o.duel
	case opStrike:
		standing, moving := marksStanding, marksMoving
		if o.effect == removes {
			standing, moving = removesStanding, removesMoving
		}
		if t = standing; o.afterMove || o.retreats {
			t |= moving
		}
		return t, !o.captures
	}
	return 1<<8 - 1, false
}

// findUnique marks the ops whose moves need not be looked for among the others of the piece.
func (p *program) findUnique() {
	var all []*op
	for _, ops := range [][]op{p.moves, p.abilities} {
		for i := range ops {
			all = append(all, &ops[i])
		}
	}
	for _, o := range all {
		mine, distinct := o.traces()
		o.unique = distinct
		for _, other := range all {
			if theirs, _ := other.traces(); other != o && theirs&mine != 0 {
				o.unique = false
			}
		}
	}
}

// overlaps reports whether two movements of a program could lead from one square to the same square, so that equal moves must be
// looked for.
func (c *compiler) overlaps(prog *program) bool {
	for sq := range c.squares {
		var reached set
		for _, ops := range [][]op{prog.moves, prog.abilities} {
			for i := range ops {
				to := c.reach(&ops[i], uint8(sq))
				if to.meets(reached) {
					return true
				}
				reached = reached.or(to)
			}
		}
		if reached.has(uint8(sq)) {
			return true
		}
	}
	return false
}

// reach is where an op may take its animal from a square on any board; all squares where it could reach one twice.
func (c *compiler) reach(o *op, sq uint8) set {
	var s set
	if !o.anywhere && !o.from.has(sq) {
		return s
	}
	switch o.code {
	case opSlide:
		for _, d := range o.dirs {
			for _, to := range c.rays[d][sq].list() {
				s.add(to)
			}
		}
	case opJump:
		return o.reach[sq]
	case opLame, opVault:
		for _, p := range o.paths[sq] {
			s.add(p.to)
		}
	case opWalk:
		s.add(sq)
		s = c.around(s, o.max)
		s.drop(sq)
	case opHop:
		if o.max > 1 {
			return c.all
		}
		for _, d := range o.dirs {
			if to := c.step(int(sq), int(d), 2); to != none {
				s.add(uint8(to))
			}
		}
	case opCharge:
		return c.all
	case opThrow:
		if o.duel { // a lost duel sends the actor itself flying
			return c.all
		}
	}
	return s
}
