package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/selfplay/config"
)

// editions are what is played if nothing else is asked for.
var editions = []string{"wild-kingdom-2009", "wild-kingdom-2016", "wild-kingdom-2017"}

type runOptions struct {
	*streams
	variantFlags
	config string
	resume bool
	format *choice
}

func newRun(s *streams) *cobra.Command {
	o := &runOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "run [VARIANT…]",
		Short: "Play variants by the thousand and report what their rules do",
		Long: `Let bots play games of variants against each other and report what happened: who won and
why, how long it took, and how each piece and ability was used. Several variants are set
side by side. Without a VARIANT it is the three editions of Wild Kingdom.

Games come in pairs with seats swapped: each bot against itself, and each against every
weaker one, --games of each. With more seats a bot sits on each in turn, the other bot on all
others. The same seed gives the same games, whatever the number of workers.

With --out a record of every game is kept in a directory. A run that was interrupted, even
by a power cut, goes on with --resume as if nothing had happened. --shard 2/5 plays the
second of five equal parts, for five machines; wildbench merge joins them.

A --config FILE holds all of this in YAML; environment variables (WILDBENCH_GAMES=1000) go
before it, and flags before both. A bot can be any program of yours:
--bots "random,program:command=python3 my-bot.py"`,
		Example: `  wildbench run
  wildbench run wild-kingdom-2017 --games 1000 --seed 7
  wildbench run wild-kingdom-2017 --without giraffe.fling
  wildbench run --config configs/editions.yaml --out runs/editions
  wildbench run jungle my-jungle.yaml --bots random --format json > jungle.json`,
		ValidArgsFunction: completeVariants(anyNumber),
		RunE:              func(cmd *cobra.Command, args []string) error { return o.run(cmd.Context(), cmd, args) },
	}
	flags := cmd.Flags()
	flags.StringVar(&o.config, "config", "", "read what to play from a `FILE`")
	botsVar(flags, new([]string), []string{"random", "greedy"}, "the bots, from weakest to strongest: "+botNames())
	flags.Var(&choice{config.All, config.Kinds}, "pairings", "who plays whom: all, mirror (each itself) or gauntlet (the last against each other)")
	wholeVar(flags, new(int), "games", 400, 1, selfplay.MaxGames, "how many games each pairing of bots plays; a multiple of the number of seats")
	flags.Var(&wholeList{low: 1, high: mostPlayers}, "players", playersUsage+": a number, or several (default: as the variant says)")
	seedVar(flags, new(uint64))
	wholeVar(flags, new(int), "opening-plies", 0, 0, selfplay.MaxOpening, openingUsage+"; statistics leave them out")
	workersVar(flags, new(int))
	flags.Var(&choice{config.FailureChoices[0], config.FailureChoices}, "bot-failures", failuresUsage)
	flags.String("out", "", "keep records in a run `DIRECTORY`")
	completeFiles(cmd, "out", noFile)
	flags.BoolVar(&o.resume, "resume", false, "go on with the run in the directory, if there is one")
	flags.String("shard", "", "play a part only: `I/N`, the I-th of N")
	flags.Bool("moves", false, "keep the texts of all moves in records")
	flags.String("pgn", "", "write all games to a `FILE` as PGN")
	o.register(flags)
	o.format = addFormat(cmd, reports.Formats...)
	return cmd
}

func botNames() string {
	var names []string
	for _, k := range bot.Kinds() {
		names = append(names, k.Name)
	}
	return strings.Join(names, ", ")
}

func (o *runOptions) run(ctx context.Context, cmd *cobra.Command, refs []string) error {
	c, err := o.read(cmd, refs)
	if err != nil {
		return err
	}
	r := &runs{streams: o.streams, config: c}
	if err := r.prepare(o.resume); err != nil {
		return err
	}
	defer r.close()
	list, err := r.play(ctx)
	if err != nil {
		return err
	}
	o.warnFailures(reports.FailuresOf(list))
	return reports.Write(o.out, list, c.Format, reports.TextOptions{Colour: bool(o.onOut), Width: o.width()})
}

// read puts together what is to be played, from the configuration file, the environment and the
// command line.
func (o *runOptions) read(cmd *cobra.Command, refs []string) (*config.Config, error) {
	c, err := config.Read(config.Sources{File: o.config, Environ: os.Environ(), Formats: reports.Formats, Flags: cmd.Flags()})
	if err != nil {
		return nil, usage(err)
	}
	if len(refs) == 0 && len(c.Variants) == 0 {
		refs = editions
	}
	if len(refs) > 0 {
		c.Play(refs...)
	}
	overrides := o.overrides()
	c.With, c.Without, c.Set = append(c.With, overrides.With...), append(c.Without, overrides.Without...), append(c.Set, overrides.Set...)
	if c.Out == "" && o.resume {
		return nil, badUsage("--resume needs the --out directory of the run")
	}
	return c, nil
}

// usage makes a usage error of a plan's.
func usage(err error) error {
	var wrong *config.UsageError
	if errors.As(err, &wrong) {
		return badUsage("%v", wrong)
	}
	return err
}

// explain adds to the fault of a game how to see it again.
func explain(err error, p *config.Part) error {
	var fault *selfplay.Fault
	if !errors.As(err, &fault) {
		return err
	}
	flags := variantFlags{with: p.Overrides.With, without: p.Overrides.Without, set: p.Overrides.Set}
	if n := p.Overrides.Players; n != 0 {
		flags.set = slices.Insert(slices.Clone(flags.set), 0, fmt.Sprintf("players=%d", n))
	}
	words := append([]string{"wildbench", "play", quote(p.Ref)}, flags.words()...)
	if fault.Start != "" {
		words = append(words, "--fen", quote(fault.Start))
	}
	for _, m := range fault.Moves {
		words = append(words, quote(m))
	}
	if !isExcess(err) {
		err = fmt.Errorf("internal fault: %w\n%s", err, fault.Stack)
	}
	return fmt.Errorf("%w\nto see it again: %s", err, strings.Join(words, " "))
}

// quote makes a word of a shell's command line.
func quote(text string) string {
	if text != "" && !strings.ContainsAny(text, " !>*?()[]{}&;|<$`\"'\\") {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}
