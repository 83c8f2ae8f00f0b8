package draft

import (
	"math/rand/v2"
)

// dealDomain separates the streams of shuffles from others of the same seed.
const dealDomain = 0x70_61_72_6b

// Deal implements [game.Dealt].
func (s *State) Deal(seed uint64) {
	g := s.g
	s.position = position{deck: s.deck[:0], ply: 1}
	for kind, n := range g.copies[:g.kinds] {
		n -= g.collection[kind]
		for range n {
			s.deck = append(s.deck, uint8(kind))
		}
		for range g.collection[kind] {
			s.collection.add(kind)
		}
	}
	s.pcg.Seed(seed, dealDomain)
	shuffle(s.deck, s.rng)
	for seat := range g.seats {
		s.parks[seat].keep(g, g.camp)
	}
	s.dealRound()
}

func shuffle(cards []uint8, rng *rand.Rand) {
	for i := len(cards) - 1; i > 0; i-- {
		j := rng.IntN(i + 1)
		cards[i], cards[j] = cards[j], cards[i]
	}
}

// dealRound deals everyone its cards of the round.
func (s *State) dealRound() {
	if s.g.solo {
		s.draw(0, s.g.offer)
		return
	}
	for seat := range s.g.seats {
		s.draw(seat, s.g.deal[s.round])
	}
}

// draw adds cards of the deck to a hand.
func (s *State) draw(seat, cards int) {
	for range cards {
		top := len(s.deck) - 1
		s.hands[seat].add(int(s.deck[top]))
		s.deck = s.deck[:top]
	}
}

// knows reports whether a seat knows what is in the hand of another: it has had that hand before in
// this round, and has seen everything that was taken out of it since.
func (s *State) knows(seat, other int) bool {
	n := s.g.seats
	steps := other - seat // that the hand has come since
	if !s.g.left[min(int(s.round), len(s.g.left)-1)] {
		steps = -steps
	}
	return (steps%n+n)%n <= int(s.turn)
}

// Guess implements [game.Dealt]. All cards that the seat has not seen are shuffled and dealt anew,
// to hands in the order of seats; what others have chosen and not shown is drawn from their hands.
func (s *State) Guess(seat int, rng *rand.Rand) {
	var unseen hand
	for _, kind := range s.deck {
		unseen.add(int(kind))
	}
	for other := range s.g.seats {
		if !s.knows(seat, other) {
			for kind, n := range s.hands[other].count[:s.g.kinds] {
				unseen.count[kind] += n
			}
		}
	}
	pool := s.pool[:0] // in the order of kinds, so that it says nothing of where cards are
	for kind, n := range unseen.count[:s.g.kinds] {
		for range n {
			pool = append(pool, uint8(kind))
		}
	}
	shuffle(pool, rng)
	s.pool = pool
	for other := range s.g.seats {
		h := &s.hands[other]
		if !s.knows(seat, other) {
			size := h.size
			*h = hand{}
			for _, kind := range pool[:size] {
				h.add(int(kind))
			}
			pool = pool[size:]
		}
		if s.kept[other] != 0 && other != seat {
			s.kept[other] = uint8(1 + h.pick(rng.IntN(int(h.size))))
		}
	}
	s.deck = append(s.deck[:0], pool...)
}

// pick is the kind of the n-th card.
func (h *hand) pick(n int) int {
	for kind, c := range h.count {
		if n -= int(c); n < 0 {
			return kind
		}
	}
	panic("draft: a hand has fewer cards than its size")
}
