package selfplay

import (
	"slices"

	"github.com/wildbench/wildbench/engine/game"
)

// A Header is what a reader of records must know to understand them: the batch they come from, and the names behind the indices.
type Header struct {
	Variant  string
	Digest   string // of the variant
	Seed     uint64
	Games    int // a pairing
	Pairings []Pairing
	Limits   game.Limits
	Seats    []string
	Pieces   []game.Piece
	Actions  []game.Action
}

// A Record is what happened in one game. Everything in it is a count; a Record holds no position and no clock.
type Record struct {
	Pairing int // index into the batch's pairings
	Game    int // within the pairing, from 0; 2k and 2k+1 are a pair
	// FirstSeat is the seat of the pairing's first bot; the other seat is the second's.
	FirstSeat int
	Outcome   game.Outcome
	Plies     int
	// Fingerprint is a hash of all moves of the game, in order.
	Fingerprint uint64
	Branching   int // legal moves, summed over the plies
	Decisions   int // plies with more than one legal move

	Turns   []int         // plies by seat
	Pieces  []PieceCount  // by seat, then piece: see Piece
	Actions []ActionCount // by seat, then action: see Action
}

// A PieceCount is what the pieces of one type did and suffered on one seat in a game.
type PieceCount struct {
	Start, End int // pieces on the board at the start and at the end
	Acted      int // turns in which one acted
	Able       int // turns in which one had a legal action
	Took       int // enemies that they removed, by whatever means
	TookOwn    int // friends that they removed
	Lost       int // of them removed, by whoever
	// Share is the type's share of the legal moves, summed over the seat's turns, in units of 2⁻³² of a turn: every legal move of a
	// turn with n counts 2³²/n, rounded down. Whole numbers add up to the same sum in any order.
	Share uint64
}

// wholeShare is all legal moves of a turn, in units of PieceCount.Share.
const wholeShare = 1 << 32

// An ActionCount is how one action, a plain movement or an ability, showed on one seat in a game. A passive ability acts by effects on
// moves: those of its owner, or, if it answers a capture, those of the opponent.
type ActionCount struct {
	Uses    int // moves made with it; for a passive ability: moves with an effect of it
	Able    int // turns in which it was legal; always 0 for passive abilities
	InForce int // turns of this seat in which it bore on the legal moves, whoever's it was
	Effects [EffectKinds]int
	// OwnFire counts pieces of its owner that it removed, poisoned or stomped.
	OwnFire int
}

// EffectKinds is the number of kinds of effects. A capture by replacement counts as a [game.Remove].
const EffectKinds = int(game.Stomp) + 1

// Piece is the count of a type on a seat.
func (r *Record) Piece(seat, piece int) *PieceCount {
	return &r.Pieces[seat*(len(r.Pieces)/len(r.Turns))+piece]
}

// Action is the count of an action on a seat.
func (r *Record) Action(seat, action int) *ActionCount {
	return &r.Actions[seat*(len(r.Actions)/len(r.Turns))+action]
}

// Clone copies a record that is to outlive the call that received it.
func (r *Record) Clone() *Record {
	c := *r
	c.Turns, c.Pieces, c.Actions = slices.Clone(r.Turns), slices.Clone(r.Pieces), slices.Clone(r.Actions)
	return &c
}

// NewRecord returns an empty record with room for the game's seats, pieces and actions.
func (h *Header) NewRecord() *Record {
	n := len(h.Seats)
	return &Record{
		Turns:   make([]int, n),
		Pieces:  make([]PieceCount, n*len(h.Pieces)),
		Actions: make([]ActionCount, n*len(h.Actions)),
	}
}

// reset empties the record and keeps its memory.
func (r *Record) reset() {
	clear(r.Turns)
	clear(r.Pieces)
	clear(r.Actions)
	*r = Record{Turns: r.Turns, Pieces: r.Pieces, Actions: r.Actions}
}
