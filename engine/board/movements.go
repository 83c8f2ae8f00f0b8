package board

// jump lists fixed moves: steps, leaps over anything, shifts.
func (gen *generator) jump(o *op) {
	if o.capture == never && o.fresh && gen.open && gen.safe {
		ends := o.reach[gen.sq].minus(gen.occupied)
		if o.noted {
			gen.reached = gen.reached.or(ends)
		}
		gen.emptySquares(o, ends)
		return
	}
	ends := o.reach[gen.sq].minus(gen.mine)
	if !gen.open && gen.g.hasLogs { // otherwise the targets know the terrain
		ends = ends.and(gen.end)
	}
	if !gen.safe {
		for at := ends.and(gen.warded); !at.empty(); at = at.rest() {
			if to := at.first(); gen.barred(gen.needs(to), one(to)) {
				ends.drop(to)
			}
		}
	}
	gen.arriveAtAll(o, ends)
}

// arriveAtAll adds the moves to a set of landing squares, none of which is held by a friend.
func (gen *generator) arriveAtAll(o *op, ends set) {
	if o.capture != never {
		for at := ends.and(gen.theirs); !at.empty(); at = at.rest() {
			gen.arrive(o, at.first())
		}
	}
	if o.capture == only {
		return
	}
	ends = ends.minus(gen.theirs)
	if !o.fresh {
		ends = ends.minus(gen.reached)
	}
	if gen.prog.overlap {
		gen.reached = gen.reached.or(ends)
	}
	gen.emptySquares(o, ends)
}

// emptySquares lists the moves to a set of empty squares that the piece has no other moves to.
func (gen *generator) emptySquares(o *op, ends set) {
	if ends.a != 0 {
		gen.quiets(o.action, ends.a, 0)
	}
	if ends.b != 0 {
		gen.quiets(o.action, ends.b, 64)
	}
	if ends.c != 0 {
		gen.quiets(o.action, ends.c, 128)
	}
	if ends.d != 0 {
		gen.quiets(o.action, ends.d, 192)
	}
}

// passable are the squares that a move may pass through: empty ones and logs, as far as terrain lets it.
func (gen *generator) passable() set {
	free := gen.g.all.minus(gen.occupied)
	if gen.g.hasLogs {
		free = free.or(gen.logs)
	}
	if !gen.open {
		free = free.and(gen.enter)
	}
	return free
}

// lame lists leaps whose path must be free.
func (gen *generator) lame(o *op) {
	free := gen.passable()
	for i := range o.paths[gen.sq] {
		p := &o.paths[gen.sq][i]
		if gen.mine.has(p.to) || !gen.mayEnd(p.to) {
			continue
		}
		if gen.clearPath(p.through[0], p.to, free) || p.two && gen.clearPath(p.through[1], p.to, free) {
			gen.arrive(o, p.to)
		}
	}
}

// clearPath reports whether a move may pass through some squares to a landing square.
func (gen *generator) clearPath(through set, to uint8, free set) bool {
	if !through.within(free) {
		return false
	}
	if gen.safe {
		return true
	}
	need := gen.needs(to)
	for at := through; !at.empty(); at = at.rest() {
		need = need.or(gen.needs(at.first()))
	}
	var caught set
	caught.add(to)
	return !gen.barred(need, caught)
}

// vault lists jumps across terrain.
func (gen *generator) vault(o *op) {
	for i := range o.paths[gen.sq] {
		p := &o.paths[gen.sq][i]
		if gen.mine.has(p.to) || p.through[1].meets(gen.occupied) || gen.blocked(o, p) || !gen.mayJump(p.to) {
			continue
		}
		gen.arrive(o, p.to)
	}
}

// blocked reports whether an animal in the terrain that a vault crosses stops it.
func (gen *generator) blocked(o *op, p *path) bool {
	for at := p.through[0].and(gen.occupied); !at.empty(); at = at.rest() {
		if o.touches[gen.board[at.first()]] {
			return true
		}
	}
	return false
}
