package board

import "github.com/wildbench/wildbench/variants"

// compilePrograms writes what every code can do. Poison leaves the plain movements, a stomped animal does nothing.
func (c *compiler) compilePrograms() {
	for kind := range c.def.Animals {
		a := &c.def.Animals[kind]
		c.codes(kind, func(p code, side, marks int) {
			prog := &program{action: c.plain(a)}
			c.cans[p] = prog
			if marks&stomped != 0 {
				return
			}
			for i := range a.Movements {
				if m := &a.Movements[i]; m.Enabled {
					prog.moves = c.compileOp(prog.moves, m, prog.action, p)
				}
			}
			if marks&poisoned == 0 {
				for i := range a.Abilities {
					if m := &a.Abilities[i]; m.Enabled {
						prog.abilities = c.compileOp(prog.abilities, m, c.action(a, m.ID), p)
					}
				}
				c.addTrample(prog, a, p)
			}
			prog.link()
			for i := range c.duties {
				for _, o := range prog.hops {
					prog.dutyGoesOn = prog.dutyGoesOn || c.duties[i].binds[p] && o.max > 1
				}
			}
			prog.overlap = c.overlaps(prog)
			prog.findUnique()
		})
	}
}

// link gathers the hops, now that the ops have their final places.
func (p *program) link() {
	for _, ops := range [][]op{p.moves, p.abilities} {
		for i := range ops {
			if ops[i].code == opHop {
				p.hops = append(p.hops, &ops[i])
			}
		}
	}
}

// addTrample gives an animal's slides its trample ability.
func (c *compiler) addTrample(prog *program, a *variants.Animal, p code) {
	for i := range a.Abilities {
		m := &a.Abilities[i]
		t, ok := m.Params.(*variants.Trample)
		if !ok || !m.Enabled {
			continue
		}
		where := c.all
		if t.Zone != "" {
			where = c.zoneOf(t.Zone, int(c.side[p]))
		}
		victims := c.matching(t.Victims, t.Spares, func(v code) bool {
			return c.side[v] != c.side[p] && !c.immuneTo(v, m.ID)
		})
		for j := range prog.moves {
			if o := &prog.moves[j]; o.code == opSlide && o.max > 1 {
				o.trample, o.where, o.tramples = victims, where, c.action(a, m.ID)
			}
		}
	}
}

// compileOp appends the op of an active mechanic; passive ones have none.
func (c *compiler) compileOp(ops []op, m *variants.Mechanic, action uint8, p code) []op {
	o := op{action: action, anywhere: true}
	side := int(c.side[p])
	start := func(from variants.Names) {
		if len(from) > 0 {
			o.anywhere, o.from = false, c.terrains(from...)
		}
	}
	switch m := m.Params.(type) {
	case *variants.Step:
		start(m.From)
		o.code, o.capture = opJump, captureModes[m.Capture]
		o.reach = c.targets(p, func(sq int) (to []int16) {
			for _, d := range compass(m.Directions, side) {
				to = append(to, c.step(sq, int(d), 1))
			}
			return to
		})
	case *variants.Slide:
		start(m.From)
		o.code, o.capture = opSlide, captureModes[m.Capture]
		o.dirs, o.min, o.max = compass(m.Directions, side), m.Min, m.Max
	case *variants.Leap:
		start(m.From)
		o.capture = captureModes[m.Capture]
		if m.Path == "over" {
			o.code = opJump
			o.reach = c.targets(p, func(sq int) (to []int16) {
				for _, by := range turned(m.Offsets) {
					to = append(to, c.offset(sq, by[0], by[1]))
				}
				return to
			})
		} else {
			o.code, o.paths = opLame, c.lamePaths(m)
		}
	case *variants.Shift:
		o.code, o.capture = opJump, captureModes[m.Capture]
		o.anywhere, o.from = false, c.terrains(m.Terrain)
		o.reach = c.targets(p, func(sq int) []int16 { return c.shiftTargets(m, sq) })
	case *variants.Vault:
		o.code, o.capture = opVault, captureModes[m.Capture]
		o.paths = c.vaults(m, side)
		o.touches = c.matching(m.BlockedBy, nil, nil)
		if len(m.BlockedBy) == 0 {
			o.touches = new([256]bool)
		}
	case *variants.Walk:
		start(m.From)
		o.code, o.capture = opWalk, captureModes[m.Capture]
		o.dirs, o.min, o.max, o.revisit = compass(m.Directions, side), m.Min, m.Max, m.Revisit
	case *variants.Hop:
		start(m.From)
		o.code, o.dirs = opHop, compass(m.Directions, side)
		o.seizes = m.Capture != "never"
		o.max, o.inOrder = m.Hops, len(m.Over) > 1
		for _, w := range m.Over {
			o.over = append(o.over, overKinds[w])
			o.needsEnemy = o.needsEnemy || overKinds[w] == overEnemy
		}
		if o.inOrder {
			o.max = len(o.over)
		}
		o.fans = c.firstHops(o.dirs)
		o.reach = c.scope(o)
	default:
		if !c.compileAbility(&o, m, start, p) {
			return ops
		}
	}
	return append(ops, o)
}

