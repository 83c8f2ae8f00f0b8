package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/selfplay"
)

// TestUnreadableFiles gives commands paths that cannot be read, which is no fault of what a file
// says.
func TestUnreadableFiles(t *testing.T) {
	dir := t.TempDir()
	locked := filepath.Join(dir, "locked.yaml")
	if err := os.WriteFile(locked, []byte("extends: jungle\n"), 0); err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(dir, "folder.yaml")
	if err := os.Mkdir(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	for file, want := range map[string]string{
		filepath.Join(dir, "missing.yaml"): "no such file or directory", folder: "this is a folder, not a file",
		locked: "permission denied",
	} {
		if f, err := os.Open(file); file == locked && err == nil { // as root, who may read everything
			f.Close()
			continue
		}
		for _, line := range []string{
			"variants validate", "variants show", "moves", "run", "run --config", "check",
			"gate jungle --baseline", "sweep jungle",
		} {
			var stdout, stderr bytes.Buffer
			args := append(strings.Fields(line), file)
			code := run(context.Background(), args, strings.NewReader(""), &stdout, &stderr)
			text := stderr.String()
			known := strings.Contains(text, want) || strings.Contains(text, "there is no baseline")
			if code != exitUsage || !strings.Contains(text, file) || !known {
				t.Errorf("%s: exit code %d, stderr %q", line, code, text)
			}
		}
	}
}

// TestLargeFiles gives commands files that are too large to be read.
func TestLargeFiles(t *testing.T) {
	file := filepath.Join(t.TempDir(), "large.yaml")
	if err := os.WriteFile(file, []byte("extends: jungle\n"+strings.Repeat("# a comment\n", 300_000)), 0o644); err != nil {
		t.Fatal(err)
	}
	want := file + ": this holds 3.4 MiB, and a file of its kind at most 1.0 MiB\n"
	for _, line := range []string{"variants validate", "moves", "run", "run --config", "check"} {
		var stdout, stderr bytes.Buffer
		args := append(strings.Fields(line), file)
		code := run(context.Background(), args, strings.NewReader(""), &stdout, &stderr)
		if code != exitInvalid || stderr.String() != want {
			t.Errorf("%s: exit code %d, stderr %q", line, code, stderr.String())
		}
	}
}

// TestTooLittleMemory has every command that plays say what does not fit, and that the machine is
// at fault.
func TestTooLittleMemory(t *testing.T) {
	err := fmt.Errorf("jungle: %w", &selfplay.MemoryError{Needed: 1 << 32, Available: 1 << 30})
	for _, err := range []error{err, invalid("jungle", err), fault(err), usage(err)} {
		if code := exitCode(err); code != exitUsage {
			t.Errorf("%v: exit code %d, want %d", err, code, exitUsage)
		}
	}
	var errs bytes.Buffer
	s := newStreams(nil, io.Discard, &errs)
	s.reduced(3, 8)
	s.reduced(3, 8)
	want := "warning: memory is there for the bots of 3 of 8 workers, so there are no more\n"
	if errs.String() != want {
		t.Errorf("%q, want %q, once", errs.String(), want)
	}
}
