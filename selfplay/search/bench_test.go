package search

import (
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// BenchmarkAlphaBeta plays games of search against itself on one core and reports positions and games a second.
func BenchmarkAlphaBeta(b *testing.B) {
	for _, ref := range variants.Boards() {
		b.Run(ref, func(b *testing.B) {
			g := load(b, ref, variants.Mods{})
			bot := New(g, Settings{Nodes: 1000, Noise: 2}, rand.New(rand.NewPCG(1, 2)))
			s, ms, nodes, plies := g.Start(), new(game.Moves), 0, 0
			start := s.Clone()
			b.ReportAllocs()
			for b.Loop() {
				s.Set(start)
				bot.Begin()
				for s.Moves(ms); ms.Len() > 0 && s.Ply() < 400; s.Moves(ms) {
					s.Play(ms, bot.Choose(s, ms))
					nodes += bot.nodes
					plies++
				}
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
			b.ReportMetric(float64(plies)/float64(b.N), "plies/game")
		})
	}
}
