package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

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
