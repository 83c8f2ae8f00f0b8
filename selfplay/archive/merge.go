package archive

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"time"

	"github.com/wildbench/wildbench/selfplay/whole"
)

// Merge joins the directories of shards, in any order, into a new one whose records are those of the whole run, byte for byte. It
// refuses shards of different runs, games that two shards have, and games that none has.
func Merge(out string, shards []string, now time.Time) (err error) {
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
		d, err := Open(path)
		if err != nil {
			return err
		}
		dirs = append(dirs, d)
		if ds := dirs[0].Manifest.Differences(d.Manifest); ds != nil {
			return fmt.Errorf("%s: %w", shards[0], &MismatchError{path, ds})
		}
	}
	m := *dirs[0].Manifest
	m.Shard, m.Ended = nil, nil
	for _, d := range dirs {
		if d.Manifest.Started.Before(m.Started) {
			m.Started = d.Manifest.Started
		}
	}
	plans := make([][]*Store, len(m.Batches))
	for i := range m.Batches {
		if plans[i], err = plan(dirs, i); err != nil {
			return err
		}
	}
	to, err := Create(out, &m)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, to.Close()) }()
	for i, e := range m.Batches {
		if err := join(filepath.Join(out, e.File+recordsExt), plans[i]); err != nil {
			return wrap(out, err)
		}
	}
	return to.Finish(now)
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
		if missing := s.Missing(); len(missing) > 0 {
			return nil, fmt.Errorf("%s is unfinished: game %d of %s is missing; resume it first", d.Path, missing[0].From, e.Header.Variant)
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
func join(path string, stores []*Store) error {
	return whole.Write(path, true, func(w io.Writer) error {
		for block, s := range stores {
			if err := s.records.copyBlock(w, block); err != nil {
				return err
			}
		}
		return nil
	})
}
