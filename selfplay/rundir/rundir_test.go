package rundir

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/variants"
)

// shelf is the file system.
var shelf = Shelf{disk.OS{}}

// TestMain turns the test binary into the process that tests kill, if they ask for it.
func TestMain(m *testing.M) {
	if dir := os.Getenv(victimDir); dir != "" {
		victim(dir)
	}
	os.Exit(m.Run())
}

// part is a batch of short games of a variant.
func part(t testing.TB, variant string, games, workers int) Part {
	t.Helper()
	p, err := newPart(variant, games, workers)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func newPart(variant string, games, workers int) (Part, error) {
	def, err := variants.Load(variant, variants.Overrides{})
	if err != nil {
		return Part{}, err
	}
	g, err := engine.Compile(def)
	if err != nil {
		return Part{}, err
	}
	b := &selfplay.Batch{
		Game: g, Digest: def.Digest(), Pairings: selfplay.Pairings("random", "greedy"), Games: games, Seed: 5, Opening: 3,
		Limits: &game.Limits{MaxPlies: 40}, KeepMoves: true, Workers: workers,
	}
	return Part{b, string(def.Canonical())}, nil
}

// twoParts is the run that most tests make.
func twoParts(t testing.TB, workers int) []Part {
	return []Part{part(t, "jungle", 66, workers), part(t, "jungle-standard", 24, workers)}
}

func manifest(t testing.TB, shard Shard, parts []Part) *Manifest {
	t.Helper()
	m, err := NewManifest("test", shard, parts)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playInto plays what is missing in a directory and closes it.
func playInto(ctx context.Context, d *Dir, parts []Part) error {
	defer d.Close()
	for i, p := range parts {
		s, err := d.Store(i)
		if err != nil {
			return err
		}
		for _, span := range s.Missing() {
			if err := p.Batch.RunSpan(ctx, span, s, s.Add); err != nil {
				return err
			}
		}
		if err := s.Finish(); err != nil {
			return err
		}
	}
	return d.Finish(time.Now())
}

// played makes a directory with a finished run.
func played(t testing.TB, path string, shard Shard, parts []Part) {
	t.Helper()
	d, err := shelf.Create(path, manifest(t, shard, parts))
	if err != nil {
		t.Fatal(err)
	}
	if err := playInto(context.Background(), d, parts); err != nil {
		t.Fatal(err)
	}
}

// resumed goes on with a run to its end.
func resumed(t testing.TB, path string, parts []Part) {
	t.Helper()
	d, err := shelf.Resume(path, manifest(t, Shard{}, parts))
	if err != nil {
		t.Fatal(err)
	}
	if err := playInto(context.Background(), d, parts); err != nil {
		t.Fatal(err)
	}
}

// records are the record files of a directory as one text.
func records(t testing.TB, path string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(path, "*"+recordsExt))
	if err != nil || len(files) == 0 {
		t.Fatalf("no records in %s: %v", path, err)
	}
	text := ""
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		text += fmt.Sprintf("%s\n%s\n", filepath.Base(f), b)
	}
	return text
}

// read collects the records of a batch.
func read(t testing.TB, path string, batch int) []*selfplay.Record {
	t.Helper()
	d, err := shelf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	s, err := d.Store(batch)
	if err != nil {
		t.Fatal(err)
	}
	var recs []*selfplay.Record
	err = s.Each(func(r *selfplay.Record) error {
		recs = append(recs, r.Clone())
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return recs
}
