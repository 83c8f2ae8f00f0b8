package board

import (
	"slices"

	"github.com/wildbench/wildbench/engine/game"
)

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

// slide lists moves in straight lines: over empty squares, as far as terrain allows. Whatever is special has a piece on it, or a ward.
func (gen *generator) slide(o *op) {
	g := gen.g
	if !gen.rules.endsAnywhere || !o.quick || !o.fresh {
		for _, d := range o.dirs {
			gen.slideAlong(o, g.rays[d][gen.sq].list(), 0)
		}
		return
	}
	action, from, p, safe := o.action, gen.sq, gen.p, gen.safe
	board, limits := &gen.s.board, &o.limits[from]
	list := gen.room(len(o.dirs))
	k := len(gen.ms.List)
	for _, d := range o.dirs {
		ray, n, i := &g.rays[d][from], limits[d], uint8(0)
		for ; i < n; i++ {
			to := ray.squares[i]
			if board[to] != 0 || !safe && gen.warded.has(to) {
				break
			}
			m := &list[k]
			*m = game.Move{}
			m.Action, m.From, m.To, m.Code = action, from, to, p
			k++
			if o.noted {
				gen.reached.add(to)
			}
		}
		if i < n || g.hasLogs && int(n) < o.max && n < ray.n && gen.logs.has(ray.squares[n]) {
			gen.ms.List = list[:k]
			gen.slideMeets(o, ray.list(), int(i))
			list = gen.room(len(o.dirs))
			k = len(gen.ms.List)
		}
	}
	gen.ms.List = list[:k]
}

// room is the list of moves with as much behind it as slides along so many lines can fill.
func (gen *generator) room(lines int) []game.Move {
	list := slices.Grow(gen.ms.List, lines*len(ray{}.squares))
	return list[:cap(list)]
}

// slideMeets goes on with a slide from the first square that is not just empty.
func (gen *generator) slideMeets(o *op, ray []uint8, i int) {
	g := gen.g
	to := ray[i]
	c := gen.s.board[to]
	switch {
	case c == 0, !gen.safe && gen.warded.has(to), g.hasLogs && gen.logs.has(to), o.trample != nil && o.trample[c]:
		gen.slideAlong(o, ray, i)
	case g.side[c] != gen.me:
		gen.arrive(o, to)
	}
}

// slideAlong follows one line over submerged and trampled animals, through terrain that stops and squares that are warded. The moves to its
// first squares, all empty and safe, may be listed already.
func (gen *generator) slideAlong(o *op, ray []uint8, listed int) {
	g := gen.g
	ray = ray[:min(len(ray), o.max)]
	var need, caught set
	pure := true // nothing needed, nothing caught so far
	slow := 0
	for i, to := range ray {
		if !gen.mayEnter(to) {
			return
		}
		stop := false
		if gen.rules.stop > 0 && gen.rules.slow.has(to) && !gen.logs.has(to) {
			slow++
			stop = slow >= gen.rules.stop
		}
		if i < listed {
			if stop {
				return
			}
			continue
		}
		if !gen.safe && gen.warded.has(to) {
			need, pure = need.or(gen.needs(to)), false
		}
		c := gen.s.board[to]
		switch {
		case c == 0:
			if i+1 < o.min || o.capture == only || !gen.mayEnd(to) {
				break
			}
			if pure {
				gen.add(o.action, to, 0, 0)
			} else if !gen.barred(need, caught) {
				gen.trampled(o, to, 0, take, caught)
			}
		case g.side[c] == gen.me:
			if !gen.logs.has(to) {
				return
			}
			gen.ms.InForce.Add(g.logAction[c])
		default:
			v := gen.verdict(c, to)
			with := caught.or(one(to))
			if o.capture != never && v != forbidden && i+1 >= o.min && gen.mayEnd(to) && !gen.barred(need, with) {
				gen.trampled(o, to, c, v, caught)
			}
			if o.trample != nil && o.trample[c] && o.where.has(to) && v != forbidden {
				caught, pure = with, false
			} else if gen.logs.has(to) {
				gen.ms.InForce.Add(g.logAction[c])
			} else {
				return
			}
		}
		if stop {
			return
		}
	}
}

// trampled adds a slide that captured some animals on its way, and perhaps one at its end.
func (gen *generator) trampled(o *op, to uint8, taken code, v verdict, caught set) {
	if caught.empty() && v == take {
		gen.add(o.action, to, taken, 0)
		return
	}
	m := gen.begin(o, to)
	m.Taken = taken
	if v == trade {
		gen.fall(o, m, taken)
	}
	for at := caught; !at.empty(); at = at.rest() {
		sq := at.first()
		gen.remove(sq, o.tramples)
		gen.captured(o, m, sq)
	}
	gen.commit(m)
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
		if o.touches[gen.s.board[at.first()]] {
			return true
		}
	}
	return false
}

