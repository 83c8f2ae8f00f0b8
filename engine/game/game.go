// Package game is the contract between games and everything that plays, records or counts them.
//
// A [Game] is an immutable description: its seats, its pieces, what they can do. A [State] is a
// point in play: whose turn it is, which moves are legal, what a move leads to, and whether the
// game is over. Bots, batches and reports know only these two and the plain values between them
// ([Moves], [Outcome]); an engine is a package that implements them.
//
// Nothing here allocates while a game is played: a caller owns one [Moves] and a few States and
// reuses them.
//
//	g, _ := engine.Compile(def)
//	s, ms := g.Start(), new(game.Moves)
//	for s.Moves(ms); ms.Len() > 0; s.Moves(ms) {
//		s.Play(ms, rng.IntN(ms.Len()))
//	}
//	fmt.Println(s.Outcome())
package game

// A Game is an immutable, compiled variant. It may be shared by any number of goroutines.
type Game interface {
	// Name is the variant's name.
	Name() string
	// Kind says what sort of game it is. What its games offer is asked of the Kind: see [Kind.Has].
	Kind() Kind
	// Seats is the number of players.
	Seats() int
	// SeatName names a seat, as "white".
	SeatName(seat int) string
	// Pieces lists the types of pieces. Their index is what the rest of the contract calls a piece.
	Pieces() []Piece
	// Actions lists everything pieces can do or have done to them by rule. Their index is what
	// [Move] and [Effect] carry.
	Actions() []Action
	// Decode says whose piece a code in a [Move] or [Effect] is, and of what type; seat is -1 for a
	// code that means nothing.
	Decode(code uint8) (seat, piece int)
	// Regions are the parts of the board that have a name in the rules; a game without a board has
	// none.
	Regions() []Region
	// Limits are the harness limits that the variant asks for.
	Limits() Limits
	// Start returns a new State at the start of the game. Where chance has a part in it (see
	// [Dealt]), it is the draw of seed 0.
	Start() State
	// Parse returns a new State for a position text. What is wrong with a text is reported as a
	// [*TextError].
	Parse(text string) (State, error)
}

// A Piece is a type of piece: an animal on a board, a card.
type Piece struct {
	ID     string  // as in the variant file
	Name   string  // for people
	Letter string  // in position texts, White's
	Value  float64 // worth in the variant's own unit
	Royal  bool    // losing it may end the game
	// Twin is 1 and the index of the first piece that is this one in all but the name; 0: there is
	// none.
	Twin int `json:",omitempty"`
	// Off says that the variant has it turned off: it is out of the deck, or does nothing.
	Off bool `json:",omitempty"`
}

// An Action is one way to move (all plain movements of a piece are one Action) or one ability of a
// piece.
type Action struct {
	Piece int    // index into [Game.Pieces]
	ID    string // "piece.ability", or just "piece" for plain movement
	Name  string // as in move texts; empty for plain movement
	Kind  ActionKind
	Off   bool `json:",omitempty"` // turned off for all seats, so that it can never show
}

// A Region is a part of a board: the squares of one terrain, or one side's zone.
type Region struct {
	Name    string
	Zone    bool    // a zone, not a terrain
	Seat    int     // whose zone it is; -1 for a terrain
	Squares []uint8 // as [Move] numbers them
}

// An ActionKind says how an action shows in play.
type ActionKind uint8

const (
	Plain   ActionKind = iota // a movement: no ability
	Active                    // takes the turn: [Move.Action] names it
	Passive                   // in force by itself: see [Effect.By] and [Moves.InForce]
)

// Limits stop games that would not end by rule. Zero turns one off.
type Limits struct {
	MaxPlies   int // plies played in the game
	Repetition int // occurrences of one position
}

// A State is a point in play. It is not safe for concurrent use; copies are independent.
type State interface {
	// Seat is the player to move.
	Seat() int
	// Ply numbers the ply about to be played, from 1 at the start of a game.
	Ply() int
	// Moves replaces what ms holds by the legal moves, in an order that depends on the position
	// alone. A finished game has none.
	Moves(ms *Moves)
	// Play makes the i-th move of ms, which must come from this State as it stands.
	Play(ms *Moves, i int)
	// Outcome says whether and how the game has ended by its rules. Harness limits are not its
	// business.
	Outcome() Outcome
	// Evaluate is the worth of the position for a seat in hundredths of the variant's unit of
	// value: what it has less what its opponents have, as far as the seat can know.
	Evaluate(seat int) int
	// Census counts a seat's pieces: dst[piece] for each of [Game.Pieces]. dst is returned, grown
	// if needed.
	Census(seat int, dst []int) []int
	// Hash identifies the position (without ply numbers): equal positions have equal hashes.
	Hash() uint64
	// Set makes the State equal to another of the same Game.
	Set(State)
	// Clone returns an independent copy.
	Clone() State
	// AppendText appends the position text.
	AppendText(dst []byte) []byte
	// AppendMove appends the text of the i-th move of ms. Texts are unique within a position.
	AppendMove(dst []byte, ms *Moves, i int) []byte
}
