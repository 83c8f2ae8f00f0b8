package variants

import (
	"fmt"
	"path/filepath"
	"strings"
	"unicode/utf8"
)

// A source is a text that parts of a variant come from: a file, or a flag of the command line.
type source struct {
	name  string
	lines []string
	order int    // sources are reported on in the order in which they were met
	dir   string // what relative paths in it start from; unused in built-in files
	inner bool   // built in: it may extend built-in variants only

	inherited bool // another file extends it
}

func newSource(name, text string, order int) *source {
	return &source{name: name, lines: strings.Split(text, "\n"), order: order}
}

// excerpt is a line of the source with its number, and a mark under the column.
func (s *source) excerpt(line, column int) string {
	if line < 1 || line > len(s.lines) {
		return ""
	}
	text := strings.TrimRight(s.lines[line-1], "\r")
	number := fmt.Sprint(line)
	margin := strings.Repeat(" ", len(number))
	return fmt.Sprintf("%s | %s\n%s | %s^", number, text, margin, indent(text, column))
}

// indent is blank space as wide as the text before the column.
func indent(text string, column int) string {
	var b strings.Builder
	for i := 1; i < column; i++ {
		r, size := utf8.DecodeRuneInString(text)
		text = text[size:]
		if r != '\t' {
			r = ' '
		}
		b.WriteRune(r)
	}
	return b.String()
}

func (s *source) text() string { return strings.Join(s.lines, "\n") }

// id tells sources apart: a built-in one never equals a file.
func (s *source) id() string {
	if s.inner {
		return s.name
	}
	if whole, err := filepath.Abs(s.name); err == nil {
		return whole
	}
	return s.name
}
