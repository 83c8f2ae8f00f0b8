package main

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"

	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/selfplay/disk"
)

// A saboteur is a disk on which one operation fails, once. Several goroutines may use it.
type saboteur struct {
	disk.OS
	target string        // the operation that fails, with its file
	err    syscall.Errno // what it fails with

	mu   sync.Mutex
	done []string // the operations so far, each with its file, and no one twice
}

// likeOthers are the parts of names in which files differ that are written in the same way.
var likeOthers = regexp.MustCompile(`[0-9a-f]{16}|^[.a-z-]+[.](svg|png)`)

// try notes an operation, and fails it if it is the one that is to fail.
func (s *saboteur) try(op, path string) error {
	name := op + " " + likeOthers.ReplaceAllString(filepath.Base(path), "*")
	s.mu.Lock()
	defer s.mu.Unlock()
	if slices.Contains(s.done, name) {
		return nil // the same as before, again
	}
	s.done = append(s.done, name)
	if name == s.target {
		return &fs.PathError{Op: op, Path: path, Err: s.err}
	}
	return nil
}

func (s *saboteur) OpenFile(name string, flag int, perm fs.FileMode) (disk.File, error) {
	if err := s.try("open", name); err != nil {
		return nil, err
	}
	f, err := s.OS.OpenFile(name, flag, perm)
	if err != nil {
		return nil, err
	}
	return sabotaged{f, s, name}, nil
}

func (s *saboteur) MkdirAll(name string, perm fs.FileMode) error {
	if err := s.try("mkdir", name); err != nil {
		return err
	}
	return s.OS.MkdirAll(name, perm)
}

func (s *saboteur) Rename(from, to string) error {
	if err := s.try("rename", from); err != nil {
		return err
	}
	return s.OS.Rename(from, to)
}

func (s *saboteur) Remove(name string) error {
	if err := s.try("remove", name); err != nil {
		return err
	}
	return s.OS.Remove(name)
}

// sabotaged is a file of a saboteur's.
type sabotaged struct {
	disk.File
	s    *saboteur
	name string
}

func (f sabotaged) Write(p []byte) (int, error) {
	if err := f.s.try("write", f.name); err != nil {
		n, _ := f.File.Write(p[:len(p)/2])
		return n, err
	}
	return f.File.Write(p)
}

func (f sabotaged) Sync() error {
	if err := f.s.try("fsync", f.name); err != nil {
		return err
	}
	return f.File.Sync()
}

func (f sabotaged) Close() error {
	err := f.s.try("close", f.name)
	if e := f.File.Close(); err == nil {
		err = e
	}
	return err
}

// A saboteurLine is a command that writes, and what makes it go on after it failed.
type saboteurLine struct{ line, again string }

// saboteurLines are all commands that write.
var saboteurLines = []saboteurLine{
	{"run jungle --bots random --games 66 --workers 1 --moves --set limits.max_plies=20 --pgn new.pgn --out new", " --resume"},
	{"run jungle --bots random --games 2 --format csv --set limits.max_plies=20 --pgn old.txt", ""},
	{"merge one two --out new", ""},
	{"report run --format csv --out old.txt", ""},
	{"report run --format html --out old.txt", ""},
	{"report run --format svg --out pictures", ""},
	{"report run --format markdown --pictures --out old.txt", ""},
	{"compare run run --format html --out old.txt", ""},
	{"gate run --baseline base.yaml --update", ""},
	{"gate run --baseline base.yaml --junit old.txt --github", ""},
}

// TestSaboteurLinesAreWhole holds the list against the program: every flag that says what to write
// stands in a line of its command.
func TestSaboteurLinesAreWhole(t *testing.T) {
	writes := []string{"out", "pgn", "junit", "update", "github"}
	for _, cmd := range newRoot(newStreams(nil, io.Discard, io.Discard)).Commands() {
		for _, name := range writes {
			if cmd.Flags().Lookup(name) == nil {
				continue
			}
			if !slices.ContainsFunc(saboteurLines, func(l saboteurLine) bool {
				return strings.HasPrefix(l.line, cmd.Name()+" ") && strings.Contains(l.line, " --"+name)
			}) {
				t.Errorf("no line has %s --%s", cmd.Name(), name)
			}
		}
	}
}

