package board

import (
	"math/bits"

	"github.com/wildbench/wildbench/engine/game"
)

// A generator lists the legal moves of a position. It belongs to one State and is reused, so that
// listing moves allocates nothing.
//
// It first looks at the whole board once (who is submerged, who holds whom, which squares are
// barred), then runs the program of each piece of the side to move, in order of squares.
type generator struct {
	g     *Game
	s     *State
	ms    *game.Moves
	board *[256]code // of s

	// The position, seen by the side to move.
	me        uint8
	occupied  set
	mine      set
	theirs    set
	hidden    set   // submerged animals of both sides: lines of strikes pass them
	bridges   set   // those of them that the side to move may pass over: ground to it
	stuck     set   // squares where an immobiliser may hold a piece, or a piece is stomped
	auras     []set // the three below in one, to be cleared at once
	held      []set // by immobiliser
	guards    []set // by ward: enemies that ward
	guarded   []set // by ward: the squares around them
	dropped   game.Bits
	preyOf    []set    // by action: whom a strike can touch
	preyAt    []uint32 // by action: the survey for which that holds
	owing     set      // whom duties ask to be captured
	victimsAt uint32   // the survey for which that holds
	surveys   uint32
	guarding  bool // some ward is in force
	dutiful   bool // some move meets a duty
	sharp     bool // quiet moves are asked for only to some squares
	tries     int  // hops and steps tried so far, where a move may be made in very many ways

	// The piece at work.
	sq     uint8
	p      code
	prog   *program
	enter  set  // squares that its moves may enter, as far as terrain goes
	end    set  // squares that its moves may end on
	wards  set  // enemies whose wards it minds
	warded set  // the squares that they bar
	open   bool // terrain bars it from nothing: enter and end need not be asked
	safe   bool // no ward matters to it
	first  int  // its first move in the list
	plain  int  // the end of its plain moves in the list

	quiet   set       // if sharp: where its moves without effects or captures are asked for
	reached set       // where it goes by moves without effects
	seen    moveTable // its moves with effects
	unique  bool      // the op at work leads to no position that another move with effects leads to

	hop hopping

	own   game.Moves    // for canMove
	lines [2][]byte     // for comparing move texts
	picks [8 * 15]uint8 // for choosing targets
}

func newGenerator(g *Game) *generator {
	w, n := len(g.immobilisers), len(g.wards)
	auras := make([]set, w+2*n)
	return &generator{
		g:       g,
		auras:   auras,
		held:    auras[:w],
		guards:  auras[w:][:n],
		guarded: auras[w+n:],
		seen:    newMoveTable(),
		hop:     newHopping(g),
		preyOf:  make([]set, len(g.actions)),
		preyAt:  make([]uint32, len(g.actions)),
	}
}

// Moves implements [game.State].
func (s *State) Moves(ms *game.Moves) {
	ms.Reset()
	if s.status == ended {
		return
	}
	gen := s.scratch
	gen.survey(s, ms)
	for i, w := range gen.mine.words() {
		for ; w != 0; w &= w - 1 {
			gen.run(uint8(i<<6 | bits.TrailingZeros64(w)))
			gen.bound()
		}
	}
	if gen.dutiful {
		gen.bind()
	}
	s.conclude(len(ms.List) > 0)
}

// canMove reports whether the player to move has a move; one is enough to know. (A duty never takes
// the last move away.)
func (gen *generator) canMove(s *State) bool {
	ms := &gen.own
	ms.Reset()
	gen.survey(s, ms)
	for at := gen.mine; !at.empty() && len(ms.List) == 0; at = at.rest() {
		gen.run(at.first())
	}
	return len(ms.List) > 0
}

