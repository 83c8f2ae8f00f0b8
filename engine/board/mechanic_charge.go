package board

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// A charge rushes a fixed distance through whatever stands there.
type charge struct{ *variants.Charge }

func (charge) stand(*compiler, bearer) {}

func (m charge) act(c *compiler, b bearer, prog *program) {
	o := c.newAbility(b, opCharge{})
	o.dirs, o.max = compass(m.Directions, b.side), m.Distance
	o.avoid = c.terrains(m.Start...)
	o.removes = c.named(m.Removes)
	prog.add(o)
}

// opCharge runs charges.
type opCharge struct{}

func (opCharge) generator() func(*generator, *op)      { return (*generator).charge }
func (opCharge) traces(*op) (trace, bool)              { return anything, false }
func (opCharge) leads(c *compiler, _ *op, _ uint8) set { return c.all }
func (opCharge) wearsOut(*op) bool                     { return false }
func (opCharge) wantsEnemy(_ *op, _ int) bool          { return false }
func (opCharge) bites(*op, int) bool                   { return true }

// charge lists rushes over a fixed distance.
func (gen *generator) charge(o *op) {
	for _, d := range o.dirs {
		ray := gen.g.rays[d][gen.sq].list()
		ray = ray[:min(len(ray), o.max)]
		if len(ray) == 0 || gen.board[ray[0]] != 0 || o.avoid.has(ray[0]) {
			continue
		}
		gen.chargeAlong(o, ray)
	}
}

func (gen *generator) chargeAlong(o *op, ray []uint8) {
	g := gen.g
	to := ray[len(ray)-1]
	taken := gen.board[to]
	var need, caught set
	m := gen.begin(o, to)
	m.Taken = taken
	for _, sq := range ray {
		if !gen.mayEnter(sq) {
			gen.abandon(m)
			return
		}
		need = need.or(gen.needs(sq))
		switch c := gen.board[sq]; {
		case c == 0 || sq == to || o.immune[c]:
		case o.removes[c]:
			gen.remove(sq, o.action)
			caught.add(sq)
		default:
			gen.effect(game.Stomp, sq, 0, c, o.action, gen.me)
		}
	}
	if taken != 0 {
		caught.add(to)
		if g.side[taken] != gen.me {
			switch gen.verdict(taken, to) {
			case forbidden:
				gen.abandon(m)
				return
			case trade:
				gen.fall(o, m, taken)
			}
		}
	}
	if !gen.mayEnd(to) || gen.barred(need, caught) {
		gen.abandon(m)
		return
	}
	gen.commit(m)
}
