package selfplay

import "github.com/wildbench/wildbench/engine/game"

// A holder is what a piece code means.
type holder struct {
	seat  int8 // -1: nothing
	piece uint8
	royal bool
}

// codebook is what [game.Game.Decode] answers, one for each code.
type codebook [256]holder

func newCodebook(g game.Game) *codebook {
	var book codebook
	pieces := g.Pieces()
	for code := range book {
		h := &book[code]
		h.seat = -1
		if seat, piece := g.Decode(uint8(code)); seat >= 0 {
			*h = holder{int8(seat), uint8(piece), pieces[piece].Royal}
		}
	}
	return &book
}

// of looks a code up. A code that means nothing is a broken invariant of the game.
func (b *codebook) of(code uint8) holder {
	h := b[code]
	if h.seat < 0 {
		panic("a move names a piece code that the game does not decode")
	}
	return h
}
