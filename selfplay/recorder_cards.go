package selfplay

import "github.com/wildbench/wildbench/engine/game"

// wishes counts which cards were chosen over which.
type wishes struct {
	pieces  int
	offered []uint8 // pieces of the turn that could act
	over    []uint32
	touched []uint16
}

func newWishes(pieces int) *wishes {
	return &wishes{pieces: pieces, over: make([]uint32, pieces*pieces)}
}

// offer notes the legal moves of a turn, by piece.
func (w *wishes) offer(moves []uint32) {
	w.offered = w.offered[:0]
	for piece, n := range moves {
		if n > 0 {
			w.offered = append(w.offered, uint8(piece))
		}
	}
}

// choose counts the piece that was chosen among them.
func (w *wishes) choose(piece int) {
	for _, other := range w.offered {
		if int(other) == piece {
			continue
		}
		i := piece*w.pieces + int(other)
		if w.over[i] == 0 {
			w.touched = append(w.touched, uint16(i))
		}
		w.over[i]++
	}
}

// end moves the counts into a record.
func (w *wishes) end(rec *Record) {
	for _, i := range w.touched {
		rec.Preferences = append(rec.Preferences, Preference{uint8(int(i) / w.pieces), uint8(int(i) % w.pieces), int(w.over[i])})
	}
	w.reset()
}

func (w *wishes) reset() {
	for _, i := range w.touched {
		w.over[i] = 0
	}
	w.touched = w.touched[:0]
}

// scores notes points, what earned them, and which passive abilities worked.
func (r *recorder) scores(rec *Record, s game.Scored) {
	rec.Scores = s.Scores(rec.Scores)
	for seat := range rec.Turns {
		for piece := range r.byPiece {
			rec.Piece(seat, piece).Earned = s.Earned(seat, piece)
		}
		for a := range r.actions {
			if r.actions[a].Kind == game.Passive {
				rec.Action(seat, a).Uses += s.Worked(seat, a)
			}
		}
	}
}

// The games whose cards are appraised: all of a pairing's first sets, and of those after them every
// so many-th: appraising a game of quick bots takes longer than playing it. Which they are depends
// on their numbers alone, not on what happens in them.
const (
	appraisedFirst = 20
	appraisedEvery = 25
)

// Appraised reports whether a game of so many seats is one whose cards are appraised.
func Appraised(number, seats int) bool {
	set := number / seats
	return set < appraisedFirst || set%appraisedEvery == 0
}

// appraise adds up what cards were worth in a round, if the last move has ended one.
func (r *recorder) appraise(s game.State) {
	a, ok := s.(game.Appraiser)
	if !ok || !r.rec.Appraised || !a.RoundScored() {
		return
	}
	for seat := range r.rec.Turns {
		for piece := range r.byPiece {
			r.rec.Piece(seat, piece).Worth += a.Worth(seat, piece)
		}
	}
}
