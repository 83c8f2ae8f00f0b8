package board

import "github.com/wildbench/wildbench/variants"

// A step goes one square: a fixed jump.
type step struct{ *variants.Step }

func (step) stand(*compiler, bearer) {}

func (m step) act(c *compiler, b bearer, prog *program) {
	o := newOp(b, opJump{})
	c.start(o, m.From)
	o.capture = captureModes[m.Capture]
	o.reach = c.targets(b.code, func(sq int) (to []int16) {
		for _, d := range compass(m.Directions, b.side) {
			to = append(to, c.step(sq, int(d), 1))
		}
		return to
	})
	prog.add(o)
}
