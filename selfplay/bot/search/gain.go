package search

import (
	"math"

	"github.com/wildbench/wildbench/engine/game"
)

// A prices list says what every piece code is worth and whose it is, to tell what a move gains
// without making it.
type prices [256]price

type price struct {
	value score // hundredths; for a royal royalPrice
	worth score // hundredths, royal or not
	seat  int8  // -1: the code means nothing
}

// royalPrice is what a royal counts for in gains: more than all the rest.
const royalPrice score = 1 << 16

func newPrices(g game.Game) *prices {
	pieces, book := g.Pieces(), new(prices)
	for code := range book {
		book[code].seat = -1
		if seat, piece := g.Decode(uint8(code)); seat >= 0 {
			p := &pieces[piece]
			worth := score(math.Round(p.Value * 100))
			book[code] = price{value: worth, worth: worth, seat: int8(seat)}
			if p.Royal {
				book[code].value = royalPrice
			}
		}
	}
	return book
}

// codes is one more than the highest code in use.
func (b *prices) codes() int {
	for code := len(b) - 1; code > 0; code-- {
		if b[code].seat >= 0 {
			return code + 1
		}
	}
	return 1
}

// gain estimates what a move wins at once for the seat that makes it: pieces taken and half of
// those poisoned, less its own. A royal taken counts for more than all the rest. New pieces do not
// count: they can wait.
func (b *prices) gain(ms *game.Moves, i int, seat int8) score {
	m := &ms.List[i]
	var sum score
	if m.Taken != 0 {
		sum = b.loss(m.Taken, seat)
	}
	if m.Count == 0 {
		return sum
	}
	for _, e := range ms.EffectsOf(i) {
		switch e.Kind {
		case game.Remove:
			sum += b.loss(e.Code, seat)
		case game.Poison:
			if p := &b[e.Code]; p.seat == seat {
				sum -= p.worth / 2
			} else {
				sum += p.worth / 2
			}
		}
	}
	return sum
}

// loss is what it is worth to a seat that a piece goes.
func (b *prices) loss(code uint8, seat int8) score {
	p := &b[code]
	if p.seat == seat {
		return -p.value
	}
	return p.value
}
