package rundir

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"time"

	"github.com/wildbench/wildbench/selfplay/disk"
)

// Merge joins the directories of shards, in any order, into a new one whose records are those of
// the whole run, byte for byte. It refuses shards of different runs, games that two shards have,
// and games that none has. A merge that was stopped on the way is taken up by the same merge, and
// one that is done already has nothing left to do.
func (s Shelf) Merge(out string, shards []string, now time.Time) (err error) {
	if len(shards) == 0 {
		return errors.New("nothing to merge")
	}
	var dirs []*Dir
	defer func() {
		for _, d := range dirs {
			d.Close()
		}
	}()
	for _, path := range shards {
		d, err := s.Open(path)
		if err != nil {
			return err
		}
		dirs = append(dirs, d)
		if err := d.whole(); err != nil {
			return err
		}
		if ds := dirs[0].Manifest.Differences(d.Manifest); ds != nil {
			return fmt.Errorf("%s: %w", shards[0], &MismatchError{path, ds})
		}
	}
	plans := make([][]*Store, len(dirs[0].Manifest.Batches))
	for i := range plans {
		if plans[i], err = plan(dirs, i); err != nil {
			return err
		}
	}
	m := merged(dirs)
	if s.holds(out, m) {
		return nil
	}
	to, err := s.begin(out, m)
	if err != nil {
		return err
	}
	defer to.Close() // everything is on disk by then, or there is an error to be told
	for i, e := range to.Manifest.Batches {
		if err := join(s.System, filepath.Join(out, e.File+recordsExt), plans[i]); err != nil {
			return wrap(out, err)
		}
	}
	return to.Finish(now)
}

// merged is the manifest of the whole, while it is being put together.
func merged(dirs []*Dir) *Manifest {
	m := *dirs[0].Manifest
	m.Shard, m.Ended, m.Merging = nil, nil, true
	for _, d := range dirs {
		if d.Manifest.Started.Before(m.Started) {
			m.Started = d.Manifest.Started
		}
	}
	m.Batches = nil
	for _, e := range dirs[0].Manifest.Batches {
		whole := *e
		l := e.layout()
		whole.Played = l.total()
		m.Batches = append(m.Batches, &whole)
	}
	return &m
}

// holds reports whether a directory holds the whole of a run already, as after a merge that was
// killed when its last file was there.
func (s Shelf) holds(out string, m *Manifest) bool {
	d, err := s.Open(out)
	if err != nil {
		return false // begin says why, if it matters
	}
	defer d.Close()
	there := d.Manifest
	return there.Ended != nil && there.Shard == nil && there.Differences(m) == nil && d.whole() == nil
}

// begin makes the directory of a merge, or opens that of the same merge, which was stopped.
func (s Shelf) begin(out string, m *Manifest) (*Dir, error) {
	switch there, err := readManifest(s.System, out); {
	case errors.Is(err, fs.ErrNotExist):
		return s.Create(out, m)
	case err != nil:
		return nil, wrap(out, err)
	case !there.Merging || there.Ended != nil:
		return nil, wrap(out, ErrExists)
	}
	return s.Resume(out, m)
}

// plan says for every block of a batch which store has it.
func plan(dirs []*Dir, batch int) ([]*Store, error) {
	e := dirs[0].Manifest.Batches[batch]
	l := e.layout()
	from := make([]*Dir, l.blocks())
	stores := make([]*Store, l.blocks())
	for _, d := range dirs {
		s, err := d.Store(batch)
		if err != nil {
			return nil, err
		}
		for block := range stores {
			if !s.has(block) {
				continue
			}
			if other := from[block]; other != nil {
				return nil, fmt.Errorf("%s and %s both have game %d of %s", other.Path, d.Path, l.span(block).From, e.Header.Variant)
			}
			from[block], stores[block] = d, s
		}
	}
	for block, s := range stores {
		if s == nil {
			return nil, fmt.Errorf("no shard has game %d of %s", l.span(block).From, e.Header.Variant)
		}
	}
	return stores, nil
}

// join writes blocks one after the other.
func join(system disk.System, path string, stores []*Store) error {
	return disk.Write(system, path, true, func(w io.Writer) error {
		for block, s := range stores {
			if err := s.records.copyBlock(w, block); err != nil {
				return err
			}
		}
		return nil
	})
}
