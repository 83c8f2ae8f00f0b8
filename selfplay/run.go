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

// Run plays the batch and gives every game's record to sink, in the order of the schedule: all games of the first pairing, then of the
// next. The sink is called from the goroutine that called Run; a record is valid only during the call. Memory does not grow
// with the number of games.
//
// Run stops at the first error: the sink's own, a [*Fault], or the context's cause. By then the sink has seen every game before the
// one that failed and none after it.
func (b *Batch) Run(ctx context.Context, sink func(*Record) error) error {
	if err := b.Check(); err != nil {
		return err
	}
	factories, err := b.factories()
	if err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(ctx)
	header, workers := b.Header(), b.workers()

	// Every block in flight is in order, so that order bounds memory; free blocks are reused.
	inFlight := 4 * workers
	work, order, free := make(chan *block, inFlight), make(chan *block, inFlight), make(chan *block, inFlight)
	for range inFlight {
		free <- newBlock(header)
	}
	var running sync.WaitGroup
	defer running.Wait()
	defer cancel()
	running.Go(func() { b.schedule(ctx, free, order, work) })
	for range workers {
		running.Go(func() {
			p := newPlayer(b.Game, header, factories)
			for blk := range work {
				blk.play(ctx, p)
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
	if delivered < b.Total() {
		return context.Cause(ctx)
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
func (b *Batch) schedule(ctx context.Context, free <-chan *block, order, work chan<- *block) {
	defer close(order)
	defer close(work)
	for first := 0; first < b.Total(); first += blockGames {
		select {
		case <-ctx.Done():
			return
		case blk := <-free:
			blk.first, blk.games = first, min(blockGames, b.Total()-first)
			order <- blk
			work <- blk
		}
	}
}

// play plays the games of the block, as far as it goes.
func (blk *block) play(ctx context.Context, p *player) {
	blk.played, blk.err = 0, nil
	for i := range blk.games {
		n := blk.first + i
		blk.err = p.play(ctx, n/p.header.Games, n%p.header.Games, blk.records[i])
		if blk.err != nil {
			break
		}
		blk.played++
	}
	blk.done <- struct{}{}
}
