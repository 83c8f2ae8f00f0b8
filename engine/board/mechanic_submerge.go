package board

import "github.com/wildbench/wildbench/variants"

// A submerging animal is hidden on a terrain.
type submerge struct{ *variants.Submerge }

func (m submerge) stand(c *compiler, b bearer) {
	c.traits[b.code] |= submerges
	c.hideout[b.code] = c.hideout[b.code].or(c.terrains(m.Terrain))
	c.submergeAction[b.code] = b.action
	c.submergedForAll[b.code] = m.For == "all"
	c.submerging = true
}

func (submerge) act(*compiler, bearer, *program) {}
