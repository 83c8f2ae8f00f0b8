package board

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// A companion moves after its actor.
type companion struct{ *variants.Companion }

func (companion) stand(*compiler, bearer) {}

func (m companion) act(c *compiler, b bearer, prog *program) {
	o := c.newAbility(b, opCompanion{})
	o.dirs, o.max = compass(m.Directions, b.side), 1
	o.avoid = c.terrains(m.Avoids...)
	o.touches = c.matching(m.Animals, nil, func(v code) bool { return int(c.side[v]) == b.side })
	c.setReach(o)
	prog.add(o)
}

// opCompanion runs the moves on which another animal comes along.
type opCompanion struct{}

func (opCompanion) generator() func(*generator, *op) { return (*generator).companion }
func (opCompanion) traces(*op) (trace, bool)         { return others, true }
func (opCompanion) leads(*compiler, *op, uint8) set  { return set{} }
func (opCompanion) wearsOut(*op) bool                { return false }
func (opCompanion) wantsEnemy(_ *op, _ int) bool     { return false }
func (opCompanion) bites(*op, int) bool              { return true }

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

// accompany adds the i-th move of the list with each step of a companion. Of two like animals
// either may go to either of two squares: only the way that sorts first is listed.
func (gen *generator) accompany(o *op, i int, sq uint8, room, goals set) {
	goal, p := gen.ms.List[i].To, gen.board[sq]
	swaps := p == gen.p && room.has(goal) && goals.has(goal)
	// the common case: nothing to copy, nothing to compare with
	simple := gen.unique && gen.ms.List[i].Count == 0
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

// companionRoom is where a companion may step, but for the square that the actor comes to.
func (gen *generator) companionRoom(o *op, sq uint8, p code) set {
	g := gen.g
	// the actor leaves its square
	room := o.reach[sq].minus(gen.occupied).or(o.reach[sq].and(one(gen.sq)))
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
