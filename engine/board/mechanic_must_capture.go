package board

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// A must-capture rule binds a side to hops that capture.
type mustCapture struct{ *variants.MustCapture }

// A duty binds its side as long as it is on, whatever becomes of the animal that has it.
func (m mustCapture) stand(c *compiler, b bearer) {
	if b.marks == 0 { // once for each side
		c.duties[b.side] = append(c.duties[b.side], duty{
			action:  b.action,
			binds:   *c.matching(m.Animals, nil, nil),
			victims: *c.matching(m.Victims, nil, nil),
		})
	}
}

func (mustCapture) act(*compiler, bearer, *program) {}

// linkDuties finds out after which hops a duty may ask the piece of a program to go on.
func (c *compiler) linkDuties(prog *program, b bearer) {
	for i := range c.duties[b.side] {
		for _, o := range prog.hops {
			if c.duties[b.side][i].binds[b.code] && o.max > 1 {
				prog.dutyAfterFriend = prog.dutyAfterFriend || o.accepts(0, false)
				prog.dutyAfterEnemy = prog.dutyAfterEnemy || o.accepts(0, true)
			}
		}
	}
}

// bind drops the moves that do not meet the player's duty.
func (gen *generator) bind() {
	list := gen.ms.List[:0]
	for _, m := range gen.ms.List {
		if m.Flags&game.Dutiful != 0 {
			list = append(list, m)
		}
	}
	gen.ms.List = list
	for i := range gen.g.duties[gen.me] {
		gen.ms.InForce.Add(gen.g.duties[gen.me][i].action)
	}
}

// mayGoOn reports whether some duty might ask a move whose first hop passed a friend or an enemy
// to go on.
func (gen *generator) mayGoOn(enemy bool, land uint8) bool {
	goesOn := gen.prog.dutyAfterFriend
	if enemy {
		goesOn = gen.prog.dutyAfterEnemy
	}
	return goesOn && gen.g.adjacent[land].meets(gen.victims())
}

// victims are the enemies that some duty of the side to move asks to be captured, worked out once
// a turn, if at all.
func (gen *generator) victims() set {
	if gen.victimsAt != gen.surveys {
		gen.victimsAt, gen.owing = gen.surveys, set{}
		for i := range gen.g.duties[gen.me] {
			gen.owing = gen.owing.or(gen.matching(gen.theirs, &gen.g.duties[gen.me][i].victims))
		}
	}
	return gen.owing
}

// owed reports whether a duty asks the piece at work to capture the animal on a square.
func (gen *generator) owed(sq uint8) bool {
	for i := range gen.g.duties[gen.me] {
		if d := &gen.g.duties[gen.me][i]; d.binds[gen.p] && d.victims[gen.board[sq]] {
			return true
		}
	}
	return false
}

// mustGoOn reports whether a duty forbids to stop here: some hop of the piece that fits the move
// so far can go on and capture a victim.
func (gen *generator) mustGoOn(l *leg) bool {
	if !gen.mayGoOn(gen.hop.kinds[0], l.at) {
		return false
	}
	next := &gen.hop.legs[l.depth+1]
	for _, o := range gen.prog.hops {
		if !gen.fitsSoFar(o, int(l.depth)) {
			continue
		}
		for _, d := range o.dirs {
			mid, enemy, ok := gen.tryHop(o, l, next, int(d))
			if ok && enemy && o.seizes && gen.owed(mid) && gen.canFinish(o, next) {
				gen.noteDuty()
				return true
			}
		}
	}
	return false
}

func (gen *generator) noteDuty() {
	for i := range gen.g.duties[gen.me] {
		if d := &gen.g.duties[gen.me][i]; d.binds[gen.p] {
			gen.ms.InForce.Add(d.action)
		}
	}
}
