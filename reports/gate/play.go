package gate

import (
	"context"

	"github.com/wildbench/wildbench/selfplay"
)

// Play plays batches that the baseline knows and holds them against it, stopping as soon as the verdict is sure: it looks after equal parts
// of the schedule, each of which has its share of the risk. What it comes to does not depend on the number of workers.
func Play(ctx context.Context, b *Baseline, batches []*selfplay.Batch, after func()) (*Result, []*Run, error) {
	recorders := make([]*Recorder, len(batches))
	for i, batch := range batches {
		recorders[i] = NewRecorder(batch.Header())
	}
	for look := 1; ; look++ {
		var runs []*Run
		for i, batch := range batches {
			if err := playPart(ctx, batch, recorders[i], look, b.Looks, after); err != nil {
				return nil, nil, err
			}
			runs = append(runs, recorders[i].Run())
		}
		r, err := evaluate(b, runs, look, b.Looks)
		if err != nil {
			return nil, nil, err
		}
		if look == b.Looks || sure(r) {
			return r, runs, nil
		}
	}
}

// sure reports whether more games could not change the verdict: something is shown to be a regression, or nothing is open.
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

// playPart plays the games of every pairing that come between two looks.
func playPart(ctx context.Context, b *selfplay.Batch, r *Recorder, look, looks int, after func()) error {
	n := b.Game.Seats()
	sets := b.Games / n
	from, to := n*(sets*(look-1)/looks), n*(sets*look/looks)
	for i := range b.Pairings {
		span := selfplay.Span{From: i*b.Games + from, To: i*b.Games + to}
		err := b.RunSpan(ctx, span, nil, func(rec *selfplay.Record) error {
			if after != nil {
				after()
			}
			return r.Add(rec)
		})
		if err != nil {
			return err
		}
	}
	return nil
}
