package speed

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// A Program is a build of wildbench, by its path.
type Program string

// A BuildError is a build that cannot be started, or does not do what it is asked to.
type BuildError struct {
	Program Program
	Args    []string
	Err     error
}

func (e *BuildError) Error() string {
	return fmt.Sprintf("%s %s: %v", e.Program, strings.Join(e.Args, " "), e.Err)
}

func (e *BuildError) Unwrap() error { return e.Err }

// run runs a command of the build. It returns what that writes, and the CPU time that it takes.
func (p Program) run(ctx context.Context, args ...string) ([]byte, time.Duration, error) {
	var out, told bytes.Buffer
	cmd := exec.CommandContext(ctx, string(p), args...)
	cmd.Stdout, cmd.Stderr = &out, &told
	cmd.Env = slices.DeleteFunc(os.Environ(), func(variable string) bool {
		return strings.HasPrefix(variable, "WILDBENCH_") // it would play something else
	})
	err := cmd.Run()
	if ctx.Err() != nil {
		return nil, 0, context.Cause(ctx)
	}
	if err != nil {
		if errors.As(err, new(*exec.ExitError)) {
			if last := lastLine(told.String()); last != "" {
				err = errors.New(last)
			}
		}
		return nil, 0, &BuildError{p, args, err}
	}
	return out.Bytes(), cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), nil
}

func lastLine(text string) string {
	text = strings.TrimSpace(text)
	return text[strings.LastIndexByte(text, '\n')+1:]
}

// MeasureStartUp measures how long a build takes to start and to do next to nothing.
func (p Program) MeasureStartUp(ctx context.Context, runs int) (*Start, error) {
	var clock, cpu []float64
	for range runs {
		start := time.Now()
		_, took, err := p.run(ctx, startUp...)
		if err != nil {
			return nil, err
		}
		clock = append(clock, milliseconds(time.Since(start)))
		cpu = append(cpu, milliseconds(took))
	}
	return &Start{strings.Join(startUp, " "), spread(cpu), spread(clock)}, nil
}

// startUp is the command that does next to nothing.
var startUp = []string{"variants", "list"}

// A Start is how long the program takes for a command that does next to nothing.
type Start struct {
	Command string `json:"command"`
	CPU     Spread `json:"cpu_milliseconds"`
	Clock   Spread `json:"milliseconds"`
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
