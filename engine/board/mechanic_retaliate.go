package board

import "github.com/wildbench/wildbench/variants"

// Retaliation takes along whoever captures its owner.
type retaliate struct{ *variants.Retaliate }

func (retaliate) stand(c *compiler, b bearer) {
	name := c.actions[b.action].Name
	c.retaliation[b.code] = b.action
	c.spared[b.action] = *c.matching(nil, nil, func(p code) bool { return c.immuneTo(p, name) })
}

func (retaliate) act(*compiler, bearer, *program) {}

// sparedBy reports whether a piece is immune to the retaliation of another.
func (gen *generator) sparedBy(p code, by uint8) bool { return gen.g.spared[by][p] }