var (
	captureModes = map[string]captureMode{"replace": replace, "never": never, "only": only}
	overKinds    = map[string]overKind{"either": overEither, "friend": overFriend, "enemy": overEnemy}
	markEffects  = map[string]markEffect{"remove": removes, "poison": poisons, "stomp": stomps}
)

// compileAbility fills the op of a mechanic that is not a movement. It reports whether there is anything to run.
func (c *compiler) compileAbility(o *op, params variants.Params, start func(variants.Names), p code) bool {
	side := int(c.side[p])
	name := c.actions[o.action].Name
	o.immune = c.matching(nil, nil, func(v code) bool { return c.immuneTo(v, name) })
	touches := func(sides string, victims, spares variants.Names) *[256]bool {
		return c.matching(victims, spares, func(v code) bool {
			return c.sided(sides, side, int(c.side[v])) && !o.immune[v]
		})
	}
	switch m := params.(type) {
	case *variants.Strike:
		start(m.From)
		o.code, o.dirs, o.max = opStrike, compass(m.Directions, side), m.Reach
		o.effect, o.throughs, o.captures = markEffects[m.Effect], m.Line == "any", m.Capture
		o.all, o.inPlace, o.afterMove = m.All, m.Targets, m.AfterMove > 0
		o.touches = touches(m.Sides, m.Victims, m.Spares)
		if o.effect == poisons {
			for v := range o.touches {
				o.touches[v] = o.touches[v] && c.traits[v]&poisonous == 0 && !c.immuneTo(code(v), "poison")
			}
		}
		c.setReach(o)
		if m.Retreat != "" {
			o.retreats, o.retreat = true, c.terrains(m.Retreat)
		}
	case *variants.Throw:
		o.code, o.dirs, o.min, o.max = opThrow, compass(m.Directions, side), m.Min, m.Max
		o.touches = touches(m.Sides, m.Victims, m.Spares)
		o.spareLogs, o.throughs, o.duel = m.Submerged == "spared", m.Path == "through", m.Duel
	case *variants.Push:
		o.code, o.max = opPush, m.Distance
		o.touches = touches(m.Sides, m.Victims, m.Spares)
	case *variants.Sweep:
		o.code = opSweep
		o.touches = touches(m.Sides, nil, m.Spares)
	case *variants.Charge:
		o.code, o.dirs, o.max = opCharge, compass(m.Directions, side), m.Distance
		o.avoid = c.terrains(m.Start...)
		o.removes = c.matching(m.Removes, nil, nil)
		if len(m.Removes) == 0 {
			o.removes = new([256]bool)
		}
	case *variants.Drop:
		o.code, o.drops = opDrop, c.makeCode(int(c.kind[p]), side, 0)
		o.zone = c.zoneOf(m.Zone, side).and(c.ground[c.owner[p]].stands)
	case *variants.Companion:
		o.code, o.dirs, o.max = opCompanion, compass(m.Directions, side), 1
		o.avoid = c.terrains(m.Avoids...)
		o.touches = c.matching(m.Animals, nil, func(v code) bool { return int(c.side[v]) == side })
		c.setReach(o)
	default:
		return false
	}
	return true
}

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

