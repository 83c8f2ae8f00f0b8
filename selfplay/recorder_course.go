package selfplay

import (
	"slices"

	"github.com/wildbench/wildbench/engine/game"
)

// course follows the numbers of pieces and the lead through a game: that of material or, where
// points decide, of points. It looks only where a move may have changed them.
type course struct {
	byPoints bool // the game is [game.Scored]
	scores   []int
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
	_, c.byPoints = start.(game.Scored)
	c.lead = c.leadOf(start)
	rec.Leads = append(rec.Leads[:0], Lead{0, c.lead})
}

// leadOf is the first seat's lead over the best of the others, in hundredths.
func (c *course) leadOf(s game.State) int {
	if !c.byPoints {
		return s.Evaluate(0)
	}
	c.scores = s.(game.Scored).Scores(c.scores)
	if len(c.scores) == 1 {
		return 100 * c.scores[0]
	}
	return 100 * (c.scores[0] - slices.Max(c.scores[1:]))
}

// played notes what the last move has changed.
func (c *course) played(rec *Record, s game.State) {
	lead := c.leadOf(s)
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
