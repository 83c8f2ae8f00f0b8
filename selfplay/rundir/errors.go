package rundir

import (
	"errors"
	"fmt"
	"strings"
)

// Errors that a caller may want to tell apart.
var (
	ErrExists = errors.New("there is a run in it already")
	ErrLocked = errors.New("another process is at work in it")
	ErrNone   = errors.New("there is no run in it")
)

// A MismatchError is a directory that holds another run than the one asked for.
type MismatchError struct {
	Path        string
	Differences []string // of the run in the directory and the one asked for
}

func (e *MismatchError) Error() string {
	return fmt.Sprintf("%s holds another run; there and here differ\n  %s", e.Path, strings.Join(e.Differences, "\n  "))
}

// A ForeignError is a directory that is asked to take a run and holds something else.
type ForeignError struct {
	Path  string
	Files []string // names of what it holds
}

func (e *ForeignError) Error() string {
	const shown = 3
	list := e.Files
	if len(list) > shown {
		list = append(list[:shown:shown], "…")
	}
	return fmt.Sprintf("the folder %s holds other files (%s)", e.Path, strings.Join(list, ", "))
}

// A ContentError is a file of a run whose content is wrong: damaged, changed, or of another run.
type ContentError struct {
	File string
	Err  error
}

func (e *ContentError) Error() string { return fmt.Sprintf("%s: %v", e.File, e.Err) }
func (e *ContentError) Unwrap() error { return e.Err }

// A strangerError is a file of records that holds games of another batch than it should.
type strangerError struct {
	file string
	id   uint64 // of that batch
}

func (e *strangerError) Error() string {
	return "the file is of another game: its records are those of another batch"
}
