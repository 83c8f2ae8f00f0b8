package board

import "github.com/wildbench/wildbench/variants"

// A ward keeps enemies from the squares next to it.
type ward struct{ *variants.Ward }

func (ward) stand(c *compiler, b bearer) {
	c.traits[b.code] |= wards
	c.wardOf[b.code] = c.addAura(&c.wards, b, set{})
}

func (ward) act(*compiler, bearer, *program) {}

// minds works out which wards matter to a piece. With a single kind of ward, it is all or none.
func (gen *generator) minds(p code) {
	if len(gen.guards) == 1 {
		gen.safe = gen.g.wards[0].spares[p]
		return
	}
	gen.wards, gen.warded = set{}, set{}
	for i := range gen.guards {
		if !gen.g.wards[i].spares[p] {
			gen.wards, gen.warded = gen.wards.or(gen.guards[i]), gen.warded.or(gen.guarded[i])
		}
	}
	gen.safe = gen.wards.empty()
}

// barred reports whether wards forbid a move that enters squares which need the capture of certain
// enemies and captures others.
func (gen *generator) barred(need, caught set) bool {
	if need.within(caught) {
		return false
	}
	p := gen.board[need.minus(caught).first()]
	gen.ms.InForce.Add(gen.g.wards[gen.g.wardOf[p]].action[p])
	return true
}

// needs is the set of enemies that a move must capture to enter a square.
func (gen *generator) needs(sq uint8) set {
	if gen.safe || !gen.warded.has(sq) {
		return set{}
	}
	return gen.g.adjacent[sq].and(gen.wards)
}
