package scenario

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"gopkg.in/yaml.v3"

	"github.com/wildbench/wildbench/variants"
)

// A source is the text of a file, and what was found wrong with it so far.
type source struct {
	name  string
	lines []string
	errs  variants.Errors
}

// A mark is a place in a source. Lines and columns count from 1.
type mark struct{ line, column int }

func at(n *yaml.Node) mark { return mark{n.Line, n.Column} }

// fail notes an error. The hint may be empty.
func (s *source) fail(m mark, hint, format string, args ...any) {
	s.errs = append(s.errs, s.error(m, hint, fmt.Sprintf(format, args...)))
}

func (s *source) error(m mark, hint, message string) *variants.Error {
	return &variants.Error{
		File: s.name, Line: m.line, Column: m.column,
		Message: message, Excerpt: s.excerpt(m), Hint: hint,
	}
}

// err returns the errors by position; nil when there are none.
func (s *source) err() error {
	if len(s.errs) == 0 {
		return nil
	}
	slices.SortStableFunc(s.errs, func(a, b *variants.Error) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
	return s.errs
}

// excerpt is a line with its number, and a sign under the column.
func (s *source) excerpt(m mark) string {
	if m.line < 1 || m.line > len(s.lines) {
		return ""
	}
	text := strings.TrimRight(s.lines[m.line-1], "\r")
	before := text
	if n := byteOffset(text, m.column-1); n < len(text) {
		before = text[:n]
	}
	blank := strings.Map(func(r rune) rune {
		if r == '\t' {
			return r
		}
		return ' '
	}, before)
	number := fmt.Sprint(m.line)
	return fmt.Sprintf("%s | %s\n%s | %s^", number, text, strings.Repeat(" ", len(number)), blank)
}

// byteOffset is where the n-th rune of a text starts, counted from 0.
func byteOffset(text string, n int) int {
	offset := 0
	for ; n > 0 && offset < len(text); n-- {
		_, size := utf8.DecodeRuneInString(text[offset:])
		offset += size
	}
	return offset
}
