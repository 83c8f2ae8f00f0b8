package selfplay

import "github.com/wildbench/wildbench/engine/game"

// recorder counts into a Record what happens in a game, one ply at a time, allocating nothing.
type recorder struct {
	actions    []game.Action
	actor      []uint8 // by action: the piece
	codes      *game.Codebook
	actionHash []uint64
	rec        *Record

	// Counts of one ply's legal moves, all zero between plies.
	even, odd [256]uint32 // by action: every other move
	byPiece   []uint32

	// What every ply counts, close together; end moves it into the record.
	actionAble []uint32 // by seat, then action
	pieceAble  []uint32 // by seat, then piece
	pieceShare []uint64

	used game.Bits // passive abilities that had an effect in this move

	course  course
	squares squares
	wishes  *wishes // nil: nothing is on offer to choose among
}

func newRecorder(h *Header, codes *game.Codebook) *recorder {
	r := &recorder{
		actions:    h.Actions,
		codes:      codes,
		actionHash: hashActions(h.Actions),
		byPiece:    make([]uint32, len(h.Pieces)),
		actionAble: make([]uint32, len(h.Seats)*len(h.Actions)),
		pieceAble:  make([]uint32, len(h.Seats)*len(h.Pieces)),
		pieceShare: make([]uint64, len(h.Seats)*len(h.Pieces)),
		course:     newCourse(h),
		squares:    newSquares(h),
	}
	if h.Kind.Has(game.Drafts) {
		r.wishes = newWishes(len(h.Pieces))
	}
	for _, a := range h.Actions {
		r.actor = append(r.actor, uint8(a.Piece))
	}
	return r
}

// begin starts counting a game into rec.
func (r *recorder) begin(rec *Record, start game.State) {
	rec.Reset()
	rec.Fingerprint = fnvOffset
	r.rec = rec
	clear(r.actionAble)
	clear(r.pieceAble)
	clear(r.pieceShare)
	r.course.begin(rec, start)
	r.squares.reset()
	if r.wishes != nil {
		r.wishes.reset()
	}
}

// drawn counts a ply of the opening.
func (r *recorder) drawn(ms *game.Moves, chosen int) {
	r.rec.Opening++
	r.rec.Fingerprint = fingerprint(r.rec.Fingerprint, &ms.List[chosen], ms.EffectsOf(chosen), r.actionHash)
}

// handOver ends the opening: what begin has seen of the start is to be seen here.
func (r *recorder) handOver(s game.State) { r.course.begin(r.rec, s) }

// end closes the game.
func (r *recorder) end(final game.State, o game.Outcome) {
	rec := r.rec
	rec.Outcome = o
	for i, n := range r.actionAble {
		rec.Actions[i].Able = int(n)
	}
	for i, n := range r.pieceAble {
		rec.Pieces[i].Able, rec.Pieces[i].Share = int(n), r.pieceShare[i]
	}
	for i, depth := range LineDepths {
		if rec.Plies < depth {
			rec.Lines[i] = uint32(rec.Fingerprint)
		}
	}
	r.course.end(rec, final)
	r.squares.end(rec)
	if r.wishes != nil {
		r.wishes.end(rec)
	}
	if s, ok := final.(game.Scored); ok {
		r.scores(rec, s)
	}
}

// ply counts a turn of a seat: the legal moves, and the one to be made.
func (r *recorder) ply(ms *game.Moves, chosen, seat int) {
	r.rec.Plies++
	r.rec.Turns[seat]++
	r.options(ms, seat)
	r.choice(ms, chosen, seat)
	for i, depth := range LineDepths {
		if r.rec.Plies == depth {
			r.rec.Lines[i] = uint32(r.rec.Fingerprint)
		}
	}
}

// played counts what the move counted last has led to.
func (r *recorder) played(s game.State) { r.course.played(r.rec, s) }

// options counts what could be done.
func (r *recorder) options(ms *game.Moves, seat int) {
	n := len(ms.List)
	r.rec.Branching += n
	if n > 1 {
		r.rec.Decisions++
	}
	r.countMoves(ms.List)
	able := r.actionAble[seat*len(r.actor):][:len(r.actor)]
	for a, piece := range r.actor {
		moves := r.even[a] + r.odd[a]
		r.even[a], r.odd[a] = 0, 0
		able[a] += min(moves, 1)
		r.byPiece[piece] += moves
	}
	if ms.InForce != (game.Bits{}) {
		actions := r.rec.Actions[seat*len(r.actor):][:len(r.actor)]
		for a := range actions {
			if ms.InForce.Has(uint8(a)) {
				actions[a].InForce++
			}
		}
	}
	pieceAble := r.pieceAble[seat*len(r.byPiece):][:len(r.byPiece)]
	if r.wishes != nil {
		r.wishes.offer(r.byPiece)
	}
	if !r.chooses(ms) {
		clear(r.byPiece)
		return
	}
	pieceShare := r.pieceShare[seat*len(r.byPiece):][:len(r.byPiece)]
	one := shareOf(n)
	for p, moves := range r.byPiece {
		pieceAble[p] += min(moves, 1)
		pieceShare[p] += uint64(moves) * one
		r.byPiece[p] = 0
	}
}

