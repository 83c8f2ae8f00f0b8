package runner

import (
	"context"

	"github.com/wildbench/wildbench/selfplay"
)

// Rounds are how batches are played side by side: in every round of every pairing of every batch
// the games from where the round before ended.
type Rounds struct {
	Batches []*selfplay.Batch
	Count   int
	// Ends is where a round, from 1, ends in the games of a pairing of a batch: at whole sets.
	Ends func(b *selfplay.Batch, round int) int
	// Sink takes the games of a batch, by its index.
	Sink func(batch int, r *selfplay.Record) error
	// Enough is asked after every round whether that is enough.
	Enough func(round int) (bool, error)
}

// Rounds plays batches round by round until it is enough, or all is played. Games are kept nowhere.
func (r *Runner) Rounds(ctx context.Context, rounds *Rounds) error {
	var jobs []*job
	for i, b := range rounds.Batches {
		jobs = append(jobs, r.job(b, func(rec *selfplay.Record) error { return rounds.Sink(i, rec) }))
	}
	for round := 1; round <= rounds.Count; round++ {
		for _, j := range jobs {
			if err := j.round(ctx, rounds, round); err != nil {
				return err
			}
		}
		if enough, err := rounds.Enough(round); enough || err != nil {
			return err
		}
	}
	return nil
}

// round plays a round of a batch.
func (j *job) round(ctx context.Context, rounds *Rounds, round int) error {
	from, to := 0, rounds.Ends(j.Batch, round)
	if round > 1 {
		from = rounds.Ends(j.Batch, round-1)
	}
	for i := range j.Pairings {
		span := selfplay.Span{From: i*j.Games + from, To: i*j.Games + to}
		if err := j.span(ctx, span); err != nil {
			return err
		}
	}
	return nil
}
