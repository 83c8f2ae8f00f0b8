package selfplay

import "github.com/wildbench/wildbench/engine/game"

// course follows the numbers of pieces and the material lead through a game. It looks only where a move may have changed them.
type course struct {
	pieces   int
	now      []int // pieces on the board, by seat, then piece
	census   []int
	lead     int
	eventful bool // the last move took or had effects
}

func newCourse(h *Header) course {
	return course{pieces: len(h.Pieces), now: make([]int, len(h.Seats)*len(h.Pieces)), census: make([]int, len(h.Pieces))}
}

func (c *course) begin(rec *Record, start game.State) {
	for seat := range rec.Turns {
		c.census = start.Census(seat, c.census)
		copy(c.now[seat*c.pieces:], c.census)
		for piece, n := range c.census {
			rec.Piece(seat, piece).Start = n
		}
	}
	c.lead = start.Evaluate(0)
	rec.Leads = append(rec.Leads[:0], Lead{0, c.lead})
}

// played notes what the last move has changed.
func (c *course) played(rec *Record, s game.State) {
	lead := s.Evaluate(0)
	if lead == c.lead && !c.eventful {
		return
	}
	if lead != c.lead {
		c.lead = lead
		rec.Leads = append(rec.Leads, Lead{rec.Plies, lead})
	}
	for seat := range rec.Turns {
		c.census = s.Census(seat, c.census)
		now := c.now[seat*c.pieces:][:c.pieces]
		for piece, n := range c.census {
			if n != now[piece] {
				rec.Changes = append(rec.Changes, Change{rec.Plies, uint8(seat), uint8(piece), int16(n - now[piece])})
				now[piece] = n
			}
		}
	}
}

func (c *course) end(rec *Record, final game.State) {
	for seat := range rec.Turns {
		c.census = final.Census(seat, c.census)
		for piece, n := range c.census {
			rec.Piece(seat, piece).End = n
		}
	}
}
