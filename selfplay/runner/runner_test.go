package runner_test

import (
	"context"
	"errors"
	"path/filepath"
	"testing"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/config"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/selfplay/runner"
)

// part is a batch of Jungle games between random movers.
func part(t *testing.T, games int, until config.Until) rundir.Part {
	t.Helper()
	c := config.Config{
		Variants: []config.Variant{{Name: "jungle"}}, Bots: []string{"random"}, Games: games, Seed: 4, Until: until,
	}
	parts, err := c.Parts()
	if err != nil {
		t.Fatal(err)
	}
	return parts[0].Part
}

// resume plays a batch into a directory, which is closed again.
func resume(ctx context.Context, t *testing.T, path string, p rundir.Part, r *runner.Runner) (runner.Tally, error) {
	t.Helper()
	m, err := rundir.NewManifest("test", rundir.Shard{}, []rundir.Part{p})
	if err != nil {
		t.Fatal(err)
	}
	d, err := rundir.Shelf{System: disk.OS{}}.Resume(path, m)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	store, err := d.Store(0)
	if err != nil {
		t.Fatal(err)
	}
	return r.Play(ctx, p.Batch, store, func(*selfplay.Record) error { return nil })
}

// prints are the fingerprints of games that are played.
func prints(t *testing.T, b *selfplay.Batch) []uint64 {
	t.Helper()
	var list []uint64
	_, err := new(runner.Runner).Play(t.Context(), b, nil, func(r *selfplay.Record) error {
		list = append(list, r.Fingerprint)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

// TestPlayGoesOn stops a run by an error of its sink and goes on with it: every game is handed
// over, those of before first, and only those that were missing are played.
func TestPlayGoesOn(t *testing.T) {
	const games, enough = 900, 150
	p := part(t, games, config.Until{})
	path := filepath.Join(t.TempDir(), "run")
	full, seen := errors.New("full"), 0
	_, err := resume(t.Context(), t, path, p, &runner.Runner{Played: func(*selfplay.Record) { seen++ }})
	if err != nil || seen != games {
		t.Fatalf("%d games, %v", seen, err)
	}

	path = filepath.Join(t.TempDir(), "run")
	ctx, cancel := context.WithCancelCause(t.Context())
	seen = 0
	_, err = resume(ctx, t, path, p, &runner.Runner{Played: func(*selfplay.Record) {
		if seen++; seen == enough {
			cancel(full)
		}
	}})
	var halt *runner.Halt
	if !errors.As(err, &halt) || !errors.Is(err, full) || err.Error() != "full" {
		t.Fatalf("error %v", err)
	}
	if halt.Batch != p.Batch.Name() || !halt.Kept || halt.Of != games || halt.Games < 120 || halt.Games >= games {
		t.Errorf("%+v", halt)
	}

	begun, recalled, total := 0, 0, 0
	tally, err := resume(t.Context(), t, path, p, &runner.Runner{
		Begun:    func(*selfplay.Batch) { begun++ },
		Recalled: func(n int) { recalled += n },
		Played:   func(*selfplay.Record) { total++ },
	})
	if err != nil {
		t.Fatal(err)
	}
	if begun != 1 || recalled != halt.Games || total != games || int(tally.Games) != games-recalled || tally.Plies == 0 {
		t.Errorf("begun %d, recalled %d of %d, %d games in all, %+v", begun, recalled, halt.Games, total, tally)
	}
}

// TestPlayUntil ends a pairing early, at the same game whether its games are kept or not, and
// whether or not it is interrupted.
func TestPlayUntil(t *testing.T) {
	p := part(t, 3000, config.Until{ScoreWithin: 0.05})
	want := len(prints(t, p.Batch))
	if want < 60 || want >= 3000 || want%rundir.BlockGames != 0 {
		t.Fatalf("%d games are enough", want)
	}
	path := filepath.Join(t.TempDir(), "run")
	for range 2 {
		ctx, cancel := context.WithCancel(t.Context())
		seen := 0
		_, err := resume(ctx, t, path, p, &runner.Runner{Played: func(*selfplay.Record) {
			if seen++; seen == want/2 {
				cancel()
			}
		}})
		if !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
	seen := 0
	count := func(*selfplay.Record) { seen++ }
	if _, err := resume(t.Context(), t, path, p, &runner.Runner{Played: count}); err != nil || seen != want {
		t.Errorf("%d games where it was interrupted, want %d: %v", seen, want, err)
	}
}

// TestRounds plays two batches side by side until it is enough: the games are those of the batches
// that are played in one.
func TestRounds(t *testing.T) {
	batches := []*selfplay.Batch{part(t, 40, config.Until{}).Batch, part(t, 20, config.Until{}).Batch}
	games := make([][]uint64, len(batches))
	var lengths [][2]int
	err := new(runner.Runner).Rounds(t.Context(), &runner.Rounds{
		Batches: batches, Count: 5,
		Ends: func(b *selfplay.Batch, round int) int { return b.Games * round / 5 },
		Sink: func(i int, r *selfplay.Record) error {
			games[i] = append(games[i], r.Fingerprint)
			return nil
		},
		Enough: func(round int) (bool, error) {
			lengths = append(lengths, [2]int{len(games[0]), len(games[1])})
			return round == 3, nil
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	if want := [][2]int{{8, 4}, {16, 8}, {24, 12}}; len(lengths) != len(want) || lengths[2] != want[2] || lengths[0] != want[0] {
		t.Errorf("games after rounds: %v, want %v", lengths, want)
	}
	for i, b := range batches {
		for n, print := range prints(t, b)[:len(games[i])] {
			if games[i][n] != print {
				t.Errorf("game %d of batch %d is another", n, i)
			}
		}
	}
}
