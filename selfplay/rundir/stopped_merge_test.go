package rundir

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/wildbench/wildbench/selfplay/disk"
)

// stopping is a system that stops at the n-th renaming, as a process that is killed then.
type stopping struct {
	disk.OS
	left *int
}

var errStopped = errors.New("stopped")

func (s stopping) Rename(from, to string) error {
	if *s.left--; *s.left < 0 {
		return errStopped
	}
	return s.OS.Rename(from, to)
}

// Remove leaves everything, as a process that is killed does.
func (stopping) Remove(string) error { return errStopped }

// TestStoppedMerge stops a merge at each of its files. The same merge goes on; another one does
// not.
func TestStoppedMerge(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	parts, others := twoParts(t, 2), twoParts(t, 2)
	others[0].Batch.Seed++
	played(t, at("whole"), Shard{}, parts)
	played(t, at("a"), Shard{1, 2}, parts)
	played(t, at("b"), Shard{2, 2}, parts)
	played(t, at("other"), Shard{}, others)
	shards := []string{at("a"), at("b")}
	for n := range 4 { // two manifests and two files of records
		out := at("out" + string(rune('0'+n)))
		left := n
		err := Shelf{stopping{left: &left}}.Merge(out, shards, time.Now())
		if !errors.Is(err, errStopped) {
			t.Fatalf("stopped at file %d: %v", n, err)
		}
		if _, err := os.Stat(filepath.Join(out, manifestName)); err == nil {
			if err := shelf.Merge(out, []string{at("other")}, time.Now()); !errors.As(err, new(*MismatchError)) {
				t.Errorf("another merge in the same place: %v", err)
			}
		}
		if err := shelf.Merge(out, shards, time.Now()); err != nil {
			t.Errorf("stopped at file %d, and run again: %v", n, err)
		}
		if records(t, out) != records(t, at("whole")) {
			t.Error("merged shards are not the whole")
		}
		if drafts, _ := filepath.Glob(filepath.Join(out, ".*")); len(drafts) > 0 {
			t.Errorf("left behind: %v", drafts)
		}
		if err := shelf.Merge(out, shards, time.Now()); err != nil {
			t.Errorf("once it is done: %v", err)
		}
		if err := shelf.Merge(out, []string{at("other")}, time.Now()); !errors.Is(err, ErrExists) {
			t.Errorf("another merge over one that is done: %v", err)
		}
	}
}
