package board

import "github.com/wildbench/wildbench/variants"

// A walk goes several squares, turning freely.
type walk struct{ *variants.Walk }

func (walk) stand(*compiler, bearer) {}

func (m walk) act(c *compiler, b bearer, prog *program) {
	o := newOp(b, opWalk{})
	c.start(o, m.From)
	o.capture = captureModes[m.Capture]
	o.dirs, o.min, o.max, o.revisit = compass(m.Directions, b.side), m.Min, m.Max, m.Revisit
	o.reach = make([]set, c.squares)
	for sq := range o.reach {
		o.reach[sq] = c.around(one(uint8(sq)), m.Max)
	}
	prog.add(o)
}

// opWalk runs walks.
type opWalk struct{}

func (opWalk) generator() func(*generator, *op) { return (*generator).walk }
func (opWalk) traces(*op) (trace, bool)         { return removesMoving, true }
func (opWalk) wearsOut(*op) bool                { return true }
func (opWalk) wantsEnemy(_ *op, _ int) bool     { return false }
func (opWalk) bites(o *op, _ int) bool          { return o.capture != never }

func (opWalk) leads(c *compiler, o *op, sq uint8) set {
	s := c.around(one(sq), o.max)
	s.drop(sq)
	return s
}

// walk lists moves of several squares that turn freely.
func (gen *generator) walk(o *op) {
	if gen.sharp && !o.reach[gen.sq].meets(gen.theirs.or(gen.quiet)) {
		return
	}
	if gen.prog.rules.stop > 0 || len(o.dirs) < directions || o.min > 1 && !o.revisit && !o.isTriple() {
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

// isTriple reports whether a walk is of exactly three squares.
func (o *op) isTriple() bool { return o.min == 3 && o.max == 3 }

// ends is the set of squares where a walk may end, whoever stands there, given the squares it may
// pass through and land on.
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

// triple is the set of ends of walks of exactly three squares that enter none twice. The second
// square c may lead on to its neighbours as long as some first square b between it and the start
// is left: d itself must not be the only b.
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

// guardsInReach is the set of enemies whose own wards are the only ones in the way of a walk that
// captures them.
func (gen *generator) guardsInReach(o *op, known set) set {
	var more set
	for at := gen.wards.and(o.reach[gen.sq]).minus(known); !at.empty(); at = at.rest() {
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

// reaches reports whether a walk may capture an animal whose own wards are the only ones in its
// way.
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
