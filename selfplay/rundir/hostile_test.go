package rundir

import (
	"errors"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
)

// TestHostileManifests opens manifests that are whole, digests and all, and ask for more than any
// run has.
func TestHostileManifests(t *testing.T) {
	for want, change := range map[string]func(m *Manifest){
		"and at most 100_000_000 may be": func(m *Manifest) { m.Batches[0].Header.Games = math.MaxInt / 2 },
		"pairings, and from 0 to 1000": func(m *Manifest) {
			m.Batches[0].Header.Pairings = make([]selfplay.Pairing, 100_000)
		},
		"seats, and from 0 to 16": func(m *Manifest) { m.Batches[0].Header.Seats = make([]string, 10_000) },
		"opening plies":           func(m *Manifest) { m.Batches[0].Header.Opening = math.MaxInt },
		"-1 games, and from 0":    func(m *Manifest) { m.Batches[0].Played = -1 },
		"1/1000000000 is no shard": func(m *Manifest) {
			m.Shard = &Shard{1, 1_000_000_000}
		},
		"-3/2 is no shard": func(m *Manifest) { m.Shard = &Shard{-3, 2} },
		"2000 batches": func(m *Manifest) {
			for len(m.Batches) < 2000 {
				m.Batches = append(m.Batches, m.Batches[0])
			}
		},
	} {
		dir := filepath.Join(t.TempDir(), "run")
		m, err := NewManifest("test", Shard{}, []Part{part(t, "jungle", 4, 1)})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := shelf.Create(dir, m); err != nil {
			t.Fatal(err)
		}
		change(m)
		for _, e := range m.Batches {
			e.Digest = e.digest(m.Moves)
		}
		m.Digest = m.digest()
		if err := m.write(disk.OS{}, dir); err != nil {
			t.Fatal(err)
		}
		_, err = shelf.Open(dir)
		if !errors.As(err, new(*ContentError)) || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	if _, err := ParseShard("1/9000000000000000000"); err == nil {
		t.Error("so many shards can be")
	}
}
