package board

import "github.com/wildbench/wildbench/engine/game"

// hopping is the move of hops being made.
type hopping struct {
	legs  []leg   // where it stood, the start first
	kinds []bool  // for each hop: was it over an enemy
	dirs  []uint8 // for each hop: its direction
	mids  []uint8 // the enemies captured, in order
}

// A leg is where a move of hops stands after some of them.
type leg struct {
	at      uint8
	depth   uint8
	lost    bool // a victim takes the actor along
	dutiful bool // its first hop met a duty
	visited set  // where it stood, its start included
	caught  set  // enemies captured
	need    set  // enemies that wards ask it to capture
}

// newHopping has room for one hop more than any op can make.
func newHopping(g *Game) hopping {
	most := 0
	for _, prog := range g.cans {
		if prog == nil {
			continue
		}
		for _, o := range prog.hops {
			most = max(most, o.max)
		}
	}
	return hopping{legs: make([]leg, min(most, g.squares)+2)}
}

// hops lists moves over neighbours.
func (gen *generator) hops(o *op) {
	if o.needsEnemy && !o.reach[gen.sq].meets(gen.theirs) {
		return
	}
	if o.glides && !gen.prog.dutyAfterFriend && !gen.prog.dutyAfterEnemy {
		gen.glide(o)
		return
	}
	fan := &o.fans[gen.sq]
	for at := fan.overs.and(gen.occupied); !at.empty(); at = at.rest() {
		over := at.first()
		land := over + (over - gen.sq) // as far again, along the line
		if gen.board[land] != 0 {
			continue
		}
		c := gen.board[over]
		enemy := gen.g.side[c] != gen.me
		if !o.accepts(0, enemy) || o.thenEnemy && !gen.g.adjacent[land].meets(gen.theirs) {
			continue
		}
		if o.max == 1 && !gen.mayGoOn(enemy, land) {
			if gen.sharp && !(enemy && o.seizes) && !gen.quiet.has(land) {
				continue
			}
			gen.singleHop(o, over, land, enemy)
			continue
		}
		h := &gen.hop
		h.kinds, h.dirs, h.mids = h.kinds[:0], h.dirs[:0], h.mids[:0]
		h.legs[0] = leg{at: gen.sq, visited: one(gen.sq)}
		gen.hopTo(o, &h.legs[0], fan.dir(over), false)
	}
}

// singleHop adds a move of one hop over a piece.
func (gen *generator) singleHop(o *op, over, land uint8, enemy bool) {
	if !gen.mayEnd(land) {
		return
	}
	if !enemy || !o.seizes {
		if gen.safe || !gen.barred(gen.needs(land), set{}) {
			gen.add(o.action, land, 0, 0)
		}
		return
	}
	c := gen.board[over]
	v := gen.verdict(c, over)
	if v == forbidden || !gen.safe && gen.barred(gen.needs(land), one(over)) {
		return
	}
	m := gen.begin(o, land)
	if gen.owed(over) {
		m.Flags |= game.Dutiful
		gen.dutiful = true
	}
	gen.remove(over, o.action)
	if v == trade {
		gen.fall(o, m, c)
	}
	gen.commit(m)
}

// hopTo makes one hop more, if it can be made, and lists what comes of it.
func (gen *generator) hopTo(o *op, from *leg, dir uint8, bound bool) {
	h := &gen.hop
	depth := int(from.depth)
	next := &h.legs[depth+1]
	mid, enemy, ok := gen.tryHop(o, from, next, int(dir))
	if !ok || bound && !(enemy && gen.owed(mid)) {
		return
	}
	h.kinds, h.dirs = append(h.kinds[:depth], enemy), append(h.dirs[:depth], dir)
	caught := len(h.mids)
	if enemy && o.seizes {
		h.mids = append(h.mids, mid)
	}
	gen.hopOn(o, next)
	h.mids = h.mids[:caught]
}

