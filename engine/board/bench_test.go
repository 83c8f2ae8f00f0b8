package board_test

import (
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// BenchmarkPlayout plays uniform random games on one core, listing all legal moves at every ply, and reports plies a second.
func BenchmarkPlayout(b *testing.B) {
	for _, ref := range variants.Builtin() {
		b.Run(ref, func(b *testing.B) {
			start := load(b, ref, variants.Mods{}).Start()
			s, ms := start.Clone(), new(game.Moves)
			rng := rand.New(rand.NewPCG(1, 2))
			plies, moves := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				s.Set(start)
				for n := 0; n < 400; n++ {
					s.Moves(ms)
					if ms.Len() == 0 {
						break
					}
					moves += ms.Len()
					s.Play(ms, rng.IntN(ms.Len()))
					plies++
				}
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
			b.ReportMetric(float64(moves)/float64(plies), "moves/ply")
		})
	}
}
