package game

import "math/rand/v2"

// The interfaces of this file are for States that can do more than every State can. Who can use
// more asks for it.

// An Advancer is a State that can also say how far pieces have come. Not every State is one.
type Advancer interface {
	// Advance is the worth, for a seat, of being on the way to squares where pieces promote or win:
	// its own way less that of its opponents, in hundredths of the unit of value. It is an
	// estimate, to be added to [State.Evaluate].
	Advance(seat int) int
}

// A Dealt State begins by chance, such as a shuffled deck, and has something in it that players do
// not know.
type Dealt interface {
	State
	// Deal goes to the start of the game by the draw of a seed: equal seeds, equal starts.
	Deal(seed uint64)
	// Guess replaces all that a seat cannot know by a draw from all that it might be. What it draws
	// depends on what the seat knows and on rng alone, so that nobody who looks at a State after a
	// Guess has seen other players' cards.
	Guess(seat int, rng *rand.Rand)
	// AppendView appends the position text as a seat knows it, with "?" for what it does not know.
	AppendView(dst []byte, seat int) []byte
}

// A Tactical State answers at little cost what a search asks again and again. It can list the moves
// of consequence without the others.
type Tactical interface {
	// Captures replaces what ms holds by those of the legal moves
	//
	//   - that take a piece of an opponent off the board, by whatever means: [Move.Taken], or an
	//     [Effect] that removes it;
	//   - or that have no effects and go to a square where the piece is promoted, or reaches a goal
	//     that wins.
	//
	// They are the moves that [State.Moves] lists, in its order, and are played like those; what is
	// [Moves.InForce] may be incomplete. Other moves that win at once, as by leaving the opponent
	// without a move, are not looked for, and a list that is empty does not say that there is no
	// move.
	Captures(ms *Moves)
	// Arrives reports whether a move of ms takes a piece of its player to a square where it
	// promotes, or reaches a goal that wins.
	Arrives(ms *Moves, i int) bool
	// Ended is the [Outcome] as far as it is known without looking for a move: that there is none
	// is told once moves have been listed.
	Ended() Outcome
}

// A Placed State has pieces on squares that have names.
type Placed interface {
	// On says whose piece stands on a square, and of what type; the seat is -1 if the square is
	// empty. ok is false if there is no such square.
	On(square string) (seat, piece int, ok bool)
}

// A Hinted State has quick guesses at what moves are worth, for those who look at far too many to
// play each of them out.
type Hinted interface {
	// Hints appends, for each move of ms, about what it gains for the player to move, in hundredths
	// of the unit of value.
	Hints(dst []int, ms *Moves) []int
}

// A Scored State is of a game that is won by points, which pieces earn in rounds.
type Scored interface {
	// Scores appends the points of each seat so far, and last those of the game's own player where
	// it has one.
	Scores(dst []int) []int
	// Earned is what the pieces of a type of a seat have brought it so far.
	Earned(seat, piece int) Earned
	// Worked is in how many rounds so far an ability of a seat's pieces, by its action, has changed
	// something: once for each piece that had it and each round.
	Worked(seat, action int) int
}

// Earned is what the pieces of one type of one seat have brought, summed over pieces and rounds.
type Earned struct {
	Used int // rounds in which one was in use
	// rounds in which one was of no use: set aside, or with no other in it where it is there to
	// hold others
	Aside int
	// points less what was taken off for it. A piece that holds others counts the points of all
	// that it holds
	Points int
}

// An Appraiser is a [Scored] State that can say what single pieces are worth to their players.
type Appraiser interface {
	// RoundScored reports whether the last move has ended a round, so that its score is there.
	RoundScored() bool
	// Worth is what the score of that round would lack without one of the pieces of a type of a
	// seat, everything else put to its best use, summed over those pieces, each taken away alone.
	Worth(seat, piece int) int
}

// A Displayed State can show what lies before each player, for people to look at.
type Displayed interface {
	// Tableau is what lies before a seat, hidden or not; before the game's own player for the
	// number of seats.
	Tableau(seat int) Tableau
	// Knows reports whether a seat knows the hand of another.
	Knows(seat, other int) bool
	// AppendDisplay appends a drawing of all tableaux for terminals: whole lines, each ended by a
	// newline.
	AppendDisplay(dst []byte) []byte
}

// A Tableau is what lies before a player.
type Tableau struct {
	Player  string  `json:"player"`
	Score   int     `json:"score"`
	Plots   []Plot  `json:"plots,omitempty"`
	Outside []Stack `json:"outside,omitempty"` // pieces that are in no plot
	Waiting []Stack `json:"waiting,omitempty"` // pieces that are still to be put somewhere
	Hand    []Stack `json:"hand,omitempty"`
	Chosen  string  `json:"chosen,omitempty"` // chosen, and not shown yet
	ToMove  bool    `json:"to_move,omitempty"`
}

// A Plot is a place that holds pieces.
type Plot struct {
	Name       string  `json:"name"`
	Multiplier int     `json:"multiplier"`
	Size       int     `json:"size"`  // spaces
	Taken      int     `json:"taken"` // of them
	Pieces     []Stack `json:"pieces,omitempty"`
	With       []Stack `json:"with,omitempty"` // what changes the plot
	// as it stands, less what is taken off for empty spaces
	Points int `json:"points"`
}

// A Stack is a number of like pieces.
type Stack struct {
	Name  string `json:"name"`
	Count int    `json:"count"`
}

// A Finite Game may know that each of its games ends by the rules alone, without limits. Not every
// Game is one.
type Finite interface {
	// Finite reports whether that is certain.
	Finite() bool
}
