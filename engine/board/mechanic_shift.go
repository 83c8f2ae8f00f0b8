package board

import "github.com/wildbench/wildbench/variants"

// A shift goes to another square of a terrain: a fixed jump.
type shift struct{ *variants.Shift }

func (shift) stand(*compiler, bearer) {}

func (m shift) act(c *compiler, b bearer, prog *program) {
	o := newOp(b, opJump{})
	o.capture = captureModes[m.Capture]
	o.anywhere, o.from = false, c.terrains(m.Terrain)
	o.reach = c.targets(b.code, func(sq int) []int16 { return c.shiftTargets(m.Shift, sq) })
	prog.add(o)
}

// shiftTargets lists the squares of a terrain that a shift from a square may reach.
func (c *compiler) shiftTargets(m *variants.Shift, from int) []int16 {
	ground := c.terrains(m.Terrain)
	if !ground.has(uint8(from)) {
		return nil
	}
	if m.Scope == "group" {
		ground = c.group(ground, uint8(from))
	}
	var to []int16
	for ; !ground.empty(); ground = ground.rest() {
		sq := int(ground.first())
		if m.Colour == "any" || c.dark(sq) == c.dark(from) {
			to = append(to, int16(sq))
		}
	}
	return to
}

// group is the part of a terrain that is connected with a square by orthogonal neighbours.
func (c *compiler) group(ground set, from uint8) set {
	var group set
	group.add(from)
	for frontier := group; !frontier.empty(); {
		sq := frontier.first()
		frontier = frontier.rest()
		for d := 0; d < directions; d += 2 {
			if n := c.next[d][sq]; n != none && ground.has(uint8(n)) && !group.has(uint8(n)) {
				group.add(uint8(n))
				frontier.add(uint8(n))
			}
		}
	}
	return group
}
