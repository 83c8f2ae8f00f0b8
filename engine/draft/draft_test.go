package draft

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// define loads a variant with parameters set.
func define(t testing.TB, ref string, set ...string) *variants.Definition {
	t.Helper()
	def, err := variants.Load(ref, variants.Overrides{Set: set})
	if err != nil {
		t.Fatal(err)
	}
	return def
}

func compile(t testing.TB, def *variants.Definition) *Game {
	t.Helper()
	g, err := CompileSides(def, def)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func BenchmarkRandom(b *testing.B) {
	for players := 1; players <= 6; players++ {
		b.Run(fmt.Sprint(players, " players"), func(b *testing.B) {
			s, ms := compile(b, define(b, "moving-wild", fmt.Sprint("players=", players))).Start().(*State), new(game.Moves)
			rng := rand.New(rand.NewPCG(1, 2))
			b.ReportAllocs()
			games := 0
			for b.Loop() {
				s.Deal(rng.Uint64())
				for s.Moves(ms); ms.Len() > 0; s.Moves(ms) {
					s.Play(ms, rng.IntN(ms.Len()))
				}
				games++
			}
			b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
