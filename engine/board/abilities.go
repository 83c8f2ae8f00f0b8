package board

import "github.com/wildbench/wildbench/engine/game"

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

// charge lists rushes over a fixed distance.
func (gen *generator) charge(o *op) {
	for _, d := range o.dirs {
		ray := gen.g.rays[d][gen.sq].list()
		ray = ray[:min(len(ray), o.max)]
		if len(ray) == 0 || gen.board[ray[0]] != 0 || o.avoid.has(ray[0]) {
			continue
		}
		gen.chargeAlong(o, ray)
	}
}

func (gen *generator) chargeAlong(o *op, ray []uint8) {
	g := gen.g
	to := ray[len(ray)-1]
	taken := gen.board[to]
	var need, caught set
	m := gen.begin(o, to)
	m.Taken = taken
	for _, sq := range ray {
		if !gen.mayEnter(sq) {
			gen.abandon(m)
			return
		}
		need = need.or(gen.needs(sq))
		switch c := gen.board[sq]; {
		case c == 0 || sq == to || o.immune[c]:
		case o.removes[c]:
			gen.remove(sq, o.action)
			caught.add(sq)
		default:
			gen.effect(game.Stomp, sq, 0, c, o.action, gen.me)
		}
	}
	if taken != 0 {
		caught.add(to)
		if g.side[taken] != gen.me {
			switch gen.verdict(taken, to) {
			case forbidden:
				gen.abandon(m)
				return
			case trade:
				gen.fall(o, m, taken)
			}
		}
	}
	if !gen.mayEnd(to) || gen.barred(need, caught) {
		gen.abandon(m)
		return
	}
	gen.commit(m)
}

// commitOrAbandon keeps the move begun last if it has any effect.
func (gen *generator) commitOrAbandon(m *game.Move) {
	if uint32(len(gen.ms.Effects)) > m.First {
		gen.commit(m)
	} else {
		gen.abandon(m)
	}
}

// drop lists the squares where a new animal may appear; whichever animal calls it, it is one move.
func (gen *generator) drop(o *op) {
	if gen.dropped.Has(o.action) {
		return
	}
	gen.dropped.Add(o.action)
	for at := o.zone.minus(gen.occupied); !at.empty(); at = at.rest() {
		sq := at.first()
		m := gen.begin(o, gen.sq)
		m.Flags = game.Actorless
		gen.effect(game.Place, sq, 0, o.drops, o.action, gen.me)
		gen.commit(m)
	}
}

// companion lists each plain move of the actor with one step of another animal after it.
func (gen *generator) companion(o *op) {
	var goals set // where the actor goes and nothing else happens
	for i := gen.first; i < gen.plain; i++ {
		if m := &gen.ms.List[i]; m.Count == 0 && m.Taken == 0 {
			goals = goals.or(one(m.To))
		}
	}
	for at := gen.prey(o); !at.empty(); at = at.rest() {
		sq := at.first()
		p := gen.board[sq]
		if sq == gen.sq || gen.stuck.has(sq) && gen.immobile(sq, p) {
			continue
		}
		room := gen.companionRoom(o, sq, p)
		for i := gen.first; i < gen.plain; i++ {
			gen.accompany(o, i, sq, room, goals)
		}
		gen.bound()
	}
}

// accompany adds the i-th move of the list with each step of a companion. Of two like animals either may go to either of two squares: only
// the way that sorts first is listed.
func (gen *generator) accompany(o *op, i int, sq uint8, room, goals set) {
	goal, p := gen.ms.List[i].To, gen.board[sq]
	swaps := p == gen.p && room.has(goal) && goals.has(goal)
	simple := gen.unique && gen.ms.List[i].Count == 0 // the common case: nothing to copy, nothing to compare with
	for at := room.minus(one(goal)); !at.empty(); at = at.rest() {
		to := at.first()
		switch {
		case swaps && goals.has(to) && gen.g.squareNames[to] < gen.g.squareNames[goal]:
		case simple:
			gen.effect(game.Shift, sq, to, p, o.action, gen.me)
			gen.sameMove(o, i)
		default:
			gen.follow(o, i, sq, p, to)
		}
	}
}

// sameMove lists the i-th move of the list again, for an ability that adds the last effect to it.
func (gen *generator) sameMove(o *op, i int) {
	m := gen.ms.Add()
	move := &gen.ms.List[i]
	m.First, m.Count = uint32(len(gen.ms.Effects)-1), 1
	m.Action, m.Flags, m.From, m.To, m.Code, m.Taken = o.action, move.Flags, gen.sq, move.To, gen.p, move.Taken
}

// companionRoom is where a companion may step, but for the square that the actor comes to.
func (gen *generator) companionRoom(o *op, sq uint8, p code) set {
	g := gen.g
	room := o.reach[sq].minus(gen.occupied).or(o.reach[sq].and(one(gen.sq))) // the actor leaves its square
	room = room.minus(o.avoid).and(g.ground[g.owner[p]].stands)
	for i := range gen.guards {
		if !g.wards[i].spares[p] {
			room = room.minus(gen.guarded[i])
		}
	}
	return room
}

// follow adds a move with a companion's step.
func (gen *generator) follow(o *op, i int, sq uint8, p code, to uint8) {
	m := gen.after(o, i)
	gen.effect(game.Shift, sq, to, p, o.action, gen.me)
	gen.commit(m)
}

// after begins a move that is the i-th of the list, with more to come.
func (gen *generator) after(o *op, i int) *game.Move {
	m := gen.begin(o, gen.ms.List[i].To)
	first := &gen.ms.List[i]
	m.Flags, m.Taken = first.Flags, first.Taken
	for k := range uint32(first.Count) {
		*gen.ms.AddEffect() = gen.ms.Effects[first.First+k]
	}
	return m
}
