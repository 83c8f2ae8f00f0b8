package board

import "github.com/wildbench/wildbench/variants"

// An immobiliser holds enemies next to it.
type immobilise struct{ *variants.Immobilise }

func (m immobilise) stand(c *compiler, b bearer) {
	c.traits[b.code] |= immobilises
	c.immobiliserOf[b.code] = c.addAura(&c.immobilisers, b, c.terrains(m.Shelter...))
}

func (immobilise) act(*compiler, bearer, *program) {}

// immobile reports whether a piece of the side to move may not act.
func (gen *generator) immobile(sq uint8, p code) bool {
	if gen.g.traits[p]&held != 0 {
		return true
	}
	for i := range gen.held {
		if gen.held[i].has(sq) && !gen.g.immobilisers[i].spares[p] {
			gen.noteImmobiliser(sq, i)
			return true
		}
	}
	return false
}

// noteImmobiliser records which immobiliser holds a piece.
func (gen *generator) noteImmobiliser(sq uint8, index int) {
	g := gen.g
	for at := g.adjacent[sq].and(gen.theirs).and(gen.s.aware); !at.empty(); at = at.rest() {
		p := gen.board[at.first()]
		if g.traits[p]&immobilises != 0 && int(g.immobiliserOf[p]) == index {
			gen.ms.InForce.Add(g.immobilisers[index].action[p])
			return
		}
	}
}
