package board

// findExits works out where the moves of a program begin: the squares that it can go to, and the
// first of each of its lines. While friends stand on all of them, it has no moves. Nothing is said
// of programs that do anything else than go to squares, and where animals may submerge and be
// passed over.
func (c *compiler) findExits(prog *program) {
	for i := range prog.ops {
		o := &prog.ops[i]
		_, throws := o.code.(opThrow)
		prog.compares = prog.compares || !o.unique || throws
	}
	all := make([]set, c.squares)
	for i := range prog.ops {
		o := &prog.ops[i]
		if c.submerging || i >= prog.plain {
			return
		}
		for sq := range all {
			if from := uint8(sq); o.anywhere || o.from.has(from) {
				near, straight := c.alwaysNext(o, from)
				if !straight {
					return
				}
				all[sq] = all[sq].or(near)
			}
		}
	}
	prog.exits = all
}
