package board

import (
	"bytes"
	"math/bits"

	"github.com/wildbench/wildbench/engine/game"
)

// A generator lists the legal moves of a position. It belongs to one State and is reused, so that listing moves allocates nothing.
//
// It first looks at the whole board once (who is submerged, who holds whom, which squares are barred), then runs the program
// of each piece of the side to move, in order of squares.
type generator struct {
	g  *Game
	s  *State
	ms *game.Moves

	// The position, seen by the side to move.
	me       uint8
	occupied set
	mine     set
	theirs   set
	hidden   set   // submerged animals of both sides: lines of strikes pass them
	logs     set   // those of them that the side to move may pass over: ground to it
	webbed   set   // squares where some web may hold a piece
	held     []set // by web
	guards   []set // by ward: enemies that ward
	guarded  []set // by ward: the squares around them
	dropped  [4]uint64
	preyOf   []set    // by action: whom a strike can touch
	preyAt   []uint32 // by action: the survey for which that holds
	surveys  uint32
	guarding bool // some ward is in force
	dutiful  bool // some move meets a duty

	// The piece at work.
	sq     uint8
	p      code
	prog   *program
	rules  *terrainRules
	row    []verdict // captures from sq
	enter  set       // squares that its moves may enter, as far as terrain goes
	end    set       // squares that its moves may end on
	wards  set       // enemies whose wards it minds
	warded set       // the squares that they bar
	open   bool      // terrain bars it from nothing: enter and end need not be asked
	safe   bool      // no ward matters to it
	first  int       // its first move in the list
	plain  int       // the end of its plain moves in the list

	reached set       // where it goes by moves without effects
	seen    moveTable // its moves with effects
	unique  bool      // the op at work leads to no position that another move with effects leads to

	hop hopping

	own   game.Moves    // for State.Outcome
	lines [2][]byte     // for comparing move texts
	picks [8 * 15]uint8 // for choosing targets
}

func newGenerator(g *Game) *generator {
	return &generator{
		g:       g,
		held:    make([]set, len(g.webs)),
		guards:  make([]set, len(g.wards)),
		guarded: make([]set, len(g.wards)),
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
	for at := gen.mine; !at.empty(); at = at.rest() {
		gen.run(at.first())
	}
	if gen.dutiful {
		gen.bind()
	}
	s.conclude(len(ms.List) > 0)
}

// canMove reports whether the player to move has a move; one is enough to know. (A duty never takes the last move away.)
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
	gen.s, gen.ms, gen.me = s, ms, s.turn
	gen.mine, gen.theirs = s.occ[s.turn], s.occ[1-s.turn]
	gen.occupied = gen.mine.or(gen.theirs)
	gen.dutiful, gen.guarding = false, false
	gen.dropped = [4]uint64{}
	gen.surveys++
	if !gen.g.watchful {
		return
	}
	gen.hidden, gen.logs, gen.webbed = set{}, set{}, set{}
	clear(gen.held)
	clear(gen.guards)
	clear(gen.guarded)
	for at := s.aware; !at.empty(); at = at.rest() {
		gen.watch(at.first())
	}
}

// watch enters a piece that works by being there.
func (gen *generator) watch(sq uint8) {
	g := gen.g
	p := gen.s.board[sq]
	t := g.traits[p]
	friend := g.side[p] == gen.me
	if t&submerges != 0 && g.hideout[p].has(sq) {
		gen.hidden.add(sq)
		if friend || g.logsForAll[p] {
			gen.logs.add(sq)
		}
	}
	if friend {
		return
	}
	if t&webs != 0 {
		i := g.webOf[p]
		gen.held[i] = gen.held[i].or(g.adjacent[sq].minus(g.webs[i].shelter))
		gen.webbed = gen.webbed.or(gen.held[i])
	}
	if t&wards != 0 {
		i := g.wardOf[p]
		gen.guards[i].add(sq)
		gen.guarded[i] = gen.guarded[i].or(g.adjacent[sq])
		gen.guarding = true
	}
}

// immobile reports whether a piece of the side to move may not act.
func (gen *generator) immobile(sq uint8, p code) bool {
	if gen.g.traits[p]&held != 0 {
		return true
	}
	if !gen.webbed.has(sq) {
		return false
	}
	for i := range gen.held {
		if gen.held[i].has(sq) && !gen.g.webs[i].spares[p] {
			gen.noteWeb(sq, i)
			return true
		}
	}
	return false
}

// noteWeb records which web holds a piece.
func (gen *generator) noteWeb(sq uint8, web int) {
	g := gen.g
	for at := g.adjacent[sq].and(gen.theirs).and(gen.s.aware); !at.empty(); at = at.rest() {
		p := gen.s.board[at.first()]
		if g.traits[p]&webs != 0 && int(g.webOf[p]) == web {
			gen.ms.InForce.Add(g.webs[web].action[p])
			return
		}
	}
}

// run lists the moves of one piece.
func (gen *generator) run(sq uint8) {
	g := gen.g
	p := gen.s.board[sq]
	if gen.g.watchful && gen.immobile(sq, p) {
		return
	}
	gen.sq, gen.p, gen.prog = sq, p, g.cans[p]
	owner := int(g.owner[p])
	gen.rules = &g.ground[owner]
	gen.row = g.verdict[owner*g.classes+int(g.class[sq])]
	if gen.open = gen.rules.open; !gen.open {
		gen.enter = g.all.minus(gen.rules.barred).or(gen.logs)
		gen.end = gen.enter.minus(gen.rules.noEnd.minus(gen.logs)).and(gen.rules.stay)
	}
	gen.safe = true
	if gen.guarding {
		gen.minds(p)
	}
	gen.first = len(gen.ms.List)
	if gen.prog.overlap {
		gen.reached = set{}
	}
	gen.seen.clear()
	for i := range gen.prog.moves {
		gen.exec(&gen.prog.moves[i])
	}
	gen.plain = len(gen.ms.List)
	for i := range gen.prog.abilities {
		gen.exec(&gen.prog.abilities[i])
	}
}

