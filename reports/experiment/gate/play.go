package gate

import (
	"context"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/runner"
)

// Play plays batches that the baseline knows and holds them against it, stopping as soon as the
// verdict is sure: it looks after equal parts of the schedule, each of which has its share of the
// risk. What it comes to does not depend on the number of workers.
func Play(ctx context.Context, player *runner.Runner, b *Baseline, batches []*selfplay.Batch) (*Result, []*Run, error) {
	var recorders []*Recorder
	for _, batch := range batches {
		recorders = append(recorders, NewRecorder(batch.Header()))
	}
	var result *Result
	var runs []*Run
	err := player.Rounds(ctx, &runner.Rounds{
		Batches: batches, Count: b.Looks,
		Ends: func(batch *selfplay.Batch, look int) int {
			n := batch.Game.Seats()
			return n * (batch.Games / n * look / b.Looks)
		},
		Sink: func(i int, r *selfplay.Record) error { return recorders[i].Add(r) },
		Enough: func(look int) (enough bool, err error) {
			runs = runs[:0]
			for _, r := range recorders {
				runs = append(runs, r.Run())
			}
			result, err = evaluate(b, runs, look, b.Looks)
			return err == nil && sure(result), err
		},
	})
	if err != nil {
		return nil, nil, err
	}
	return result, runs, nil
}

// sure reports whether more games could not change the verdict: something is shown to be a
// regression, or nothing is open.
func sure(r *Result) bool {
	open := false
	for _, c := range r.Checks {
		if c.Verdict == Regression {
			return true
		}
		open = open || c.Verdict == Inconclusive
	}
	for _, t := range r.Tests {
		if t.Verdict == Regression {
			return true
		}
		open = open || t.Verdict == Inconclusive
	}
	return !open && len(r.Checks)+len(r.Tests) > 0
}
