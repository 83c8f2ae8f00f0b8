// Package disk is how everything that wildbench keeps comes onto a disk.
//
// [Create] writes a file whole or not at all: under a name of its own first, then renamed. Whoever
// reads a file never sees half of it, whatever happens to the writer, and what was there before
// stays until the new file is complete. It writes to where links lead, and into pipes and devices.
//
// All of it goes through a [System], the few operations that are asked of the operating system.
// Programs use [OS]; tests use systems in which one operation fails.
package disk

import (
	"io"
	"io/fs"
	"os"

	"github.com/wildbench/wildbench/variants/document"
)

// A System is the operations on files that an operating system offers. They are those of package
// os, with its errors.
type System interface {
	OpenFile(name string, flag int, perm fs.FileMode) (File, error)
	MkdirAll(name string, perm fs.FileMode) error
	ReadDir(name string) ([]fs.DirEntry, error)
	Lstat(name string) (fs.FileInfo, error)
	Readlink(name string) (string, error)
	Rename(from, to string) error
	Remove(name string) error
}

// A File is an open file, as [os.File] is.
type File interface {
	io.Reader
	io.ReaderAt
	io.Writer
	io.Seeker
	io.Closer
	Chmod(mode fs.FileMode) error
	Fd() uintptr
	Stat() (fs.FileInfo, error)
	Sync() error
	Truncate(size int64) error
}

// OS is the operating system that the program runs on.
type OS struct{}

// OpenFile implements [System].
func (OS) OpenFile(name string, flag int, perm fs.FileMode) (File, error) {
	f, err := os.OpenFile(name, flag, perm)
	if err != nil {
		return nil, err // and no File that is not nil
	}
	return f, nil
}

// MkdirAll implements [System].
func (OS) MkdirAll(name string, perm fs.FileMode) error { return os.MkdirAll(name, perm) }

// ReadDir implements [System].
func (OS) ReadDir(name string) ([]fs.DirEntry, error) { return os.ReadDir(name) }

// Lstat implements [System].
func (OS) Lstat(name string) (fs.FileInfo, error) { return os.Lstat(name) }

// Readlink implements [System].
func (OS) Readlink(name string) (string, error) { return os.Readlink(name) }

// Rename implements [System].
func (OS) Rename(from, to string) error { return os.Rename(from, to) }

// Remove implements [System].
func (OS) Remove(name string) error { return os.Remove(name) }

// ReadFile reads a regular file of at most limit bytes. A pipe is not even opened, which would wait
// for its writer.
func ReadFile(s System, name string, limit int64) ([]byte, error) {
	t, err := resolve(s, name)
	if err != nil {
		return nil, err
	}
	if info, err := s.Lstat(t.path); err == nil {
		if err := document.Fits(info, limit); err != nil {
			return nil, err
		}
	}
	f, err := s.OpenFile(name, os.O_RDONLY, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close() // it is only read
	return document.ReadAll(f, limit)
}

// Exists reports whether there is something of a name, be it a link that leads nowhere.
func Exists(s System, name string) (bool, error) {
	_, err := s.Lstat(name)
	if os.IsNotExist(err) {
		return false, nil
	}
	return err == nil, err
}
