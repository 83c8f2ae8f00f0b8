package board

import "github.com/wildbench/wildbench/variants"

// A hop passes over a neighbour, and may go on. Its moves are made in hops.go, and those that
// capture nobody in glides.go.
type hop struct{ *variants.Hop }

func (hop) stand(*compiler, bearer) {}

func (m hop) act(c *compiler, b bearer, prog *program) {
	o := newOp(b, opHop{})
	c.start(o, m.From)
	o.dirs = compass(m.Directions, b.side)
	o.seizes = m.Capture != "never"
	o.max, o.inOrder = m.Hops, len(m.Over) > 1
	for _, w := range m.Over {
		o.over = append(o.over, overKinds[w])
		o.needsEnemy = o.needsEnemy || overKinds[w] == overEnemy
	}
	if o.inOrder {
		o.max = len(o.over)
	}
	o.thenEnemy = o.inOrder && o.over[1] == overEnemy
	o.glides = o.max > 1 && !o.inOrder && (!o.seizes || o.over[0] == overFriend)
	o.fresh = o.max == 1
	o.fans = c.fans(o.dirs)
	o.reach = c.scope(o)
	prog.add(o)
}

// scope says, for every square, where the enemy must stand without whom a move of hops cannot be
// made.
func (c *compiler) scope(o *op) []set {
	all := make([]set, c.squares)
	for sq := range all {
		all[sq] = c.all
		for i, w := range o.over {
			if w == overEnemy {
				all[sq] = c.around(one(uint8(sq)), 2*i+1)
				break
			}
		}
	}
	return all
}

// fans gathers, for every square, the first hops in some directions.
func (c *compiler) fans(dirs []uint8) []fan {
	all := make([]fan, c.squares)
	for sq := range all {
		f := &all[sq]
		for _, d := range dirs {
			if c.step(sq, int(d), 2) != none {
				over := uint8(c.step(sq, int(d), 1))
				f.overs.add(over)
				f.lines[f.n] = line{over, d}
				f.n++
			}
		}
	}
	return all
}

// opHop runs hops.
type opHop struct{}

func (opHop) generator() func(*generator, *op)       { return (*generator).hops }
func (opHop) traces(o *op) (trace, bool)             { return removesMoving, o.max == 1 }
func (opHop) leads(c *compiler, o *op, sq uint8) set { return c.hopReach(o, sq) }
func (opHop) wearsOut(*op) bool                      { return true }
func (opHop) wantsEnemy(o *op, _ int) bool           { return o.needsEnemy }
func (opHop) bites(o *op, _ int) bool                { return o.seizes }

// hopReach is where so many hops may lead: after each of them, or after the last of those that
// must all be made.
func (c *compiler) hopReach(o *op, sq uint8) set {
	var all set
	at := one(sq)
	for n := 1; n <= min(o.max, c.squares) && !at.empty(); n++ {
		var next set
		for ; !at.empty(); at = at.rest() {
			for _, d := range o.dirs {
				if to := c.step(int(at.first()), int(d), 2); to != none {
					next.add(uint8(to))
				}
			}
		}
		switch {
		case !o.inOrder:
			at, all = next.minus(all), all.or(next) // what was reached sooner leads nowhere new
		case n == o.max:
			all = next
		default:
			at = next
		}
	}
	return all
}

// link gathers the hops, now that the ops have their final places.
func (p *program) link() {
	for i := range p.ops {
		if o := &p.ops[i]; o.code == opcode(opHop{}) {
			p.hops = append(p.hops, o)
		}
	}
}
