package board

import (
	"math/bits"

	"github.com/wildbench/wildbench/engine/game"
)

// Captures implements [game.Tactical]. It runs the programs of the pieces as Moves does, leaves out
// ops that have nothing to add, and asks the others for quiet moves only to some squares. What is
// not of consequence in the end is taken out.
func (s *State) Captures(ms *game.Moves) {
	ms.Reset()
	if s.status == ended {
		return
	}
	gen := s.scratch
	gen.survey(s, ms)
	gen.sharp = true
	for i, w := range gen.mine.words() {
		for ; w != 0; w &= w - 1 {
			gen.runSharply(uint8(i<<6 | bits.TrailingZeros64(w)))
			gen.bound()
		}
	}
	if gen.dutiful { // who meets a duty captures
		gen.bind()
	}
	if len(ms.List) > 0 {
		s.conclude(true)
	}
}

// Arrives implements [game.Tactical].
func (s *State) Arrives(ms *game.Moves, i int) bool {
	g, m := s.g, &ms.List[i]
	if m.From != m.To && g.rush[m.Code].has(m.To) && m.Flags&game.ActorLost == 0 {
		return true
	}
	if m.Count == 0 {
		return false
	}
	for _, e := range ms.EffectsOf(i) {
		if e.Kind == game.Shift && g.side[e.Code] == s.turn && g.rush[e.Code].has(e.To) {
			return true
		}
	}
	return false
}

// Ended implements [game.Tactical].
func (s *State) Ended() game.Outcome {
	if s.status == ended {
		return s.outcome
	}
	return game.Outcome{}
}

// runSharply lists the moves of consequence of one piece.
func (gen *generator) runSharply(sq uint8) {
	if !gen.ready(sq) {
		return
	}
	gen.quiet = gen.quietSquares()
	anyQuiet := !gen.quiet.empty()
	ops := gen.prog.ops
	for i := range ops {
		if i == gen.prog.plain && !gen.useAbilities() {
			break
		}
		o := &ops[i]
		if (o.bites || anyQuiet) && (o.anywhere || o.from.has(sq)) {
			gen.unique = o.unique
			o.run(gen, o)
		}
	}
	gen.keepSharp()
}

// quietSquares is where moves of the piece at work that take nobody are of consequence, or may be
// the beginning of one that takes somebody.
func (gen *generator) quietSquares() set {
	if gen.prog.needsAll {
		return gen.g.all
	}
	quiet := gen.g.rush[gen.p]
	for _, o := range gen.prog.hunters {
		quiet = quiet.or(gen.hunting(o, gen.prey(o)))
	}
	return quiet
}

// keepSharp takes the moves of the piece at work off the list that are not of consequence.
func (gen *generator) keepSharp() {
	list := gen.ms.List
	n := gen.first
	rush := &gen.g.rush[gen.p]
	for i := gen.first; i < len(list); i++ {
		m := &list[i]
		if gen.takes(m) || m.Count == 0 && m.From != m.To && rush.has(m.To) {
			if n != i {
				list[n] = *m
			}
			n++
		}
	}
	gen.ms.List = list[:n]
}

// takes reports whether a move takes an enemy off the board.
func (gen *generator) takes(m *game.Move) bool {
	if m.Taken != 0 && gen.g.side[m.Taken] != gen.me {
		return true
	}
	for _, e := range gen.ms.Effects[m.First : m.First+uint32(m.Count)] {
		if e.Kind == game.Remove && gen.g.side[e.Code] != gen.me {
			return true
		}
	}
	return false
}

// findBites marks the ops that may take an enemy, and what they need for it.
func (p *program) findBites(side int) {
	for i := range p.ops {
		o := &p.ops[i]
		o.bites = o.code.bites(o, side)
		if !o.bites {
			continue
		}
		p.needsAll = p.needsAll || o.code == opcode(opCompanion{})
		if o.afterMove && o.kills(side) {
			p.hunters = append(p.hunters, o)
		}
	}
}
