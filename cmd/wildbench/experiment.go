package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/wildbench/wildbench/reports/lab"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

// An experiment is what the commands have in common that play variants against each other: compare, ablate, sweep and values.
type experiment struct {
	*streams
	variantFlags
	bots    []string
	games   int
	seed    uint64
	opening int
	workers int
	format  *choice
}

// register adds the flags; formats are those beyond text, Markdown and JSON.
func (o *experiment) register(cmd *cobra.Command, games int, gamesUsage string, formats ...string) {
	flags := cmd.Flags()
	flags.StringSliceVar(&o.bots, "bots", []string{"greedy"}, "who plays: "+botNames())
	flags.IntVar(&o.games, "games", games, gamesUsage+"; an even number")
	flags.Uint64Var(&o.seed, "seed", 1, "what all chance derives from")
	flags.IntVar(&o.opening, "opening-plies", 0, "how many random plies to begin games with")
	flags.IntVar(&o.workers, "workers", 0, "how many games to play at a time (default: one for each core)")
	o.variantFlags.register(flags)
	o.format = addFormat(cmd, append([]string{"text", "markdown", "json"}, formats...)...)
}

// lab sets the experiment up. Commands that ask one question of one kind of player take one bot.
func (o *experiment) lab(oneBot bool) (*lab.Lab, error) {
	if o.games < 4 || o.games%2 != 0 {
		return nil, badUsage("--games %d: games come in pairs with seats swapped, and two pairs are the least, so give an even number from 4", o.games)
	}
	if oneBot && len(o.bots) != 1 {
		return nil, badUsage("--bots %s: one bot plays both sides, so that only the rules differ; name one", strings.Join(o.bots, ","))
	}
	specs, err := o.specs()
	if err != nil {
		return nil, err
	}
	return &lab.Lab{
		Pairings: selfplay.Pairings(specs...), Games: o.games, Seed: o.seed, Opening: o.opening, Workers: o.workers,
	}, nil
}

// specs are the bots by their canonical names.
func (o *experiment) specs() ([]string, error) {
	var specs []string
	for _, text := range o.bots {
		f, err := selfplay.NewBot(strings.TrimSpace(text))
		var wrong *selfplay.SpecError
		if errors.As(err, &wrong) {
			return nil, badUsage("--bots %s: %s", wrong.Spec, wrong.Problem)
		} else if err != nil {
			return nil, err
		}
		specs = append(specs, f.Spec)
	}
	return specs, nil
}

// loader reads a variant with the changes that the flags ask for, and more.
func (o *experiment) loader(ref string) lab.Load {
	return func(more variants.Mods) (*variants.Definition, error) {
		mods := o.mods()
		mods.With = append(mods.With, more.With...)
		mods.Without = append(mods.Without, more.Without...)
		mods.Set = append(mods.Set, more.Set...)
		def, err := variants.Load(ref, mods)
		return def, variants.Invalid(ref, err)
	}
}

// page says how the result is laid out.
func (o *experiment) page() page.Options {
	return page.Options{Markdown: o.format.value == "markdown", Colour: bool(o.onOut), Width: o.streams.width()}
}

// width is how wide texts on stdout may be: as wide as the terminal, up to what reads well, or 0 if it is no terminal.
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

// A meter shows on a terminal how many games of an experiment are played. Elsewhere it shows nothing.
type meter struct {
	*streams
	what         string
	played, most int
	start, shown time.Time
}

func (s *streams) newMeter(what string, most int) *meter {
	now := time.Now()
	return &meter{streams: s, what: what, most: most, start: now, shown: now}
}

// add counts a game.
func (m *meter) add() {
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
		fmt.Fprintf(m.err, "%s\n", m.onErr.faint(m.what+": "+pace(time.Since(m.start), quantity{uint64(m.played), "games"})))
	}
	return err
}

// fault adds to a game that broke what is known of it.
func fault(err error) error {
	var broken *selfplay.Fault
	if !errors.As(err, &broken) {
		return err
	}
	return fmt.Errorf("internal fault: %w\n%s", err, broken.Stack)
}