// walk lists moves of several squares that turn freely.
func (gen *generator) walk(o *op) {
	if gen.rules.stop > 0 || len(o.dirs) < directions || o.min > 1 && !o.revisit && !o.isTriple() {
		gen.wander(o)
		return
	}
	free := gen.passable()
	land := gen.g.all
	if !gen.open {
		land = gen.enter
	}
	if !gen.safe {
		free, land = free.minus(gen.warded), land.minus(gen.warded)
	}
	ends := gen.ends(o, free, land)
	if !gen.safe {
		gen.noteBarred(ends)
		if o.capture != never {
			ends = ends.or(gen.guardsInReach(o, ends))
		}
	}
	ends = ends.minus(gen.mine)
	if !gen.open {
		ends = ends.and(gen.end)
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

// isTriple reports whether a walk is of exactly three squares.
func (o *op) isTriple() bool { return o.min == 3 && o.max == 3 }

// ends is the set of squares where a walk may end, whoever stands there, given the squares it may pass through and land on.
func (gen *generator) ends(o *op, free, land set) set {
	if o.min > 1 && !o.revisit {
		return gen.triple(free, land)
	}
	g := gen.g
	var ends, frontier set
	frontier.add(gen.sq)
	visited := frontier
	for n := 1; n <= o.max; n++ {
		var next set
		if o.min > 1 { // squares may be entered again, so that walks of the right length count
			next = gen.neighbours(frontier).and(land)
		} else {
			next = g.spread(frontier).minus(visited).and(land)
		}
		if n >= o.min {
			ends = ends.or(next)
		}
		if frontier = next.and(free); frontier.empty() {
			break
		}
		visited = visited.or(frontier)
	}
	ends.drop(gen.sq)
	return ends
}

// triple is the set of ends of walks of exactly three squares that enter none twice. The second square c may lead on to its neighbours as
// long as some first square b between it and the start is left: d itself must not be the only b.
func (gen *generator) triple(free, land set) set {
	g := gen.g
	free.drop(gen.sq)
	first := g.adjacent[gen.sq].and(free)
	var ends set
	for at := g.spread(first).and(free); !at.empty(); at = at.rest() {
		c := at.first()
		switch b := g.adjacent[c].and(first); {
		case b.empty():
		case b.single():
			ends = ends.or(g.adjacent[c].minus(b))
		default:
			ends = ends.or(g.adjacent[c])
		}
	}
	ends.drop(gen.sq)
	return ends.and(land)
}

// guardsInReach is the set of enemies whose own wards are the only ones in the way of a walk that captures them.
func (gen *generator) guardsInReach(o *op, known set) set {
	var more set
	for at := gen.wards.minus(known); !at.empty(); at = at.rest() {
		if guard := at.first(); gen.needs(guard).empty() && gen.reaches(o, guard) {
			more.add(guard)
		}
	}
	return more
}

// neighbours is the set of squares next to any of a set.
func (gen *generator) neighbours(s set) set {
	var all set
	for ; !s.empty(); s = s.rest() {
		all = all.or(gen.g.adjacent[s.first()])
	}
	return all
}

// reaches reports whether a walk may capture an animal whose own wards are the only ones in its way.
func (gen *generator) reaches(o *op, guard uint8) bool {
	var ours set
	ours.add(guard)
	open := gen.warded
	for at := gen.warded; !at.empty(); at = at.rest() {
		if sq := at.first(); gen.needs(sq) == ours {
			open.drop(sq)
		}
	}
	land := gen.g.all.minus(open)
	if !gen.open {
		land = land.and(gen.enter)
	}
	ends := gen.ends(o, gen.passable().minus(open), land)
	return ends.has(guard)
}

// noteBarred records that wards kept a walk from squares next to it.
func (gen *generator) noteBarred(ends set) {
	if at := gen.g.adjacent[gen.sq].and(gen.warded).and(gen.passable()).minus(ends); !at.empty() {
		gen.barred(gen.needs(at.first()), set{})
	}
}

// wander is walk path by path, for walks that may not enter a square twice, that terrain can stop, or that do not go in all directions.
func (gen *generator) wander(o *op) {
	w := wanderer{gen: gen, o: o}
	w.visited.add(gen.sq)
	w.from(gen.sq, 0, 0, set{})
	gen.arriveAtAll(o, w.ends)
}

// A wanderer tries the paths of one walk.
type wanderer struct {
	gen     *generator
	o       *op
	visited set
	ends    set
}

// from goes on from a square after so many steps and slow squares, on a path that needs certain captures.
func (w *wanderer) from(sq uint8, steps, slow int, need set) {
	gen, g := w.gen, w.gen.g
	for _, d := range w.o.dirs {
		to16 := g.next[d][sq]
		if to16 == none {
			continue
		}
		to := uint8(to16)
		log := gen.logs.has(to)
		if !gen.mayEnter(to) || to == gen.sq || !w.o.revisit && w.visited.has(to) {
			continue
		}
		count := slow
		if gen.rules.stop > 0 && !log && gen.rules.slow.has(to) {
			count++
		}
		needs := need.or(gen.needs(to))
		var caught set
		caught.add(to)
		if steps+1 >= w.o.min && gen.mayEnd(to) && !gen.mine.has(to) && needs.minus(caught).empty() {
			w.ends.add(to)
		}
		empty := gen.s.board[to] == 0 || log
		if steps+1 >= w.o.max || !empty || gen.rules.stop > 0 && count >= gen.rules.stop {
			continue
		}
		again := w.visited.has(to)
		w.visited.add(to)
		w.from(to, steps+1, count, needs)
		if !again {
			w.visited.drop(to)
		}
	}
}
