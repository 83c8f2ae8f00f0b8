package board

import "github.com/wildbench/wildbench/variants"

// An immobiliser holds enemies next to it.
type immobilise struct{ *variants.Immobilise }

func (m immobilise) stand(c *compiler, b bearer) {
	c.traits[b.code] |= webs
	c.webOf[b.code] = c.addAura(&c.webs, b, c.terrains(m.Shelter...))
}

func (immobilise) act(*compiler, bearer, *program) {}

// immobile reports whether a piece of the side to move may not act.
func (gen *generator) immobile(sq uint8, p code) bool {
	if gen.g.traits[p]&held != 0 {
		return true
	}
	for i := range gen.held {
		if gen.held[i].has(sq) && !gen.g.webs[i].spares[p] {
			gen.noteWeb(sq, i)
			return true
		}
	}
	return false
}

// noteWeb records which web holds a piece.
func (gen *generator) noteWeb(sq uint8, web int) {
	g := gen.g
	for at := g.adjacent[sq].and(gen.theirs).and(gen.s.aware); !at.empty(); at = at.rest() {
		p := gen.board[at.first()]
		if g.traits[p]&webs != 0 && int(g.webOf[p]) == web {
			gen.ms.InForce.Add(g.webs[web].action[p])
			return
		}
	}
}
