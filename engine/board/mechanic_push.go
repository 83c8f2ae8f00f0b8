package board

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// A push makes all neighbours flee straight away.
type push struct{ *variants.Push }

func (push) stand(*compiler, bearer) {}

func (m push) act(c *compiler, b bearer, prog *program) {
	o := c.newAbility(b, opPush{})
	o.max = m.Distance
	o.touches = c.touched(o, b.side, m.Sides, m.Victims, m.Spares)
	prog.add(o)
}

// opPush runs pushes.
type opPush struct{}

func (opPush) generator() func(*generator, *op) { return (*generator).push }
func (opPush) traces(*op) (trace, bool)         { return anything, false }
func (opPush) leads(*compiler, *op, uint8) set  { return set{} }
func (opPush) wearsOut(*op) bool                { return false }
func (opPush) wantsEnemy(_ *op, _ int) bool     { return false }
func (opPush) bites(*op, int) bool              { return true }

// push lists the move that makes all neighbours flee at once.
func (gen *generator) push(o *op) {
	m := gen.begin(o, gen.sq)
	for d := range directions {
		gen.flee(o, d)
	}
	gen.commitOrAbandon(m)
}

// flee drives the neighbour in one direction straight away, square by square. Whoever stands in
// its way gives way one square for each of its steps; a step happens only if the whole line can
// take it.
func (gen *generator) flee(o *op, dir int) {
	ray := gen.g.rays[dir][gen.sq].list()
	if len(ray) < 2 || !o.touches[gen.board[ray[0]]] {
		return
	}
	var origin [16]int8 // by place on the ray: where the piece there began, or -1
	for i, sq := range ray {
		origin[i] = -1
		if gen.board[sq] != 0 {
			origin[i] = int8(i)
		}
	}
	runner := gen.board[ray[0]]
	rules := &gen.g.ground[gen.g.owner[runner]]
	at, slow := 0, 0
	for range o.max {
		end := gen.lineEnd(o, ray, &origin, at)
		if end < 0 {
			break
		}
		copy(origin[at+1:end+1], origin[at:end])
		origin[at] = -1
		at++
		if rules.stop > 0 && rules.slow.has(ray[at]) {
			if slow++; slow >= rules.stop {
				break
			}
		}
	}
	for i, from := range origin[:len(ray)] {
		if from < 0 || int(from) == i {
			continue
		}
		sq, to := ray[from], ray[i]
		if p := gen.board[sq]; gen.stands(p, sq, to) {
			gen.effect(game.Shift, sq, to, p, o.action, gen.me)
		} else {
			gen.remove(sq, o.action)
		}
	}
}

// lineEnd is the free place at the end of the line that begins at a place, or -1 if the line
// cannot take a step.
func (gen *generator) lineEnd(o *op, ray []uint8, origin *[16]int8, at int) int {
	for i := at; ; i++ {
		if i >= len(ray) {
			return -1
		}
		if origin[i] < 0 {
			return i
		}
		p := gen.board[ray[origin[i]]]
		if i+1 >= len(ray) || gen.g.ground[gen.g.owner[p]].barred.has(ray[i+1]) || i > at && o.immune[p] {
			return -1
		}
	}
}
