package main

import (
	"context"
	"errors"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/rundir"
)

// errEnough stops the games of a pairing whose score is known well enough.
var errEnough = errors.New("enough")

// playUntil plays the pairings of a batch one after the other, each until the batch's rule says that it is enough. Of a store, which
// may be nil, the games that are there are counted, and what is missing is played.
func playUntil(ctx context.Context, b *selfplay.Batch, store *rundir.Store, sink func(*selfplay.Record) error) error {
	watches := make([]*selfplay.Watch, len(b.Pairings))
	for i, p := range b.Pairings {
		watches[i] = b.Until.Watch(p)
	}
	if store != nil {
		err := store.Each(func(r *selfplay.Record) error { watches[r.Pairing].Add(r); return nil })
		if err != nil {
			return err
		}
	}
	for i, w := range watches {
		if err := playPairing(ctx, b, i, w, store, sink); err != nil {
			return err
		}
	}
	if store == nil {
		return nil
	}
	return store.Finish()
}

// playPairing plays what is missing of one pairing.
func playPairing(ctx context.Context, b *selfplay.Batch, i int, w *selfplay.Watch, store *rundir.Store, sink func(*selfplay.Record) error) error {
	if store == nil {
		err := b.RunSpan(ctx, selfplay.Span{From: i * b.Games, To: (i + 1) * b.Games}, nil, watched(w, nil, i, sink))
		if errors.Is(err, errEnough) {
			return nil
		}
		return err
	}
	if w.Enough() && store.Unbroken(i) {
		store.Enough(i)
	}
	for _, span := range store.Missing() {
		span.From, span.To = max(span.From, i*b.Games), min(span.To, (i+1)*b.Games)
		if span.Len() <= 0 {
			continue
		}
		err := b.RunSpan(ctx, span, store, watched(w, store, i, sink))
		if errors.Is(err, errEnough) {
			store.Enough(i)
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// watched is a sink that stops a pairing at the end of a block after which it is enough.
func watched(w *selfplay.Watch, store *rundir.Store, i int, sink func(*selfplay.Record) error) func(*selfplay.Record) error {
	return func(r *selfplay.Record) error {
		if store != nil {
			if err := store.Add(r); err != nil {
				return err
			}
		}
		if err := sink(r); err != nil {
			return err
		}
		w.Add(r)
		if (r.Game+1)%rundir.BlockGames == 0 && w.Enough() && (store == nil || store.Unbroken(i)) {
			return errEnough
		}
		return nil
	}
}
