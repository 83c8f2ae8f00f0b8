package board

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// A drop places a new animal.
type drop struct{ *variants.Drop }

func (drop) stand(*compiler, bearer) {}

func (m drop) act(c *compiler, b bearer, prog *program) {
	o := c.newAbility(b, opDrop{})
	o.drops = c.makeCode(int(c.kind[b.code]), b.side, 0)
	o.zone = c.zoneOf(m.Zone, b.side).and(c.ground[c.owner[b.code]].stands)
	prog.add(o)
}

// opDrop runs drops.
type opDrop struct{}

func (opDrop) generator() func(*generator, *op) { return (*generator).drop }
func (opDrop) traces(*op) (trace, bool)         { return others, true }
func (opDrop) leads(*compiler, *op, uint8) set  { return set{} }
func (opDrop) wearsOut(*op) bool                { return false }
func (opDrop) wantsEnemy(_ *op, _ int) bool     { return false }
func (opDrop) bites(*op, int) bool              { return false }

// drop lists the squares where a new animal may appear; whichever animal calls it, it is one move.
func (gen *generator) drop(o *op) {
	if gen.dropped.Has(o.action) {
		return
	}
	gen.dropped.Add(o.action)
	for at := o.zone.minus(gen.occupied); !at.empty(); at = at.rest() {
		sq := at.first()
		m := gen.begin(o, gen.sq)
		m.Flags = game.Actorless
		gen.effect(game.Place, sq, 0, o.drops, o.action, gen.me)
		gen.commit(m)
	}
}
