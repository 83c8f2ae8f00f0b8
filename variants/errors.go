package variants

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// An Error is one thing wrong with a variant: where, what, and what may have been meant.
type Error struct {
	File         string // the file, or the flag as written on the command line
	Line, Column int    // from 1; Line 0: the file as a whole
	Message      string
	Excerpt      string // the line with its number, and a mark under the column; empty without a Line
	Hint         string // such as: did you mean "frog"?

	cause error // why the file could not be read at all
}

// Unwrap is why the file could not be read at all, such as a [*fs.PathError]; nil if it is its
// content that is wrong.
func (e *Error) Unwrap() error { return e.cause }

// Error writes the error as compilers do: position and message on the first line, then excerpt and hint.
func (e *Error) Error() string {
	var b strings.Builder
	if e.Line > 0 {
		fmt.Fprintf(&b, "%s:%d:%d: %s", e.File, e.Line, e.Column, e.Message)
	} else {
		fmt.Fprintf(&b, "%s: %s", e.File, e.Message)
	}
	for line := range strings.Lines(e.Excerpt) {
		b.WriteString("\n    " + strings.TrimRight(line, "\n"))
	}
	for line := range strings.Lines(e.Hint) {
		b.WriteString("\n    " + strings.TrimRight(line, "\n"))
	}
	return b.String()
}

// Errors are all errors found in a variant, sorted by position: the file itself, then the files that it extends, then
// flags.
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

// A problem is an Error whose place is still a node.
type problem struct {
	at      *node
	path    path   // the parameter concerned, for problems of decoding
	message string // what is wrong
	where   string // which part of the file, such as: in animal "frog"
	hint    string
}

// A report collects problems. A node that several parts of the tree share is blamed for the same thing only once.
type report struct {
	problems []problem
	seen     map[blame]bool
	at       map[string]bool  // dotted paths of parameters that could not be read
	under    map[string]bool  // the same, and those of everything around them
	removed  map[string]*node // names of parts that files remove, and where they do
}

type blame struct {
	at      *node
	message string
}

func (r *report) add(p problem) {
	if p.path != nil {
		r.fail(p.path)
	}
	if r.seen == nil {
		r.seen = map[blame]bool{}
	}
	if b := (blame{p.at, p.message}); !r.seen[b] {
		r.seen[b] = true
		r.problems = append(r.problems, p)
	}
}

// removes notes that a part of a name is removed.
func (r *report) removes(name string, at *node) {
	if r.removed == nil {
		r.removed = map[string]*node{}
	}
	r.removed[name] = at
}

// fail notes that a parameter could not be read.
func (r *report) fail(p path) {
	if r.at == nil {
		r.at, r.under = map[string]bool{}, map[string]bool{}
	}
	r.at[p.String()] = true
	for i := range p {
		r.under[p[:i+1].String()] = true
	}
}

// failedAt reports whether reading one of the parameters itself, given as dotted paths, failed.
func (r *report) failedAt(params ...string) bool {
	return slices.ContainsFunc(params, func(p string) bool { return r.at[p] })
}

// failedUnder reports whether reading the parameter or anything in it failed.
func (r *report) failedUnder(p ...string) bool { return r.under[path(p).String()] }

// errors turns the problems into sorted Errors; nil when there are none.
func (r *report) errors() error {
	if len(r.problems) == 0 {
		return nil
	}
	ps := slices.Clone(r.problems)
	slices.SortStableFunc(ps, func(a, b problem) int {
		return cmp.Or(
			cmp.Compare(a.at.src.order, b.at.src.order),
			cmp.Compare(a.at.line, b.at.line),
			cmp.Compare(a.at.column, b.at.column),
		)
	})
	es := make(Errors, len(ps))
	for i, p := range ps {
		es[i] = p.error()
	}
	return es
}

// place is where the problem is, as file:line:column.
func (p problem) place() string { return p.at.place() }

func (p problem) error() *Error {
	message := p.message
	if p.where != "" {
		message += " " + p.where
	}
	return &Error{
		File: p.at.src.name, Line: p.at.line, Column: p.at.column,
		Message: message, Excerpt: p.at.src.excerpt(p.at.line, p.at.column), Hint: p.hint,
	}
}
