package board

import "github.com/wildbench/wildbench/variants"

// A vault jumps straight across a stretch of terrain.
type vault struct{ *variants.Vault }

func (vault) stand(*compiler, bearer) {}

func (m vault) act(c *compiler, b bearer, prog *program) {
	o := newOp(b, opVault{})
	o.capture = captureModes[m.Capture]
	o.paths = c.vaults(m.Vault, b.side)
	o.touches = c.named(m.BlockedBy)
	prog.add(o)
}

// vaults lists, for every square, the jumps across terrain that start there.
func (c *compiler) vaults(m *variants.Vault, side int) [][]path {
	over := c.terrains(m.Over)
	all := make([][]path, c.squares)
	for sq := range all {
		if over.has(uint8(sq)) {
			continue
		}
		for _, d := range compass(m.Directions, side) {
			if p, ok := c.vault(over, sq, int(d), m.Crossings); ok {
				all[sq] = append(all[sq], p)
			}
		}
	}
	return all
}

// vault follows one line across so many stretches of terrain; between two of them there must be
// ground.
func (c *compiler) vault(over set, sq, dir, crossings int) (path, bool) {
	var p path
	ray := c.rays[dir][sq].list()
	i := 0
	for n := range crossings {
		start := i
		for i < len(ray) && over.has(ray[i]) {
			p.through[0].add(ray[i])
			i++
		}
		if i == start || i == len(ray) {
			return p, false
		}
		if n == crossings-1 {
			break
		}
		for i < len(ray) && !over.has(ray[i]) {
			p.through[1].add(ray[i])
			i++
		}
	}
	p.to = ray[i]
	return p, true
}

// opVault runs vaults.
type opVault struct{}

func (opVault) generator() func(*generator, *op) { return (*generator).vault }
func (opVault) traces(*op) (trace, bool)         { return removesMoving, true }
func (opVault) wearsOut(*op) bool                { return true }
func (opVault) wantsEnemy(_ *op, _ int) bool     { return false }
func (opVault) bites(o *op, _ int) bool          { return o.capture != never }

func (opVault) leads(_ *compiler, o *op, sq uint8) set {
	var s set
	for _, p := range o.paths[sq] {
		s.add(p.to)
	}
	return s
}

// vault lists jumps across terrain.
func (gen *generator) vault(o *op) {
	for i := range o.paths[gen.sq] {
		p := &o.paths[gen.sq][i]
		if gen.mine.has(p.to) || p.through[1].meets(gen.occupied) || gen.blocked(o, p) || !gen.mayJump(p.to) {
			continue
		}
		gen.arrive(o, p.to)
	}
}

// blocked reports whether an animal in the terrain that a vault crosses stops it.
func (gen *generator) blocked(o *op, p *path) bool {
	for at := p.through[0].and(gen.occupied); !at.empty(); at = at.rest() {
		if o.touches[gen.board[at.first()]] {
			return true
		}
	}
	return false
}
