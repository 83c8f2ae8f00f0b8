package disk

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"syscall"
)

// Write writes a file by what a function writes. A file that is to outlive a power cut is synced
// before and after it gets its name.
func Write(s System, path string, lasting bool, write func(w io.Writer) error) error {
	f, err := Create(s, path)
	if err != nil {
		return err
	}
	if err := write(f); err != nil {
		f.Abandon()
		return err
	}
	return f.Commit(lasting)
}

// A Writer is a file on its way. It has its name once it is committed, and is gone if it is not.
// Errors name the path that was asked for.
type Writer struct {
	system System
	path   string // that was asked for
	target target
	draft  string // what is written to is called so until it is committed; empty for streams
	f      File   // nil: committed or abandoned
	w      *bufio.Writer
}

// Create begins a file. One that is there already keeps its permissions.
func Create(s System, path string) (*Writer, error) {
	t, err := resolve(s, path)
	if err != nil {
		return nil, named(path, err)
	}
	f := &Writer{system: s, path: path, target: t}
	if t.stream || t.foreign {
		f.f, err = t.open(s)
	} else {
		err = f.begin()
	}
	if err != nil {
		return nil, named(path, err)
	}
	f.w = bufio.NewWriterSize(f.f, 1<<16)
	return f, nil
}

// begin makes the file that is to take the target's place.
func (f *Writer) begin() (err error) {
	if f.target.there { // may it be written at all?
		old, err := f.target.open(f.system)
		if err != nil {
			return err
		}
		old.Close()
	}
	// No one else has a file of this name: with O_EXCL neither a file nor a link is opened that is
	// there.
	for range 100 {
		f.draft = draftName(f.target.path)
		f.f, err = f.system.OpenFile(f.draft, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o666)
		if !errors.Is(err, fs.ErrExist) {
			break
		}
	}
	if err != nil || !f.target.there {
		return err
	}
	if err = f.f.Chmod(f.target.mode.Perm()); err != nil {
		f.Abandon()
	}
	return err
}

// draftName is a name beside a path that nothing else has.
func draftName(path string) string {
	dir, file := filepath.Split(path)
	const longest = 200 // of the 255 bytes that file systems allow
	return fmt.Sprintf("%s.%s.%016x.part", dir, file[:min(len(file), longest)], rand.Uint64())
}

var draft = regexp.MustCompile(`^\..*\.[0-9a-f]{16}\.part$`)

// IsDraft reports whether a file of this name is one of [Create]'s that is not complete. If nobody
// is writing it, it was left behind by a process that was killed.
func IsDraft(name string) bool { return draft.MatchString(name) }

// Write implements [io.Writer].
func (f *Writer) Write(p []byte) (int, error) {
	n, err := f.w.Write(p)
	return n, named(f.path, err)
}

// Abandon forgets the file, unless it is committed. What went into a stream stays there.
func (f *Writer) Abandon() {
	if f.f == nil {
		return
	}
	f.f.Close()
	f.f = nil
	if f.draft != "" {
		_ = f.system.Remove(f.draft) // there is an error to be told already
	}
}

// Commit ends the file and gives it its name. After an error the file that was there before is
// there still, unless the error is that the new one might not outlive a power cut.
func (f *Writer) Commit(lasting bool) error {
	defer f.Abandon()
	return named(f.path, f.commit(lasting))
}

func (f *Writer) commit(lasting bool) error {
	if err := f.w.Flush(); err != nil {
		return err
	}
	if lasting && f.draft != "" {
		if err := f.f.Sync(); err != nil {
			return err
		}
	}
	if err := f.f.Close(); err != nil {
		return err
	}
	if f.draft == "" {
		f.f = nil
		return nil
	}
	if err := f.system.Rename(f.draft, f.target.path); err != nil {
		return err
	}
	f.f = nil
	if !lasting {
		return nil
	}
	dir, _ := filepath.Split(f.target.path)
	return syncDir(f.system, dir)
}

// syncDir makes renames in a directory last. Systems that cannot do it are no reason to fail.
func syncDir(s System, path string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	if path == "" {
		path = "."
	}
	d, err := s.OpenFile(path, os.O_RDONLY, 0)
	if err != nil {
		return err
	}
	defer d.Close()
	err = d.Sync()
	if errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.EINVAL) {
		return nil
	}
	return err
}

// named makes an error speak of the path that the user knows.
func named(path string, err error) error {
	var (
		one *fs.PathError
		two *os.LinkError
	)
	switch {
	case errors.As(err, &one):
		err = one.Err
	case errors.As(err, &two):
		err = two.Err
	default:
		return err
	}
	return &fs.PathError{Op: "write", Path: path, Err: err}
}

// Append adds text to the end of a file, which it makes if need be: all of it or nothing.
func Append(s System, path string, text []byte) (err error) {
	f, err := s.OpenFile(path, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o666)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	if _, err = f.Write(text); err != nil && info.Mode().IsRegular() {
		_ = f.Truncate(info.Size()) // the error to tell is the first
	}
	return err
}
