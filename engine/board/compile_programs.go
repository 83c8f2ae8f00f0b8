package board

import "github.com/wildbench/wildbench/variants"

// compilePrograms writes what every code can do. Poison leaves the plain movements, a stomped
// animal does nothing.
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
					mechanicOf(m.Params).act(c, bearer{p, side, marks, prog.action}, prog)
				}
			}
			prog.plain = len(prog.ops)
			if marks&poisoned == 0 {
				for i := range a.Abilities {
					if m := &a.Abilities[i]; m.Enabled {
						mechanicOf(m.Params).act(c, bearer{p, side, marks, c.action(a, m.ID)}, prog)
					}
				}
			}
			prog.link()
			c.linkDuties(prog, bearer{p, side, marks, prog.action})
			prog.alert = c.alert(prog, side)
			c.findOverlaps(prog)
			prog.findUnique()
			prog.findBites(side)
			prog.rules = &c.ground[c.owner[p]]
			prog.open = prog.rules.open
			c.findExits(prog)
			c.findEasy(p, prog)
		})
	}
}

// alert says, for every square, where there must be an enemy for any of a program's abilities to be
// of use; nil if some need none.
func (c *compiler) alert(prog *program, side int) []set {
	all := make([]set, c.squares)
	for i := prog.plain; i < len(prog.ops); i++ {
		o := &prog.ops[i]
		if !o.code.wantsEnemy(o, side) {
			return nil
		}
		for sq := range all {
			all[sq] = all[sq].or(o.reach[sq])
		}
	}
	return all
}

var (
	captureModes = map[string]captureMode{"replace": replace, "never": never, "only": only}
	overKinds    = map[string]overKind{"either": overEither, "friend": overFriend, "enemy": overEnemy}
	markEffects  = map[string]markEffect{"remove": removes, "poison": poisons, "stomp": stomps}
)

// newOp is an op of a bearer, with no condition on its starting square.
func newOp(b bearer, kind opcode) *op {
	return &op{code: kind, run: kind.generator(), action: b.action, anywhere: true, fresh: true}
}

// newAbility is an op of an ability, from which some animals are immune.
func (c *compiler) newAbility(b bearer, kind opcode) *op {
	o, name := newOp(b, kind), c.actions[b.action].Name
	o.immune = c.matching(nil, nil, func(v code) bool { return c.immuneTo(v, name) })
	return o
}

// add appends an op.
func (p *program) add(o *op) { p.ops = append(p.ops, *o) }

// start limits the squares where an op can start to those of some terrains, if any are named.
func (c *compiler) start(o *op, from variants.Names) {
	if len(from) > 0 {
		o.anywhere, o.from = false, c.terrains(from...)
	}
}

// touched is a table by code: whom an ability of a side is meant for, and who is not immune to it.
func (c *compiler) touched(o *op, side int, sides string, victims, spares variants.Names) *[256]bool {
	return c.matching(victims, spares, func(v code) bool {
		return c.sided(sides, side, int(c.side[v])) && !o.immune[v]
	})
}

// named is a table by code: the animals of a list, nobody if it is empty.
func (c *compiler) named(animals variants.Names) *[256]bool {
	if len(animals) == 0 {
		return new([256]bool)
	}
	return c.matching(animals, nil, nil)
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
