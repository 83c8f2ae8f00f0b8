package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"
	"syscall"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/document"
	"github.com/wildbench/wildbench/variants/excerpt"
	"github.com/wildbench/wildbench/variants/harmless"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// Exit codes. Scripts rely on them.
const (
	exitDone   = 0
	exitFailed = 1 // a scenario failed, or a regression is proven
	// the command cannot be carried out: wrong flags, paths that cannot be read or written
	exitUsage        = 2
	exitInconclusive = 3   // too few games to tell
	exitInvalid      = 4   // a variant, a scenario or another file is wrong
	exitFault        = 5   // wildbench is wrong
	exitInterrupted  = 130 // as shells number it
)

// errFailed is a verdict, not a mishap: the command has said itself what failed.
var errFailed = errors.New("failed")

// errInconclusive is a verdict too: the command has said itself what it could not tell.
var errInconclusive = errors.New("inconclusive")

// A usageError is a command line that cannot be carried out as written.
type usageError struct {
	message string
	command string // whose help to read; empty: none would help
}

func (e *usageError) Error() string { return e.message }

func badUsage(format string, args ...any) error {
	return &usageError{message: fmt.Sprintf(format, args...)}
}

// An undecided is a question that the games played leave open, so that there is nothing to print.
type undecided string

func (u undecided) Error() string { return string(u) }

// Is makes it an inconclusive verdict.
func (u undecided) Is(target error) bool { return target == errInconclusive }

// An outputError is standard output that takes no more.
type outputError struct{ error }

func (e outputError) Unwrap() error { return e.error }

// isTrouble reports whether the machine refuses to do something: a path that cannot be read or
// written, a full disk, too little memory, a directory at which somebody else is at work. That is
// nobody's mistake in what is written in a file, and none of the program's, unless it has closed
// the file itself.
func isTrouble(err error) bool {
	return !errors.Is(err, fs.ErrClosed) && (errors.As(err, new(*fs.PathError)) ||
		errors.As(err, new(*os.LinkError)) || errors.As(err, new(*os.SyscallError)) ||
		errors.As(err, new(syscall.Errno)) || errors.As(err, new(outputError)) || errors.As(err, new(document.NoFile)) ||
		errors.Is(err, rundir.ErrLocked) || errors.Is(err, rundir.ErrNone) ||
		errors.As(err, new(*selfplay.MemoryError)))
}

// invalid makes an error one about the content of a file; that it cannot be read or written is
// none.
func invalid(file string, err error) error {
	if isTrouble(err) && !errors.As(err, new(document.NoFile)) { // it names the file itself
		return err
	}
	return strictyaml.Invalid(file, err)
}

// unread reports whether all that is wrong is that files could not be read.
func unread(mistakes variants.Errors) bool {
	return !slices.ContainsFunc(mistakes, func(e *variants.Error) bool { return !isTrouble(e) })
}

// An interruption is work that the user stopped: how far it got.
type interruption string

func (i interruption) Error() string { return string(i) }

// Is makes an interruption known as a canceled context.
func (i interruption) Is(target error) bool { return target == context.Canceled }

// exitCode is the one place where errors become exit codes.
func exitCode(err error) int {
	var (
		usage    *usageError
		mistakes variants.Errors
	)
	switch {
	case err == nil:
		return exitDone
	case errors.Is(err, context.Canceled):
		return exitInterrupted
	case errors.As(err, &usage):
		return exitUsage
	case errors.As(err, &mistakes) && unread(mistakes):
		return exitUsage
	case errors.As(err, &mistakes), isExcess(err), errors.As(err, new(*rundir.ContentError)):
		return exitInvalid
	case errors.Is(err, errFailed):
		return exitFailed
	case errors.Is(err, errInconclusive), errors.Is(err, reports.ErrNothing):
		return exitInconclusive
	case isTrouble(err):
		return exitUsage
	}
	return exitFault
}

// finish tells the user about an error, if there is one, and returns the exit code.
func (s *streams) finish(err error) int {
	if err == nil {
		err = s.out.err
	}
	var (
		usage    *usageError
		mistakes variants.Errors
	)
	switch {
	case err == nil, err == errFailed, err == errInconclusive:
	case errors.As(err, &mistakes):
		fmt.Fprintln(s.err, harmless.Text(mistakes.Error()))
	default:
		fmt.Fprintf(s.err, "%s %s\n", s.onErr.Alarm("wildbench:"), harmless.Text(excerpt.Message(err.Error())))
	}
	if errors.As(err, &usage) && usage.command != "" {
		fmt.Fprintf(s.err, "Try: %s --help\n", usage.command)
	}
	return exitCode(err)
}

// isExcess reports whether an error is about rules that have too many moves: a fault of theirs, and
// none of ours.
func isExcess(err error) bool {
	var excess *game.Excess
	return errors.As(err, &excess)
}
