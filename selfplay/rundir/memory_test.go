package rundir

import (
	"path/filepath"
	"runtime"
	"testing"

	"github.com/wildbench/wildbench/selfplay"
)

// TestMemoryIsFlat goes through a run of many blocks: once the first few are read, reading more
// takes hardly any memory: were records made anew, it would be some six million bytes.
func TestMemoryIsFlat(t *testing.T) {
	path := filepath.Join(t.TempDir(), "run")
	parts := []Part{part(t, "jungle", 60*BlockGames, 2)}
	parts[0].Batch.Pairings = parts[0].Batch.Pairings[:1]
	played(t, path, Shard{}, parts)
	d, err := shelf.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer d.Close()
	s, err := d.Store(0)
	if err != nil {
		t.Fatal(err)
	}
	allocated := func() uint64 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.TotalAlloc
	}
	before, games := allocated(), 0
	err = s.Each(func(r *selfplay.Record) error {
		if games++; games == 20*BlockGames {
			before = allocated()
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if more := allocated() - before; games != 60*BlockGames || more > 1_000_000 {
		t.Errorf("forty blocks took %d bytes", more)
	}
}
