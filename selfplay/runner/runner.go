// Package runner plays batches. It has the one loop in which that is done, whoever asks for it:
//
//	r := runner.Runner{Played: func(*selfplay.Record) { bar.Add(1) }}
//	tally, err := r.Play(ctx, batch, store, acc.Add)
//
// [Runner.Play] plays a batch once: games that are kept come back, what is missing is played, and a
// pairing ends early where the batch's rule says so. [Runner.Rounds] plays batches side by side and
// looks at them after every round, for experiments that stop once they know enough. Both tell of
// what happens as it happens.
//
// How games are played is the business of package selfplay, and how they are kept that of package
// rundir. What games say is left to who takes their records.
package runner

import (
	"context"
	"time"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/rundir"
)

// A Runner plays batches and tells of it. Who is nil is not told.
type Runner struct {
	// Begun is told that a batch begins.
	Begun func(b *selfplay.Batch)
	// Damaged is told of records that were found damaged. Their games are played again.
	Damaged func(d rundir.Damage)
	// Played is told of each game, before it is handed over.
	Played func(r *selfplay.Record)
	// Recalled is told how many games of the batch were there before, once they are handed over.
	Recalled func(games int)

	// Trouble and Reduced are those of [selfplay.Batch].
	Trouble func(p selfplay.Pairing, game int, err error)
	Reduced func(workers, wanted int)
}

// A Tally is how much was played, without what was there before.
type Tally struct {
	Games, Plies uint64
	Took         time.Duration
}

// A Halt is an error that stopped a batch before its end. It says no more than the error does;
// how far the batch got stands beside it.
type Halt struct {
	Err       error
	Batch     string // its name
	Games, Of int    // those that are kept, or else those that were played
	Kept      bool   // in a store
}

func (h *Halt) Error() string { return h.Err.Error() }

func (h *Halt) Unwrap() error { return h.Err }

// Play plays a batch, or what its store is missing of it, and hands every game to the sink: at
// first those that are there, then others as they are played. Without a store, nil, nothing is
// kept. An error while games are played is a [*Halt].
func (r *Runner) Play(
	ctx context.Context, b *selfplay.Batch, store *rundir.Store, sink func(*selfplay.Record) error,
) (Tally, error) {
	tell(r.Begun, b)
	j := r.job(b, sink)
	j.watch()
	if store != nil {
		if err := j.recall(store); err != nil {
			return Tally{}, err
		}
	}
	start := time.Now()
	err := j.play(ctx)
	j.tally.Took = time.Since(start)
	if err == nil {
		return j.tally, nil
	}
	h := &Halt{Err: err, Batch: b.Name(), Games: int(j.tally.Games), Of: b.Total()}
	if store != nil {
		h.Games, h.Of, h.Kept = store.Games(), store.Share(), true
	}
	return j.tally, h
}

func tell[T any](who func(T), what T) {
	if who != nil {
		who(what)
	}
}
