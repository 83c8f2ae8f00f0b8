package board

import "slices"

// addAura enters a bearer into the aura of its ability's name, making a new one where there is
// none.
func (c *compiler) addAura(auras *[]aura, b bearer, shelter set) uint8 {
	name := c.actions[b.action].Name
	i := slices.IndexFunc(*auras, func(a aura) bool { return a.name == name && a.shelter == shelter })
	if i < 0 {
		i = len(*auras)
		spares := c.matching(nil, nil, func(p code) bool { return c.immuneTo(p, name) })
		*auras = append(*auras, aura{name: name, shelter: shelter, spares: *spares})
	}
	(*auras)[i].action[b.code] = b.action
	return uint8(i)
}
