//go:build unix

package disk_test

import (
	"io"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"

	"github.com/wildbench/wildbench/selfplay/disk"
)

func TestPipesAreWrittenInto(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o644); err != nil {
		t.Skip(err)
	}
	got := make(chan string)
	go func() {
		f, err := os.Open(path)
		if err != nil {
			got <- err.Error()
			return
		}
		text, _ := io.ReadAll(f)
		got <- string(text)
	}()
	if err := disk.Write(disk.OS{}, path, true, say("through the pipe", nil)); err != nil {
		t.Error(err)
	}
	if text := <-got; text != "through the pipe" {
		t.Errorf("%q came out", text)
	}
	if info, err := os.Lstat(path); err != nil || info.Mode().IsRegular() {
		t.Errorf("the pipe is a file now (%v)", err)
	}
}

// TestOpenFilesAreAddedTo writes to /dev/fd/N of a file: what the shell's >> does must hold.
func TestOpenFilesAreAddedTo(t *testing.T) {
	path := filepath.Join(t.TempDir(), "log")
	put(t, path, "before\n", 0o644)
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	name := "/dev/fd/" + strconv.Itoa(int(f.Fd()))
	if _, err := os.Stat(name); err != nil {
		t.Skip(err)
	}
	if err := disk.Write(disk.OS{}, name, false, say("after\n", nil)); err != nil {
		t.Fatal(err)
	}
	holds(t, path, "before\nafter\n")
}
