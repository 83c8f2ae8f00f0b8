package main

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"fmt"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/config"
	"github.com/wildbench/wildbench/variants"
)

var update = flag.Bool("update", false, "rewrite what the sessions compare with")

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"wildbench": main})
}

// TestScript runs the sessions under testdata/script. Besides testscript's own commands they use
//
//	exits CODE wildbench ARGS…
//	workflow FILE JOB [OLD=NEW…]
//
// of which one runs a command and checks its exit code, and one runs the commands of a workflow.
// The folder of configurations is $CONFIGS. Under the condition [race] the race detector is on:
// sessions that look at words and figures alone stop there.
func TestScript(t *testing.T) {
	configs, err := filepath.Abs("../../configs")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		UpdateScripts:       *update,
		Cmds: map[string]func(ts *testscript.TestScript, neg bool, args []string){
			"exits": exits, "workflow": workflow,
		},
		Condition: func(cond string) (bool, error) {
			if cond != "race" {
				return false, fmt.Errorf("unknown condition %q", cond)
			}
			return reportstest.Race, nil
		},
		Setup: func(e *testscript.Env) error {
			e.Setenv("ESC", "\x1b")
			e.Setenv("CONFIGS", configs)
			return nil
		},
	})
}

// notRaced skips a test of words under the race detector: sessions run the same commands there.
func notRaced(t *testing.T) {
	t.Helper()
	if reportstest.Race {
		t.Skip("looks at words, not for races")
	}
}

func exits(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: exits CODE PROGRAM ARGS…")
	}
	want, err := strconv.Atoi(args[0])
	ts.Check(err)
	got := 0
	if err := ts.Exec(args[1], args[2:]...); err != nil {
		var exit *exec.ExitError
		if !errors.As(err, &exit) {
			ts.Fatalf("%v", err)
		}
		got = exit.ExitCode()
	}
	if got != want {
		ts.Fatalf("exit code %d, want %d", got, want)
	}
}

// TestInterrupted stops commands before they begin: they say how far they got, and exit as shells
// expect.
func TestInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	out := filepath.Join(t.TempDir(), "run")
	for line, want := range map[string]string{
		"run jungle --games 2": "wildbench: interrupted after 0 of 6 games of jungle; nothing is kept without --out\n",
		"run jungle --games 4 --out " + out: "wildbench: interrupted with 0 of 12 games of jungle in " + out + "\n" +
			"to go on: wildbench run jungle --games 4 --out " + out + " --resume\n",
		"perft jungle --depth 2": "wildbench: interrupted after 0 of 24 first moves\n",
	} {
		var stdout, stderr bytes.Buffer
		if code := run(ctx, strings.Fields(line), strings.NewReader(""), &stdout, &stderr); code != exitInterrupted {
			t.Errorf("%s: exit code %d, want %d", line, code, exitInterrupted)
		}
		if stdout.Len() > 0 || stderr.String() != want {
			t.Errorf("%s: printed %q and %q, want %q on stderr alone", line, stdout.String(), stderr.String(), want)
		}
	}
}

// TestFullDisk writes where nothing can be written: the command cannot be carried out, and that is
// no fault of the program.
func TestFullDisk(t *testing.T) {
	for _, line := range []string{"variants list", "moves jungle", "moves jungle --format json", "check jungle"} {
		var stderr bytes.Buffer
		code := run(context.Background(), strings.Fields(line), strings.NewReader(""), full{}, &stderr)
		if code != exitUsage || stderr.String() != "wildbench: no space left\n" {
			t.Errorf("%s: exit code %d, stderr %q", line, code, stderr.String())
		}
	}
}

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no space left") }

// TestFault explains a game that broke, so that it can be seen again.
func TestFault(t *testing.T) {
	part := &config.Part{Ref: "jungle", Overrides: variants.Overrides{With: []string{"dog-swims"}, Set: []string{"limits.max_plies=9"}}}
	err := explain(&selfplay.Fault{
		Variant: "jungle", Seed: 7, Game: 3, Moves: []string{"a1-a2", "a9-b9 xb9"}, Cause: "no such square", Stack: []byte("stack"),
	}, part)
	const again = "wildbench play jungle --with dog-swims --set limits.max_plies=9 a1-a2 'a9-b9 xb9'"
	if code := exitCode(err); code != exitFault || !strings.HasSuffix(err.Error(), again) || !strings.Contains(err.Error(), "seed 7") {
		t.Errorf("exit code %d: %v", code, err)
	}
}

func TestThousands(t *testing.T) {
	for n, want := range map[uint64]string{0: "0", 999: "999", 1000: "1,000", 1234567: "1,234,567"} {
		if got := thousands(n); got != want {
			t.Errorf("thousands(%d) = %q, want %q", n, got, want)
		}
	}
}

func TestQuote(t *testing.T) {
	for text, want := range map[string]string{
		"a2-a3":              "a2-a3",
		"f3-f5 xf4":          "'f3-f5 xf4'",
		"fling:e10 e9>e8":    "'fling:e10 e9>e8'",
		"limits.max_plies=3": "limits.max_plies=3",
		"it's":               `'it'\''s'`,
	} {
		if got := quote(text); got != want {
			t.Errorf("quote(%q) = %s, want %s", text, got, want)
		}
	}
}
