package board

import "github.com/wildbench/wildbench/engine/game"

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
		if c == 0 || !o.touches[c] || o.spareLogs && gen.hidden.has(sq) {
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
		// Flights of different lengths end differently, unless the thrown animal may perish on the way or at their end.
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

// fly sends the piece on a square so far in a direction. It reports whether a longer flight could end elsewhere.
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
		if quills := g.quillsAction[c]; quills != 0 && !gen.sparedBy(gen.board[sq], quills) {
			f.alive, f.by, f.owner = false, quills, g.side[c]
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

// sparedBy reports whether a piece is immune to the quills of another.
func (gen *generator) sparedBy(p code, quills uint8) bool { return gen.g.spared[quills][p] }

// stands reports whether a piece displaced from a square may stand on another.
func (gen *generator) stands(p code, from, to uint8) bool {
	t := &gen.g.ground[gen.g.owner[p]]
	return t.stands.has(to) && (!t.colour || gen.g.dark(int(from)) == gen.g.dark(int(to)))
}

// push lists the move that makes all neighbours flee at once.
func (gen *generator) push(o *op) {
	m := gen.begin(o, gen.sq)
	for d := range directions {
		gen.flee(o, d)
	}
	gen.commitOrAbandon(m)
}

// flee drives the neighbour in one direction straight away, square by square. Whoever stands in its way gives way one square for each of
// its steps; a step happens only if the whole line can take it.
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

// lineEnd is the free place at the end of the line that begins at a place, or -1 if the line cannot take a step.
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
