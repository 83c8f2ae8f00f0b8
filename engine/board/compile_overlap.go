package board

// A trace is what the effects of an op's moves may leave behind. Moves with different traces lead
// to different positions.
type trace uint8

const (
	removesStanding trace = 1 << iota // pieces removed, the actor where it was
	removesMoving                     // pieces removed, the actor moved
	marksStanding
	marksMoving
	others // pieces displaced or placed

	anything trace = 1<<8 - 1
)

// findUnique marks the ops whose moves need not be looked for among the others of the piece.
func (p *program) findUnique() {
	for i := range p.ops {
		o := &p.ops[i]
		mine, distinct := o.code.traces(o)
		o.unique = distinct
		for j := range p.ops {
			if theirs, _ := p.ops[j].code.traces(&p.ops[j]); i != j && theirs&mine != 0 {
				o.unique = false
			}
		}
	}
}

// findOverlaps marks the ops that lead to squares where other ops of the piece lead too: between
// those, equal moves must be looked for.
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
	if !o.anywhere && !o.from.has(sq) {
		return set{}
	}
	return o.code.leads(c, o, sq)
}
