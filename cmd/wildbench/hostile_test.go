package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestHostileFiles reads files that are not what a reader hopes for, as every kind of file that
// people write: each is read, or told in few lines with its name, and exits with 4.
func TestHostileFiles(t *testing.T) {
	run1 := filepath.Join(t.TempDir(), "run")
	line := "run jungle --bots random --games 2 --set limits.max_plies=4 --out " + run1
	if code := run(context.Background(), strings.Fields(line), strings.NewReader(""), new(bytes.Buffer), new(bytes.Buffer)); code != exitDone {
		t.Fatal(code)
	}
	path := filepath.Join(t.TempDir(), "hostile.yaml")
	for name, text := range map[string]string{
		"NUL":            "name: x\x00\n",
		"zeros":          strings.Repeat("\x00", 20000),
		"Latin-1":        "name: caf\xe9\n",
		"UTF-16, cut":    "\xff\xfen\x00a",
		"deep lists":     "x: " + strings.Repeat("[", 9999) + strings.Repeat("]", 9999),
		"too deep":       "x: " + strings.Repeat("[", 100000),
		"deep mappings":  "x: " + strings.Repeat("{a: ", 9999) + strings.Repeat("}", 9999),
		"deep dashes":    "x:\n " + strings.Repeat("- ", 20000) + "a",
		"deep questions": strings.Repeat("? ", 9000) + "\n",
		"questions":      strings.Repeat("?\n", 100000),
		"long key":       strings.Repeat("k", 500000) + ": 1\n",
		"many keys":      strings.Repeat("k: 1\n", 50000),
		"many in a line": "x: {" + strings.Repeat("k: 1, ", 50000) + "}\n",
		"many documents": strings.Repeat("---\n", 100000),
		"open quote":     "name: \"" + strings.Repeat("a", 400000),
		"colons":         strings.Repeat("a:", 200000),
		"list":           "- a\n- b\n",
		"number":         "42\n",
		"control":        "\x1b[31m: 1\n",
	} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{
			{"variants", "validate", path},
			{"check", path},
			{"run", "--config", path},
			{"gate", run1, "--baseline", path},
		} {
			var stdout, stderr bytes.Buffer
			code := run(context.Background(), args, strings.NewReader(""), &stdout, &stderr)
			if code != exitInvalid || !strings.Contains(stderr.String(), path+":") {
				t.Errorf("%s: %s: exit code %d: %.300s", name, args[0], code, stderr.String())
			}
			if n := strings.Count(stderr.String(), "\n"); n > 1000 || stderr.Len() > 1000*300 {
				t.Errorf("%s: %s: %d lines, %d bytes", name, args[0], n, stderr.Len())
			}
		}
	}
}
