package game

// Moves is a list of legal moves, owned and reused by the caller. The zero value is ready to use.
type Moves struct {
	List []Move
	// what moves do besides moving their piece; each Move points at its own run of them
	Effects []Effect
	// passive abilities that bore on these moves: held a piece, barred a square, bound the player
	InForce Bits
}

// Reset empties the list and keeps its memory.
func (ms *Moves) Reset() {
	ms.List, ms.Effects, ms.InForce = ms.List[:0], ms.Effects[:0], Bits{}
}

// Len is the number of moves.
func (ms *Moves) Len() int { return len(ms.List) }

// Add appends an empty move and returns it to be filled in. Filling it in place is several times
// faster than appending a finished one, which would be put together byte by byte and then read back
// whole.
func (ms *Moves) Add() *Move {
	ms.List = append(ms.List, Move{})
	return &ms.List[len(ms.List)-1]
}

// AddEffect appends an empty effect and returns it to be filled in.
func (ms *Moves) AddEffect() *Effect {
	ms.Effects = append(ms.Effects, Effect{})
	return &ms.Effects[len(ms.Effects)-1]
}

// EffectsOf lists what the i-th move does besides moving its piece.
func (ms *Moves) EffectsOf(i int) []Effect {
	m := &ms.List[i]
	return ms.Effects[m.First : m.First+uint32(m.Count)]
}

// A Move is one legal move. From, To and the codes are the engine's own: for a board, squares and
// coloured pieces.
type Move struct {
	First  uint32 // its effects are Effects[First:First+Count]
	Count  uint16
	Action uint8 // index into [Game.Actions]
	Flags  MoveFlags
	From   uint8 // square of the actor
	To     uint8 // where it ends; equal to From when it stays
	Code   uint8 // the actor's piece code in its engine
	Taken  uint8 // code of the piece captured by replacement, 0 for none
}

// MoveFlags are facts about a move.
type MoveFlags uint8

const (
	Actorless MoveFlags = 1 << iota // nobody moves: the effects are all there is
	ActorLost                       // the actor is removed; a Remove on To says by what
	Dutiful                         // it meets a duty to capture
	Placeless                       // From and To mean no squares
)

// An EffectKind is one kind of change, in the order in which move texts list them.
type EffectKind uint8

const (
	Remove EffectKind = iota // the piece on Square leaves the board
	Poison                   // the piece on Square is poisoned
	Shift                    // the piece on Square goes to To
	Place                    // a new piece appears on Square
	Stomp                    // the piece on Square is stomped
)

// An Effect is one change that a move makes besides moving its actor.
type Effect struct {
	Kind   EffectKind
	Square uint8 // where the piece stands before the move (for Place, where it appears)
	To     uint8 // for Shift
	Code   uint8 // the piece's code before the move (for Place, the new one)
	By     uint8 // the Action that causes it
	// the seat whose action that is: the mover's, but for what a captured piece does to its captor
	Owner uint8
}

// Bits is a set of Actions.
type Bits [4]uint64

// Add puts an Action into the set.
func (b *Bits) Add(action uint8) { b[action>>6] |= 1 << (action & 63) }

// Has reports whether the set holds an Action.
func (b *Bits) Has(action uint8) bool { return b[action>>6]>>(action&63)&1 != 0 }
