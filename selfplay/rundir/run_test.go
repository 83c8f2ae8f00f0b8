package rundir

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wildbench/wildbench/selfplay"
)

func TestRecordsComeBackAsTheyWere(t *testing.T) {
	parts := twoParts(t, 2)
	path := filepath.Join(t.TempDir(), "deep", "run")
	played(t, path, Shard{}, parts)
	for i, p := range parts {
		var want []*selfplay.Record
		err := p.Batch.Run(context.Background(), func(r *selfplay.Record) error {
			want = append(want, r.Clone())
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		got := read(t, path, i)
		if len(got) != len(want) {
			t.Fatalf("%d records of %d games", len(got), len(want))
		}
		for n := 0; n < len(want); n += 5 { // comparing takes its time
			if diff := cmp.Diff(want[n], got[n], cmpopts.EquateEmpty()); diff != "" {
				t.Error(diff)
			}
		}
	}
	if left, _ := filepath.Glob(filepath.Join(path, "*"+journalExt)); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestRecordsDoNotDependOnWorkers(t *testing.T) {
	dir, want := t.TempDir(), ""
	for _, workers := range []int{1, 2, 8} {
		path := filepath.Join(dir, string(rune('0'+workers)))
		played(t, path, Shard{}, twoParts(t, workers))
		switch got := records(t, path); {
		case want == "":
			want = got
		case got != want:
			t.Errorf("other records with %d workers", workers)
		}
	}
}

func TestInterruptedAndResumed(t *testing.T) {
	dir := t.TempDir()
	parts := twoParts(t, 2)
	played(t, filepath.Join(dir, "whole"), Shard{}, parts)

	path := filepath.Join(dir, "parts")
	stop := errors.New("stop")
	for after := 1; ; after += 11 {
		d, err := shelf.Resume(path, manifest(t, Shard{}, parts))
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancelCause(context.Background())
		n := 0
		for i := range parts {
			s, err := d.Store(i)
			if err != nil {
				t.Fatal(err)
			}
			s.journal.out = writerFunc(func(b []byte) (int, error) {
				if n++; n == after {
					cancel(stop)
				}
				return s.journal.f.Write(b)
			})
		}
		err = playInto(ctx, d, parts)
		cancel(nil)
		if err == nil {
			break
		}
		if !errors.Is(err, stop) {
			t.Fatal(err)
		}
	}
	if records(t, path) != records(t, filepath.Join(dir, "whole")) {
		t.Error("the records depend on interruptions")
	}
}

type writerFunc func(b []byte) (int, error)

func (f writerFunc) Write(b []byte) (int, error) { return f(b) }

// TestFullDisk has every file refuse to grow at some point: the error says so, and nothing is lost
// or damaged by it.
func TestFullDisk(t *testing.T) {
	dir := t.TempDir()
	parts := twoParts(t, 2)
	played(t, filepath.Join(dir, "whole"), Shard{}, parts)
	full := errors.New("no space left on device")
	limited := func(f io.Writer, room int) writerFunc {
		return func(b []byte) (int, error) {
			if len(b) <= room {
				room -= len(b)
				return f.Write(b)
			}
			n, err := f.Write(b[:room])
			room = 0
			return n, errors.Join(err, full)
		}
	}
	for name, limit := range map[string]func(*Store){
		"journal": func(s *Store) { s.journal.out = limited(s.journal.f, 8_000) },
		"records": func(s *Store) { s.records.out = limited(s.records.f, 8_000) },
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(dir, name)
			d, err := shelf.Create(path, manifest(t, Shard{}, parts))
			if err != nil {
				t.Fatal(err)
			}
			s, err := d.Store(0)
			if err != nil {
				t.Fatal(err)
			}
			limit(s)
			if err := playInto(context.Background(), d, parts); !errors.Is(err, full) {
				t.Fatalf("error %v", err)
			}
			d, err = shelf.Open(path)
			if err != nil {
				t.Fatal(err)
			}
			if s, err := d.Store(0); err != nil || len(s.Damages()) > 0 {
				t.Errorf("after the disk was full: %v, %v", err, s.Damages())
			}
			d.Close()
			resumed(t, path, parts)
			if records(t, path) != records(t, filepath.Join(dir, "whole")) {
				t.Error("the records are others")
			}
		})
	}
}

func TestShardsMerge(t *testing.T) {
	dir := t.TempDir()
	parts := twoParts(t, 2)
	at := func(name string) string { return filepath.Join(dir, name) }
	played(t, at("whole"), Shard{}, parts)
	for _, s := range []Shard{{1, 3}, {2, 3}, {3, 3}, {1, 2}} {
		played(t, at(strings.ReplaceAll(s.String(), "/", "of")), s, parts)
	}
	if err := shelf.Merge(at("merged"), []string{at("3of3"), at("1of3"), at("2of3")}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if records(t, at("merged")) != records(t, at("whole")) {
		t.Error("merged shards are not the whole")
	}
	if err := shelf.Merge(at("once more"), []string{at("merged")}, time.Now()); err != nil {
		t.Errorf("a merged run is whole, but: %v", err)
	}

	other := twoParts(t, 2)
	other[0].Batch.Seed, other[1].Batch.Seed = 6, 6
	played(t, at("other"), Shard{2, 3}, other)
	unfinished, err := shelf.Create(at("unfinished"), manifest(t, Shard{2, 3}, parts))
	if err != nil {
		t.Fatal(err)
	}
	unfinished.Close()
	for want, shards := range map[string][]string{
		"no shard has game ":               {"1of3", "3of3"},
		"both have game 0 of jungle":       {"1of3", "2of3", "3of3", "1of3"},
		"both have game ":                  {"1of2", "2of3", "3of3"},
		"seed of jungle: 5 and 6":          {"1of3", "other", "3of3"},
		"is unfinished: 0 of ":             {"1of3", "unfinished", "3of3"},
		"there is no run in it":            {"1of3", "nowhere"},
		"nothing to merge":                 {},
		"0 of 60 games of jungle-standard": {"unfinished"},
	} {
		var paths []string
		for _, s := range shards {
			paths = append(paths, at(s))
		}
		if err := shelf.Merge(at("bad"), paths, time.Now()); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("merging %v: error %v, want %q", shards, err, want)
		}
	}
	if _, err := os.Stat(at("bad")); err == nil {
		t.Error("a merge that was refused left something behind")
	}
}

func TestShardsShareAllBlocks(t *testing.T) {
	for n := range 40 {
		for of := 1; of < 12; of++ {
			next := 0
			for i := 1; i <= of; i++ {
				from, to := Shard{i, of}.blocks(n)
				if from != next || to < from {
					t.Fatalf("shard %d/%d of %d blocks: %d to %d after %d", i, of, n, from, to, next)
				}
				next = to
			}
			if next != n {
				t.Fatalf("%d shards have %d blocks of %d", of, next, n)
			}
		}
	}
}

func TestParseShard(t *testing.T) {
	if s, err := ParseShard("2/3"); err != nil || s != (Shard{2, 3}) {
		t.Errorf("2/3: %v, %v", s, err)
	}
	for _, text := range []string{"", "2", "0/3", "4/3", "a/b", "1/0", "1/2/3", "-1/2"} {
		if s, err := ParseShard(text); err == nil {
			t.Errorf("%q: %v", text, s)
		}
	}
}

func TestResumeRefusesAnotherRun(t *testing.T) {
	path := filepath.Join(t.TempDir(), "run")
	played(t, path, Shard{}, twoParts(t, 1))
	for want, change := range map[string]func([]Part) []Part{
		"seed of jungle: 5 and 7":                               func(p []Part) []Part { p[0].Batch.Seed = 7; return p },
		"games a pairing of jungle-standard: 24 and 26":         func(p []Part) []Part { p[1].Batch.Games = 26; return p },
		"opening plies of jungle: 3 and 0":                      func(p []Part) []Part { p[0].Batch.Opening = 0; return p },
		"limit of plies of jungle: 40 and 0":                    func(p []Part) []Part { p[0].Batch.Limits.MaxPlies = 0; return p },
		"greedy–random] and [random–random]":                    func(p []Part) []Part { p[0].Batch.Pairings = p[0].Batch.Pairings[:1]; return p },
		"variants: jungle, jungle-standard and jungle":          func(p []Part) []Part { return p[:1] },
		"variants: jungle, jungle-standard and j, jungle-stand": func(p []Part) []Part { p[0].Batch.Label = "j"; return p },
		`"year: 1" and nothing like it`:                         func(p []Part) []Part { p[0].Text = strings.Replace(p[0].Text, "title:", "name:", 1); return p },
		"texts of moves kept: true and false": func(p []Part) []Part {
			p[0].Batch.KeepMoves, p[1].Batch.KeepMoves = false, false
			return p
		},
	} {
		_, err := shelf.Resume(path, manifest(t, Shard{}, change(twoParts(t, 1))))
		var mismatch *MismatchError
		if !errors.As(err, &mismatch) {
			t.Errorf("%s: error %v", want, err)
			continue
		}
		if !strings.HasPrefix(want, `"year`) && !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	if _, err := shelf.Resume(path, manifest(t, Shard{1, 2}, twoParts(t, 1))); err == nil || !strings.Contains(err.Error(), "shard: 1/1 and 1/2") {
		t.Errorf("another shard: %v", err)
	}
}

func TestDirectoriesThatCannotBe(t *testing.T) {
	dir := t.TempDir()
	parts := twoParts(t, 1)
	path := filepath.Join(dir, "run")
	d, err := shelf.Create(path, manifest(t, Shard{}, parts))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := shelf.Resume(path, manifest(t, Shard{}, parts)); !errors.Is(err, ErrLocked) {
		t.Errorf("a second process: %v", err)
	}
	d.Close()
	if _, err := shelf.Create(path, manifest(t, Shard{}, parts)); !errors.Is(err, ErrExists) {
		t.Errorf("a second run: %v", err)
	}
	if _, err := shelf.Open(dir); !errors.Is(err, ErrNone) {
		t.Errorf("no run: %v", err)
	}
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := shelf.Create(filepath.Join(file, "run"), manifest(t, Shard{}, parts)); err == nil || !strings.Contains(err.Error(), "not a directory") {
		t.Errorf("below a file: %v", err)
	}
	if err := os.WriteFile(filepath.Join(path, manifestName), []byte(`{"schema": 99}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := shelf.Open(path); err == nil || !strings.Contains(err.Error(), "schema 99, but this program reads 3") {
		t.Errorf("from the future: %v", err)
	}
}

func TestOneGame(t *testing.T) {
	path := filepath.Join(t.TempDir(), "run")
	played(t, path, Shard{}, twoParts(t, 2))
	recs := read(t, path, 1)
	d, err := shelf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	s, err := d.Store(1)
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range []int{0, 31, 32, 50, 71} {
		got, ok, err := s.Game(n)
		if err != nil || !ok {
			t.Fatalf("game %d: %v, %v", n, ok, err)
		}
		if diff := cmp.Diff(recs[n], got, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("game %d: %s", n, diff)
		}
	}
	for _, n := range []int{-1, 72} {
		if _, ok, err := s.Game(n); ok || err != nil {
			t.Errorf("game %d: %v, %v", n, ok, err)
		}
	}
}
