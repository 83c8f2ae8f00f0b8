package main

import (
	"context"
	"fmt"
	"io"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"

	"github.com/wildbench/wildbench/engine/game"
)

// run runs one command line and returns the exit code. Results go to stdout; progress, warnings and
// errors to stderr.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	return newStreams(stdin, stdout, stderr).run(ctx, args)
}

func (s *streams) run(ctx context.Context, args []string) (code int) {
	defer func() {
		switch cause := recover().(type) {
		case nil:
		case *game.Excess:
			code = s.finish(cause)
		default:
			code = s.finish(fmt.Errorf("internal fault: %v\n%s", cause, debug.Stack()))
		}
	}()
	s.args = args
	for _, a := range args {
		if strings.ContainsAny(a, "\n\r") { // no name of a file or of a game goes over two lines
			return s.finish(badUsage("an argument is to be a single line: %q", a))
		}
	}
	root := newRoot(s)
	root.SetArgs(args)
	return s.finish(root.ExecuteContext(ctx))
}

func newRoot(s *streams) *cobra.Command {
	root := &cobra.Command{
		Use:   "wildbench",
		Short: "Playtest the rules of a game before people do",
		Long: `wildbench plays a game against itself and says what its rules do: which pieces and
abilities are used, who wins and why, and how long it takes. A game is a YAML file, a
variant; every ability in it can be turned off or changed from the command line.

A VARIANT is the name of a built-in game (see: wildbench variants list) or the path of a
YAML file.`,
		Example: `  wildbench run                                  play the built-in editions and compare them
  wildbench run wild-kingdom-2017 --games 1000   play one of them
  wildbench moves wild-kingdom-2017              what is legal at the start
  wildbench check                                do the rules do what the rulebooks say?`,
		Version:       version(),
		Args:          noCommand,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
		SilenceErrors: true,
		SilenceUsage:  true,
	}
	root.SetIn(s.in)
	root.SetOut(s.out)
	root.SetErr(s.err)
	root.SetVersionTemplate("wildbench {{.Version}}\n")
	root.SetFlagErrorFunc(badFlag)
	root.AddGroup(&cobra.Group{ID: "play", Title: "Play games"}, &cobra.Group{ID: "answers", Title: "Ask questions"}, &cobra.Group{ID: "rules", Title: "Look at rules"})
	addGroup(root, "play", newRun(s), newReport(s), newReplay(s), newMerge(s), newBench(s), newBots(s))
	addGroup(root, "answers", newLadder(s), newCompare(s), newAblate(s), newSweep(s), newValues(s), newGate(s))
	addGroup(root, "rules", newVariants(s), newCheck(s), newMoves(s), newPlay(s), newPerft(s))
	addCompletions(root)
	return root
}

func addGroup(root *cobra.Command, id string, cmds ...*cobra.Command) {
	for _, c := range cmds {
		c.GroupID = id
		root.AddCommand(c)
	}
}

// version is what the binary was built from.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" {
		return "(devel)"
	}
	return info.Main.Version
}
