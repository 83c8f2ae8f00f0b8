package main

import (
	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay/config"
	"github.com/wildbench/wildbench/selfplay/rundir"
)

// reduced tells, once, that memory is there for fewer workers than would play.
func (s *streams) reduced(workers, wanted int) {
	s.fewer.Do(func() {
		s.warn("memory is there for the bots of %d of %d workers, so there are no more", workers, wanted)
	})
}

// failureChoice is what the user wants of games in which a bot failed.
type failureChoice struct{ choice }

// failuresUsage is the help on --bot-failures.
const failuresUsage = "games in which a bot failed: exclude them from all figures, or count them"

// addFailures adds --bot-failures to a command.
func addFailures(cmd *cobra.Command) *failureChoice {
	c := &failureChoice{choice{config.FailureChoices[0], config.FailureChoices}}
	cmd.Flags().Var(&c.choice, "bot-failures", failuresUsage)
	complete := cobra.FixedCompletions(config.FailureChoices, cobra.ShellCompDirectiveNoFileComp)
	if err := cmd.RegisterFlagCompletionFunc("bot-failures", complete); err != nil {
		panic(err) // the flag was added above
	}
	return c
}

func (c *failureChoice) count() bool { return c.value == config.CountFailures }

// apply has the records of a run read as it was chosen.
func (c *failureChoice) apply(d *rundir.Dir) {
	for _, e := range d.Manifest.Batches {
		e.Header.CountFailures = c.count()
	}
}

// warnFailures tells of games in which bots failed. Every command that plays games or reports on
// them calls it.
func (s *streams) warnFailures(f *reports.Failures) {
	if f.Any() {
		s.warn("%s", f)
	}
}
