package game

// A Holder is what a piece code means.
type Holder struct {
	Seat  int8 // -1: nothing
	Piece uint8
	Royal bool
}

// A Codebook is what [Game.Decode] answers, one for each code.
type Codebook [256]Holder

// NewCodebook asks a game what its codes mean.
func NewCodebook(g Game) *Codebook {
	var book Codebook
	pieces := g.Pieces()
	for code := range book {
		h := &book[code]
		h.Seat = -1
		if seat, piece := g.Decode(uint8(code)); seat >= 0 {
			*h = Holder{int8(seat), uint8(piece), pieces[piece].Royal}
		}
	}
	return &book
}

// Of looks a code up. A code that means nothing is a broken invariant of the game.
func (b *Codebook) Of(code uint8) Holder {
	h := b[code]
	if h.Seat < 0 {
		panic("a move names a piece code that the game does not decode")
	}
	return h
}
