package selfplay

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

// BenchmarkRecorder counts one ply of the start of a game, over and over.
func BenchmarkRecorder(b *testing.B) {
	for _, name := range []string{"jungle", "wild-kingdom-2017"} {
		b.Run(name, func(b *testing.B) {
			g := builtin(b, name)
			h := (&Batch{Game: g, Pairings: Pairings("random"), Games: 2}).Header()
			r, rec, s, ms := newRecorder(h, game.NewCodebook(g)), h.NewRecord(), g.Start(), new(game.Moves)
			s.Moves(ms)
			r.begin(rec, s)
			for n := 0; b.Loop(); n++ {
				r.ply(ms, n%ms.Len(), n%2)
			}
			b.ReportMetric(float64(ms.Len()), "moves")
			b.ReportMetric(float64(len(h.Actions)), "actions")
		})
	}
}
