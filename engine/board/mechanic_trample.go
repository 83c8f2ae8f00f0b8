package board

import "github.com/wildbench/wildbench/variants"

// A trample has the plain slides of its animal pass over enemies and capture them.
type trample struct{ *variants.Trample }

func (trample) stand(*compiler, bearer) {}

func (m trample) act(c *compiler, b bearer, prog *program) {
	where := c.all
	if m.Zone != "" {
		where = c.zoneOf(m.Zone, b.side)
	}
	name := c.actions[b.action].Name
	victims := c.matching(m.Victims, m.Spares, func(v code) bool {
		return int(c.side[v]) != b.side && !c.immuneTo(v, name)
	})
	for i := range prog.plain {
		if o := &prog.ops[i]; o.code == opcode(opSlide{}) && o.max > 1 {
			o.trample, o.where, o.tramples = victims, where, b.action
		}
	}
}

// trampled adds a slide that captured some animals on its way, and perhaps one at its end.
func (gen *generator) trampled(o *op, to uint8, taken code, v verdict, caught set) {
	if caught.empty() && v == take {
		gen.add(o.action, to, taken, 0)
		return
	}
	m := gen.begin(o, to)
	m.Taken = taken
	if v == trade {
		gen.fall(o, m, taken)
	}
	for at := caught; !at.empty(); at = at.rest() {
		sq := at.first()
		gen.remove(sq, o.tramples)
		gen.captured(o, m, sq)
	}
	gen.commit(m)
}
