package main

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine/scenario"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/excerpt"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

type checkOptions struct{ *streams }

func newCheck(s *streams) *cobra.Command {
	o := &checkOptions{s}
	return &cobra.Command{
		Use:   "check [SCENARIO FILE…]",
		Short: "Check rules against scenarios",
		Long: `Run scenario files: small positions with what must be legal in them, or what moves must
lead to. Without a file, the scenarios of all built-in variants are run; the name of one
of these runs its own.

A scenario file looks like this:

  variant: wild-kingdom-2017        # or the path of a variant file, from here
  scenarios:
    - name: a Frog steps diagonally forward only
      fen: "9l/10/10/10/10/10/10/10/1F8/L9 w 1"
      from: b2                      # optional: only this animal's moves
      without: [frog.must-capture]  # optional; likewise with and set
      legal: [b2-a3, b2-c3]         # or includes and excludes
    - name: taking the Lion wins
      fen: "10/10/10/10/10/10/10/10/l9/R8L w 1"
      play: a1xa2                   # a move, or a list of them
      then: {outcome: white-wins lion-captured}`,
		Example: `  wildbench check
  wildbench check my-scenarios.yaml`,
		ValidArgsFunction: completeScenarios(),
		RunE:              func(_ *cobra.Command, args []string) error { return o.run(args) },
	}
}

func (o *checkOptions) run(refs []string) error {
	if len(refs) == 0 {
		refs = scenario.Builtin()
	}
	width := 0
	for _, ref := range refs {
		width = max(width, len(ref))
	}
	var (
		runner       scenario.Runner
		total, wrong int
		mistakes     variants.Errors
	)
	failed := 0
	for _, ref := range refs {
		if failed > 0 {
			fmt.Fprintln(o.out) // here the details of the last file end
		}
		results, err := check(&runner, ref)
		var found variants.Errors
		switch {
		case errors.As(err, &found):
			fmt.Fprintf(o.out, "%s  %-*s  cannot be run\n", o.onOut.Alarm("BAD "), width, ref)
			mistakes = append(mistakes, found...)
		case err != nil:
			return err
		}
		failed = o.report(ref, width, results)
		wrong += failed
		total += len(results)
	}
	if len(refs) > 1 {
		fmt.Fprintf(o.out, "\n%s\n", verdict(total, wrong))
	}
	switch {
	case mistakes != nil:
		return mistakes
	case wrong > 0:
		return errFailed
	}
	return nil
}

func check(runner *scenario.Runner, ref string) ([]scenario.Result, error) {
	f, err := scenario.Load(ref)
	if err != nil {
		return nil, strictyaml.Invalid(ref, err)
	}
	return runner.Run(f)
}

// report prints how the scenarios of a file came out, and returns how many failed.
func (o *checkOptions) report(ref string, width int, results []scenario.Result) (failed int) {
	if len(results) == 0 {
		return 0
	}
	for i := range results {
		if !results[i].Passed() {
			failed++
		}
	}
	word := o.onOut.Good("ok  ")
	if failed > 0 {
		word = o.onOut.Alarm("FAIL")
	}
	fmt.Fprintf(o.out, "%s  %-*s  %s\n", word, width, ref, verdict(len(results), failed))
	for i := range results {
		if r := &results[i]; !r.Passed() {
			o.explain(ref, r)
		}
	}
	return failed
}

func verdict(total, failed int) string {
	if failed == 0 {
		return plural(total, "scenario")
	}
	return fmt.Sprintf("%d of %s failed", failed, plural(total, "scenario"))
}

// explain prints what is wrong with a scenario that failed.
func (o *checkOptions) explain(ref string, r *scenario.Result) {
	fmt.Fprintf(o.out, "\n      %s %s\n", o.onOut.Bold(r.Scenario.Name), o.onOut.Faint(fmt.Sprintf("(%s:%d)", ref, r.Scenario.Line)))
	const indent = "      "
	if r.Column > 0 {
		text, mark := excerpt.At(r.Scenario.FEN, r.Column, excerpt.Columns-len(indent))
		fmt.Fprintf(o.out, "%s%s\n%[1]s%[3]s\n", indent, o.onOut.Faint(text), mark)
	} else {
		fmt.Fprintf(o.out, "%s%s\n", indent, o.onOut.Faint(r.Scenario.FEN))
	}
	for _, f := range r.Failures {
		for line := range strings.Lines(excerpt.Message(f.String())) {
			fmt.Fprintf(o.out, "        %s\n", strings.TrimRight(line, "\n"))
		}
	}
}