// survey looks at the board as a whole.
func (gen *generator) survey(s *State, ms *game.Moves) {
	gen.s, gen.ms, gen.me, gen.board = s, ms, s.turn, &s.board
	gen.mine, gen.theirs = s.occ[s.turn], s.occ[1-s.turn]
	gen.occupied = gen.mine.or(gen.theirs)
	gen.dutiful, gen.guarding, gen.sharp, gen.tries = false, false, false, 0
	gen.dropped = game.Bits{}
	gen.surveys++
	if !gen.g.watchful {
		return
	}
	gen.hidden, gen.bridges, gen.stuck, gen.wards, gen.warded = set{}, set{}, set{}, set{}, set{}
	clear(gen.auras)
	for at := s.aware; !at.empty(); at = at.rest() {
		gen.watch(at.first())
	}
}

// watch enters a piece that works by being there.
func (gen *generator) watch(sq uint8) {
	g := gen.g
	p := gen.board[sq]
	t := g.traits[p]
	friend := g.side[p] == gen.me
	if t&submerges != 0 && g.hideout[p].has(sq) {
		gen.hidden.add(sq)
		if friend || g.submergedForAll[p] {
			gen.bridges.add(sq)
		}
	}
	if friend {
		if t&held != 0 {
			gen.stuck.add(sq)
		}
		return
	}
	if t&immobilises != 0 {
		i := g.immobiliserOf[p]
		gen.held[i] = gen.held[i].or(g.adjacent[sq].minus(g.immobilisers[i].shelter))
		gen.stuck = gen.stuck.or(gen.held[i])
	}
	if t&wards != 0 {
		i := g.wardOf[p]
		gen.guards[i].add(sq)
		gen.guarded[i] = gen.guarded[i].or(g.adjacent[sq])
		gen.wards, gen.warded = gen.wards.or(one(sq)), gen.warded.or(g.adjacent[sq])
		gen.guarding = true
	}
}

// run lists the moves of one piece.
func (gen *generator) run(sq uint8) {
	if !gen.ready(sq) {
		return
	}
	ops := gen.prog.ops
	for i := range ops {
		if i == gen.prog.plain && !gen.useAbilities() {
			return
		}
		if o := &ops[i]; o.anywhere || o.from.has(sq) {
			gen.unique = o.unique
			o.run(gen, o)
		}
	}
}

// ready puts a piece to work, if it may act.
func (gen *generator) ready(sq uint8) bool {
	g := gen.g
	p := gen.board[sq]
	if gen.g.watchful && gen.stuck.has(sq) && gen.immobile(sq, p) {
		return false
	}
	prog := g.cans[p]
	if prog.exits != nil && prog.exits[sq].within(gen.mine) {
		return false
	}
	gen.sq, gen.p, gen.prog, gen.open = sq, p, prog, prog.open
	if !gen.open {
		rules := prog.rules
		gen.enter = g.all.minus(rules.barred).or(gen.bridges.minus(rules.dens))
		gen.end = gen.enter.minus(rules.noEnd.minus(gen.bridges)).and(rules.stay)
	}
	gen.safe = !gen.guarding
	if gen.guarding {
		gen.minds(p)
	}
	gen.first = len(gen.ms.List)
	if prog.overlap {
		gen.reached = set{}
	}
	if prog.compares {
		gen.seen.clear()
	}
	return true
}

// useAbilities ends the plain moves of the piece, and reports whether its abilities may be of use.
func (gen *generator) useAbilities() bool {
	gen.plain = len(gen.ms.List)
	alert := gen.prog.alert
	return alert == nil || alert[gen.sq].meets(gen.theirs)
}

// mayEnter reports whether terrain lets the piece pass or enter a square.
func (gen *generator) mayEnter(sq uint8) bool { return gen.open || gen.enter.has(sq) }

// mayEnd reports whether terrain lets a move of the piece end on a square.
func (gen *generator) mayEnd(sq uint8) bool { return gen.open || gen.end.has(sq) }

// mayJump reports whether terrain and wards let a move go straight to a square.
func (gen *generator) mayJump(to uint8) bool {
	if !gen.mayEnd(to) {
		return false
	}
	if gen.safe || !gen.warded.has(to) {
		return true
	}
	var caught set
	caught.add(to)
	return !gen.barred(gen.needs(to), caught)
}
