package speed

import (
	"context"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/selfplay/runner"
)

// playouts measures random games on so many cores.
func playouts(ctx context.Context, g game.Game, o Options, cores int) (*Row, error) {
	samples, err := repeated(o.Runs, func(run int) (sample, error) {
		return timed(func(start time.Time) (sum counts, err error) {
			per, excesses := make([]counts, cores), make([]*game.Excess, cores)
			var wg sync.WaitGroup
			for i := range per {
				wg.Go(func() {
					excesses[i] = game.Try(func() {
						per[i] = play(g, uint64(run), uint64(i), start.Add(o.Time))
					})
				})
			}
			wg.Wait()
			for i, c := range per {
				if excesses[i] != nil {
					return sum, excesses[i]
				}
				sum.add(c)
			}
			return sum, context.Cause(ctx)
		})
	})
	if err != nil {
		return nil, err
	}
	return tell(samples, cores), nil
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
func perft(ctx context.Context, g game.Game, o Options) (*Row, error) {
	s, depth := g.Start(), 1
	for ; depth < deepest; depth++ {
		start := time.Now()
		game.Perft(s, depth)
		if 8*time.Since(start) > o.Time {
			break
		}
	}
	samples, err := repeated(o.Runs, func(int) (sample, error) {
		return timed(func(time.Time) (counts, error) {
			return counts{nodes: int(game.Perft(s, depth))}, context.Cause(ctx)
		})
	})
	if err != nil {
		return nil, err
	}
	row := tell(samples, 1)
	row.Depth = depth
	return row, nil
}

// recorded measures a batch of random games on one core, with all statistics. How many games take
// the time is found out first.
func recorded(ctx context.Context, g game.Game, o Options) (*Row, error) {
	games := g.Seats()
	for {
		s, err := batch(ctx, g, games)
		if err != nil {
			return nil, err
		}
		if 4*s.clock > o.Time || games > selfplay.MaxGames/2 {
			games = scaled(games, g.Seats(), o.Time.Seconds()/s.clock.Seconds())
			break
		}
		games *= 2
	}
	samples, err := repeated(o.Runs, func(int) (sample, error) { return batch(ctx, g, games) })
	if err != nil {
		return nil, err
	}
	row := tell(samples, 1)
	row.Bot = "random"
	return row, nil
}

// scaled is so many times as many games, in whole sets.
func scaled(games, seats int, by float64) int {
	sets := int(float64(games/seats) * by)
	return seats * min(max(sets, games/seats), selfplay.MaxGames/seats)
}

// batch plays and counts a batch.
func batch(ctx context.Context, g game.Game, games int) (sample, error) {
	b := &selfplay.Batch{
		Game: g, Pairings: selfplay.Pairings("random"), Games: games, Seed: 1, Workers: 1,
	}
	return timed(func(time.Time) (counts, error) {
		acc := reports.NewAccumulator(b.Header())
		tally, err := new(runner.Runner).Play(ctx, b, nil, acc.Add)
		return counts{plies: int(tally.Plies), games: int(tally.Games)}, err
	})
}

// botGames measures games of a bot against itself on one core.
func botGames(ctx context.Context, g game.Game, o Options, spec string) (*Row, error) {
	factory, err := bot.New(spec)
	if err != nil {
		return nil, err
	}
	samples, err := repeated(o.Runs, func(run int) (sample, error) {
		return timed(func(start time.Time) (counts, error) {
			return botPlay(g, factory, uint64(run), start.Add(o.Time)), context.Cause(ctx)
		})
	})
	if err != nil {
		return nil, err
	}
	row := tell(samples, 1)
	row.Bot = factory.Spec
	return row, nil
}

// A counter is a bot that tells how many positions it visited for its last choice.
type counter interface{ Nodes() int }

// botPlay lets a bot play all seats of games until a time is past. The last game may be cut short.
func botPlay(g game.Game, f bot.Factory, run uint64, until time.Time) counts {
	rng := rand.New(rand.NewPCG(run, 0))
	bots := make([]bot.Bot, g.Seats())
	for seat := range bots {
		bots[seat] = f.New(g, rng)
	}
	m := selfplay.NewMatch(g.Start(), g.Limits())
	var c counts
	for {
		m.Deal(rng.Uint64())
		for _, b := range bots {
			if b, ok := b.(bot.Beginner); ok {
				b.Begin()
			}
		}
		for !m.Outcome().Over() {
			b := bots[m.State.Seat()]
			m.Play(b.Choose(m.State, &m.Moves))
			c.plies++
			if b, ok := b.(counter); ok {
				c.nodes += b.Nodes()
			}
			if time.Now().After(until) {
				return c
			}
		}
		c.games++
	}
}
