package disk_test

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/selfplay/disk"
)

// say writes a text, and may fail after it.
func say(text string, err error) func(io.Writer) error {
	return func(w io.Writer) error {
		io.WriteString(w, text)
		return err
	}
}

// holds checks what is in a file.
func holds(t *testing.T, path, want string) {
	t.Helper()
	if text, err := os.ReadFile(path); err != nil || string(text) != want {
		t.Errorf("%s holds %q (%v), want %q", filepath.Base(path), text, err, want)
	}
}

func put(t *testing.T, path, text string, mode fs.FileMode) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), mode); err != nil {
		t.Fatal(err)
	}
}

func TestWriteIsAllOrNothing(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "file")
	if err := disk.Write(disk.OS{}, path, true, say("first", nil)); err != nil {
		t.Fatal(err)
	}
	broken := errors.New("broken")
	if err := disk.Write(disk.OS{}, path, false, say("half of", broken)); !errors.Is(err, broken) {
		t.Errorf("error %v, want %v", err, broken)
	}
	holds(t, path, "first")
	if left, _ := os.ReadDir(dir); len(left) != 1 {
		t.Errorf("left behind: %v", left)
	}
}

func TestAbandon(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	f, err := disk.Create(disk.OS{}, path)
	if err != nil {
		t.Fatal(err)
	}
	f.Abandon()
	f.Abandon()
	if _, err := os.Stat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("an abandoned file: %v", err)
	}
	if f, err = disk.Create(disk.OS{}, path); err != nil {
		t.Fatal(err)
	}
	if err := f.Commit(false); err != nil {
		t.Fatal(err)
	}
	f.Abandon()
	if _, err := os.Stat(path); err != nil {
		t.Errorf("abandoning a committed file: %v", err)
	}
}

func TestLinksAreWrittenThrough(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := os.MkdirAll(at("deep/er"), 0o755); err != nil {
		t.Fatal(err)
	}
	put(t, at("target"), "old", 0o600)
	for link, to := range map[string]string{
		"link": "target", "second": at("link"), "new": "deep/created", "across": "deep/er",
		"deep/er/up": "../lower", "circle": "circle", "nowhere": "missing/file",
	} {
		if err := os.Symlink(to, at(link)); err != nil {
			t.Fatal(err)
		}
	}
	for path, leads := range map[string]string{
		"link": "target", "second": "target", "new": "deep/created", "across/up": "deep/lower",
		"across/../other": "deep/other",
	} {
		put(t, at("target"), "old", 0o600)
		if err := disk.Write(disk.OS{}, dir+"/"+path, true, say(path, nil)); err != nil {
			t.Error(err)
		}
		holds(t, at(leads), path)
	}
	for _, link := range []string{"link", "second", "new"} {
		if info, err := os.Lstat(at(link)); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			t.Errorf("%s is no link any more (%v)", link, err)
		}
	}
	if info, err := os.Stat(at("target")); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the permissions of the target: %v, %v", info.Mode(), err)
	}
	for path, want := range map[string]string{
		"circle": "too many links", "nowhere": "no such file", "deep": "is a directory",
		"deep/": "is a directory", "target/x": "not a directory", "missing/x": "no such file",
	} {
		err := disk.Write(disk.OS{}, dir+"/"+path, false, say("text", nil))
		if err == nil || !strings.Contains(err.Error(), "write "+dir+"/"+path+": "+want) {
			t.Errorf("%s: error %v, want %s", path, err, want)
		}
	}
}

// TestFilesOfOthers has files about that programs often use for what is not complete yet.
func TestFilesOfOthers(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "file")
	for _, ext := range []string{".new", ".tmp", "~", ".part"} {
		put(t, path+ext, "mine", 0o644)
	}
	if err := os.Symlink(path+".new", filepath.Join(dir, ".file.part")); err != nil {
		t.Fatal(err)
	}
	if err := disk.Write(disk.OS{}, path, false, say("text", nil)); err != nil {
		t.Fatal(err)
	}
	for _, ext := range []string{".new", ".tmp", "~", ".part"} {
		holds(t, path+ext, "mine")
	}
	if long := filepath.Join(dir, strings.Repeat("n", 255)); true {
		if err := disk.Write(disk.OS{}, long, false, say("text", nil)); err != nil {
			t.Errorf("the longest name: %v", err)
		}
	}
}

func TestIsDraft(t *testing.T) {
	for name, want := range map[string]bool{
		".a.pgn.0123456789abcdef.part": true, "a.pgn.0123456789abcdef.part": false,
		".part": false, ".a.part": false, "manifest.json": false,
	} {
		if disk.IsDraft(name) != want {
			t.Errorf("IsDraft(%q) = %t", name, !want)
		}
	}
}

func TestAppend(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	for _, text := range []string{"one\n", "two\n"} {
		if err := disk.Append(disk.OS{}, path, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	holds(t, path, "one\ntwo\n")
}
