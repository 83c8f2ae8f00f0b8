//go:build unix

package program

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// fifo is the environment variable that names a pipe for the actors of this file.
const fifo = "WILDBENCH_TEST_FIFO"

func init() {
	manners["holds"] = func() { // answers once, and leaves a process that holds its output
		start("lingers", &syscall.SysProcAttr{Setsid: true})
		fmt.Println("a1-a2")
	}
	manners["lingers"] = func() { _, _ = os.ReadFile(os.Getenv(fifo)) }
	manners["parent"] = func() { // says that it lives, as its child does, and never ends
		start("lives", nil)
		manners["lives"]()
	}
	manners["lives"] = func() {
		f, err := os.OpenFile(os.Getenv(fifo), os.O_WRONLY, 0)
		if err == nil {
			_, err = f.WriteString("x")
		}
		if err == nil {
			time.Sleep(24 * time.Hour) // a deadlock would end it
		}
	}
	manners["owner"] = func() {
		os.Setenv(actor, "parent")
		c := &Client{Command: []string{os.Args[0]}, Timeout: plenty}
		_, _ = c.Ask(context.Background(), position)
	}
}

// start starts this program with another manner, holding what this one holds.
func start(manner string, attr *syscall.SysProcAttr) {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), actor+"="+manner)
	cmd.Stdout, cmd.Stderr, cmd.SysProcAttr = os.Stdout, os.Stderr, attr
	if err := cmd.Start(); err != nil {
		panic(err)
	}
}

func makeFIFO(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "fifo")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	t.Setenv(fifo, path)
	return path
}

// TestHeldOutput has programs leave a process behind that holds their output: their end is seen,
// and nobody waits for that one's.
func TestHeldOutput(t *testing.T) {
	path := makeFIFO(t)
	c := client(t, "holds", plenty)
	if i, err := c.Ask(t.Context(), position); i != 0 || err != nil {
		t.Errorf("%d, %v", i, err)
	}
	if _, err := c.Ask(t.Context(), position); !errors.Is(err, ErrCrash) {
		t.Errorf("error %v", err)
	}
	release, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	release.Close()
}

// TestKilledOwner kills a process that has started a program: that one ends, and its child too.
func TestKilledOwner(t *testing.T) {
	if _, err := os.Stat("/bin/sh"); err != nil {
		t.Skip(err)
	}
	path := makeFIFO(t)
	t.Setenv(actor, "owner")
	owner := exec.Command(os.Args[0])
	if err := owner.Start(); err != nil {
		t.Fatal(err)
	}
	lives, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer lives.Close()
	if _, err := io.ReadFull(lives, make([]byte, 2)); err != nil {
		t.Fatal(err)
	}
	if err := owner.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = owner.Wait()
	if rest, err := io.ReadAll(lives); err != nil || len(rest) > 0 {
		t.Errorf("%q, %v", rest, err)
	}
}
