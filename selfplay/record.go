package selfplay

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/bot"
)

// A Header is what a reader of records must know to understand them: the batch they come from, and
// the names behind the indices.
type Header struct {
	// what the batch calls it: its name and what is changed in it, or a label
	Variant  string        `json:"variant"`
	Name     string        `json:"name"` // its own name, which changes leave alone
	Kind     game.Kind     `json:"kind"`
	Digest   string        `json:"digest"` // of the variant
	Seed     uint64        `json:"seed"`
	Games    int           `json:"games"` // a pairing
	Until    *Until        `json:"until,omitempty"`
	Opening  int           `json:"opening_plies"` // random plies before the bots take over
	Pairings []Pairing     `json:"pairings"`
	Limits   game.Limits   `json:"limits"`
	Seats    []string      `json:"seats"`
	Pieces   []game.Piece  `json:"pieces"`
	Actions  []game.Action `json:"actions"`
	Regions  []game.Region `json:"regions"`

	// CountFailures has statistics count games in which a bot failed. It is the reader's choice,
	// and no part of what is kept.
	CountFailures bool `json:"-"`
}

// Set is how many games make a set: one for each seat, so that bots sit on every seat equally
// often. A set is the unit of every variance, since its games are not independent: they have the
// same deal and the same opening. With two seats it is a pair.
func (h *Header) Set() int { return len(h.Seats) }

// A Record is what happened in one game. It holds counts, and how pieces and material went over the
// game; no position and no clock. Unless it says otherwise, it is about the plies that the bots
// chose, not those of a random opening.
type Record struct {
	Pairing int // index into the batch's pairings
	// within the pairing, from 0; as many as there are seats, one after another, are a set: see
	// [Header.Set]
	Game int
	// FirstSeat is the seat of the pairing's first bot; the other seats are the second's.
	FirstSeat int
	Opening   int // plies drawn at random before the bots took over
	Outcome   game.Outcome
	Plies     int
	// Fingerprint is a hash of all moves of the game, in order, the opening's too.
	Fingerprint uint64
	// Lines are hashes of all moves up to the bots' ply of each of [LineDepths]; that of a shorter
	// game is its last.
	Lines     [len(LineDepths)]uint32
	Branching int            // legal moves, summed over the plies
	Decisions int            // plies with more than one legal move
	Mishaps   [2]bot.Mishaps // of the pairing's first and second bot
	Turns     []int          // plies by seat
	Pieces    []PieceCount   // by seat, then piece: see Piece
	Actions   []ActionCount  // by seat, then action: see Action

	Leads   []Lead        // how the material lead went, in the order of the plies
	Changes []Change      // how the numbers of pieces went, in the order of the plies: see Census
	Takes   []Take        // who removed whom, each kind once
	Squares []SquareCount // where pieces went and fell, each kind once

	// Of games that are won by points: those of each seat, and last those of the game's own player
	// if it has one.
	Scores []int
	// Appraised says that pieces have their Worth: it is worked out for some games only.
	Appraised bool
	// Of games of cards: which card was chosen over which, each kind once.
	Preferences []Preference

	// Moves are the texts of all moves, the opening's too, each ended by a newline; empty unless
	// the batch keeps them.
	Moves []byte
}

// LineDepths are the plies at which a Record notes the line played so far.
var LineDepths = [...]int{2, 4, 8}

// A PieceCount is what the pieces of one type did and suffered on one seat in a game.
type PieceCount struct {
	Start, End int // pieces on the board at the start and at the end
	Acted      int // turns in which one acted; of cards: was kept when another could have been
	Able       int // turns in which one had a legal action; of cards: could be kept, or another
	Took       int // enemies that they removed, by whatever means
	TookOwn    int // friends that they removed
	Lost       int // of them removed, by whoever
	// Share is the type's share of the legal moves, summed over the seat's turns, in units of 2⁻³²
	// of a turn: every legal move of a turn with n counts 2³²/n, rounded down. Whole numbers add up
	// to the same sum in any order.
	Share       uint64
	game.Earned // of games that are won by points
	// Worth is what the player's points would lack without one of them, summed over those it had
	// and over the rounds: see [game.Appraiser]. Only of games that are Appraised.
	Worth int
}

// A Preference is how often a piece of one type acted when one of another could have acted in its
// place.
type Preference struct {
	Piece, Over uint8
	Count       int
}

// wholeShare is all legal moves of a turn, in units of PieceCount.Share.
const wholeShare = 1 << 32

// An ActionCount is how one action, a plain movement or an ability, showed on one seat in a game. A
// passive ability acts by effects on moves: those of its owner, or, if it answers a capture, those
// of the opponent.
type ActionCount struct {
	Uses    int // moves made with it; for a passive ability: moves with an effect of it
	Able    int // turns in which it was legal; always 0 for passive abilities
	InForce int // turns of this seat in which it bore on the legal moves, whoever's it was
	Effects [EffectKinds]int
	// OwnFire counts pieces of its owner that it removed, poisoned or stomped.
	OwnFire int
}

// EffectKinds is the number of kinds of effects. A capture by replacement counts as a
// [game.Remove].
const EffectKinds = int(game.Stomp) + 1

// Piece is the count of a type on a seat.
func (r *Record) Piece(seat, piece int) *PieceCount {
	return &r.Pieces[seat*(len(r.Pieces)/len(r.Turns))+piece]
}

// Action is the count of an action on a seat.
func (r *Record) Action(seat, action int) *ActionCount {
	return &r.Actions[seat*(len(r.Actions)/len(r.Turns))+action]
}

// Points are what a seat gets out of the game, in units of [game.WholeWin]: with two seats, 2 for a
// win, and 1 for a draw or a game that a limit stopped.
func (r *Record) Points(seat int) int { return r.Outcome.Share(seat, len(r.Turns)) }

// Clone copies a record that is to outlive the call that received it.
func (r *Record) Clone() *Record {
	c := new(Record)
	c.Copy(r)
	return c
}

// Copy makes r equal to another record and shares nothing with it. It reuses r's memory.
func (r *Record) Copy(o *Record) {
	mine := *r
	*r = *o
	r.Turns, r.Pieces, r.Actions = append(mine.Turns[:0], o.Turns...), append(mine.Pieces[:0], o.Pieces...), append(mine.Actions[:0], o.Actions...)
	r.Leads, r.Changes = append(mine.Leads[:0], o.Leads...), append(mine.Changes[:0], o.Changes...)
	r.Takes, r.Squares = append(mine.Takes[:0], o.Takes...), append(mine.Squares[:0], o.Squares...)
	r.Scores, r.Preferences = append(mine.Scores[:0], o.Scores...), append(mine.Preferences[:0], o.Preferences...)
	r.Moves = append(mine.Moves[:0], o.Moves...)
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

// Reset empties the record and keeps its memory.
func (r *Record) Reset() {
	clear(r.Turns)
	clear(r.Pieces)
	clear(r.Actions)
	*r = Record{
		Turns: r.Turns, Pieces: r.Pieces, Actions: r.Actions,
		Leads: r.Leads[:0], Changes: r.Changes[:0], Takes: r.Takes[:0], Squares: r.Squares[:0], Moves: r.Moves[:0],
		Scores: r.Scores[:0], Preferences: r.Preferences[:0],
	}
}
