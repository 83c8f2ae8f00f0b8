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