// TestEveryOperationFailsOnce has every kind of operation on every file of commands that write fail
// once. The command exits with 2 and names what it was, what was there before is there still, and
// the command does all of its work when it is run again.
func TestEveryOperationFailsOnce(t *testing.T) {
	dir := t.TempDir()
	t.Chdir(dir)
	t.Setenv("GITHUB_STEP_SUMMARY", "summary.md")
	const game = "run jungle --bots random --games 66 --workers 1 --moves --set limits.max_plies=20 --out "
	for _, line := range []string{game + "run", game + "one --shard 1/2", game + "two --shard 2/2",
		"gate run --baseline base.yaml --update"} {
		if code, text := sabotage(new(saboteur), line); code != exitDone {
			t.Fatalf("%s: %s", line, text)
		}
	}
	base := content(t, "base.yaml")
	errnos := []syscall.Errno{syscall.ENOSPC, syscall.EIO, syscall.EACCES, syscall.EROFS}
	for _, c := range saboteurLines {
		fresh := func() {
			for _, name := range []string{"new", "new.pgn", "pictures", "old-pictures", "summary.md"} {
				if err := os.RemoveAll(name); err != nil {
					t.Fatal(err)
				}
			}
			for name, text := range map[string]string{"old.txt": "precious", "base.yaml": base} {
				if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		}
		fresh()
		dry := new(saboteur)
		if code, text := sabotage(dry, c.line); code != exitDone {
			t.Fatalf("%s: exit code %d: %s", c.line, code, text)
		}
		every := reportstest.Few(1, 8)
		for i, op := range dry.done {
			if i%every != 0 {
				continue
			}
			fresh()
			broken(t, errnos[i%len(errnos)], op, c.line, c.again)
		}
	}
}

// broken has an operation of a command fail.
func broken(t *testing.T, errno syscall.Errno, op, line, again string) {
	t.Helper()
	base := content(t, "base.yaml")
	code, text := sabotage(&saboteur{target: op, err: errno}, line)
	// Where all is on the disk, closing a file or tidying up may fail without a word.
	quiet := strings.HasPrefix(op, "close ") || strings.HasPrefix(op, "remove ")
	// Only the renaming's lasting is in doubt if a directory cannot be synced: the file is there,
	// whole.
	last := strings.HasSuffix(op, " .") || strings.HasSuffix(op, " new")
	switch {
	case code == exitDone && quiet:
		return
	case code != exitUsage || !strings.Contains(text, errno.Error()) || strings.Contains(text, "goroutine"):
		t.Errorf("%s\n%q fails with %v: exit code %d: %s", line, op, errno, code, text)
	case !last && content(t, "old.txt") != "precious" && !strings.Contains(line, "pictures") &&
		!strings.Contains(op, "summary.md"):
		t.Errorf("%s\n%q fails: the file that was there is gone", line, op)
	case content(t, "base.yaml") != base:
		t.Errorf("%s\n%q fails: the baseline has changed", line, op)
	}
	if drafts, _ := filepath.Glob(".*.part"); len(drafts) > 0 && !quiet {
		t.Errorf("%s\n%q fails: left behind: %v", line, op, drafts)
	}
	if code, text := sabotage(new(saboteur), line+again); code != exitDone {
		t.Errorf("%s\nafter %q had failed: exit code %d: %s", line+again, op, code, text)
	}
	if strings.Contains(line, "--out new") && content(t, "new/01-jungle.records") != content(t, "run/01-jungle.records") {
		t.Errorf("%s\nafter %q had failed: the records are others", line, op)
	}
}

// sabotage runs a command on a saboteur's disk.
func sabotage(s *saboteur, line string) (code int, stderr string) {
	var out, errs bytes.Buffer
	streams := newStreams(strings.NewReader(""), &out, &errs)
	streams.disk = s
	code = streams.run(context.Background(), strings.Fields(line))
	return code, errs.String()
}

func content(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		return fmt.Sprint(err)
	}
	return string(text)
}
