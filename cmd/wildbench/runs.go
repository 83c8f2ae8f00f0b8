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
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants/excerpt"
	"github.com/wildbench/wildbench/variants/harmless"
)

// runs are what a configuration asks for, played into a run directory if there is one.
type runs struct {
	*streams
	config *config.Config
	parts  []config.Part
	dir    *rundir.Dir // nil: no records are kept
	pgn    *pgnFile    // nil: none is wanted
	live   *live
}

// prepare makes the batches and opens the run directory.
func (r *runs) prepare(resume bool) error {
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
func (r *runs) note() {
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

func (r *runs) openDir(part rundir.Shard, resume bool) error {
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

func (r *runs) close() {
	if r.dir != nil {
		_ = r.dir.Close() // everything is on disk by now, or has been reported
	}
	if r.pgn != nil {
		r.pgn.Abandon()
	}
}

func (s *streams) warn(format string, args ...any) {
	fmt.Fprintf(s.err, "%s %s\n", s.onErr.Bold("warning:"), harmless.Text(excerpt.Message(fmt.Sprintf(format, args...))))
}

// play plays all batches and returns their reports.
func (r *runs) play(ctx context.Context) ([]*reports.Report, error) {
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
func (r *runs) playPart(ctx context.Context, i int) (*reports.Report, error) {
	b := r.parts[i].Batch
	store, err := r.store(i)
	if err != nil {
		return nil, err
	}
	acc := reports.NewAccumulator(b.Header())
	tally, err := r.player().Play(ctx, b, store, func(rec *selfplay.Record) error {
		if r.pgn != nil && store == nil {
			if err := r.pgn.write(b.Header(), rec); err != nil {
				return err
			}
		}
		return acc.Add(rec)
	})
	if err != nil {
		return nil, r.halted(err)
	}
	r.live.clear()
	games, plies := quantity{tally.Games, "games"}, quantity{tally.Plies, "plies"}
	fmt.Fprintf(r.err, "%s\n", r.onErr.Faint(b.Name()+": "+pace(tally.Took, games, plies)))
	if r.pgn != nil && store != nil {
		if err := store.Each(func(rec *selfplay.Record) error { return r.pgn.write(b.Header(), rec) }); err != nil {
			return nil, err
		}
	}
	return acc.Report(), nil
}

// store opens the records of a batch; nil without a directory.
func (r *runs) store(i int) (*rundir.Store, error) {
	if r.dir == nil {
		return nil, nil
	}
	return r.dir.Store(i)
}

// player plays batches, and shows how it goes.
func (r *runs) player() *runner.Runner {
	return &runner.Runner{
		Begun: r.live.begin, Played: r.live.count, Recalled: r.live.recalled,
		Damaged: func(d rundir.Damage) { r.warn("%s; the games in it are played again", d) },
		Trouble: r.trouble(), Reduced: r.reduced,
	}
}

// toldTroubles is how many troubles with programs are told; more would be more of the same.
const toldTroubles = 3

// trouble tells of the first games in which something went wrong with a program.
func (r *runs) trouble() func(selfplay.Pairing, int, error) {
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

// halted adds to an error that stopped a run how far it got and how to go on with it, unless it
// would end there again.
func (r *runs) halted(err error) error {
	var (
		halt  *runner.Halt
		fault *selfplay.Fault
	)
	switch {
	case !errors.As(err, &halt):
		return err
	case errors.Is(err, context.Canceled) && !halt.Kept:
		return interruption(fmt.Sprintf("interrupted after %d of %d games of %s; nothing is kept without --out",
			halt.Games, halt.Of, halt.Batch))
	case errors.Is(err, context.Canceled):
		return interruption(fmt.Sprintf("interrupted with %d of %d games of %s in %s\nto go on: %s",
			halt.Games, halt.Of, halt.Batch, r.dir.Path, r.again()))
	case !halt.Kept || errors.As(err, &fault):
		return err
	}
	return fmt.Errorf("%w\nonce that is put right, to go on: %s", err, r.again())
}

// again is the command that resumes the run.
func (r *runs) again() string {
	words := []string{"wildbench"}
	for _, a := range r.args {
		words = append(words, quote(a))
	}
	if !slices.Contains(r.args, "--resume") {
		words = append(words, "--resume")
	}
	return strings.Join(words, " ")
}
