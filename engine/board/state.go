package board

import (
	"github.com/wildbench/wildbench/engine/game"
)

// State is a position of a board game. It is a plain value but for its scratch memory, which is
// never shared.
type State struct {
	g     *Game
	board [256]code // by square
	occ   [2]set    // by side
	// squares of pieces that work by being there: immobilisers, wards, submerged and stomped ones
	aware set

	hash     uint64
	material [2]int32
	advance  [2]int32  // worth of being on the way to promotion and goals; see compileAdvance
	journey  [2]int32  // the same of royals
	census   [64]uint8 // by owner (side*kinds + kind)
	royals   [2]uint8
	turn     uint8
	ply      int32

	status  status
	outcome game.Outcome

	scratch *generator
}

// A status is what is known about the end of the game.
type status uint8

const (
	unknown status = iota // no ending but perhaps no-moves
	ongoing
	ended
)

func newState(g *Game) *State {
	return &State{g: g, ply: 1, scratch: newGenerator(g)}
}

// Seat implements [game.State].
func (s *State) Seat() int { return int(s.turn) }

// Ply implements [game.State].
func (s *State) Ply() int { return int(s.ply) }

// Hash implements [game.State].
func (s *State) Hash() uint64 { return s.hash }

// Evaluate implements [game.State].
func (s *State) Evaluate(seat int) int {
	return int(s.material[seat] - s.material[1-seat])
}

// Census implements [game.State].
func (s *State) Census(seat int, dst []int) []int {
	dst = dst[:0]
	for kind := range s.g.kinds {
		dst = append(dst, int(s.census[seat*s.g.kinds+kind]))
	}
	return dst
}

// Set implements [game.State].
func (s *State) Set(from game.State) {
	scratch := s.scratch
	*s = *from.(*State)
	s.scratch = scratch
}

// Clone implements [game.State].
func (s *State) Clone() game.State {
	c := *s
	c.scratch = newGenerator(s.g)
	return &c
}

// put stands a piece on an empty square.
func (s *State) put(sq uint8, p code) {
	g := s.g
	s.board[sq] = p
	side := g.side[p]
	s.occ[side].add(sq)
	s.hash ^= g.key(p, sq)
	s.material[side] += g.value[p]
	s.census[g.owner[p]]++
	if t := g.traits[p]; t&(special|royal) != 0 {
		if t&special != 0 {
			s.aware.add(sq)
		}
		if t&royal != 0 {
			s.royals[side]++
			s.journey[side] += g.advance[int(p)*g.squares+int(sq)]
			return
		}
	}
	s.advance[side] += g.advance[int(p)*g.squares+int(sq)]
}

// lift takes the piece off a square and returns it.
func (s *State) lift(sq uint8) code {
	g := s.g
	p := s.board[sq]
	s.board[sq] = 0
	side := g.side[p]
	s.occ[side].drop(sq)
	s.hash ^= g.key(p, sq)
	s.material[side] -= g.value[p]
	s.census[g.owner[p]]--
	if t := g.traits[p]; t&(special|royal) != 0 {
		s.aware.drop(sq)
		if t&royal != 0 {
			s.royals[side]--
			s.journey[side] -= g.advance[int(p)*g.squares+int(sq)]
			return p
		}
	}
	s.advance[side] -= g.advance[int(p)*g.squares+int(sq)]
	return p
}

// remark gives the piece on a square other marks, or makes it another piece.
func (s *State) remark(sq uint8, p code) {
	s.lift(sq)
	s.put(sq, p)
}

// Play implements [game.State].
func (s *State) Play(ms *game.Moves, i int) {
	m := ms.List[i]
	me := s.turn
	var fresh set // stomped in this very turn
	if m.Count == 0 {
		if m.From != m.To {
			p := s.lift(m.From)
			if m.Taken != 0 {
				s.lift(m.To)
			}
			s.put(m.To, p)
		}
	} else {
		fresh = s.apply(m, ms.EffectsOf(i))
	}
	if s.g.changes {
		s.promote(me)
	}
	if s.g.setsMarks&stomped != 0 {
		s.expire(me, fresh)
	}
	s.turn = 1 - me
	s.hash ^= s.g.turnKey
	s.ply++
	s.settle(me)
}

