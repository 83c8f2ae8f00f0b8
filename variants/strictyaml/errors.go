package strictyaml

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/decimal"
	"github.com/wildbench/wildbench/variants/excerpt"
)

// An Error is one thing wrong with a file: where, what, and what may have been meant.
type Error struct {
	File         string // the file, or the flag as written on the command line
	Line, Column int    // from 1; Line 0: the file as a whole
	Message      string
	// the line with its number, and a mark under the column; empty without a Line
	Excerpt string
	Hint    string // such as: did you mean "frog"?

	cause error // why the file could not be read at all
}

// Unwrap is why the file could not be read at all, such as a [*fs.PathError]; nil if it is its
// content that is wrong.
func (e *Error) Unwrap() error { return e.cause }

// Error writes the error as compilers do: position and message on the first line, then excerpt and
// hint.
func (e *Error) Error() string {
	var b strings.Builder
	if e.Line > 0 {
		fmt.Fprintf(&b, "%s:%d:%d: %s", excerpt.Message(e.File), e.Line, e.Column, excerpt.Message(e.Message))
	} else {
		fmt.Fprintf(&b, "%s: %s", excerpt.Message(e.File), excerpt.Message(e.Message))
	}
	for line := range strings.Lines(e.Excerpt) {
		b.WriteString("\n" + indent + strings.TrimRight(line, "\n"))
	}
	for line := range strings.Lines(excerpt.Message(e.Hint)) {
		b.WriteString("\n" + indent + strings.TrimRight(line, "\n"))
	}
	return b.String()
}

// Errors are all errors found in a file, sorted by position: the file itself, then the files
// that it extends, then flags.
type Errors []*Error

// Error writes all errors, with a blank line between.
func (es Errors) Error() string {
	texts := make([]string, len(es))
	for i, e := range es {
		texts[i] = e.Error()
	}
	return strings.Join(texts, "\n\n")
}

// Unwrap lets errors.As find the single errors.
func (es Errors) Unwrap() []error {
	errs := make([]error, len(es))
	for i, e := range es {
		errs[i] = e
	}
	return errs
}

// A Problem is an Error whose place is still a node.
type Problem struct {
	At      *Node
	path    Path   // the parameter concerned, for problems of decoding
	Message string // what is wrong
	where   string // which part of the file, such as: in animal "frog"
	Hint    string
}

// mostProblems is how many problems are told: nobody reads more.
const mostProblems = 100

// A Problems collects problems. A node that several parts of the tree share is blamed for the same
// thing only once.
type Problems struct {
	List    []Problem
	more    int // problems beyond those of the list
	seen    map[blame]bool
	at      map[string]bool  // dotted paths of parameters that could not be read
	under   map[string]bool  // the same, and those of everything around them
	Removed map[string]*Node // Names of parts that files remove, and where they do
}

type blame struct {
	at      *Node
	message string
}

// Add adds a problem.
func (r *Problems) Add(p Problem) {
	if p.path != nil {
		r.fail(p.path)
	}
	if r.seen == nil {
		r.seen = map[blame]bool{}
	}
	if len(r.List) == mostProblems {
		r.more++
		return
	}
	if b := (blame{p.At, p.Message}); !r.seen[b] {
		r.seen[b] = true
		r.List = append(r.List, p)
	}
}

// Removes notes that a part of a name is removed.
func (r *Problems) Removes(name string, at *Node) {
	if r.Removed == nil {
		r.Removed = map[string]*Node{}
	}
	r.Removed[name] = at
}

// fail notes that a parameter could not be read.
func (r *Problems) fail(p Path) {
	if r.at == nil {
		r.at, r.under = map[string]bool{}, map[string]bool{}
	}
	r.at[p.String()] = true
	for i := range p {
		r.under[p[:i+1].String()] = true
	}
}

// FailedAt reports whether reading one of the parameters itself, given as dotted paths, failed.
func (r *Problems) FailedAt(params ...string) bool {
	return slices.ContainsFunc(params, func(p string) bool { return r.at[p] })
}

// FailedUnder reports whether reading the parameter or anything in it failed.
func (r *Problems) FailedUnder(p ...string) bool { return r.under[Path(p).String()] }

// Err turns the problems into sorted Errors; nil when there are none.
func (r *Problems) Err() error {
	if len(r.List) == 0 {
		return nil
	}
	ps := slices.Clone(r.List)
	slices.SortStableFunc(ps, func(a, b Problem) int {
		return cmp.Or(
			cmp.Compare(a.At.Source.Order, b.At.Source.Order),
			cmp.Compare(a.At.Line, b.At.Line),
			cmp.Compare(a.At.Column, b.At.Column),
		)
	})
	es := make(Errors, len(ps))
	for i, p := range ps {
		es[i] = p.Err()
	}
	if r.more > 0 {
		es = append(es, &Error{File: es[0].File, Message: fmt.Sprintf("there is more: %s mistakes are not shown", decimal.Group(r.more))})
	}
	return es
}

// Place is where the problem is, as file:line:column.
func (p Problem) Place() string { return p.At.Place() }

// Err is the problem as an error.
func (p Problem) Err() *Error {
	message := p.Message
	if p.where != "" {
		message += " " + p.where
	}
	src := p.At.Source
	line, column := src.within(p.At.Line, p.At.Column)
	return &Error{
		File: src.Name, Line: line, Column: column,
		Message: message, Excerpt: src.Excerpt(line, column), Hint: p.Hint,
	}
}
