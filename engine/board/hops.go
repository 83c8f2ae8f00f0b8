package board

import "github.com/wildbench/wildbench/engine/game"

// hopping is the move of hops being made.
type hopping struct {
	kinds []bool  // for each hop: was it over an enemy
	dirs  []uint8 // for each hop: its direction
	mids  []uint8 // the enemies captured, in order
}

// A leg is where a move of hops stands after some of them.
type leg struct {
	at      uint8
	depth   int
	visited set  // where it stood, its start included
	caught  set  // enemies captured
	need    set  // enemies that wards ask it to capture
	lost    bool // a victim takes the actor along
	dutiful bool // its first hop met a duty
}

// hops lists moves over neighbours.
func (gen *generator) hops(o *op) {
	if !gen.canHop(o) {
		return
	}
	gen.hop.kinds, gen.hop.dirs, gen.hop.mids = gen.hop.kinds[:0], gen.hop.dirs[:0], gen.hop.mids[:0]
	l := leg{at: gen.sq}
	l.visited.add(gen.sq)
	gen.hopOn(o, l)
}

// canHop reports whether there is anybody to pass over and room beyond.
func (gen *generator) canHop(o *op) bool {
	for _, h := range o.firsts[gen.sq] {
		if gen.s.board[h.over] != 0 && gen.s.board[h.land] == 0 {
			return true
		}
	}
	return false
}

// hopOn adds the move that stops here, if it may, and those that go on.
func (gen *generator) hopOn(o *op, l leg) {
	bound := l.depth > 0 && gen.mustGoOn(l)
	if l.depth > 0 {
		if !bound && (!o.inOrder || l.depth == o.max) {
			gen.hopEnd(o, l)
		}
		if l.depth == o.max {
			return
		}
	}
	for _, d := range o.dirs {
		next, mid, enemy, ok := gen.tryHop(o, l, int(d))
		if !ok || bound && !(enemy && gen.owed(mid)) {
			continue
		}
		gen.hop.kinds, gen.hop.dirs = append(gen.hop.kinds, enemy), append(gen.hop.dirs, d)
		seized := enemy && o.seizes
		if seized {
			gen.hop.mids = append(gen.hop.mids, mid)
		}
		gen.hopOn(o, next)
		gen.hop.kinds, gen.hop.dirs = gen.hop.kinds[:l.depth], gen.hop.dirs[:l.depth]
		if seized {
			gen.hop.mids = gen.hop.mids[:len(gen.hop.mids)-1]
		}
	}
}

// tryHop makes one hop in a direction, if it can be made: whom it passes and where it leads.
func (gen *generator) tryHop(o *op, l leg, dir int) (next leg, mid uint8, enemy, ok bool) {
	g := gen.g
	over16 := g.next[dir][l.at]
	if over16 == none {
		return
	}
	mid = uint8(over16)
	land16 := g.next[dir][mid]
	if land16 == none || mid == gen.sq || l.caught.has(mid) {
		return
	}
	land := uint8(land16)
	c := gen.s.board[mid]
	if c == 0 || l.visited.has(land) || !gen.mayEnter(land) {
		return
	}
	if gen.s.board[land] != 0 && !l.caught.has(land) {
		return
	}
	enemy = g.side[c] != gen.me
	switch want := o.wants(l.depth); {
	case want == overFriend && enemy, want == overEnemy && !enemy:
		return
	}
	next = l
	if enemy && o.seizes {
		v := gen.row[int(c)*g.classes+int(g.class[mid])]
		if v == forbidden {
			return
		}
		next.lost = next.lost || v == trade
		next.caught.add(mid)
		if l.depth == 0 {
			next.dutiful = gen.owed(mid)
		}
	}
	next.at, next.depth = land, l.depth+1
	next.visited.add(land)
	next.need = next.need.or(gen.needs(land))
	return next, mid, enemy, true
}

// wants says whom the hop after so many others may pass over.
func (o *op) wants(depth int) overKind {
	if o.inOrder {
		return o.over[depth]
	}
	return o.over[0]
}

// owed reports whether a duty asks the piece at work to capture the animal on a square.
func (gen *generator) owed(sq uint8) bool {
	for i := range gen.g.duties {
		if d := &gen.g.duties[i]; d.binds[gen.p] && d.victims[gen.s.board[sq]] {
			return true
		}
	}
	return false
}

// mustGoOn reports whether a duty forbids to stop here: some hop of the piece that fits the move so far can go on and capture a victim.
func (gen *generator) mustGoOn(l leg) bool {
	if !gen.bindsPiece() {
		return false
	}
	for _, o := range gen.prog.hops {
		if !gen.fitsSoFar(o, l.depth) {
			continue
		}
		for _, d := range o.dirs {
			next, mid, enemy, ok := gen.tryHop(o, l, int(d))
			if ok && enemy && o.seizes && gen.owed(mid) && gen.canFinish(o, next) {
				gen.noteDuty()
				return true
			}
		}
	}
	return false
}

func (gen *generator) bindsPiece() bool {
	for i := range gen.g.duties {
		if gen.g.duties[i].binds[gen.p] {
			return true
		}
	}
	return false
}

func (gen *generator) noteDuty() {
	for i := range gen.g.duties {
		if d := &gen.g.duties[i]; d.binds[gen.p] {
			gen.ms.InForce.Add(d.action)
		}
	}
}

// fitsSoFar reports whether the hops made could be the beginning of a move of this op that is not at its end.
func (gen *generator) fitsSoFar(o *op, depth int) bool {
	if depth >= o.max || !o.anywhere && !o.from.has(gen.sq) {
		return false
	}
	for i, enemy := range gen.hop.kinds[:depth] {
		if w := o.wants(i); w == overFriend && enemy || w == overEnemy && !enemy || !has(o.dirs, gen.hop.dirs[i]) {
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
func (gen *generator) canFinish(o *op, l leg) bool {
	if (!o.inOrder || l.depth == o.max) && gen.mayEnd(l.at) && l.need.within(l.caught) {
		return true
	}
	if l.depth == o.max {
		return false
	}
	for _, d := range o.dirs {
		if next, _, _, ok := gen.tryHop(o, l, int(d)); ok && gen.canFinish(o, next) {
			return true
		}
	}
	return false
}

// hopEnd adds the move that stops here.
func (gen *generator) hopEnd(o *op, l leg) {
	if !gen.mayEnd(l.at) || gen.barred(l.need, l.caught) {
		return
	}
	gen.begin()
	m := game.Move{Action: o.action, To: l.at}
	if l.dutiful {
		m.Flags |= game.Dutiful
		gen.dutiful = true
	}
	for _, mid := range gen.hop.mids {
		gen.remove(mid, o.action)
		if c := gen.s.board[mid]; l.lost && m.Flags&game.ActorLost == 0 && gen.row[int(c)*gen.g.classes+int(gen.g.class[mid])] == trade {
			m.Flags |= game.ActorLost
			gen.fall(o, l.at, c)
		}
	}
	gen.commit(m)
}
