package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/config"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants/excerpt"
	"github.com/wildbench/wildbench/variants/harmless"
)

// A runner plays what a configuration asks for, into a run directory if there is one.
type runner struct {
	*streams
	config *config.Config
	parts  []config.Part
	dir    *rundir.Dir // nil: no records are kept
	pgn    *pgnFile    // nil: none is wanted
	live   *live
}

// prepare makes the batches and opens the run directory.
func (r *runner) prepare(resume bool) error {
	var err error
	if r.parts, err = r.config.Parts(); err != nil {
		return usage(err)
	}
	r.note()
	part, err := r.config.Part()
	if err != nil {
		return usage(err)
	}
	if r.config.Out != "" {
		if err := r.openDir(part, resume); err != nil {
			return err
		}
	}
	if r.config.PGN != "" {
		if r.pgn, err = r.createPGN(r.config.PGN); err != nil {
			r.close()
			return err
		}
	}
	return nil
}

// note tells, once each, what of the bots given was left out.
func (r *runner) note() {
	var noted []string
	for _, p := range r.parts {
		for _, note := range p.Notes {
			if !slices.Contains(noted, note) {
				noted = append(noted, note)
				r.warn("%s", note)
			}
		}
	}
}

func (r *runner) openDir(part rundir.Shard, resume bool) error {
	var parts []rundir.Part
	for _, p := range r.parts {
		parts = append(parts, p.Part)
	}
	m, err := rundir.NewManifest(version(), part, parts)
	if err != nil {
		return badUsage("%v", err)
	}
	open := r.shelf().Create
	if resume {
		open = r.shelf().Resume
	}
	var foreign *rundir.ForeignError
	r.dir, err = open(r.config.Out, m)
	switch {
	case errors.Is(err, rundir.ErrExists):
		return badUsage("there is a run in %s already; add --resume to go on with it, or choose another directory", r.config.Out)
	case errors.As(err, new(*rundir.MismatchError)):
		return badUsage("cannot resume: %v", err)
	case errors.As(err, &foreign):
		return badUsage("%v; choose another one, which may be new", foreign)
	case err != nil:
		return err
	}
	if r.dir.Manifest.Build != m.Build {
		r.warn("the run in %s was begun by version %s; this is %s", r.config.Out, r.dir.Manifest.Build, m.Build)
	}
	return nil
}

func (r *runner) close() {
	if r.dir != nil {
		_ = r.dir.Close() // everything is on disk by now, or has been reported
	}
	if r.pgn != nil {
		r.pgn.Abandon()
	}
}

func (s *streams) warn(format string, args ...any) {
	fmt.Fprintf(s.err, "%s %s\n", s.onErr.bold("warning:"), harmless.Text(excerpt.Message(fmt.Sprintf(format, args...))))
}

// play plays all batches and returns their reports.
func (r *runner) play(ctx context.Context) ([]*reports.Report, error) {
	var (
		list  []*reports.Report
		total int
	)
	for i := range r.parts {
		total += r.parts[i].Batch.Total()
	}
	r.live = r.newLive(total)
	defer r.live.clear()
	for i := range r.parts {
		report, err := r.playPart(ctx, i)
		if err != nil {
			r.live.clear()
			return nil, explain(err, &r.parts[i])
		}
		list = append(list, report)
	}
	if r.dir != nil {
		if err := r.dir.Finish(time.Now()); err != nil {
			return nil, err
		}
	}
	if r.pgn != nil {
		return list, r.pgn.Commit(false)
	}
	return list, nil
}

