package board

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// A throw sends a neighbour flying straight away.
type throw struct{ *variants.Throw }

func (throw) stand(*compiler, bearer) {}

func (m throw) act(c *compiler, b bearer, prog *program) {
	o := c.newAbility(b, opThrow{})
	o.dirs, o.min, o.max = compass(m.Directions, b.side), m.Min, m.Max
	o.touches = c.touched(o, b.side, m.Sides, m.Victims, m.Spares)
	o.sparesSubmerged, o.throughs, o.duel = m.Submerged == "spared", m.Path == "through", m.Duel
	prog.add(o)
}

// opThrow runs throws.
type opThrow struct{}

func (opThrow) generator() func(*generator, *op) { return (*generator).throw }
func (opThrow) traces(o *op) (trace, bool)       { return removesStanding | others, !o.duel }
func (opThrow) wearsOut(*op) bool                { return false }
func (opThrow) wantsEnemy(_ *op, _ int) bool     { return false }
func (opThrow) bites(*op, int) bool              { return true }

// Who loses a duel goes flying itself.
func (opThrow) leads(c *compiler, o *op, _ uint8) set {
	if o.duel {
		return c.all
	}
	return set{}
}

// throw lists the flights of neighbours, directly away from the piece.
func (gen *generator) throw(o *op) {
	g := gen.g
	if !g.adjacent[gen.sq].meets(gen.occupied) {
		return
	}
	for _, d := range o.dirs {
		to := g.next[d][gen.sq]
		if to == none {
			continue
		}
		sq := uint8(to)
		c := gen.board[sq]
		if c == 0 || !o.touches[c] || o.sparesSubmerged && gen.hidden.has(sq) {
			continue
		}
		dir := int(d)
		if o.duel && g.kind[c] == g.kind[gen.p] {
			if g.side[c] == gen.me {
				continue
			}
			ours, theirs := gen.s.census[g.owner[gen.p]], gen.s.census[g.owner[c]]
			if ours == theirs {
				continue
			}
			if ours < theirs {
				sq, dir = gen.sq, opposite(dir)
			}
		}
		// Flights of different lengths end differently, unless the thrown animal may perish on the
		// way or at their end.
		rules := &g.ground[g.owner[c]]
		gen.unique = o.unique && !o.throughs && rules.open && !rules.colour
		for n := o.min; n <= o.max && gen.fly(o, sq, dir, n); n++ {
		}
	}
}

// A flight is how the throw of a piece comes out.
type flight struct {
	land      uint8
	alive     bool
	by, owner uint8 // what takes its life, and whose that is
	taken     code  // who stood where a piece thrown by itself comes down
	farther   bool  // a longer flight could end elsewhere
	repeats   bool  // the edge made it one of the shorter flights
}

// fly sends the piece on a square so far in a direction. It reports whether a longer flight could
// end elsewhere.
func (gen *generator) fly(o *op, sq uint8, dir, n int) (farther bool) {
	m := gen.begin(o, gen.sq)
	f := gen.flight(o, sq, dir, n)
	if f.land == sq || f.repeats {
		gen.abandon(m)
		return false
	}
	thrown := gen.board[sq]
	f.alive = f.alive && gen.stands(thrown, sq, f.land)
	switch {
	case sq == gen.sq:
		m.To, m.Taken = f.land, f.taken
		if !f.alive {
			m.Flags |= game.ActorLost
			gen.effect(game.Remove, f.land, 0, thrown, f.by, f.owner)
		}
	case f.alive:
		gen.effect(game.Shift, sq, f.land, thrown, o.action, gen.me)
	default:
		gen.effect(game.Remove, sq, 0, thrown, f.by, f.owner)
	}
	gen.commit(m)
	return f.farther
}

// flight follows a throw and removes whom it hits.
func (gen *generator) flight(o *op, sq uint8, dir, n int) flight {
	g := gen.g
	f := flight{land: sq, alive: true, by: o.action, owner: gen.me}
	for i := range n {
		next := g.next[dir][f.land]
		if next == none {
			f.repeats = i >= o.min
			return f
		}
		f.land = uint8(next)
		c := gen.board[f.land]
		if c == 0 {
			continue
		}
		if o.immune[c] { // it cannot be moved: what is thrown against it breaks
			f.alive = false
			return f
		}
		if sq == gen.sq && gen.lastStep(o, dir, f.land, sq, n) {
			f.taken = c
		} else {
			gen.remove(f.land, o.action)
		}
		if retaliation := g.retaliation[c]; retaliation != 0 && !gen.sparedBy(gen.board[sq], retaliation) {
			f.alive, f.by, f.owner = false, retaliation, g.side[c]
		}
		if !o.throughs {
			return f
		}
	}
	f.farther = true
	return f
}

// lastStep reports whether a square on a flight is where it ends.
func (gen *generator) lastStep(o *op, dir int, land, from uint8, n int) bool {
	if !o.throughs || gen.g.next[dir][land] == none {
		return true
	}
	ray := gen.g.rays[dir][from].list()
	return ray[min(n, len(ray))-1] == land
}
