package selfplay

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

// BenchmarkPlay plays whole games on one core. The difference between playing with and without
// records is what gathering costs.
func BenchmarkPlay(b *testing.B) {
	for _, name := range []string{"jungle", "wild-kingdom-2017"} {
		b.Run(name, func(b *testing.B) {
			g := builtin(b, name)
			b.Run("random without records", func(b *testing.B) { benchmarkPlay(b, g, "random", false) })
			b.Run("random with records", func(b *testing.B) { benchmarkPlay(b, g, "random", true) })
			b.Run("greedy with records", func(b *testing.B) { benchmarkPlay(b, g, "greedy", true) })
		})
	}
}

// benchmarkPlay plays one game an iteration and reports plies a second.
func benchmarkPlay(b *testing.B, g game.Game, bot string, gather bool) {
	batch := &Batch{Game: g, Pairings: Pairings(bot), Games: 2}
	h := batch.Header()
	factories, err := batch.factories()
	if err != nil {
		b.Fatal(err)
	}
	p, rec := newPlayer(g, h, factories), h.NewRecord()
	if !gather {
		p.recorder = nil
	}
	b.ReportAllocs()
	plies := 0
	for n := 0; b.Loop(); n++ {
		if err := p.play(b.Context(), 0, n%1000, rec); err != nil {
			b.Fatal(err)
		}
		plies += p.match.plies
	}
	b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(plies), "ns/ply")
}