// playPart plays a batch, or what is missing of it, and says on stderr how fast that went.
func (r *runner) playPart(ctx context.Context, i int) (*reports.Report, error) {
	b := r.parts[i].Batch
	acc := reports.NewAccumulator(b.Header())
	count := func(rec *selfplay.Record) error {
		r.live.count(rec)
		return acc.Add(rec)
	}
	r.live.begin(b)
	store, err := r.store(i, count)
	if err != nil {
		return nil, err
	}
	b.Trouble, b.Reduced = r.trouble(), r.reduced
	start := time.Now()
	var games, plies uint64
	sink := func(rec *selfplay.Record) error {
		games++
		plies += uint64(rec.Plies)
		if r.pgn != nil && store == nil {
			if err := r.pgn.write(b.Header(), rec); err != nil {
				return err
			}
		}
		return count(rec)
	}
	switch {
	case b.Until != nil:
		err = playUntil(ctx, b, store, sink)
	case store == nil:
		err = b.Run(ctx, sink)
	default:
		err = playMissing(ctx, b, store, sink)
	}
	if errors.Is(err, context.Canceled) {
		return nil, r.interrupted(b, store, games)
	}
	if err != nil {
		return nil, r.stopped(err, store)
	}
	r.live.clear()
	fmt.Fprintf(r.err, "%s\n", r.onErr.faint(b.Name()+": "+pace(time.Since(start), quantity{games, "games"}, quantity{plies, "plies"})))
	if r.pgn != nil && store != nil {
		if err := store.Each(func(rec *selfplay.Record) error { return r.pgn.write(b.Header(), rec) }); err != nil {
			return nil, err
		}
	}
	return acc.Report(), nil
}

// toldTroubles is how many troubles with programs are told; more would be more of the same.
const toldTroubles = 3

// trouble tells of the first games in which something went wrong with a program.
func (r *runner) trouble() func(selfplay.Pairing, int, error) {
	var told atomic.Int32
	return func(p selfplay.Pairing, game int, err error) {
		switch n := told.Add(1); {
		case n <= toldTroubles:
			r.warn("game %d of %s: %v", game+1, p, err)
		case n == toldTroubles+1:
			r.warn("… and more of the kind, which the report counts")
		}
	}
}

// store opens the records of a batch and counts those that are there; nil without a directory.
func (r *runner) store(i int, count func(*selfplay.Record) error) (*rundir.Store, error) {
	if r.dir == nil {
		return nil, nil
	}
	store, err := r.dir.Store(i)
	if err != nil {
		return nil, err
	}
	for _, d := range store.Damages() {
		r.warn("%s; the games in it are played again", d)
	}
	if err := store.Each(count); err != nil {
		return nil, err
	}
	r.live.recalled(store.Games())
	return store, nil
}

// playMissing plays the games that a store lacks.
func playMissing(ctx context.Context, b *selfplay.Batch, store *rundir.Store, sink func(*selfplay.Record) error) error {
	for _, span := range store.Missing() {
		err := b.RunSpan(ctx, span, store, func(rec *selfplay.Record) error {
			if err := store.Add(rec); err != nil {
				return err
			}
			return sink(rec)
		})
		if err != nil {
			return err
		}
	}
	return store.Finish()
}

// interrupted says how far a run got and how to go on with it.
func (r *runner) interrupted(b *selfplay.Batch, store *rundir.Store, games uint64) error {
	if store == nil {
		return interruption(fmt.Sprintf("interrupted after %d of %d games of %s; nothing is kept without --out", games, b.Total(), b.Name()))
	}
	return interruption(fmt.Sprintf("interrupted with %d of %d games of %s in %s\nto go on: %s",
		store.Games(), store.Share(), b.Name(), r.dir.Path, r.again()))
}

// stopped adds to an error that stopped a run how to go on with it, unless it would end there again.
func (r *runner) stopped(err error, store *rundir.Store) error {
	var fault *selfplay.Fault
	if store == nil || errors.As(err, &fault) {
		return err
	}
	return fmt.Errorf("%w\nonce that is put right, to go on: %s", err, r.again())
}

// again is the command that resumes the run.
func (r *runner) again() string {
	words := []string{"wildbench"}
	for _, a := range r.args {
		words = append(words, quote(a))
	}
	if !slices.Contains(r.args, "--resume") {
		words = append(words, "--resume")
	}
	return strings.Join(words, " ")
}
