package selfplay

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine/game/gametest/keep"
	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/selfplay/bot/program"
)

// script writes a program for the shell and returns the spec of the bot.
func script(t *testing.T, settings, text string) string {
	t.Helper()
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no sh")
	}
	path := filepath.Join(t.TempDir(), "bot.sh")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return "program" + settings + ":command=" + shell + " " + path
}

// firstMove answers with the first legal move.
const firstMove = `
while read -r word rest; do
	case $word in
	position) first= ;;
	move) : "${first:=$rest}" ;;
	go) echo "$first" ;;
	esac
done`

func externalBatch(spec string, games int) *Batch {
	return &Batch{Game: keep.New(), Pairings: []Pairing{{spec, "random"}}, Games: games, Seed: 7, Workers: 2}
}

func TestAProgramPlays(t *testing.T) {
	b := externalBatch(script(t, "", firstMove), 6)
	recs := collect(t, b)
	for _, r := range recs {
		if r.Mishaps[0].Any() || r.Mishaps[1].Any() || !r.Outcome.Over() {
			t.Errorf("game %d: %+v, %v", r.Game, r.Mishaps, r.Outcome)
		}
	}
	b.Workers = 1
	if diff := cmp.Diff(recs, collect(t, b)); diff != "" {
		t.Error(diff)
	}
}

func TestProgramsThatFail(t *testing.T) {
	for name, test := range map[string]struct {
		settings, text string
		kind           error
		count          func(bot.Mishaps) int
	}{
		"crash":    {"", "exit 1", program.ErrCrash, func(m bot.Mishaps) int { return m.Crashes }},
		"nonsense": {"", "while read -r word rest; do [ $word = go ] && echo resign; done", program.ErrIllegal, func(m bot.Mishaps) int { return m.Illegal }},
		"flood":    {"", "while :; do echo blah; done", program.ErrIllegal, func(m bot.Mishaps) int { return m.Illegal }},
		"hang":     {":timeout=0.02", "while read -r word rest; do :; done", program.ErrTimeout, func(m bot.Mishaps) int { return m.Timeouts }},
	} {
		t.Run(name, func(t *testing.T) {
			b := externalBatch(script(t, test.settings, test.text), 2)
			var mu sync.Mutex
			told := 0
			b.Trouble = func(p Pairing, game int, err error) {
				mu.Lock()
				defer mu.Unlock()
				told++
				if p != b.Pairings[0] || !errors.Is(err, test.kind) {
					t.Errorf("told of %v in game %d of %s", err, game, p)
				}
			}
			for _, r := range collect(t, b) {
				m := r.Mishaps[0]
				turns := r.Turns[r.FirstSeat]
				if n := test.count(m); n != min(turns, bot.MaxMishaps) || m.Skipped != turns-n || r.Mishaps[1].Any() {
					t.Errorf("game %d with %d turns: %+v", r.Game, turns, r.Mishaps)
				}
				if !r.Outcome.Over() {
					t.Errorf("game %d is not over", r.Game)
				}
			}
			if told != 2 {
				t.Errorf("told of trouble in %d games", told)
			}
		})
	}
}

func TestProgramsThatFailPlayTheSameGames(t *testing.T) {
	b := externalBatch(script(t, "", "exit 1"), 4)
	b.Trouble = nil
	first := collect(t, b)
	b.Workers = 1
	if diff := cmp.Diff(first, collect(t, b)); diff != "" {
		t.Error(diff)
	}
}

func TestProgramSpecs(t *testing.T) {
	shell, err := exec.LookPath("sh")
	if err != nil {
		t.Skip("there is no sh")
	}
	for spec, want := range map[string]string{
		"program:command=" + shell + "  -c  a:b=c":    "program:command=" + shell + " -c a:b=c",
		"program:timeout=10:command=" + shell:         "program:command=" + shell,
		"program:timeout=.50:command=" + shell:        "program:timeout=0.5:command=" + shell,
		"program":                                     "needs a command",
		"program:command=":                            "needs a command",
		"program:timeout=0:command=" + shell:          "timeout=SECONDS",
		"program:patience=3:command=" + shell:         "timeout=SECONDS",
		"program:command=no-such-program-as-this one": `there is no program "no-such-program-as-this"`,
	} {
		f, err := bot.New(spec)
		if got := f.Spec; err != nil {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s: error %v, want %s", spec, err, want)
			}
		} else if got != want {
			t.Errorf("%s: %s, want %s", spec, got, want)
		}
	}
}

func TestQuotedPrograms(t *testing.T) {
	shell := script(t, "", "exit 0")
	for text, want := range map[string]string{
		shell + ` "x"  'a b'`:    shell + ` x 'a b'`,
		shell + ` ''`:            shell + ` ''`,
		shell + ` "don't" 'a,b'`: shell + ` "don't" 'a,b'`,
	} {
		f, err := bot.New(text)
		if err != nil || f.Spec != want {
			t.Errorf("%s: %s, %v, want %s", text, f.Spec, err, want)
		}
		if again, err := bot.New(f.Spec); err != nil || again.Spec != f.Spec {
			t.Errorf("%s becomes %s, %v", f.Spec, again.Spec, err)
		}
	}
	folder := t.TempDir()
	for text, want := range map[string]string{
		"program:command=''":                "needs a command",
		"program:command=sh 'x":             "has no end",
		"program:command='" + folder + "'":  "is a folder",
		"program:command=/nonexistent/here": "there is no program",
	} {
		if _, err := bot.New(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

// TestPythonExample plays with the program that the documentation shows.
func TestPythonExample(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3")
	}
	b := externalBatch("program:command="+python+" ../configs/bot.py", 4)
	b.Game = builtin(t, "jungle")
	won := 0
	err = b.Run(context.Background(), func(r *Record) error {
		if r.Mishaps[0].Any() {
			t.Errorf("game %d: %+v", r.Game, r.Mishaps[0])
		}
		if r.Outcome.Winner == r.FirstSeat {
			won++
		}
		return nil
	})
	if err != nil || won == 0 {
		t.Errorf("%v; it won %d games of 4", err, won)
	}
}
