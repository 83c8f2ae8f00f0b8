package disk

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// maxLinks is how many links are followed, one after the other, before they are taken for a circle.
const maxLinks = 40

// A target is where writing to a path ends up.
type target struct {
	path string // of what links lead to
	// stream: it takes bytes as they come and cannot be replaced, such as a pipe or a device.
	stream bool
	// foreign: somebody else has the file open, as a shell has what it redirects to.
	foreign bool
	there   bool        // there is a file already
	mode    fs.FileMode // of the file that is there
}

// resolve follows links to what a path stands for, which need not exist. Parts of paths are never
// cleaned: "dir/../x" is not "x" where dir is a link.
func resolve(s System, path string) (target, error) {
	t := target{path: path}
	for range maxLinks {
		t.foreign = t.foreign || isHandle(t.path)
		info, err := s.Lstat(t.path)
		if errors.Is(err, fs.ErrNotExist) {
			return t, nil
		}
		if err != nil {
			return t, err
		}
		if info.Mode()&fs.ModeSymlink == 0 {
			t.there, t.mode = true, info.Mode()
			t.stream = !info.Mode().IsRegular()
			return t, nil
		}
		if t.foreign && !strings.HasPrefix(t.path, "/dev/std") {
			// The text of such a link may be no path at all, as "pipe:[123]" is.
			t.there, t.stream = true, true
			return t, nil
		}
		to, err := s.Readlink(t.path)
		if err != nil {
			return t, err
		}
		if !filepath.IsAbs(to) {
			dir, _ := filepath.Split(t.path)
			to = dir + to
		}
		t.path = to
	}
	return t, &fs.PathError{Op: "open", Path: path, Err: errors.New("too many links")}
}

// isHandle reports whether a path names an open file of a process rather than a file: /dev/stdout,
// /dev/fd/3 and what they lead to.
func isHandle(path string) bool {
	return strings.HasPrefix(path, "/proc/") && strings.Contains(path, "/fd/") ||
		strings.HasPrefix(path, "/dev/fd/") || strings.HasPrefix(path, "/dev/std")
}

// open opens what cannot be replaced for writing. An open file of somebody's is added to: what is
// in it is not ours.
func (t *target) open(s System) (File, error) {
	flag := os.O_WRONLY
	if t.foreign {
		flag |= os.O_APPEND
	}
	return s.OpenFile(t.path, flag, 0)
}
