// Package speed measures how fast a game plays: uniform random games with all legal moves listed at every ply, and perft.
//
// Figures are rates over wall time, measured several times, since machines are noisy: read the median, and the lowest and the highest
// for the noise. Nothing here is deterministic but the games played.
package speed

import (
	"math/rand/v2"
	"slices"
	"sync"
	"time"

	"github.com/wildbench/wildbench/engine/game"
)

// Options say how to measure.
type Options struct {
	Runs  int           // how often each figure is measured
	Time  time.Duration // for how long each time, at least
	Cores int           // how many cores the second measurement uses
}

// A Result is what was measured of one game.
type Result struct {
	Game     string  `json:"game"`
	OneCore  Playout `json:"one_core"`
	AllCores Playout `json:"all_cores"`
	Cores    int     `json:"cores"`
	Perft    Perft   `json:"perft"`
}

// A Playout holds the rates of random games.
type Playout struct {
	Plies Spread `json:"plies_per_second"`
	Games Spread `json:"games_per_second"`
	Moves Spread `json:"legal_moves_per_second"`
}

// A Perft holds the rate at which sequences of plies are counted; the moves of the last ply are listed and not made.
type Perft struct {
	Depth int    `json:"depth"`
	Nodes Spread `json:"nodes_per_second"`
}

// A Spread is the rates measured, by rank.
type Spread struct {
	Median float64 `json:"median"`
	Lowest float64 `json:"lowest"`
	Most   float64 `json:"highest"`
}

func spread(rates []float64) Spread {
	slices.Sort(rates)
	return Spread{Median: rates[len(rates)/2], Lowest: rates[0], Most: rates[len(rates)-1]}
}

// Measure measures a game.
func Measure(g game.Game, o Options) Result {
	r := Result{Game: g.Name(), Cores: o.Cores}
	r.OneCore = playouts(g, o, 1)
	r.AllCores = playouts(g, o, o.Cores)
	r.Perft = perft(g, o)
	return r
}

// counts are what was done in some time.
type counts struct{ plies, games, moves int }

func playouts(g game.Game, o Options, cores int) Playout {
	var plies, games, moves []float64
	for run := range o.Runs {
		per := make([]counts, cores)
		var wg sync.WaitGroup
		start := time.Now()
		for i := range per {
			wg.Go(func() { per[i] = play(g, uint64(run), uint64(i), start.Add(o.Time)) })
		}
		wg.Wait()
		seconds := time.Since(start).Seconds()
		var sum counts
		for _, c := range per {
			sum.plies, sum.games, sum.moves = sum.plies+c.plies, sum.games+c.games, sum.moves+c.moves
		}
		plies = append(plies, float64(sum.plies)/seconds)
		games = append(games, float64(sum.games)/seconds)
		moves = append(moves, float64(sum.moves)/seconds)
	}
	return Playout{Plies: spread(plies), Games: spread(games), Moves: spread(moves)}
}

// play plays whole random games until a time is past, and at least one.
func play(g game.Game, run, worker uint64, until time.Time) counts {
	rng := rand.New(rand.NewPCG(run, worker))
	start := g.Start()
	s, ms := start.Clone(), new(game.Moves)
	most := g.Limits().MaxPlies
	var c counts
	for c.games == 0 || time.Now().Before(until) {
		if dealt, ok := s.(game.Dealt); ok {
			dealt.Deal(rng.Uint64())
		} else {
			s.Set(start)
		}
		c.games++
		for n := 0; most == 0 || n < most; n++ {
			s.Moves(ms)
			if ms.Len() == 0 {
				break
			}
			c.plies++
			c.moves += ms.Len()
			s.Play(ms, rng.IntN(ms.Len()))
		}
	}
	return c
}

// perft counts to the depth that first takes a good part of the time that a measurement may take.
func perft(g game.Game, o Options) Perft {
	s := g.Start()
	p := Perft{Depth: 1}
	for ; p.Depth < 12; p.Depth++ {
		start := time.Now()
		game.Perft(s, p.Depth)
		if 8*time.Since(start) > o.Time {
			break
		}
	}
	var rates []float64
	for range o.Runs {
		start := time.Now()
		nodes := game.Perft(s, p.Depth)
		rates = append(rates, float64(nodes)/time.Since(start).Seconds())
	}
	p.Nodes = spread(rates)
	return p
}
