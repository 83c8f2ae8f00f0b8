package search

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
	"github.com/wildbench/wildbench/variants"
)

// BenchmarkAlphaBeta plays games of search against itself on one core and reports positions and
// games a second.
func BenchmarkAlphaBeta(b *testing.B) {
	for _, ref := range gametest.Boards(b) {
		b.Run(ref, func(b *testing.B) {
			g := load(b, ref, variants.Overrides{})
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

// BenchmarkSampler plays games of a sampler against itself on one core and reports plies a second,
// its own and those of playouts.
func BenchmarkSampler(b *testing.B) {
	for _, players := range []int{1, 2, 4, 6} {
		b.Run(fmt.Sprint(players, " players"), func(b *testing.B) {
			g := cards(b, players)
			rng := rand.New(rand.NewPCG(1, 2))
			bot := NewSampler(g, SamplerSettings{Playouts: 100}, rng)
			s, ms, plies := g.Start().(game.Dealt), new(game.Moves), 0
			b.ReportAllocs()
			for b.Loop() {
				s.Deal(rng.Uint64())
				for s.Moves(ms); ms.Len() > 0; s.Moves(ms) {
					s.Play(ms, bot.Choose(s, ms))
					plies++
				}
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
			b.ReportMetric(1000*b.Elapsed().Seconds()/float64(plies), "ms/ply")
		})
	}
}
