package selfplay

import (
	"context"
	"sync"
)

// blockGames is how many games a worker plays at a time.
const blockGames = 8

// block is a run of games of the schedule that one worker plays.
type block struct {
	first, games int
	records      []*Record
	played       int
	err          error // why played < games
	done         chan struct{}
}

// A Span is a part of a batch's schedule: games From ≤ n < To, numbered through all pairings.
type Span struct{ From, To int }

// Len is the number of games.
func (s Span) Len() int { return s.To - s.From }

// A Journal keeps games as they end, before it is their turn in the schedule, so that they need not
// be played again after a breakdown. Its methods are called from several goroutines at once.
type Journal interface {
	// Recall fills rec with the n-th game of the batch if the journal has it.
	Recall(n int, rec *Record) bool
	// Keep keeps the n-th game of the batch. It keeps nothing of rec.
	Keep(n int, rec *Record) error
}

// Run plays the batch and gives every game's record to sink, in the order of the schedule: all
// games of the first pairing, then of the next. The sink is called from the goroutine that called
// Run; a record is valid only during the call. Memory does not grow with the number of games.
//
// Run stops at the first error: the sink's own, a [*Fault], a bot's that cannot be started, or the
// context's cause. By then the sink has seen every game before the one that failed and none after
// it.
func (b *Batch) Run(ctx context.Context, sink func(*Record) error) error {
	return b.RunSpan(ctx, Span{0, b.Total()}, nil, sink)
}

// RunSpan is [Batch.Run] for a part of the schedule. Games that the journal recalls are not played,
// and those that are it keeps; it may be nil.
func (b *Batch) RunSpan(ctx context.Context, span Span, journal Journal, sink func(*Record) error) error {
	if err := b.Check(); err != nil {
		return err
	}
	factories, err := b.factories()
	if err != nil {
		return err
	}
	ctx, giveUp := context.WithCancelCause(ctx)
	header, workers := b.Header(), b.workers(span, factories)
	player := func() *player {
		p := newPlayer(b.Game, header, factories)
		p.keep, p.trouble, p.giveUp = b.KeepMoves, b.Trouble, giveUp
		return p
	}
	if workers == 1 {
		defer giveUp(nil)
		return runAlone(ctx, span, player(), journal, sink)
	}

	// Every block in flight is in order, so that order bounds memory; free blocks are reused.
	inFlight := 4 * workers
	work, order, free := make(chan *block, inFlight), make(chan *block, inFlight), make(chan *block, inFlight)
	for range inFlight {
		free <- newBlock(header)
	}
	var running sync.WaitGroup
	defer running.Wait()
	defer giveUp(nil)
	running.Go(func() { schedule(ctx, span, free, order, work) })
	for range workers {
		running.Go(func() {
			p := player()
			defer p.close()
			for blk := range work {
				blk.play(ctx, p, journal)
			}
		})
	}
	delivered := 0
	for blk := range order {
		<-blk.done
		for _, rec := range blk.records[:blk.played] {
			if err := sink(rec); err != nil {
				return err
			}
			delivered++
		}
		if blk.err != nil {
			return blk.err
		}
		free <- blk
	}
	if delivered < span.Len() {
		return context.Cause(ctx)
	}
	return nil
}

// runAlone plays and delivers one game after the other: a single worker needs no goroutine beside
// the sink's, and handing records over would take a tenth of the time of quick games.
func runAlone(
	ctx context.Context, span Span, p *player, journal Journal, sink func(*Record) error,
) error {
	defer p.close()
	rec := p.header.NewRecord()
	for n := span.From; n < span.To; n++ {
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err := playOrRecall(ctx, p, journal, n, rec); err != nil {
			return err
		}
		if err := sink(rec); err != nil {
			return err
		}
	}
	return nil
}

func newBlock(h *Header) *block {
	blk := &block{done: make(chan struct{}, 1)}
	for range blockGames {
		blk.records = append(blk.records, h.NewRecord())
	}
	return blk
}

// schedule hands out the games, in order, as fast as blocks come free.
func schedule(ctx context.Context, span Span, free <-chan *block, order, work chan<- *block) {
	defer close(order)
	defer close(work)
	for first := span.From; first < span.To; first += blockGames {
		select {
		case <-ctx.Done():
			return
		case blk := <-free:
			blk.first, blk.games = first, min(blockGames, span.To-first)
			order <- blk
			work <- blk
		}
	}
}

// play plays the games of the block, as far as it goes.
func (blk *block) play(ctx context.Context, p *player, journal Journal) {
	blk.played, blk.err = 0, nil
	for i := range blk.games {
		if blk.err = playOrRecall(ctx, p, journal, blk.first+i, blk.records[i]); blk.err != nil {
			break
		}
		blk.played++
	}
	blk.done <- struct{}{}
}

func playOrRecall(ctx context.Context, p *player, journal Journal, n int, rec *Record) error {
	if journal != nil && journal.Recall(n, rec) {
		return nil
	}
	if err := p.play(ctx, n/p.header.Games, n%p.header.Games, rec); err != nil || journal == nil {
		return err
	}
	return journal.Keep(n, rec)
}
