package archive

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// Names of files in run directories, after those of their batches.
const (
	recordsExt = ".records"
	journalExt = ".journal"
	lockName   = "lock"
)

// Errors that a caller may want to tell apart.
var (
	ErrExists = errors.New("there is a run in it already")
	ErrLocked = errors.New("another process is at work in it")
	ErrNone   = errors.New("there is no run in it")
)

// A MismatchError is a directory that holds another run than the one asked for.
type MismatchError struct {
	Path        string
	Differences []string // of the run in the directory and the one asked for
}

func (e *MismatchError) Error() string {
	return fmt.Sprintf("%s holds another run; there and here differ\n  %s", e.Path, strings.Join(e.Differences, "\n  "))
}

// A Dir is a run directory.
type Dir struct {
	Path     string
	Manifest *Manifest

	lock   *os.File // nil: open for reading only
	stores []*Store // by batch, opened when asked for
}

// Create makes a directory for a run, if need be with its parents. It refuses one that holds a run ([ErrExists]).
func Create(path string, m *Manifest) (*Dir, error) {
	d, err := lockDir(path)
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
	switch _, err := os.Stat(filepath.Join(d.Path, manifestName)); {
	case err == nil:
		return ErrExists
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	return d.adopt(m, m.write(d.Path))
}

func (d *Dir) adopt(m *Manifest, err error) error {
	d.Manifest, d.stores = m, make([]*Store, len(m.Batches))
	return err
}

// Resume opens a directory to go on with a run, or creates it if it holds none. If it holds another run, the error is a
// [*MismatchError].
func Resume(path string, m *Manifest) (*Dir, error) {
	d, err := lockDir(path)
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
	there, err := readManifest(d.Path)
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

// Open opens a directory for reading. A run may be going on in it: what is read is what was whole by then.
func Open(path string) (*Dir, error) {
	m, err := readManifest(path)
	if errors.Is(err, fs.ErrNotExist) {
		err = ErrNone
	}
	if err != nil {
		return nil, wrap(path, err)
	}
	d := &Dir{Path: path}
	return d, d.adopt(m, nil)
}

// lockDir makes a directory and takes its lock.
func lockDir(path string) (*Dir, error) {
	if err := os.MkdirAll(path, 0o755); err != nil {
		return nil, wrap(path, err)
	}
	f, err := os.OpenFile(filepath.Join(path, lockName), os.O_CREATE|os.O_RDWR, 0o644)
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
	return &Dir{Path: path, lock: f}, nil
}

// Store opens the records of a batch.
func (d *Dir) Store(batch int) (*Store, error) {
	if s := d.stores[batch]; s != nil {
		return s, nil
	}
	e := d.Manifest.Batches[batch]
	s, err := openStore(filepath.Join(d.Path, e.File), e.layout(), d.Manifest.ShardOrWhole(), d.lock != nil)
	if err != nil {
		return nil, wrap(d.Path, err)
	}
	d.stores[batch] = s
	return s, nil
}

// Finish notes when the run ended. All stores must be finished.
func (d *Dir) Finish(now time.Time) error {
	if d.Manifest.Ended != nil {
		return nil
	}
	now = now.UTC().Truncate(time.Second)
	d.Manifest.Ended = &now
	return wrap(d.Path, d.Manifest.write(d.Path))
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
