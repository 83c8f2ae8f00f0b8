package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment/gate"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/excerpt"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

type gateOptions struct {
	*streams
	variantFlags
	baseline string
	update   bool
	junit    string
	github   bool
	workers  int
	format   *choice
	bad      *failureChoice
}

func newGate(s *streams) *cobra.Command {
	o := &gateOptions{streams: s}
	cmd := &cobra.Command{
		Use:   "gate RUN --baseline FILE",
		Short: "Fail if a run is worse than a baseline, for CI",
		Long: `Hold a run against a baseline. If every game went as in the baseline, move for move, and ended
the same, nothing has changed, and it passes. Otherwise statistics ask whether the figures that matter have
moved by more than the baseline tolerates; it fails only if that is shown.

RUN is a run directory, or a variant: then the games that the baseline has of it are played,
and no more than it takes to be sure. --update writes the baseline, and leaves what you have
written in it alone.

It exits with 0 (pass), 1 (regression) or 3 (inconclusive: too few games to tell); with 2 if RUN
is unfinished.`,
		Example: `  wildbench run --config configs/ci.yaml --out runs/ci
  wildbench gate runs/ci --baseline configs/ci-baseline.yaml --update
  wildbench gate runs/ci --baseline configs/ci-baseline.yaml --junit gate.xml --github
  wildbench gate wild-kingdom-2017 --baseline configs/ci-baseline.yaml`,
		Args:              exactly("RUN"),
		ValidArgsFunction: variantNames,
		RunE: func(cmd *cobra.Command, args []string) error {
			return o.annotated(o.run(cmd.Context(), args[0]))
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.baseline, "baseline", "", "the `FILE` to hold the run against")
	flags.BoolVar(&o.update, "update", false, "write the run's figures into the baseline")
	flags.StringVar(&o.junit, "junit", "", "write a JUnit report to a `FILE`")
	flags.BoolVar(&o.github, "github", false, "annotate a GitHub Actions run, and write its step summary")
	workersVar(flags, &o.workers)
	o.bad = addFailures(cmd)
	o.register(flags)
	o.format = addFormat(cmd, page.Formats...)
	return cmd
}

func (o *gateOptions) run(ctx context.Context, ref string) error {
	if o.baseline == "" {
		return badUsage("gate needs a --baseline FILE; with --update it writes one")
	}
	var runs []*gate.Run
	if isDir(ref) {
		if len(o.words()) > 0 {
			return badUsage("--with, --without and --set change variants; %s is a run, whose games are played", ref)
		}
		var err error
		if runs, err = o.read(ref); err != nil {
			return err
		}
		if o.update {
			if err := o.sound(runs); err != nil {
				return err
			}
			if err := gate.Update(o.disk, o.baseline, runs); err != nil {
				return o.invalid(err)
			}
			fmt.Fprintf(o.out, "%s holds what %s shows\n", o.baseline, ref)
			return nil
		}
	} else if o.update {
		return badUsage("--update needs a run directory: wildbench run %s --out DIRECTORY", ref)
	}
	b, err := gate.Read(o.baseline)
	if errors.Is(err, fs.ErrNotExist) {
		return badUsage("there is no baseline %s; write it with --update", o.baseline)
	}
	if err != nil {
		return o.invalid(err)
	}
	var r *gate.Result
	if runs != nil {
		r, err = gate.Evaluate(b, runs)
	} else {
		r, err = o.play(ctx, ref, b)
	}
	var other *gate.MismatchError
	if errors.As(err, &other) {
		return badUsage("%s: %v", o.baseline, err)
	}
	if err != nil {
		return err
	}
	return o.tell(r)
}

// annotated annotates what is wrong with files.
func (o *gateOptions) annotated(err error) error {
	var mistakes variants.Errors
	if !o.github || !errors.As(err, &mistakes) {
		return err
	}
	for _, e := range mistakes {
		text := excerpt.Message(e.Message)
		if e.Hint != "" {
			text += "; " + e.Hint
		}
		fmt.Fprintln(o.orders, gate.Annotation{
			Kind: "error", File: inRepository(e.File), Line: e.Line, Column: e.Column, Title: "gate", Text: text,
		})
	}
	return err
}

// inRepository is the path of a file as GitHub Actions names it: from the root of the repository.
func inRepository(file string) string {
	root := os.Getenv("GITHUB_WORKSPACE")
	if root == "" {
		return file
	}
	whole, err := filepath.Abs(file)
	if err != nil {
		return file
	}
	inside, err := filepath.Rel(root, whole)
	if err != nil || !filepath.IsLocal(inside) {
		return file
	}
	return filepath.ToSlash(inside)
}

// sound refuses runs that a baseline is not to be made of: those with games in which a bot failed.
func (o *gateOptions) sound(runs []*gate.Run) error {
	var list []*reports.Report
	for _, r := range runs {
		list = append(list, r.Report)
	}
	if f := reports.FailuresOf(list); f.Any() && !o.bad.count() {
		return badUsage("no baseline is made of a run in which a bot failed: %s", f)
	}
	return nil
}

// invalid makes an error about the baseline one about a file.
func (o *gateOptions) invalid(err error) error { return invalid(o.baseline, err) }

func (o *gateOptions) read(path string) ([]*gate.Run, error) {
	d, err := o.openWhole(path)
	if err != nil {
		return nil, err
	}
	o.bad.apply(d)
	runs, err := gate.ReadRuns(d)
	return runs, errors.Join(err, d.Close())
}

// play plays the games that the baseline has of a variant.
func (o *gateOptions) play(ctx context.Context, ref string, b *gate.Baseline) (*gate.Result, error) {
	def, err := o.definition(ref)
	if err != nil {
		return nil, err
	}
	g, err := engine.Compile(def)
	if err != nil {
		return nil, strictyaml.Invalid(ref, err)
	}
	x := b.Find(def)
	if x == nil {
		return nil, badUsage("the baseline %s has no games of %s", o.baseline, def.Label())
	}
	only := *b
	only.Batches = []gate.Batch{*x}
	batch := &selfplay.Batch{
		Game: g, Label: def.Label(), Digest: def.Digest(), Games: x.Games, Seed: x.Seed, Opening: x.Opening, Workers: o.workers,
		CountFailures: o.bad.count(),
	}
	for _, p := range x.Pairings {
		batch.Pairings = append(batch.Pairings, selfplay.Pairing{First: p.First, Second: p.Second})
	}
	if err := batch.Check(); err != nil {
		return nil, o.invalid(err)
	}
	meter := o.newMeter("gate", batch.Total())
	player := &runner.Runner{Played: meter.count, Reduced: o.reduced}
	r, _, err := gate.Play(ctx, player, &only, []*selfplay.Batch{batch})
	return r, fault(meter.done(err))
}

// tell writes the result wherever it is wanted, and turns the verdict into an exit code.
func (o *gateOptions) tell(r *gate.Result) error {
	o.warnFailures(r.Failures)
	if err := page.Write(o.out, r, o.format.value, o.page()); err != nil {
		return err
	}
	if o.junit != "" {
		if err := o.writeFile(o.junit, r.WriteJUnit); err != nil {
			return err
		}
	}
	if o.github {
		if err := o.tellGitHub(r); err != nil {
			return err
		}
	}
	switch r.Verdict {
	case gate.Regression:
		return errFailed
	case gate.Inconclusive:
		return errInconclusive
	}
	return nil
}

// tellGitHub writes annotations, and the summary into the file that GitHub Actions names.
func (o *gateOptions) tellGitHub(r *gate.Result) error {
	for _, a := range r.Annotations(inRepository(o.baseline)) {
		fmt.Fprintln(o.orders, a)
	}
	summary := os.Getenv("GITHUB_STEP_SUMMARY")
	if summary == "" {
		return nil
	}
	var text bytes.Buffer
	if err := r.WriteText(&text, page.Options{Markdown: true}); err != nil {
		return err
	}
	return disk.Append(o.disk, summary, text.Bytes())
}
