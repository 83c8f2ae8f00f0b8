package board

import "github.com/wildbench/wildbench/variants"

// setReach works out the squares within reach of every square, and the sides that an op touches.
func (c *compiler) setReach(o *op) {
	o.reach = make([]set, c.squares)
	for sq := range o.reach {
		for _, d := range o.dirs {
			for _, to := range c.rays[d][sq].list()[:min(o.max, len(c.rays[d][sq].list()))] {
				o.reach[sq].add(to)
			}
		}
	}
	for v, touched := range o.touches {
		o.sides[c.side[v]] = o.sides[c.side[v]] || touched
	}
}

// limits says, for every square and direction, how far a slide may go on an empty board: to the edge, or to where terrain stops it.
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

// sidesOfSquares are the three squares on each side of every square: north, east, south and west, one after the other.
func (c *compiler) sidesOfSquares() []set {
	all := make([]set, c.squares*directions/2)
	for sq := range c.squares {
		for d := 0; d < directions; d += 2 {
			for _, turn := range [3]int{directions - 1, 0, 1} {
				if to := c.next[(d+turn)%directions][sq]; to != none {
					all[sq*directions/2+d/2].add(uint8(to))
				}
			}
		}
	}
	return all
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

// targets says, for every square, where a fixed movement of a code may lead: on the board and, where no submerged animal can change the
// ground, where terrain allows it.
func (c *compiler) targets(p code, list func(sq int) []int16) []set {
	all := make([]set, c.squares)
	for sq := range all {
		for _, t := range list(sq) {
			if t != none && int(t) != sq {
				all[sq].add(uint8(t))
			}
		}
		if !c.hasLogs {
			all[sq] = all[sq].and(c.ground[c.owner[p]].stands)
		}
	}
	return all
}

// shiftTargets lists the squares of a terrain that a shift from a square may reach.
func (c *compiler) shiftTargets(m *variants.Shift, from int) []int16 {
	ground := c.terrains(m.Terrain)
	if !ground.has(uint8(from)) {
		return nil
	}
	if m.Scope == "group" {
		ground = c.group(ground, uint8(from))
	}
	var to []int16
	for ; !ground.empty(); ground = ground.rest() {
		sq := int(ground.first())
		if m.Colour == "any" || c.dark(sq) == c.dark(from) {
			to = append(to, int16(sq))
		}
	}
	return to
}

// group is the part of a terrain that is connected with a square by orthogonal neighbours.
func (c *compiler) group(ground set, from uint8) set {
	var group set
	group.add(from)
	for frontier := group; !frontier.empty(); {
		sq := frontier.first()
		frontier = frontier.rest()
		for d := 0; d < directions; d += 2 {
			if n := c.next[d][sq]; n != none && ground.has(uint8(n)) && !group.has(uint8(n)) {
				group.add(uint8(n))
				frontier.add(uint8(n))
			}
		}
	}
	return group
}

// scope says, for every square, where the enemy must stand without whom a move of hops cannot be made.
func (c *compiler) scope(o op) []set {
	all := make([]set, c.squares)
	for sq := range all {
		all[sq] = c.all
		for i, w := range o.over {
			if w == overEnemy {
				all[sq] = c.around(one(uint8(sq)), 2*i+1)
				break
			}
		}
	}
	return all
}

// fans gathers, for every square, the first hops in some directions.
func (c *compiler) fans(dirs []uint8) []fan {
	all := make([]fan, c.squares)
	for sq := range all {
		f := &all[sq]
		for _, d := range dirs {
			if c.step(sq, int(d), 2) != none {
				over := uint8(c.step(sq, int(d), 1))
				f.overs.add(over)
				f.lines[f.n] = line{over, d}
				f.n++
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

// between is the set of squares on the way of a leap: its orthogonal steps before its diagonal ones, or after.
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

// vaults lists, for every square, the jumps across terrain that start there.
func (c *compiler) vaults(m *variants.Vault, side int) [][]path {
	over := c.terrains(m.Over)
	all := make([][]path, c.squares)
	for sq := range all {
		if over.has(uint8(sq)) {
			continue
		}
		for _, d := range compass(m.Directions, side) {
			if p, ok := c.vault(over, sq, int(d), m.Crossings); ok {
				all[sq] = append(all[sq], p)
			}
		}
	}
	return all
}

// vault follows one line across so many stretches of terrain; between two of them there must be ground.
func (c *compiler) vault(over set, sq, dir, crossings int) (path, bool) {
	var p path
	ray := c.rays[dir][sq].list()
	i := 0
	for n := range crossings {
		start := i
		for i < len(ray) && over.has(ray[i]) {
			p.through[0].add(ray[i])
			i++
		}
		if i == start || i == len(ray) {
			return p, false
		}
		if n == crossings-1 {
			break
		}
		for i < len(ray) && !over.has(ray[i]) {
			p.through[1].add(ray[i])
			i++
		}
	}
	p.to = ray[i]
	return p, true
}
