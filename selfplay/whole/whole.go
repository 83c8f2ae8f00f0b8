// Package whole writes files whole or not at all: under another name first, then renamed. Whoever reads a file never sees half of it,
// whatever happens to the writer.
package whole

import (
	"bufio"
	"io"
	"os"
	"path/filepath"
)

// Write writes a file by what a function writes. A file that is to outlive a power cut is synced before and after it gets its name.
func Write(path string, lasting bool, write func(w io.Writer) error) error {
	f, err := Create(path)
	if err != nil {
		return err
	}
	if err := write(f); err != nil {
		f.Abandon()
		return err
	}
	return f.Commit(lasting)
}

// A File is a file on its way. It has its name once it is committed, and is gone if it is not.
type File struct {
	path string
	f    *os.File
	w    *bufio.Writer
}

// Create begins a file.
func Create(path string) (*File, error) {
	f, err := os.OpenFile(path+".new", os.O_CREATE|os.O_TRUNC|os.O_WRONLY, 0o644)
	if err != nil {
		return nil, err
	}
	return &File{path, f, bufio.NewWriterSize(f, 1<<16)}, nil
}

// Write implements [io.Writer].
func (f *File) Write(p []byte) (int, error) { return f.w.Write(p) }

// Abandon forgets the file, unless it is committed.
func (f *File) Abandon() {
	if f.f != nil {
		f.f.Close()
		os.Remove(f.f.Name())
		f.f = nil
	}
}

// Commit ends the file and gives it its name. After an error it is gone.
func (f *File) Commit(lasting bool) (err error) {
	defer f.Abandon()
	if err = f.w.Flush(); err != nil {
		return err
	}
	if lasting {
		if err = f.f.Sync(); err != nil {
			return err
		}
	}
	if err = f.f.Close(); err != nil {
		return err
	}
	if err = os.Rename(f.f.Name(), f.path); err != nil {
		return err
	}
	f.f = nil
	if !lasting {
		return nil
	}
	return syncDir(filepath.Dir(f.path))
}

// syncDir makes renames in a directory last. Systems that cannot do it are no reason to fail.
func syncDir(path string) error {
	d, err := os.Open(path)
	if err != nil {
		return err
	}
	defer d.Close()
	_ = d.Sync()
	return nil
}
