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
		return t, !o.captures && !(o.afterMove && o.retreats) // it may strike and retreat to where it could have moved first
	}
	return 1<<8 - 1, false
}

// findUnique marks the ops whose moves need not be looked for among the others of the piece.
func (p *program) findUnique() {
	for i := range p.ops {
		o := &p.ops[i]
		mine, distinct := o.traces()
		o.unique = distinct
		for j := range p.ops {
			if theirs, _ := p.ops[j].traces(); i != j && theirs&mine != 0 {
				o.unique = false
			}
		}
	}
}

// findOverlaps marks the ops that lead to squares where other ops of the piece lead too: between those, equal moves must be looked for.
func (c *compiler) findOverlaps(prog *program) {
	reaches := make([][]set, len(prog.ops))
	for i := range prog.ops {
		reaches[i] = make([]set, c.squares)
		for sq := range c.squares {
			reaches[i][sq] = c.reach(&prog.ops[i], uint8(sq))
		}
	}
	for i := range prog.ops {
		o := &prog.ops[i]
		o.fresh = o.code != opHop || o.max == 1
		for sq, mine := range reaches[i] {
			for j := range prog.ops {
				if i == j || !reaches[j][sq].meets(mine) {
					continue
				}
				prog.overlap = true
				if j < i {
					o.fresh = false
				} else {
					o.noted = true
				}
			}
		}
		prog.overlap = prog.overlap || !o.fresh
	}
}

// reach is where an op may take its animal from a square, whatever stands on the board.
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
		return c.hopReach(o, sq)
	case opCharge:
		return c.all
	case opThrow:
		if o.duel { // a lost duel sends the actor itself flying
			return c.all
		}
	}
	return s
}

// hopReach is where so many hops may lead: after each of them, or after the last of those that must all be made.
func (c *compiler) hopReach(o *op, sq uint8) set {
	var all set
	at := one(sq)
	for n := 1; n <= min(o.max, c.squares) && !at.empty(); n++ {
		var next set
		for ; !at.empty(); at = at.rest() {
			for _, d := range o.dirs {
				if to := c.step(int(at.first()), int(d), 2); to != none {
					next.add(uint8(to))
				}
			}
		}
		switch {
		case !o.inOrder:
			at, all = next.minus(all), all.or(next) // what was reached sooner leads nowhere new
		case n == o.max:
			all = next
		default:
			at = next
		}
	}
	return all
}
