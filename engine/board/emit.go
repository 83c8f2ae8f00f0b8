package board

import (
	"bytes"
	"math/bits"

	"github.com/wildbench/wildbench/engine/game"
)

// add lists a move without effects, unless the piece has it already.
func (gen *generator) add(action uint8, to uint8, taken code, flags game.MoveFlags) {
	if gen.prog.overlap {
		if gen.reached.has(to) {
			gen.repeat(to, flags)
			return
		}
		gen.reached.add(to)
	}
	m := gen.ms.Add()
	m.Action, m.Flags, m.From, m.To, m.Code, m.Taken = action, flags, gen.sq, to, gen.p, taken
}

// repeat passes the duty that a repeated move meets on to the one that is listed.
func (gen *generator) repeat(to uint8, flags game.MoveFlags) {
	if flags == 0 {
		return
	}
	for i := gen.first; i < len(gen.ms.List); i++ {
		if m := &gen.ms.List[i]; m.To == to && m.Count == 0 {
			m.Flags |= flags
		}
	}
}

// verdict is what the capture of a victim by the piece at work comes to.
func (gen *generator) verdict(victim code, at uint8) verdict {
	g := gen.g
	row := g.verdict[int(g.owner[gen.p])*g.classes+int(g.class[gen.sq])]
	return row[int(victim)*g.classes+int(g.class[at])]
}

// arrive adds the move to a landing square, if its occupant and the capture mode allow it.
func (gen *generator) arrive(o *op, to uint8) {
	c := gen.board[to]
	if c == 0 {
		if o.capture != only {
			gen.add(o.action, to, 0, 0)
		}
		return
	}
	if o.capture == never {
		return
	}
	if v := gen.verdict(c, to); v == take {
		gen.add(o.action, to, c, 0)
	} else if v == trade {
		m := gen.begin(o, to)
		m.Taken = c
		gen.fall(o, m, c)
		gen.commit(m)
	}
}

// fall adds the loss of the actor, who captures a victim that takes it along.
func (gen *generator) fall(o *op, m *game.Move, victim code) {
	by, owner := o.action, gen.me
	if retaliation := gen.g.retaliation[victim]; retaliation != 0 {
		by, owner = retaliation, gen.g.side[victim]
	}
	m.Flags |= game.ActorLost
	gen.effect(game.Remove, m.To, 0, gen.p, by, owner)
}

// captured adds the loss of the actor if a victim that it captures other than by landing takes it
// along; once is enough.
func (gen *generator) captured(o *op, m *game.Move, sq uint8) {
	c := gen.board[sq]
	if m.Flags&game.ActorLost == 0 && gen.verdict(c, sq) == trade {
		gen.fall(o, m, c)
	}
}

// begin lists a move with effects, which are to be added; commit or abandon ends it.
func (gen *generator) begin(o *op, to uint8) *game.Move {
	m := gen.ms.Add()
	m.First = uint32(len(gen.ms.Effects))
	m.Action, m.From, m.To, m.Code = o.action, gen.sq, to, gen.p
	return m
}

// abandon takes back the move begun last.
func (gen *generator) abandon(m *game.Move) {
	ms := gen.ms
	ms.Effects = ms.Effects[:m.First]
	ms.List = ms.List[:len(ms.List)-1]
}

// effect adds an effect to the move being made.
func (gen *generator) effect(kind game.EffectKind, sq, to uint8, c code, by, owner uint8) {
	e := gen.ms.AddEffect()
	e.Kind, e.Square, e.To, e.Code, e.By, e.Owner = kind, sq, to, c, by, owner
}

// remove adds the removal of the piece on a square.
func (gen *generator) remove(sq, by uint8) {
	gen.effect(game.Remove, sq, 0, gen.board[sq], by, gen.me)
}

// commit keeps the move begun last, unless the piece has a move to the same position: then the
// earlier ability keeps the name, and within one ability the text that sorts first.
func (gen *generator) commit(m *game.Move) {
	ms := gen.ms
	n := uint32(len(ms.Effects)) - m.First
	m.Count = uint16(n)
	if n == 0 {
		to, flags, taken, action := m.To, m.Flags, m.Taken, m.Action
		gen.abandon(m)
		gen.add(action, to, taken, flags)
		return
	}
	if gen.unique {
		return
	}
	at, known := gen.seen.find(gen.delta(m), int32(len(ms.List)-1))
	if !known {
		return
	}
	old := &ms.List[at]
	m.Flags |= old.Flags & game.Dutiful
	old.Flags |= m.Flags & game.Dutiful
	if old.Action == m.Action && gen.before(m, old) {
		*old = *m
		ms.List = ms.List[:len(ms.List)-1]
		return
	}
	gen.abandon(m)
}

// before reports whether the text of a move sorts before another's.
func (gen *generator) before(a, b *game.Move) bool {
	if a.To == b.To && a.Taken == b.Taken && gen.onlyRemoves(a) && gen.onlyRemoves(b) {
		// the same text: to one position from the same squares leads one set of removals
		return false
	}
	gen.lines[0] = gen.g.appendMove(gen.lines[0][:0], a, gen.ms.Effects)
	gen.lines[1] = gen.g.appendMove(gen.lines[1][:0], b, gen.ms.Effects)
	return bytes.Compare(gen.lines[0], gen.lines[1]) < 0
}

// onlyRemoves reports whether removals are all the effects of a move.
func (gen *generator) onlyRemoves(m *game.Move) bool {
	for _, e := range gen.ms.Effects[m.First : m.First+uint32(m.Count)] {
		if e.Kind != game.Remove {
			return false
		}
	}
	return true
}

// delta is the change that a move makes to the hash of the position: equal for two moves of a piece
// that lead to the same position.
func (gen *generator) delta(m *game.Move) uint64 {
	g := gen.g
	var k uint64
	lost := m.Flags&game.ActorLost != 0
	if m.Flags&game.Actorless == 0 && (lost || m.From != m.To) {
		k = g.key(m.Code, m.From)
		if m.Taken != 0 {
			k ^= g.key(m.Taken, m.To)
		}
		if !lost {
			k ^= g.key(m.Code, m.To)
		}
	}
	for _, e := range gen.ms.Effects[m.First : m.First+uint32(m.Count)] {
		switch e.Kind {
		case game.Remove:
			if !lost || e.Square != m.To {
				k ^= g.key(e.Code, e.Square)
			}
		case game.Shift:
			k ^= g.key(e.Code, e.Square) ^ g.key(e.Code, e.To)
		case game.Place:
			k ^= g.key(e.Code, e.Square)
		case game.Poison:
			k ^= g.key(e.Code, e.Square) ^ g.key(g.marked[g.marks(e.Code)|poisoned][e.Code], e.Square)
		case game.Stomp:
			after := g.key(g.marked[g.marks(e.Code)|stomped][e.Code], e.Square)
			if g.side[e.Code] == gen.me {
				after = bits.RotateLeft64(after, 1) // set anew, the mark outlasts this turn
			}
			k ^= g.key(e.Code, e.Square) ^ after
		}
	}
	return k
}
