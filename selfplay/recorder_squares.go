package selfplay

// squares counts by seat, type of piece and square. Few of the many cells are touched in a game;
// those are remembered.
type squares struct {
	pieces  int
	cells   []cell // by seat, then piece, then square
	touched []uint32
}

type cell struct{ visits, falls uint32 }

// squareCount is how many squares an engine can number.
const squareCount = 256

func newSquares(h *Header) squares {
	return squares{pieces: len(h.Pieces), cells: make([]cell, len(h.Seats)*len(h.Pieces)*squareCount)}
}

// at is the cell of a piece on a square, which the caller will count in.
func (s *squares) at(seat, piece int, square uint8) *cell {
	i := (seat*s.pieces+piece)*squareCount + int(square)
	c := &s.cells[i]
	if *c == (cell{}) {
		s.touched = append(s.touched, uint32(i))
	}
	return c
}

// end moves the counts into a record.
func (s *squares) end(rec *Record) {
	for _, i := range s.touched {
		c := &s.cells[i]
		owner := int(i) / squareCount
		rec.Squares = append(rec.Squares, SquareCount{
			Seat: uint8(owner / s.pieces), Piece: uint8(owner % s.pieces), Square: uint8(i % squareCount),
			Visits: int(c.visits), Falls: int(c.falls),
		})
		*c = cell{}
	}
	s.touched = s.touched[:0]
}

// reset forgets a game that was not ended.
func (s *squares) reset() {
	for _, i := range s.touched {
		s.cells[i] = cell{}
	}
	s.touched = s.touched[:0]
}
