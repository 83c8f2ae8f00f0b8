//go:build unix

package main

import (
	"bufio"
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
)

// thinker is a bot that thinks for longer than anybody waits.
const thinker = "search:nodes=1000000000"

// tellingBot is a bot that plays at once, and writes a line to a pipe whenever it is asked to.
const tellingBot = `while read -r word rest; do
	case $word in
	position) first= ;;
	move) : "${first:=$rest}" ;;
	go) echo asked >asked; echo "$first" ;;
	esac
done
`

// TestInterruptWhileABotThinks sends the whole program the signals that stop it, while a bot is
// busy with one move: it ends with the code that shells expect, and says how far it got and how to
// go on.
func TestInterruptWhileABotThinks(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("no sh")
	}
	t.Chdir(t.TempDir())
	for path, text := range map[string]string{
		"bot.sh":     tellingBot,
		"short.yaml": "extends: jungle\nname: short\nlimits: {max_plies: 2}\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo("asked", 0o600); err != nil {
		t.Fatal(err)
	}
	asked, err := os.OpenFile("asked", os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer asked.Close()
	said := bufio.NewReader(asked)
	const teller = "program:command=sh bot.sh"
	for line, c := range map[string]struct {
		bots   string
		asked  int // how often the other bot is asked for a move before the long thinker's turn
		signal syscall.Signal
		want   string // the end of what it says, as a regular expression
	}{
		"run short.yaml --pairings gauntlet --games 2": {thinker + "," + teller, 1, syscall.SIGINT,
			"wildbench: interrupted after 0 of 2 games of short; nothing is kept without --out\n"},
		"run short.yaml --pairings gauntlet --games 2 --out run": {thinker + "," + teller, 1, syscall.SIGTERM,
			"wildbench: interrupted with 0 of 2 games of short in run\n" +
				"to go on: wildbench run short.yaml --pairings gauntlet --games 2 --out run " +
				"--bots '" + thinker + ",program:command=sh bot.sh' --workers 1 --resume\n"},
		"ladder short.yaml --games 4": {thinker + "," + teller, 1, syscall.SIGINT,
			"wildbench: interrupted after 0 of at most 4 games of ladder; nothing of them is kept\n"},
		"compare short.yaml --with dog-swims --games 4": {teller + "," + thinker, 8, syscall.SIGINT,
			"wildbench: interrupted after [34] of at most 24 games of compare; nothing of them is kept\n"},
	} {
		t.Run(line, func(t *testing.T) {
			cmd := self(t, append(strings.Fields(line), "--bots", c.bots, "--workers", "1"))
			var stdout, stderr bytes.Buffer
			cmd.Stdout, cmd.Stderr = &stdout, &stderr
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			t.Cleanup(func() { cmd.Process.Kill() })
			for range c.asked {
				if _, err := said.ReadString('\n'); err != nil {
					t.Fatal(err)
				}
			}
			if err := cmd.Process.Signal(c.signal); err != nil {
				t.Fatal(err)
			}
			var exit *exec.ExitError
			if err := cmd.Wait(); !errors.As(err, &exit) || exit.ExitCode() != exitInterrupted {
				t.Errorf("%v, want exit code %d; stderr %q", err, exitInterrupted, stderr.String())
			}
			if stdout.Len() > 0 || !regexp.MustCompile(c.want+"$").MatchString(stderr.String()) {
				t.Errorf("printed %q and %q, want %q on stderr", stdout.String(), stderr.String(), c.want)
			}
		})
	}
}

// self is this program, run as wildbench.
func self(t *testing.T, args []string) *exec.Cmd {
	path, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(t.TempDir(), "wildbench")
	if err := os.Symlink(path, link); err != nil {
		t.Fatal(err)
	}
	return exec.Command(link, args...)
}
