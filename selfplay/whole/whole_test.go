package whole_test

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/wildbench/wildbench/selfplay/whole"
)

func TestWriteIsAllOrNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	say := func(text string, err error) func(io.Writer) error {
		return func(w io.Writer) error {
			io.WriteString(w, text)
			return err
		}
	}
	if err := whole.Write(path, true, say("first", nil)); err != nil {
		t.Fatal(err)
	}
	broken := errors.New("broken")
	if err := whole.Write(path, false, say("half of the sec", broken)); !errors.Is(err, broken) {
		t.Errorf("error %v, want %v", err, broken)
	}
	if text, _ := os.ReadFile(path); string(text) != "first" {
		t.Errorf("after a failed write the file holds %q", text)
	}
	if left, _ := filepath.Glob(path + ".*"); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

func TestAbandon(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	f, err := whole.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	f.Abandon()
	f.Abandon()
	if _, err := os.Stat(path); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("an abandoned file: %v", err)
	}
	if f, err = whole.Create(path); err != nil {
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