// minds works out which wards matter to a piece.
func (gen *generator) minds(p code) {
	gen.wards, gen.warded = set{}, set{}
	for i := range gen.guards {
		if !gen.g.wards[i].spares[p] {
			gen.wards, gen.warded = gen.wards.or(gen.guards[i]), gen.warded.or(gen.guarded[i])
		}
	}
	gen.safe = gen.wards.empty()
}

// exec runs one op of the piece at work.
func (gen *generator) exec(o *op) {
	if !o.anywhere && !o.from.has(gen.sq) {
		return
	}
	gen.unique = o.unique
	switch o.code {
	case opSlide:
		gen.slide(o)
	case opJump:
		gen.jump(o)
	case opLame:
		gen.lame(o)
	case opVault:
		gen.vault(o)
	case opWalk:
		gen.walk(o)
	case opHop:
		gen.hops(o)
	case opStrike:
		gen.strike(o)
	case opThrow:
		gen.throw(o)
	case opPush:
		gen.push(o)
	case opSweep:
		gen.sweep(o)
	case opCharge:
		gen.charge(o)
	case opDrop:
		gen.drop(o)
	case opCompanion:
		gen.companion(o)
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
	for i := range gen.g.duties {
		gen.ms.InForce.Add(gen.g.duties[i].action)
	}
}

// barred reports whether wards forbid a move that enters squares which need the capture of certain enemies and captures others.
func (gen *generator) barred(need, caught set) bool {
	if need.within(caught) {
		return false
	}
	p := gen.s.board[need.minus(caught).first()]
	gen.ms.InForce.Add(gen.g.wards[gen.g.wardOf[p]].action[p])
	return true
}

// needs is the set of enemies that a move must capture to enter a square.
func (gen *generator) needs(sq uint8) set {
	if gen.safe || !gen.warded.has(sq) {
		return set{}
	}
	return gen.g.adjacent[sq].and(gen.wards)
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

// quiet lists a move to an empty square that the piece has no other move to.
func (gen *generator) quiet(action, to uint8) {
	m := gen.ms.Add()
	m.Action, m.From, m.To, m.Code = action, gen.sq, to, gen.p
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

// arrive adds the move to a landing square, if its occupant and the capture mode allow it.
func (gen *generator) arrive(o *op, to uint8) {
	c := gen.s.board[to]
	if c == 0 {
		if o.capture != only {
			gen.add(o.action, to, 0, 0)
		}
		return
	}
	if o.capture == never {
		return
	}
	if v := gen.row[int(c)*gen.g.classes+int(gen.g.class[to])]; v == take {
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
	if quills := gen.g.quillsAction[victim]; quills != 0 {
		by, owner = quills, gen.g.side[victim]
	}
	m.Flags |= game.ActorLost
	gen.effect(game.Remove, m.To, 0, gen.p, by, owner)
}

// captured adds the loss of the actor if a victim that it captures other than by landing takes it along; once is enough.
func (gen *generator) captured(o *op, m *game.Move, sq uint8) {
	c := gen.s.board[sq]
	if m.Flags&game.ActorLost == 0 && gen.row[int(c)*gen.g.classes+int(gen.g.class[sq])] == trade {
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
	gen.effect(game.Remove, sq, 0, gen.s.board[sq], by, gen.me)
}

// commit keeps the move begun last, unless the piece has a move to the same position: then the earlier ability keeps the name, and
// within one ability the text that sorts first.
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
	gen.lines[0] = gen.g.appendMove(gen.lines[0][:0], a, gen.ms.Effects)
	gen.lines[1] = gen.g.appendMove(gen.lines[1][:0], b, gen.ms.Effects)
	return bytes.Compare(gen.lines[0], gen.lines[1]) < 0
}

// delta is the change that a move makes to the hash of the position: equal for two moves of a piece that lead to the same position.
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

// A moveTable finds equal positions among the moves of one piece: an open-addressed hash table that forgets in no time.
type moveTable struct {
	entries []tableEntry
	round   uint32
	used    int
}

type tableEntry struct {
	key   uint64
	move  int32
	round uint32
}

func newMoveTable() moveTable { return moveTable{entries: make([]tableEntry, 64)} }

func (t *moveTable) clear() {
	t.used = 0
	if t.round++; t.round == 0 { // after 4 billion pieces the round numbers start again
		clear(t.entries)
		t.round = 1
	}
}

// find returns the move entered under a key, or enters this one.
func (t *moveTable) find(key uint64, move int32) (int32, bool) {
	mask := uint64(len(t.entries) - 1)
	for i := key & mask; ; i = (i + 1) & mask {
		e := &t.entries[i]
		if e.round != t.round {
			*e = tableEntry{key, move, t.round}
			if t.used++; 2*t.used > len(t.entries) {
				t.grow()
			}
			return move, false
		}
		if e.key == key {
			return e.move, true
		}
	}
}

func (t *moveTable) grow() {
	old, round := t.entries, t.round
	t.entries, t.round, t.used = make([]tableEntry, 2*len(old)), 1, 0
	for _, e := range old {
		if e.round == round {
			t.find(e.key, e.move)
		}
	}
}
