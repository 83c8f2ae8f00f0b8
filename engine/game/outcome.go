package game

import (
	"math/bits"
	"strings"
)

// A Cause classifies the ends of games across variants.
type Cause uint8

const (
	NotEnded   Cause = iota
	RoyalLost        // a royal left the board
	Goal             // a goal was reached
	Eliminated       // a side has no pieces
	NoMoves          // the player to move cannot
	Points           // all was played, and points decide
	Limit            // a harness limit, not a rule
)

// What an [Outcome] says in place of a winner.
const (
	Shared = -1 // a draw, or a win that several seats share
	Nobody = -2 // all seats have lost, to the game itself
)

// An Outcome is the result of a game: still open, or won by a seat, or shared, or lost by all.
type Outcome struct {
	Cause  Cause
	Winner int    // seat, [Shared] or [Nobody]; meaningless while the game goes on
	Among  uint8  // of a shared one: the set of seats that share it, bit by bit; 0: all
	Reason string // as the variant names it
}

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Cause != NotEnded }

// Share is what a seat gets of the win, in units of which a whole win has [WholeWin]: all of it, an
// equal part of a shared one, or nothing.
func (o Outcome) Share(seat, seats int) int {
	switch {
	case o.Winner == seat:
		return WholeWin(seats)
	case o.Winner != Shared:
		return 0
	case o.Among == 0:
		return WholeWin(seats) / seats
	case o.Among>>seat&1 == 0:
		return 0
	}
	return WholeWin(seats) / bits.OnesCount8(o.Among)
}

// WholeWin is how many units a win has, so that any number of seats may share it equally: the least
// common multiple of all numbers up to theirs. With two seats a win is 2 and half of it 1.
func WholeWin(seats int) int {
	whole := 1
	for n := 2; n <= seats; n++ {
		a, b := whole, n
		for b != 0 {
			a, b = b, a%b
		}
		whole = whole / a * n
	}
	return whole
}

// Text writes the outcome as the command line does: "ongoing", "white-wins REASON", "draw REASON";
// a win that some of the seats share is "player-1-and-player-3-win REASON", and one that nobody has
// "lost REASON".
func (o Outcome) Text(g Game) string {
	switch {
	case !o.Over():
		return "ongoing"
	case o.Winner == Nobody:
		return "lost " + o.Reason
	case o.Winner >= 0:
		return g.SeatName(o.Winner) + "-wins " + o.Reason
	case o.Among == 0:
		return "draw " + o.Reason
	}
	var names []string
	for seat := range g.Seats() {
		if o.Among>>seat&1 != 0 {
			names = append(names, g.SeatName(seat))
		}
	}
	return strings.Join(names, "-and-") + "-win " + o.Reason
}
