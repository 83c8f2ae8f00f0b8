package main

import (
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay/rundir"
)

func newMerge(s *streams) *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use:   "merge DIRECTORY… --out DIRECTORY",
		Short: "Join the shards of a run",
		Long: `Join the directories of a run that was played in shards (wildbench run --shard 1/3, 2/3 and
3/3) into one, in whatever order they are named. Its records are those that the run would
have had in one piece, byte for byte. Shards of different runs, games that two of them
have and games that none of them has are refused. A merge that was stopped on the way can be
run again.`,
		Example:           `  wildbench merge runs/shard-* --out runs/whole`,
		Args:              atLeast("DIRECTORY"),
		ValidArgsFunction: completeRuns(anyNumber),
		RunE: func(_ *cobra.Command, dirs []string) error {
			if out == "" {
				return badUsage("merge needs an --out directory")
			}
			if err := s.shelf().Merge(out, dirs, time.Now()); err != nil {
				return mergeError(err)
			}
			if err := s.tellMerged(out); err != nil {
				return err
			}
			fmt.Fprintf(s.err, "%s\n", s.onErr.Faint(fmt.Sprintf("joined %s in %s", plural(len(dirs), "shard"), out)))
			return nil
		},
	}
	cmd.Flags().StringVar(&out, "out", "", "where to put the whole `DIRECTORY`")
	completeFiles(cmd, "out", noFile)
	return cmd
}

// tellMerged warns of games in which bots failed.
func (s *streams) tellMerged(path string) error {
	d, err := s.openRun(path)
	if err != nil {
		return err
	}
	list, err := reports.ReadRun(d)
	s.warnFailures(reports.FailuresOf(list))
	return errors.Join(err, d.Close())
}

// mergeError says why directories cannot be joined. Most often they are the wrong ones.
func mergeError(err error) error {
	if isTrouble(err) || errors.As(err, new(*rundir.ContentError)) {
		return err
	}
	return badUsage("cannot merge: %v", unfinished(err))
}
