package rundir

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/wildbench/wildbench/selfplay/disk"
)

// Names of files in run directories, after those of their batches.
const (
	recordsExt = ".records"
	journalExt = ".journal"
	lockName   = "lock"
)

// A Dir is a run directory.
type Dir struct {
	Path     string
	Manifest *Manifest

	system disk.System
	lock   disk.File // nil: open for reading only
	stores []*Store  // by batch, opened when asked for
}

// A Shelf is where run directories are: a file system.
type Shelf struct{ System disk.System }

// Create makes a directory for a run, if need be with its parents. It refuses one that holds a run
// ([ErrExists]) or anything else (a [*ForeignError]).
func (s Shelf) Create(path string, m *Manifest) (*Dir, error) {
	d, err := s.lockDir(path)
	if err != nil {
		return nil, err
	}
	if err = d.begin(m); err != nil {
		d.Close()
		return nil, fmt.Errorf("run directory %s: %w", path, err)
	}
	return d, nil
}

func (d *Dir) begin(m *Manifest) error {
	there, err := disk.Exists(d.system, filepath.Join(d.Path, manifestName))
	if err == nil && there {
		err = ErrExists
	}
	if err != nil {
		return err
	}
	return d.adopt(m, m.write(d.system, d.Path))
}

func (d *Dir) adopt(m *Manifest, err error) error {
	d.Manifest, d.stores = m, make([]*Store, len(m.Batches))
	return err
}

// Resume opens a directory to go on with a run, or creates it if it holds none. If it holds another
// run, the error is a [*MismatchError]; if it holds anything else, a [*ForeignError].
func (s Shelf) Resume(path string, m *Manifest) (*Dir, error) {
	d, err := s.lockDir(path)
	if err != nil {
		return nil, err
	}
	if err = d.resume(m); err != nil {
		d.Close()
		return nil, err
	}
	return d, nil
}

func (d *Dir) resume(m *Manifest) error {
	there, err := readManifest(d.system, d.Path)
	if errors.Is(err, fs.ErrNotExist) {
		err = d.begin(m)
		return wrap(d.Path, err)
	}
	if err != nil {
		return wrap(d.Path, err)
	}
	differences := there.Differences(m)
	if a, b := there.ShardOrWhole(), m.ShardOrWhole(); a != b {
		differences = append(differences, fmt.Sprintf("shard: %s and %s", a, b))
	}
	if differences != nil {
		return &MismatchError{d.Path, differences}
	}
	return d.adopt(there, nil)
}

func wrap(path string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("run directory %s: %w", path, err)
}

// Open opens a directory for reading. A run may be going on in it: what is read is what was whole
// by then.
func (s Shelf) Open(path string) (*Dir, error) {
	m, err := readManifest(s.System, path)
	if errors.Is(err, fs.ErrNotExist) {
		err = ErrNone
	}
	if err != nil {
		return nil, wrap(path, err)
	}
	d := &Dir{Path: path, system: s.System}
	return d, d.adopt(m, nil)
}

// lockDir makes a directory and takes its lock. What a process that was killed has left half
// written there is taken away.
func (s Shelf) lockDir(path string) (*Dir, error) {
	if err := s.System.MkdirAll(path, 0o777); err != nil {
		return nil, wrap(path, err)
	}
	drafts, err := s.inspect(path)
	if err != nil {
		return nil, wrap(path, err)
	}
	f, err := s.System.OpenFile(filepath.Join(path, lockName), os.O_CREATE|os.O_RDWR, 0o666)
	if err != nil {
		return nil, wrap(path, err)
	}
	ok, err := lockFile(f)
	if err == nil && !ok {
		err = ErrLocked
	}
	if err != nil {
		f.Close()
		return nil, wrap(path, err)
	}
	for _, draft := range drafts {
		_ = s.System.Remove(draft) // it is in nobody's way
	}
	return &Dir{Path: path, system: s.System, lock: f}, nil
}

// inspect sees to it that a directory is empty or a run's, and lists what is half written in it.
func (s Shelf) inspect(path string) (drafts []string, err error) {
	entries, err := s.System.ReadDir(path)
	if err != nil {
		return nil, err
	}
	var others []string
	for _, e := range entries {
		switch name := e.Name(); {
		case name == manifestName:
			return drafts, nil
		case disk.IsDraft(name):
			drafts = append(drafts, filepath.Join(path, name))
		case name != lockName:
			others = append(others, name)
		}
	}
	if len(others) > 0 {
		return nil, &ForeignError{path, others}
	}
	return drafts, nil
}

// Store opens the records of a batch.
func (d *Dir) Store(batch int) (*Store, error) {
	if s := d.stores[batch]; s != nil {
		return s, nil
	}
	e := d.Manifest.Batches[batch]
	s, err := openStore(d.system, filepath.Join(d.Path, e.File), e.layout(), d.Manifest.ShardOrWhole(), d.lock != nil)
	if err != nil {
		return nil, wrap(d.Path, d.whose(err))
	}
	if s.lost = d.Manifest.Ended != nil && s.lost; s.lost {
		s.damages = append(s.damages, Damage{File: e.File + recordsExt, Missing: true})
	}
	d.stores[batch] = s
	return s, nil
}

// whose adds to an error about records of another batch which batch of the run they are of.
func (d *Dir) whose(err error) error {
	var stranger *strangerError
	if !errors.As(err, &stranger) {
		return err
	}
	for _, e := range d.Manifest.Batches {
		if l := e.layout(); l.id == stranger.id {
			return fmt.Errorf("%w; they belong into %s", err, e.File+filepath.Ext(stranger.file))
		}
	}
	return err
}

// Finish notes when the run ended and with how many games. All stores must be finished.
func (d *Dir) Finish(now time.Time) error {
	if d.Manifest.Ended != nil {
		return nil
	}
	now = now.UTC().Truncate(time.Second)
	d.Manifest.Ended, d.Manifest.Merging = &now, false
	for i, e := range d.Manifest.Batches {
		if s := d.stores[i]; s != nil {
			e.Played = s.Games()
		}
	}
	return wrap(d.Path, d.Manifest.write(d.system, d.Path))
}

// Close closes the directory and lets others in.
func (d *Dir) Close() error {
	var errs []error
	for _, s := range d.stores {
		if s != nil {
			errs = append(errs, s.close())
		}
	}
	if d.lock != nil {
		errs = append(errs, d.lock.Close())
	}
	return errors.Join(errs...)
}