// hopOn adds the move that stops here, if it may, and those that go on.
func (gen *generator) hopOn(o *op, l *leg) {
	bound := gen.mustGoOn(l)
	if !bound && (!o.inOrder || int(l.depth) == o.max) {
		gen.hopEnd(o, l)
	}
	if int(l.depth) == o.max {
		return
	}
	near := gen.g.adjacent[l.at]
	if !near.meets(gen.occupied) || o.wants(int(l.depth)) == overEnemy && !near.meets(gen.theirs) {
		return
	}
	for _, d := range o.dirs {
		gen.hopTo(o, l, d, bound)
	}
}

// tryHop makes one hop in a direction, if it can be made: whom it passes, and where it leads.
func (gen *generator) tryHop(o *op, l, next *leg, dir int) (mid uint8, enemy, ok bool) {
	g := gen.g
	gen.try("hops")
	over := g.next[dir][l.at]
	if over == none {
		return 0, false, false
	}
	mid = uint8(over)
	c := gen.board[mid]
	to := g.next[dir][mid]
	if c == 0 || to == none || mid == gen.sq || l.caught.has(mid) {
		return 0, false, false
	}
	land := uint8(to)
	if gen.board[land] != 0 && !l.caught.has(land) || l.visited.has(land) || !gen.mayEnter(land) {
		return 0, false, false
	}
	enemy = g.side[c] != gen.me
	if !o.accepts(int(l.depth), enemy) {
		return 0, false, false
	}
	*next = *l
	if enemy && o.seizes {
		v := gen.verdict(c, mid)
		if v == forbidden {
			return 0, false, false
		}
		next.lost = next.lost || v == trade
		next.caught.add(mid)
		if l.depth == 0 {
			next.dutiful = gen.owed(mid)
		}
	}
	next.at, next.depth = land, l.depth+1
	next.visited.add(land)
	if !gen.safe {
		next.need = next.need.or(gen.needs(land))
	}
	return mid, enemy, true
}

// wants says whom the hop after so many others may pass over.
func (o *op) wants(depth int) overKind {
	if o.inOrder {
		return o.over[depth]
	}
	return o.over[0]
}

// accepts reports whether the hop after so many others may pass over a friend, or an enemy.
func (o *op) accepts(depth int, enemy bool) bool {
	want := o.wants(depth)
	return want == overEither || want == overEnemy == enemy
}

// fitsSoFar reports whether the hops made could be the beginning of a move of this op that is not
// at its end.
func (gen *generator) fitsSoFar(o *op, depth int) bool {
	if depth >= o.max || !o.anywhere && !o.from.has(gen.sq) {
		return false
	}
	for i, enemy := range gen.hop.kinds[:depth] {
		if !o.accepts(i, enemy) || !has(o.dirs, gen.hop.dirs[i]) {
			return false
		}
	}
	return true
}

func has(list []uint8, x uint8) bool {
	for _, y := range list {
		if x == y {
			return true
		}
	}
	return false
}

// canFinish reports whether a move may stop here or be brought to a legal end by more hops.
func (gen *generator) canFinish(o *op, l *leg) bool {
	if (!o.inOrder || int(l.depth) == o.max) && gen.mayEnd(l.at) && l.need.within(l.caught) {
		return true
	}
	if int(l.depth) == o.max {
		return false
	}
	next := &gen.hop.legs[l.depth+1]
	for _, d := range o.dirs {
		if _, _, ok := gen.tryHop(o, l, next, int(d)); ok && gen.canFinish(o, next) {
			return true
		}
	}
	return false
}

// hopEnd adds the move that stops here.
func (gen *generator) hopEnd(o *op, l *leg) {
	if !gen.mayEnd(l.at) || !gen.safe && gen.barred(l.need, l.caught) {
		return
	}
	if len(gen.hop.mids) == 0 {
		gen.add(o.action, l.at, 0, 0)
		return
	}
	gen.bound()
	m := gen.begin(o, l.at)
	if l.dutiful {
		m.Flags |= game.Dutiful
		gen.dutiful = true
	}
	for _, mid := range gen.hop.mids {
		gen.remove(mid, o.action)
		if l.lost {
			gen.captured(o, m, mid)
		}
	}
	gen.commit(m)
}
