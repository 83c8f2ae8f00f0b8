package selfplay

import (
	"github.com/wildbench/wildbench/engine/game"
)

// A Lead is the lead of the first seat over its opponents from a ply on, until the next Lead: that
// of material or, in games that are won by points, its points less those of the best of the others.
type Lead struct {
	Ply int // bots' plies played by then; 0: from the start
	// hundredths of the variant's unit of value, as [game.State.Evaluate] has it, or of a point
	Lead int
}

// A Change is a number of pieces that came (or went, if negative) with a ply.
type Change struct {
	Ply         int // bots' plies played by then
	Seat, Piece uint8
	By          int16
}

// A Take is how often an action of a seat removed pieces of a type of a seat, by whatever means.
type Take struct {
	Seat, Action  uint8 // whose action, and which
	Whose, Victim uint8 // the seat and the type of the pieces removed
	Count         int
}

// A SquareCount is what pieces of one type and seat did on a square, as the engine numbers squares.
type SquareCount struct {
	Seat, Piece, Square uint8
	Visits              int // turns that one of them ended there by acting
	Falls               int // of them removed from there
}

// Failed reports whether a bot failed in the game, so that moves were drawn at random in its place.
func (r *Record) Failed() bool { return r.Mishaps[0].Any() || r.Mishaps[1].Any() }

// Census counts the pieces of a seat after so many of the bots' plies: dst[piece]. dst is returned,
// grown if needed.
func (r *Record) Census(ply, seat int, dst []int) []int {
	dst = dst[:0]
	for p := range len(r.Pieces) / len(r.Turns) {
		dst = append(dst, r.Piece(seat, p).Start)
	}
	for _, c := range r.Changes {
		if c.Ply > ply {
			break
		}
		if int(c.Seat) == seat {
			dst[c.Piece] += int(c.By)
		}
	}
	return dst
}

// LeadAfter is the lead of the first seat after so many of the bots' plies.
func (r *Record) LeadAfter(ply int) int {
	lead := 0
	for _, l := range r.Leads {
		if l.Ply > ply {
			break
		}
		lead = l.Lead
	}
	return lead
}

// Sample chooses n plies of the game, one from each of n spans of equal length and sooner or later
// in it as the game's fingerprint has it: the same plies every time. Games with fewer plies give
// fewer. The plies are between 1 and Plies−1: the start says nothing of a game and its end too
// much.
func (r *Record) Sample(n int, dst []int) []int {
	dst = dst[:0]
	span := r.Plies - 1
	for k := range n {
		from, to := 1+k*span/n, 1+(k+1)*span/n
		if to > from {
			dst = append(dst, from+int(game.SplitMix(r.Fingerprint+uint64(k))%uint64(to-from)))
		}
	}
	return dst
}
