package board_test

import (
	"math/rand/v2"
	"path/filepath"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
	"github.com/wildbench/wildbench/variants"
)

// BenchmarkPlayout plays uniform random games on one core, listing all legal moves at every ply,
// and reports plies a second.
func BenchmarkPlayout(b *testing.B) {
	for _, ref := range gametest.Boards(b) {
		b.Run(ref, func(b *testing.B) {
			start := load(b, ref, variants.Overrides{}).Start()
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

// midgame is positions of random games, a few plies apart.
func midgame(b *testing.B, g game.Game) []game.State {
	var list []game.State
	rng := rand.New(rand.NewPCG(5, 6))
	s, ms := g.Start(), new(game.Moves)
	for len(list) < 64 {
		s.Moves(ms)
		if ms.Len() == 0 || s.Ply() > 120 {
			s = g.Start()
			continue
		}
		if s.Ply()%5 == 0 {
			list = append(list, s.Clone())
		}
		s.Play(ms, rng.IntN(ms.Len()))
	}
	return list
}

// BenchmarkMoves lists the legal moves of positions of random games.
func BenchmarkMoves(b *testing.B) {
	for _, ref := range gametest.Boards(b) {
		b.Run(ref, func(b *testing.B) {
			positions, ms := midgame(b, load(b, ref, variants.Overrides{})), new(game.Moves)
			moves, i := 0, 0
			for b.Loop() {
				positions[i%len(positions)].Moves(ms)
				moves += ms.Len()
				i++
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(moves), "ns/move")
		})
	}
}

// BenchmarkCopyPlay copies a position and plays a move in the copy, as searches do.
func BenchmarkCopyPlay(b *testing.B) {
	for _, ref := range gametest.Boards(b) {
		b.Run(ref, func(b *testing.B) {
			s := midgame(b, load(b, ref, variants.Overrides{}))[3]
			next, ms := s.Clone(), new(game.Moves)
			s.Moves(ms)
			i := 0
			for b.Loop() {
				next.Set(s)
				next.Play(ms, i%ms.Len())
				i++
			}
		})
	}
}

// BenchmarkCopy copies a position.
func BenchmarkCopy(b *testing.B) {
	s := load(b, "wild-kingdom-2017", variants.Overrides{}).Start()
	next := s.Clone()
	for b.Loop() {
		next.Set(s)
	}
}

// BenchmarkPerft counts sequences of moves, without hashing; the moves of the last ply are listed
// and not made.
func BenchmarkPerft(b *testing.B) {
	depths := map[string]int{"jungle": 4, "jungle-standard": 4, "testdata/chess-b.yaml": 4, "testdata/chess-e.yaml": 4}
	for _, ref := range allVariants(b) {
		b.Run(filepath.Base(ref), func(b *testing.B) {
			s := load(b, ref, variants.Overrides{}).Start()
			depth := depths[ref]
			if depth == 0 {
				depth = 3
			}
			var nodes uint64
			for b.Loop() {
				nodes += game.Perft(s, depth)
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

// BenchmarkCaptures lists the moves of consequence of positions of random games.
func BenchmarkCaptures(b *testing.B) {
	for _, ref := range gametest.Boards(b) {
		b.Run(ref, func(b *testing.B) {
			positions, ms := midgame(b, load(b, ref, variants.Overrides{})), new(game.Moves)
			moves, i := 0, 0
			for b.Loop() {
				positions[i%len(positions)].(game.Tactical).Captures(ms)
				moves += ms.Len()
				i++
			}
			b.ReportMetric(float64(moves)/float64(b.N), "moves/position")
		})
	}
}
