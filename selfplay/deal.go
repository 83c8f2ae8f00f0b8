package selfplay

import (
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine/game"
)

// DealSeed is the seed of what chance decides at the start of a game of a pairing: the same in all
// games of a set.
func (h *Header) DealSeed(pairing, number int) uint64 {
	var pcg rand.PCG
	seedStream(&pcg, h.Seed, h.Pairings[pairing], opener(number, h.Set()), dealStream)
	return pcg.Uint64()
}

// Start is the position that the n-th game of the batch begins with, numbered through all pairings.
func (b *Batch) Start(n int) game.State { return b.Header().start(b.Game, n/b.Games, n%b.Games) }

// start is the position that a game of a pairing begins with.
func (h *Header) start(g game.Game, pairing, number int) game.State {
	s := g.Start()
	if dealt, ok := s.(game.Dealt); ok {
		dealt.Deal(h.DealSeed(pairing, number))
	}
	return s
}
