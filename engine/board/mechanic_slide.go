package board

import (
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// A slide goes in a straight line.
type slide struct{ *variants.Slide }

func (slide) stand(*compiler, bearer) {}

func (m slide) act(c *compiler, b bearer, prog *program) {
	o := newOp(b, opSlide{})
	c.start(o, m.From)
	o.capture = captureModes[m.Capture]
	o.dirs, o.min, o.max = compass(m.Directions, b.side), m.Min, m.Max
	o.quick = o.min == 1 && o.capture == replace
	o.limits = c.limits(b.code, o.max)
	prog.add(o)
}

// limits says, for every square and direction, how far a slide may go on an empty board: to the
// edge, or to where terrain stops it.
func (c *compiler) limits(p code, longest int) [][directions]uint8 {
	rules := &c.ground[c.owner[p]]
	all := make([][directions]uint8, c.squares)
	for sq := range all {
		for d := range directions {
			slow := 0
			for _, to := range c.rays[d][sq].list() {
				if int(all[sq][d]) == longest || rules.stop > 0 && slow == rules.stop || rules.barred.has(to) {
					break
				}
				all[sq][d]++
				if rules.slow.has(to) {
					slow++
				}
			}
		}
	}
	return all
}

// opSlide runs slides.
type opSlide struct{}

func (opSlide) generator() func(*generator, *op) { return (*generator).slide }
func (opSlide) traces(*op) (trace, bool)         { return removesMoving, true }
func (opSlide) wearsOut(*op) bool                { return true }
func (opSlide) wantsEnemy(_ *op, _ int) bool     { return false }
func (opSlide) bites(o *op, _ int) bool          { return o.capture != never || o.trample != nil }

func (opSlide) leads(c *compiler, o *op, sq uint8) set {
	var s set
	for _, d := range o.dirs {
		for _, to := range c.rays[d][sq].list() {
			s.add(to)
		}
	}
	return s
}

// slide lists moves in straight lines: over empty squares, as far as terrain allows. Whatever is
// special has a piece on it, or a ward.
func (gen *generator) slide(o *op) {
	g := gen.g
	if !gen.prog.rules.endsAnywhere || !o.quick || !o.fresh {
		for _, d := range o.dirs {
			gen.slideAlong(o, g.rays[d][gen.sq].list(), 0)
		}
		return
	}
	if gen.sharp {
		gen.slideSharply(o)
		return
	}
	action, from, p, safe := o.action, gen.sq, gen.p, gen.safe
	board, limits := gen.board, &o.limits[from]
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
		if i < n || g.submerging && int(n) < o.max && n < ray.n && gen.bridges.has(ray.squares[n]) {
			gen.ms.List = list[:k]
			gen.slideMeets(o, ray.list(), int(i))
			list = gen.room(len(o.dirs))
			k = len(gen.ms.List)
		}
	}
	gen.ms.List = list[:k]
}

// slideSharply is slide for captures alone.
func (gen *generator) slideSharply(o *op) {
	g, limits := gen.g, &o.limits[gen.sq]
	for _, d := range o.dirs {
		ray, n, i := &g.rays[d][gen.sq], limits[d], uint8(0)
		for ; i < n; i++ {
			to := ray.squares[i]
			if gen.board[to] != 0 || !gen.safe && gen.warded.has(to) {
				break
			}
			if gen.quiet.has(to) {
				gen.add(o.action, to, 0, 0)
			}
		}
		if i < n || g.submerging && int(n) < o.max && n < ray.n && gen.bridges.has(ray.squares[n]) {
			gen.slideMeets(o, ray.list(), int(i))
		}
	}
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
	c := gen.board[to]
	switch {
	case c == 0, !gen.safe && gen.warded.has(to), g.submerging && gen.bridges.has(to), o.trample != nil && o.trample[c]:
		gen.slideAlong(o, ray, i)
	case g.side[c] != gen.me:
		gen.arrive(o, to)
	}
}

// slideAlong follows one line over submerged and trampled animals, through terrain that stops and
// squares that are warded. The moves to its first squares, all empty and safe, may be listed
// already.
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
		if gen.prog.rules.stop > 0 && gen.prog.rules.slow.has(to) && !gen.bridges.has(to) {
			slow++
			stop = slow >= gen.prog.rules.stop
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
		c := gen.board[to]
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
			if !gen.bridges.has(to) {
				return
			}
			gen.ms.InForce.Add(g.submergeAction[c])
		default:
			v := gen.verdict(c, to)
			with := caught.or(one(to))
			if o.capture != never && v != forbidden && i+1 >= o.min && gen.mayEnd(to) && !gen.barred(need, with) {
				gen.trampled(o, to, c, v, caught)
			}
			if o.trample != nil && o.trample[c] && o.where.has(to) && v != forbidden {
				caught, pure = with, false
			} else if gen.bridges.has(to) {
				gen.ms.InForce.Add(g.submergeAction[c])
			} else {
				return
			}
		}
		if stop {
			return
		}
	}
}