// chooses reports whether a turn tells which pieces are chosen. With cards, it must be one of
// keeping a card, not of placing one, and there must be another to keep. On a board, a piece that
// must act is one that acts.
func (r *recorder) chooses(ms *game.Moves) bool {
	return r.wishes == nil || len(ms.List) > 1 && r.actions[ms.List[0].Action].Kind == game.Plain
}

// shareOf is the share of one move among n.
func shareOf(n int) uint64 {
	if n < len(shares) {
		return shares[n]
	}
	return wholeShare / uint64(n)
}

var shares = func() (t [256]uint64) { // a division takes longer than counting a ply
	for n := 1; n < len(t); n++ {
		t[n] = wholeShare / uint64(n)
	}
	return t
}()

// countMoves counts legal moves by action. Neighbours in the list often have the same action; two
// tables, taken in turn, spare the second from waiting for the first.
func (r *recorder) countMoves(list []game.Move) {
	even, odd := &r.even, &r.odd
	i := 0
	for ; i+1 < len(list); i += 2 {
		even[list[i].Action]++
		odd[list[i+1].Action]++
	}
	if i < len(list) {
		even[list[i].Action]++
	}
}

// choice counts what is done.
func (r *recorder) choice(ms *game.Moves, i, seat int) {
	m, effects := &ms.List[i], ms.EffectsOf(i)
	r.rec.Fingerprint = fingerprint(r.rec.Fingerprint, m, effects, r.actionHash)
	actor := int(r.actor[m.Action])
	if r.chooses(ms) {
		r.rec.Piece(seat, actor).Acted++
	}
	r.rec.Action(seat, int(m.Action)).Uses++
	if r.wishes != nil {
		r.wishes.choose(actor)
	}
	if m.Flags&(game.Actorless|game.Placeless) == 0 {
		r.squares.at(seat, actor, m.To).visits++
	}
	if m.Taken != 0 {
		r.removed(int(m.Action), seat, r.codes.Of(m.Taken), m.To)
	}
	r.course.eventful = m.Taken != 0 || m.Count > 0 || m.Flags&game.Placeless != 0
	r.used = game.Bits{}
	for k := range effects {
		r.effect(m, &effects[k])
	}
}

// effect counts one effect of a move.
func (r *recorder) effect(m *game.Move, e *game.Effect) {
	victim, owner := r.codes.Of(e.Code), int(e.Owner)
	count := r.rec.Action(owner, int(e.By))
	if e.By != m.Action && !r.used.Has(e.By) {
		r.used.Add(e.By)
		count.Uses++
	}
	switch {
	case e.Kind == game.Remove && e.By == m.Action && isActor(m, e):
		// It gave itself: a loss, and nobody's capture.
		count.Effects[game.Remove]++
		r.fell(victim, e.Square)
	case e.Kind == game.Remove:
		r.removed(int(e.By), owner, victim, e.Square)
	default:
		count.Effects[e.Kind]++
		if (e.Kind == game.Poison || e.Kind == game.Stomp) && int(victim.Seat) == owner {
			count.OwnFire++
		}
	}
}

// removed counts a piece removed from a square by an action of a seat.
func (r *recorder) removed(action, owner int, victim game.Holder, square uint8) {
	count := r.rec.Action(owner, action)
	count.Effects[game.Remove]++
	by := r.rec.Piece(owner, int(r.actor[action]))
	if int(victim.Seat) == owner {
		by.TookOwn++
		count.OwnFire++
	} else {
		by.Took++
	}
	r.took(Take{Seat: uint8(owner), Action: uint8(action), Whose: uint8(victim.Seat), Victim: victim.Piece})
	r.fell(victim, square)
}

// took counts a removal by who did it to whom.
func (r *recorder) took(t Take) {
	for i := range r.rec.Takes {
		have := &r.rec.Takes[i]
		if have.Seat == t.Seat && have.Action == t.Action && have.Whose == t.Whose && have.Victim == t.Victim {
			have.Count++
			return
		}
	}
	t.Count = 1
	r.rec.Takes = append(r.rec.Takes, t)
}

// fell counts a piece that left the board from a square.
func (r *recorder) fell(victim game.Holder, square uint8) {
	r.rec.Piece(int(victim.Seat), int(victim.Piece)).Lost++
	r.squares.at(int(victim.Seat), int(victim.Piece), square).falls++
}

// isActor reports whether an effect is the removal of the actor itself.
func isActor(m *game.Move, e *game.Effect) bool {
	return m.Flags&game.ActorLost != 0 && e.Kind == game.Remove && e.Square == m.To
}
