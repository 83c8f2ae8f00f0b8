package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/decimal"
)

// experimentOptions are what the commands have in common that play variants against each other: compare,
// ablate, sweep and values.
type experimentOptions struct {
	*streams
	variantFlags
	bots    []string
	games   int
	seed    uint64
	opening int
	workers int
	format  *choice
	bad     *failureChoice
	failed  reports.Failures
	given   func(flag string) bool // on the command line
	noted   []string               // of bots, and told already
}

// register adds the flags; formats are those beyond text, Markdown and JSON.
func (o *experimentOptions) register(cmd *cobra.Command, games int, gamesUsage string, formats ...string) {
	flags := cmd.Flags()
	botsVar(flags, &o.bots, []string{"greedy"}, "who plays: "+botNames())
	wholeVar(flags, &o.games, "games", games, 1, selfplay.MaxGames, gamesUsage+"; a multiple of the number of seats")
	seedVar(flags, &o.seed)
	wholeVar(flags, &o.opening, "opening-plies", 0, 0, selfplay.MaxOpening, openingUsage)
	workersVar(flags, &o.workers)
	o.variantFlags.register(flags)
	o.registerPlayers(flags)
	o.given = flags.Changed
	o.bad = addFailures(cmd)
	o.format = addFormat(cmd, slices.Concat(page.Formats, formats)...)
}

// lab sets an experiment with some variants up. Commands that ask one question of one kind of
// player take one bot.
func (o *experimentOptions) lab(oneBot bool, defs ...*variants.Definition) (*experiment.Lab, error) {
	specs, err := o.specs(slices.ContainsFunc(defs, (*variants.Definition).Dealt))
	if err != nil {
		return nil, err
	}
	if oneBot && len(specs) != 1 {
		return nil, badUsage("--bots %s: one bot plays on all seats, so that only the rules differ; name one", strings.Join(o.bots, ","))
	}
	if err := selfplay.CheckBots(len(specs)); err != nil {
		return nil, badUsage("--bots: %v", err)
	}
	pairings := selfplay.Pairings(specs...)
	for _, def := range defs {
		if err := o.wholeSets(def); err != nil {
			return nil, err
		}
		if def.Seats() == 1 {
			pairings = pairings[:len(specs)] // nobody else is there
		}
	}
	return &experiment.Lab{
		Pairings: pairings, Games: o.games, Seed: o.seed, Opening: o.opening, Workers: o.workers,
		CountFailures: o.bad.count(), Failures: &o.failed, Runner: runner.Runner{Reduced: o.reduced},
	}, nil
}

// wholeSets sees to it that every bot sits on every seat equally often, in two sets of games or
// more. A number of games that was not asked for is made larger.
func (o *experimentOptions) wholeSets(def *variants.Definition) error {
	n := def.Seats()
	if !o.given("games") {
		o.games += (n - o.games%n) % n
	}
	switch {
	case o.games >= 2*n && o.games%n == 0:
		return nil
	case n == 2:
		return badUsage("--games %d: games come in pairs with seats swapped, and two pairs are the least, so give an even number from 4", o.games)
	}
	return badUsage("--games %d: games of %d players come in sets of %[2]d with seats rotated, and two sets are the least, so give a multiple of %[2]d from %d",
		o.games, n, 2*n)
}

// specs are the bots by their canonical names in games that are dealt or not, each once; what is
// left out of those given is told, once.
func (o *experimentOptions) specs(dealt bool) ([]string, error) {
	if len(o.bots) == 0 {
		return nil, badUsage("--bots: nobody plays; name one or more, with commas between them, such as random,greedy " +
			"(wildbench bots list says who there is)")
	}
	specs, notes, err := bot.Roster(o.bots, dealt)
	var wrong *bot.SpecError
	if errors.As(err, &wrong) {
		return nil, badUsage("--bots %s: %s", wrong.Spec, wrong.Problem)
	}
	for _, note := range notes {
		if !slices.Contains(o.noted, note) {
			o.noted = append(o.noted, note)
			o.warn("%s", note)
		}
	}
	return specs, err
}

// loader reads a variant with the changes that the flags ask for, and more.
func (o *experimentOptions) loader(ref string) experiment.Load {
	return func(more variants.Overrides) (*variants.Definition, error) { return o.changed(ref, more) }
}

// play plays an experiment, and shows how it goes.
func play[R any](ctx context.Context, o *experimentOptions, l *experiment.Lab, p experiment.Plan[R]) (R, error) {
	var none R
	if p.Most < 0 || p.Most > selfplay.MaxGames {
		return none, badUsage("--games %d: that makes %s games in all, and at most %s may be",
			o.games, decimal.Group(p.Most), decimal.Group(selfplay.MaxGames))
	}
	m := o.newMeter(p.Name, p.Most)
	m.failed, l.Runner.Played = &o.failed, m.count
	r, err := p.Run(ctx, l)
	return r, fault(m.done(err))
}

// tell writes what has come of an experiment.
func (o *experimentOptions) tell(d page.Document) error {
	return page.Write(o.out, d, o.format.value, o.page())
}

// page says how documents are laid out on stdout.
func (s *streams) page() page.Options {
	return page.Options{Colour: bool(s.onOut), Width: s.width()}
}

// width is how wide texts on stdout may be: as wide as the terminal, up to what reads well, or 0 if
// it is no terminal.
func (s *streams) width() int {
	f, ok := s.out.w.(*os.File)
	if !ok {
		return 0
	}
	w, _, err := term.GetSize(int(f.Fd()))
	if err != nil {
		return 0
	}
	return min(w, page.DefaultWidth)
}

// A meter shows on a terminal how many games of an experiment are played. Elsewhere it shows
// nothing.
type meter struct {
	*streams
	what         string
	played, most int
	failed       *reports.Failures // nil: nobody counts them
	start, shown time.Time
}

func (s *streams) newMeter(what string, most int) *meter {
	now := time.Now()
	return &meter{streams: s, what: what, most: most, start: now, shown: now}
}

// count takes a game in.
func (m *meter) count(*selfplay.Record) {
	m.played++
	if now := time.Now(); m.errTerminal && now.Sub(m.shown) >= drawEvery {
		m.shown = now
		fmt.Fprintf(m.err, "\r\x1b[K%s: %s of at most %s games", m.what, thousands(uint64(m.played)), thousands(uint64(m.most)))
	}
}

// done takes the line away, and says how fast that went or how far it got.
func (m *meter) done(err error) error {
	if m.errTerminal {
		fmt.Fprint(m.err, "\r\x1b[K")
	}
	if errors.Is(err, context.Canceled) {
		return interruption(fmt.Sprintf("interrupted after %s of at most %s games of %s; nothing of them is kept",
			thousands(uint64(m.played)), thousands(uint64(m.most)), m.what))
	}
	if err == nil {
		fmt.Fprintf(m.err, "%s\n", m.onErr.Faint(m.what+": "+pace(time.Since(m.start), quantity{uint64(m.played), "games"})))
		m.warnFailures(m.failed)
	}
	return err
}

// fault adds to a game that broke what is known of it.
func fault(err error) error {
	var broken *selfplay.Fault
	if !errors.As(err, &broken) || isExcess(err) {
		return err
	}
	return fmt.Errorf("internal fault: %w\n%s", err, broken.Stack)
}