// apply makes a move with effects. Marks come first, while every piece still stands where the
// effects name it; then all that leave their squares are lifted, and only then do they come down.
func (s *State) apply(m game.Move, effects []game.Effect) (fresh set) {
	g := s.g
	for _, e := range effects {
		switch e.Kind {
		case game.Poison:
			p := s.board[e.Square]
			s.remark(e.Square, g.marked[g.marks(p)|poisoned][p])
		case game.Stomp:
			p := s.board[e.Square]
			fresh.add(e.Square)
			s.remark(e.Square, g.marked[g.marks(p)|stomped][p])
		}
	}
	lost := m.Flags&game.ActorLost != 0
	for _, e := range effects {
		switch e.Kind {
		case game.Remove:
			if !lost || e.Square != m.To {
				s.lift(e.Square)
			}
		case game.Shift:
			s.lift(e.Square)
		}
	}
	if m.Flags&game.Actorless == 0 && (lost || m.From != m.To) {
		p := s.lift(m.From)
		if m.Taken != 0 {
			s.lift(m.To)
		}
		if !lost {
			s.put(m.To, p)
		}
	}
	for _, e := range effects {
		switch e.Kind {
		case game.Shift:
			s.put(e.To, e.Code)
		case game.Place:
			s.put(e.Square, e.Code)
		}
	}
	return fresh
}

// promote changes the mover's pieces that stand where they promote.
func (s *State) promote(me uint8) {
	g := s.g
	for at := s.occ[me].and(g.promotions[me]); !at.empty(); at = at.rest() {
		sq := at.first()
		if p := s.board[sq]; g.traits[p]&promotes != 0 && g.promoteAt[g.owner[p]].has(sq) {
			s.remark(sq, g.promoteTo[p])
		}
	}
}

// expire takes the mover's stomps off, but for those set in this very turn.
func (s *State) expire(me uint8, fresh set) {
	g := s.g
	for at := s.aware.and(s.occ[me]).minus(fresh); !at.empty(); at = at.rest() {
		sq := at.first()
		if p := s.board[sq]; g.traits[p]&held != 0 {
			s.remark(sq, g.marked[g.marks(p)&^stomped][p])
		}
	}
}

// settle looks for an ending after a turn of the given side. Lack of moves is looked for only when
// somebody asks.
func (s *State) settle(mover uint8) {
	s.status = unknown
	for i := range s.g.endings {
		if o, over := s.check(&s.g.endings[i], int(mover)); over {
			s.status, s.outcome = ended, o
			return
		}
	}
}

// check tests one ending, the mover's side first.
func (s *State) check(e *ending, mover int) (game.Outcome, bool) {
	if e.when == game.Goal {
		for _, side := range [2]int{mover, 1 - mover} {
			for at := s.occ[side].and(e.zone[side]); !at.empty(); at = at.rest() {
				if e.counts[s.board[at.first()]] {
					return e.outcome(side), true
				}
			}
		}
		return game.Outcome{}, false
	}
	var gone [2]bool
	for side := range 2 {
		if e.when == game.RoyalLost {
			gone[side] = s.royals[side] == 0
		} else {
			gone[side] = s.occ[side].empty()
		}
	}
	switch {
	case gone[white] && gone[black]:
		return game.Outcome{Cause: e.when, Winner: -1, Reason: e.both}, true
	case gone[white]:
		return e.outcome(white), true
	case gone[black]:
		return e.outcome(black), true
	}
	return game.Outcome{}, false
}

// outcome is the result when the condition holds for a side.
func (e *ending) outcome(side int) game.Outcome {
	o := game.Outcome{Cause: e.when, Winner: -1, Reason: e.reason}
	switch e.result {
	case 1:
		o.Winner = side
	case -1:
		o.Winner = 1 - side
	}
	return o
}

// conclude records whether the player to move has a move.
func (s *State) conclude(canMove bool) {
	s.status = ongoing
	if !canMove {
		s.status, s.outcome = ended, s.g.stuck.outcome(int(s.turn))
	}
}

// Outcome implements [game.State].
func (s *State) Outcome() game.Outcome {
	if s.status == unknown {
		s.conclude(s.movesEasily() || s.scratch.canMove(s))
	}
	return s.outcome
}
