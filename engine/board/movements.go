package board

import (
	"math/bits"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
)

// opJump runs steps, leaps over anything and shifts: a fixed list of targets from every square.
type opJump struct{}

func (opJump) generator() func(*generator, *op)       { return (*generator).jump }
func (opJump) traces(*op) (trace, bool)               { return removesMoving, true }
func (opJump) leads(_ *compiler, o *op, sq uint8) set { return o.reach[sq] }
func (opJump) wearsOut(*op) bool                      { return true }
func (opJump) wantsEnemy(_ *op, _ int) bool           { return false }
func (opJump) bites(o *op, _ int) bool                { return o.capture != never }

// targets says, for every square, where a fixed movement of a code may lead: on the board and,
// where no submerged animal can change the ground, where terrain allows it.
func (c *compiler) targets(p code, list func(sq int) []int16) []set {
	all := make([]set, c.squares)
	for sq := range all {
		for _, t := range list(sq) {
			if t != none && int(t) != sq {
				all[sq].add(uint8(t))
			}
		}
		if !c.submerging {
			all[sq] = all[sq].and(c.ground[c.owner[p]].stands)
		}
	}
	return all
}

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
	if ends.empty() {
		return
	}
	if !gen.open && gen.g.submerging { // otherwise the targets know the terrain
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
	if gen.sharp {
		ends = ends.and(gen.quiet)
	}
	if ends.empty() {
		return
	}
	k := len(gen.ms.List)
	list := slices.Grow(gen.ms.List, gen.g.squares)
	list = list[:cap(list)]
	var quiet game.Move
	quiet.Action, quiet.From, quiet.Code = o.action, gen.sq, gen.p
	for i, w := range ends.words() {
		for ; w != 0; w &= w - 1 {
			m := &list[k]
			*m = quiet
			m.To = uint8(i<<6 | bits.TrailingZeros64(w))
			k++
		}
	}
	gen.ms.List = list[:k]
}

// passable are the squares that a move may pass through: empty ones and those of submerged
// animals, as far as terrain lets it.
func (gen *generator) passable() set {
	free := gen.g.all.minus(gen.occupied)
	if gen.g.submerging {
		free = free.or(gen.bridges)
	}
	if !gen.open {
		free = free.and(gen.enter)
	}
	return free
}

// stands reports whether a piece displaced from a square may stand on another.
func (gen *generator) stands(p code, from, to uint8) bool {
	t := &gen.g.ground[gen.g.owner[p]]
	return t.stands.has(to) && (!t.colour || gen.g.dark(int(from)) == gen.g.dark(int(to)))
}
