package runner

import (
	"context"
	"errors"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/rundir"
)

// A keeper is where the games of a batch are kept: a [*rundir.Store], or nowhere.
type keeper interface {
	selfplay.Journal
	Missing() []selfplay.Span
	Add(r *selfplay.Record) error
	Unbroken(pairing int) bool
	Enough(pairing int)
	Finish() error
}

// nowhere keeps nothing of a batch of so many games.
type nowhere struct{ games int }

func (nowhere) Recall(int, *selfplay.Record) bool { return false }
func (nowhere) Keep(int, *selfplay.Record) error  { return nil }
func (n nowhere) Missing() []selfplay.Span        { return []selfplay.Span{{From: 0, To: n.games}} }
func (nowhere) Add(*selfplay.Record) error        { return nil }
func (nowhere) Unbroken(int) bool                 { return true }
func (nowhere) Enough(int)                        {}
func (nowhere) Finish() error                     { return nil }

// A job is a batch that is being played.
type job struct {
	*Runner
	*selfplay.Batch
	kept    keeper
	sink    func(*selfplay.Record) error
	watches []*watch // by pairing, where a rule ends them; otherwise nil
	tally   Tally
}

// job begins to play a batch whose games are kept nowhere.
func (r *Runner) job(b *selfplay.Batch, sink func(*selfplay.Record) error) *job {
	one := *b
	one.Trouble, one.Reduced = r.Trouble, r.Reduced
	return &job{Runner: r, Batch: &one, kept: nowhere{b.Total()}, sink: sink}
}

// watch follows the pairings by the rule that ends them, if there is one.
func (j *job) watch() {
	if j.Until == nil {
		return
	}
	for _, p := range j.Pairings {
		j.watches = append(j.watches, newWatch(j.Until, p))
	}
}

// recall hands over the games that a store has, and goes on in it.
func (j *job) recall(store *rundir.Store) error {
	for _, d := range store.Damages() {
		tell(j.Damaged, d)
	}
	if err := store.Each(j.count); err != nil {
		return err
	}
	tell(j.Recalled, store.Games())
	j.kept = store
	return nil
}

// errEnough stops the games of a pairing whose score is known well enough.
var errEnough = errors.New("enough")

// play plays what is missing: one pairing after the other where a rule ends them, otherwise all in
// one.
func (j *job) play(ctx context.Context) error {
	if j.watches == nil {
		if err := j.span(ctx, selfplay.Span{From: 0, To: j.Total()}); err != nil {
			return err
		}
		return j.kept.Finish()
	}
	for i := range j.Pairings {
		if !j.enough(i) {
			err := j.span(ctx, selfplay.Span{From: i * j.Games, To: (i + 1) * j.Games})
			if err != nil && !errors.Is(err, errEnough) {
				return err
			}
		}
		if j.enough(i) {
			j.kept.Enough(i)
		}
	}
	return j.kept.Finish()
}

// span plays what is missing of a part of the schedule.
func (j *job) span(ctx context.Context, part selfplay.Span) error {
	for _, span := range j.kept.Missing() {
		span.From, span.To = max(span.From, part.From), min(span.To, part.To)
		if span.Len() <= 0 {
			continue
		}
		if err := j.RunSpan(ctx, span, j.kept, j.take); err != nil {
			return err
		}
	}
	return nil
}

// take keeps a game and hands it over. It stops a pairing at the end of a block after which it is
// enough.
func (j *job) take(r *selfplay.Record) error {
	if err := j.kept.Add(r); err != nil {
		return err
	}
	j.tally.Games++
	j.tally.Plies += uint64(r.Plies)
	if err := j.count(r); err != nil {
		return err
	}
	if (r.Game+1)%rundir.BlockGames == 0 && j.enough(r.Pairing) {
		return errEnough
	}
	return nil
}

// count hands a game over.
func (j *job) count(r *selfplay.Record) error {
	tell(j.Played, r)
	if err := j.sink(r); err != nil {
		return err
	}
	if j.watches != nil {
		j.watches[r.Pairing].add(r)
	}
	return nil
}

// enough reports whether a pairing needs no more games: only where none is missing between those
// that are there, so that it does not depend on interruptions when a pairing ends.
func (j *job) enough(pairing int) bool {
	return j.watches != nil && j.watches[pairing].enough() && j.kept.Unbroken(pairing)
}
