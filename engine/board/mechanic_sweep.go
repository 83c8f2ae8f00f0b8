package board

import "github.com/wildbench/wildbench/variants"

// A sweep removes everybody on one side of the 3×3 square around.
type sweep struct{ *variants.Sweep }

func (sweep) stand(*compiler, bearer) {}

func (m sweep) act(c *compiler, b bearer, prog *program) {
	o := c.newAbility(b, opSweep{})
	o.touches = c.touched(o, b.side, m.Sides, nil, m.Spares)
	o.reach = c.sidesOfSquares()
	prog.add(o)
}

// sidesOfSquares are the three squares on each side of every square: north, east, south and west,
// one after the other.
func (c *compiler) sidesOfSquares() []set {
	all := make([]set, c.squares*directions/2)
	for sq := range c.squares {
		for d := 0; d < directions; d += 2 {
			for _, turn := range [3]int{directions - 1, 0, 1} {
				if to := c.next[(d+turn)%directions][sq]; to != none {
					all[sq*directions/2+d/2].add(uint8(to))
				}
			}
		}
	}
	return all
}

// opSweep runs sweeps.
type opSweep struct{}

func (opSweep) generator() func(*generator, *op) { return (*generator).sweep }
func (opSweep) traces(*op) (trace, bool)         { return removesStanding, false }
func (opSweep) leads(*compiler, *op, uint8) set  { return set{} }
func (opSweep) wearsOut(*op) bool                { return true }
func (opSweep) wantsEnemy(_ *op, _ int) bool     { return false }
func (opSweep) bites(*op, int) bool              { return true }

// sweep lists the removals of everybody on one side of the 3×3 square around.
func (gen *generator) sweep(o *op) {
	if !gen.g.adjacent[gen.sq].meets(gen.occupied) {
		return
	}
	for d := 0; d < directions; d += 2 {
		side := o.reach[int(gen.sq)*directions/2+d/2].and(gen.occupied)
		if side.empty() {
			continue
		}
		m := gen.begin(o, gen.sq)
		for ; !side.empty(); side = side.rest() {
			if sq := side.first(); o.touches[gen.board[sq]] {
				gen.remove(sq, o.action)
			}
		}
		gen.commitOrAbandon(m)
	}
}