// compass lists a side's directions.
func compass(ds variants.Directions, side int) []uint8 {
	var dirs []uint8
	for d, in := range ds.Set(side) {
		if in {
			dirs = append(dirs, uint8(d))
		}
	}
	return dirs
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

// firstHops lists, for every square, whom a hop may pass over and where it lands.
func (c *compiler) firstHops(dirs []uint8) []fan {
	all := make([]fan, c.squares)
	for sq := range all {
		for _, d := range dirs {
			if land := c.step(sq, int(d), 2); land != none {
				f := &all[sq]
				f.hops[f.n] = firstHop{uint8(c.step(sq, int(d), 1)), uint8(land), d}
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

// A trace is what the effects of an op's moves may leave behind. Moves with different traces lead to different positions.
type trace uint8

const (
	removesStanding trace = 1 << iota // pieces removed, the actor where it was
	removesMoving                     // pieces removed, the actor moved
	marksStanding
	marksMoving
	others
)

// traces are those that an op may leave, and whether no two of its own moves leave the same position.
func (o *op) traces() (t trace, distinct bool) {
	switch o.code {
	case opSlide, opJump, opLame, opVault, opWalk:
		return removesMoving, true
	case opHop:
		return removesMoving, o.max == 1
	case opSweep:
		return removesStanding, false
	case opDrop:
		return others, true
	case opStrike:
		standing, moving := marksStanding, marksMoving
		if o.effect == removes {
			standing, moving = removesStanding, removesMoving
		}
		if t = standing; o.afterMove || o.retreats {
			t |= moving
		}
		return t, !o.captures
	}
	return 1<<8 - 1, false
}

// findUnique marks the ops whose moves need not be looked for among the others of the piece.
func (p *program) findUnique() {
	var all []*op
	for _, ops := range [][]op{p.moves, p.abilities} {
		for i := range ops {
			all = append(all, &ops[i])
		}
	}
	for _, o := range all {
		mine, distinct := o.traces()
		o.unique = distinct
		for _, other := range all {
			if theirs, _ := other.traces(); other != o && theirs&mine != 0 {
				o.unique = false
			}
		}
	}
}

// overlaps reports whether two movements of a program could lead from one square to the same square, so that equal moves must be
// looked for.
func (c *compiler) overlaps(prog *program) bool {
	for sq := range c.squares {
		var reached set
		for _, ops := range [][]op{prog.moves, prog.abilities} {
			for i := range ops {
				to := c.reach(&ops[i], uint8(sq))
				if to.meets(reached) {
					return true
				}
				reached = reached.or(to)
			}
		}
		if reached.has(uint8(sq)) {
			return true
		}
	}
	return false
}

// reach is where an op may take its animal from a square on any board; all squares where it could reach one twice.
func (c *compiler) reach(o *op, sq uint8) set {
	var s set
	if !o.anywhere && !o.from.has(sq) {
		return s
	}
	switch o.code {
	case opSlide:
		for _, d := range o.dirs {
			for _, to := range c.rays[d][sq].list() {
				s.add(to)
			}
		}
	case opJump:
		return o.reach[sq]
	case opLame, opVault:
		for _, p := range o.paths[sq] {
			s.add(p.to)
		}
	case opWalk:
		s.add(sq)
		s = c.around(s, o.max)
		s.drop(sq)
	case opHop:
		if o.max > 1 {
			return c.all
		}
		for _, d := range o.dirs {
			if to := c.step(int(sq), int(d), 2); to != none {
				s.add(uint8(to))
			}
		}
	case opCharge:
		return c.all
	case opThrow:
		if o.duel { // a lost duel sends the actor itself flying
			return c.all
		}
	}
	return s
}
