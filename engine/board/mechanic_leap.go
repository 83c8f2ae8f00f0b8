package board

import "github.com/wildbench/wildbench/variants"

// A leap jumps by fixed offsets, over anything or along a path.
type leap struct{ *variants.Leap }

func (leap) stand(*compiler, bearer) {}

func (m leap) act(c *compiler, b bearer, prog *program) {
	var o *op
	if m.Path == "over" {
		o = newOp(b, opJump{})
		o.reach = c.targets(b.code, func(sq int) (to []int16) {
			for _, by := range turned(m.Offsets) {
				to = append(to, c.offset(sq, by[0], by[1]))
			}
			return to
		})
	} else {
		o = newOp(b, opLame{})
		o.paths = c.lamePaths(m.Leap)
	}
	c.start(o, m.From)
	o.capture = captureModes[m.Capture]
	prog.add(o)
}

// turned is a list of offsets with all their rotations and reflections, without repeats.
func turned(offsets [][]int) [][2]int {
	var all [][2]int
	seen := map[[2]int]bool{}
	for _, o := range offsets {
		for _, by := range [][2]int{
			{o[0], o[1]}, {o[1], o[0]}, {o[1], -o[0]}, {o[0], -o[1]},
			{-o[0], -o[1]}, {-o[1], -o[0]}, {-o[1], o[0]}, {-o[0], o[1]},
		} {
			if !seen[by] {
				seen[by] = true
				all = append(all, by)
			}
		}
	}
	return all
}

// lamePaths lists, for every square, where a lame leaper may go and what must be free on the way.
func (c *compiler) lamePaths(m *variants.Leap) [][]path {
	all := make([][]path, c.squares)
	for sq := range all {
		for _, by := range turned(m.Offsets) {
			to := c.offset(sq, by[0], by[1])
			if to == none {
				continue
			}
			p := path{to: uint8(to)}
			switch m.Path {
			case "orthogonal-first":
				p.through[0] = c.between(sq, by, true)
			case "diagonal-first":
				p.through[0] = c.between(sq, by, false)
			default:
				p.through = [2]set{c.between(sq, by, true), c.between(sq, by, false)}
				p.two = true
			}
			all[sq] = append(all[sq], p)
		}
	}
	return all
}

// between is the set of squares on the way of a leap: its orthogonal steps before its diagonal
// ones, or after.
func (c *compiler) between(sq int, by [2]int, orthogonalFirst bool) set {
	abs := func(n int) int { return max(n, -n) }
	sign := func(n int) int { return min(1, max(-1, n)) }
	long, short := max(abs(by[0]), abs(by[1])), min(abs(by[0]), abs(by[1]))
	straight := [2]int{sign(by[0]), 0}
	if abs(by[1]) > abs(by[0]) {
		straight = [2]int{0, sign(by[1])}
	}
	diagonal := [2]int{sign(by[0]), sign(by[1])}
	var s set
	at := [2]int{}
	for i := range long - 1 {
		step := diagonal
		if orthogonalFirst && i < long-short || !orthogonalFirst && i >= short {
			step = straight
		}
		at = [2]int{at[0] + step[0], at[1] + step[1]}
		s.add(uint8(c.offset(sq, at[0], at[1])))
	}
	return s
}

// opLame runs leaps along a path.
type opLame struct{}

func (opLame) generator() func(*generator, *op) { return (*generator).lame }
func (opLame) traces(*op) (trace, bool)         { return removesMoving, true }
func (opLame) wearsOut(*op) bool                { return true }
func (opLame) wantsEnemy(_ *op, _ int) bool     { return false }
func (opLame) bites(o *op, _ int) bool          { return o.capture != never }

func (opLame) leads(_ *compiler, o *op, sq uint8) set {
	var s set
	for _, p := range o.paths[sq] {
		s.add(p.to)
	}
	return s
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
