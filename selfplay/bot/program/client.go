package program

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/wildbench/wildbench/variants/harmless"
)

// Version is the version of the protocol.
const Version = 1

// What goes wrong with programs. Errors of [Client.Ask] wrap one of these.
var (
	ErrStart   = errors.New("the program cannot be started")
	ErrCrash   = errors.New("the program ended")
	ErrTimeout = errors.New("the program did not answer in time")
	ErrIllegal = errors.New("the program answered with what is no legal move")
)

// maxAnswer is how long an answer may be, in bytes.
const maxAnswer = 4096

// A Client speaks to a program. It is not safe for concurrent use.
type Client struct {
	Command []string      // the program and its arguments
	Variant string        // what it is to play
	Timeout time.Duration // for each answer, and for a start

	run *running // nil: it does not run
	out []byte
}

// A Position is what a program is asked about.
type Position struct {
	Text  string
	Moves [][]byte // the texts of the legal moves
	Seed  uint64
}

// Ask has the program choose one of the moves, and returns which. Once the context is done it
// waits no longer: it ends the program and returns the context's cause.
func (c *Client) Ask(ctx context.Context, p Position) (int, error) {
	if ctx.Err() != nil {
		return 0, context.Cause(ctx)
	}
	if c.run == nil {
		if err := c.start(); err != nil {
			return 0, fmt.Errorf("%w: %w", ErrStart, err)
		}
	}
	i, err := c.ask(ctx, p)
	if err != nil {
		err = c.stop(err)
	}
	return i, err
}

func (c *Client) ask(ctx context.Context, p Position) (int, error) {
	select {
	case a := <-c.run.answers:
		if a.err != nil {
			return 0, fmt.Errorf("%w: %w", ErrCrash, a.err)
		}
		return 0, fmt.Errorf("%w: %q, when nothing was asked", ErrIllegal, a.line)
	default:
	}
	c.out = fmt.Appendf(c.out, "position %s\nseed %d\n", p.Text, p.Seed)
	for _, m := range p.Moves {
		c.out = append(append(append(c.out, "move "...), m...), '\n')
	}
	c.out = append(c.out, "go\n"...)
	line, err := c.exchange(ctx)
	if err != nil {
		return 0, err
	}
	for i, m := range p.Moves {
		if string(m) == line {
			return i, nil
		}
	}
	return 0, fmt.Errorf("%w: %q", ErrIllegal, line)
}

// exchange sends what is in out and waits for an answer. A program that does not read is as late as
// one that does not write.
func (c *Client) exchange(ctx context.Context) (string, error) {
	late := time.NewTimer(c.Timeout)
	defer late.Stop()
	sent := make(chan error, 1)
	run, out := c.run, c.out
	go func() {
		_, err := run.in.Write(out)
		sent <- err
	}()
	c.out = nil
	select {
	case <-ctx.Done():
		return "", context.Cause(ctx)
	case <-late.C:
		return "", ErrTimeout
	case a := <-run.answers:
		if a.err != nil {
			return "", fmt.Errorf("%w: %w", ErrCrash, a.err)
		}
		c.out = waitFor(ctx, sent, late, out)
		return a.line, nil
	}
}

// waitFor gives a buffer back once it is sent. A program that answers without having read
// everything has it until it is stopped.
func waitFor(ctx context.Context, sent <-chan error, late *time.Timer, out []byte) []byte {
	select {
	case <-sent:
		return out[:0]
	case <-late.C:
	case <-ctx.Done():
	}
	return nil
}

func (c *Client) start() error {
	r, err := startProgram(c.Command)
	if err != nil {
		return err
	}
	c.run = r
	c.out = fmt.Appendf(c.out[:0], "wildbench %d\nvariant %s\n", Version, c.Variant)
	return nil
}

// stop ends the program for a reason, to which it adds what the program had to say.
func (c *Client) stop(reason error) error {
	r := c.run
	c.run = nil
	r.end()
	if said := r.errors.String(); said != "" {
		return fmt.Errorf("%w; it said:\n%s", reason, said)
	}
	return reason
}

// Close ends the program.
func (c *Client) Close() {
	if c.run != nil {
		_ = c.stop(nil)
	}
}

// tailSize is how much of what a program writes to its standard error is kept.
const tailSize = 2000

// A tail keeps the end of what is written to it.
type tail struct {
	mu sync.Mutex
	b  []byte
}

func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.b = append(t.b, p[max(0, len(p)-tailSize):]...)
	t.b = t.b[max(0, len(t.b)-tailSize):]
	return len(p), nil
}

func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	return harmless.Text(string(bytes.TrimSpace(t.b)))
}
