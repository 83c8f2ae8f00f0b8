package rundir

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/wildbench/wildbench/selfplay"
)

// victimDir is the environment variable that turns the test binary into a process that plays into a
// directory and says on standard output when it has kept a game.
const victimDir = "WILDBENCH_TEST_VICTIM"

// victimGames is how many games each of three pairings plays.
const victimGames = 100

func victim(dir string) {
	err := func() error {
		p, err := newPart("jungle", victimGames, 2)
		if err != nil {
			return err
		}
		m, err := NewManifest("test", Shard{}, []Part{p})
		if err != nil {
			return err
		}
		d, err := shelf.Resume(dir, m)
		if err != nil {
			return err
		}
		s, err := d.Store(0)
		if err != nil {
			return err
		}
		for _, span := range s.Missing() {
			if err := p.Batch.RunSpan(context.Background(), span, loud{s}, s.Add); err != nil {
				return err
			}
		}
		return s.Finish()
	}()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// loud tells of every game that is safe.
type loud struct{ *Store }

func (l loud) Keep(n int, r *selfplay.Record) error {
	if err := l.Store.Keep(n, r); err != nil {
		return err
	}
	_, err := fmt.Println(n)
	return err
}

// TestKilled kills a run at twenty random moments and goes on with it: no game that was safe is
// played again, and the records are those of a run that was left alone.
func TestKilled(t *testing.T) {
	exe, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "run")
	rng := rand.New(rand.NewPCG(1, 2))
	safe := make(map[int]bool)
	for kills := 0; ; {
		cmd := exec.Command(exe)
		cmd.Env = append(os.Environ(), victimDir+"="+path)
		cmd.Stderr = os.Stderr
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		const games = 3 * victimGames
		until := games // the last one is left alone
		if kills < 20 {
			until = rng.IntN(games / 20)
		}
		lines := bufio.NewScanner(out)
		seen := 0
		tell := func() {
			var n int
			if _, err := fmt.Sscan(lines.Text(), &n); err != nil || safe[n] {
				t.Errorf("played again: game %s", lines.Text())
			}
			safe[n] = true
		}
		for seen < until && lines.Scan() {
			seen++
			tell()
		}
		if kills < 20 {
			if err := cmd.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
		for lines.Scan() { // what it said before it died
			tell()
		}
		err = cmd.Wait()
		if kills == 20 {
			if err != nil {
				t.Fatal(err)
			}
			break
		}
		kills++
	}
	// Between keeping a game and saying so each of two workers may have been killed.
	if len(safe) < 3*victimGames-2*20 || len(safe) > 3*victimGames {
		t.Errorf("%d games were said to be safe", len(safe))
	}
	whole := filepath.Join(t.TempDir(), "whole")
	played(t, whole, Shard{}, []Part{part(t, "jungle", victimGames, 2)})
	if records(t, path) != records(t, whole) {
		t.Error("the records are not those of a run that was left alone")
	}
}
