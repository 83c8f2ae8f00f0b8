package rundir

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"github.com/wildbench/wildbench/selfplay"
)

// TestDamaged damages a run at 200 random places. A damaged manifest is an error; damaged records
// lose the blocks that were hit and no others; and resuming makes the run what it was.
func TestDamaged(t *testing.T) {
	parts := []Part{part(t, "jungle", 40, 2)}
	dir := t.TempDir()
	path := filepath.Join(dir, "run")
	played(t, path, Shard{}, parts)
	whole, want := records(t, path), texts(t, path)
	manifestText := readFile(t, filepath.Join(path, manifestName))
	recordsPath := filepath.Join(path, "01-jungle"+recordsExt)
	recordsText := readFile(t, recordsPath)
	rng := rand.New(rand.NewPCG(3, 4))
	for i := range 200 {
		switch {
		case i%10 == 9:
			damaged, _, _ := spoil(rng, manifestText)
			writeText(t, filepath.Join(path, manifestName), damaged)
			if d, err := shelf.Open(path); err == nil {
				// White space and times may change and mean the same.
				if diff := cmp.Diff(manifest(t, Shard{}, parts).Batches, d.Manifest.Batches); diff != "" {
					t.Errorf("a damaged manifest is believed: %s", diff)
				}
				d.Close()
			}
			writeText(t, filepath.Join(path, manifestName), manifestText)
			continue
		}
		damaged, from, to := spoil(rng, recordsText)
		writeText(t, recordsPath, damaged)
		hit := blocksIn(t, recordsText, from, to)
		got := texts(t, path)
		var left []string
		for n, r := range want {
			if !hit[n/BlockGames] {
				left = append(left, r)
			}
		}
		if !slices.Equal(left, got) {
			t.Fatalf("bytes %d to %d damaged, blocks %v hit: %d games read, want %d", from, to, hit, len(got), len(left))
		}
		if i%10 == 0 {
			resumed(t, path, parts)
			if records(t, path) != whole {
				t.Fatalf("bytes %d to %d damaged: resuming does not mend it", from, to)
			}
		}
	}
}

// texts are the records of a run's first batch, written out: to be compared quickly.
func texts(t *testing.T, path string) []string {
	var list []string
	for _, r := range read(t, path, 0) {
		list = append(list, fmt.Sprintf("%d %d %s", r.Pairing, r.Game, appendRecord(nil, r)))
	}
	return list
}

// spoil changes a text at a random place: it ends there, a bit or a stretch is changed, or bytes
// are lost or gained. It says which bytes of the original are concerned.
func spoil(rng *rand.Rand, text []byte) (damaged []byte, from, to int) {
	from = rng.IntN(len(text))
	damaged = append(damaged, text...)
	switch rng.IntN(5) {
	case 0:
		return damaged[:from], from, len(text)
	case 1:
		damaged[from] ^= 1 << rng.IntN(8)
		return damaged, from, from + 1
	case 2:
		to = min(len(text), from+1+rng.IntN(3000))
		for i := from; i < to; i++ {
			damaged[i] = byte(rng.Uint32())
		}
		return damaged, from, to
	case 3:
		to = min(len(text), from+1+rng.IntN(100))
		return append(damaged[:from], text[to:]...), from, to
	}
	damaged = append(damaged[:from], "WBR1 this is no block"...)
	return append(damaged, text[from:]...), from, from + 1
}

// blocksIn tells which blocks of a record file lie between two offsets.
func blocksIn(t *testing.T, text []byte, from, to int) map[int]bool {
	t.Helper()
	hit := make(map[int]bool)
	for at := 0; at < len(text); {
		h, ok := parseHeader(text[at:at+headerSize], recordMagic)
		if !ok {
			t.Fatalf("no block at %d", at)
		}
		end := at + int(h.size())
		if at < to && from < end {
			hit[h.first/BlockGames] = true
		}
		at = end
	}
	return hit
}

func readFile(t *testing.T, path string) []byte {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func writeText(t *testing.T, path string, text []byte) {
	t.Helper()
	if err := os.WriteFile(path, text, 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestDamagedJournal damages the journal of a run that was interrupted: games are lost, and nothing
// else.
func TestDamagedJournal(t *testing.T) {
	dir := t.TempDir()
	parts := []Part{part(t, "jungle", 30, 2)}
	played(t, filepath.Join(dir, "whole"), Shard{}, parts)
	path := filepath.Join(dir, "run")
	d, err := shelf.Create(path, manifest(t, Shard{}, parts))
	if err != nil {
		t.Fatal(err)
	}
	s, err := d.Store(0)
	if err != nil {
		t.Fatal(err)
	}
	if err := parts[0].Batch.RunSpan(context.Background(), selfplay.Span{From: 0, To: 31}, s, s.Add); err != nil {
		t.Fatal(err)
	}
	d.Close()
	journalPath := filepath.Join(path, "01-jungle"+journalExt)
	text := readFile(t, journalPath)
	rng := rand.New(rand.NewPCG(5, 6))
	for range 30 {
		damaged, _, _ := spoil(rng, text)
		writeText(t, journalPath, damaged)
		d, err := shelf.Resume(path, manifest(t, Shard{}, parts))
		if err != nil {
			t.Fatal(err)
		}
		s, err := d.Store(0)
		if err != nil {
			t.Fatal(err)
		}
		if len(s.journal.pending) > 31 {
			t.Errorf("%d games recalled", len(s.journal.pending))
		}
		d.Close()
	}
	resumed(t, path, parts)
	if records(t, path) != records(t, filepath.Join(dir, "whole")) {
		t.Error("the records are others")
	}
}

func FuzzDecode(f *testing.F) {
	p, err := newPart("jungle", 2, 1)
	if err != nil {
		f.Fatal(err)
	}
	h := p.Batch.Header()
	err = p.Batch.Run(context.Background(), func(r *selfplay.Record) error {
		f.Add(appendRecord(nil, r))
		return nil
	})
	if err != nil {
		f.Fatal(err)
	}
	rec := h.NewRecord()
	f.Fuzz(func(t *testing.T, b []byte) {
		d := newDecoder(h)
		d.open(b)
		if d.record(0, rec) != nil {
			return
		}
		used := len(b) - len(d.b)
		again, other := appendRecord(nil, rec), h.NewRecord()
		if len(again) > used {
			t.Fatalf("%d bytes became %d", used, len(again))
		}
		d.open(again)
		if err := d.record(0, other); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(rec, other, cmpopts.EquateEmpty()); diff != "" {
			t.Fatal(diff)
		}
	})
}
