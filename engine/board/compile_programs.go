package board

import "github.com/wildbench/wildbench/variants"

// compilePrograms writes what every code can do. Poison leaves the plain movements, a stomped animal does nothing.
func (c *compiler) compilePrograms() {
	for kind := range c.def.Animals {
		c.codes(kind, func(p code, side, marks int) {
			a := c.animal(kind, side)
			prog := &program{action: c.plain(a)}
			c.cans[p] = prog
			if marks&stomped != 0 {
				return
			}
			for i := range a.Movements {
				if m := &a.Movements[i]; m.Enabled {
					prog.ops = c.compileOp(prog.ops, m, prog.action, p)
				}
			}
			prog.plain = len(prog.ops)
			if marks&poisoned == 0 {
				for i := range a.Abilities {
					if m := &a.Abilities[i]; m.Enabled {
						prog.ops = c.compileOp(prog.ops, m, c.action(a, m.ID), p)
					}
				}
				c.addTrample(prog, a, p)
			}
			prog.link()
			for i := range c.duties[side] {
				for _, o := range prog.hops {
					if c.duties[side][i].binds[p] && o.max > 1 {
						prog.dutyAfterFriend = prog.dutyAfterFriend || o.accepts(0, false)
						prog.dutyAfterEnemy = prog.dutyAfterEnemy || o.accepts(0, true)
					}
				}
			}
			prog.alert = c.alert(prog, side)
			c.findOverlaps(prog)
			prog.findUnique()
		})
	}
}

// alert says, for every square, where there must be an enemy for any of a program's abilities to be of use; nil if some need none.
func (c *compiler) alert(prog *program, side int) []set {
	all := make([]set, c.squares)
	for i := prog.plain; i < len(prog.ops); i++ {
		o := &prog.ops[i]
		if !(o.code == opStrike && !o.afterMove && !o.sides[side]) && !(o.code == opHop && o.needsEnemy) {
			return nil
		}
		for sq := range all {
			all[sq] = all[sq].or(o.reach[sq])
		}
	}
	return all
}

// link gathers the hops, now that the ops have their final places.
func (p *program) link() {
	for i := range p.ops {
		if o := &p.ops[i]; o.code == opHop {
			p.hops = append(p.hops, o)
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
		for j := range prog.plain {
			if o := &prog.ops[j]; o.code == opSlide && o.max > 1 {
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
		o.quick = o.min == 1 && o.capture == replace
		o.limits = c.limits(p, o.max)
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
		o.reach = make([]set, c.squares)
		for sq := range o.reach {
			o.reach[sq] = c.around(one(uint8(sq)), m.Max)
		}
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
		o.thenEnemy = o.inOrder && o.over[1] == overEnemy
		o.glides = o.max > 1 && !o.inOrder && (!o.seizes || o.over[0] == overFriend)
		o.fans = c.fans(o.dirs)
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
		o.reach = c.sidesOfSquares()
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
