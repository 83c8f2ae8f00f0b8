package strictyaml

import (
	"fmt"
	"path/filepath"
	"strings"
	"unicode/utf8"
)

// A Source is a text that parts of a variant come from: a file, or a flag of the command line.
type Source struct {
	Name  string
	lines []string
	Order int    // sources are reported on in the order in which they were met
	Dir   string // what relative paths in it start from; unused in built-in files
	Inner bool   // built in: it may extend built-in variants only

	Inherited bool // another file extends it
}

func NewSource(name, text string, order int) *Source {
	return &Source{Name: name, lines: strings.Split(text, "\n"), Order: order}
}

// Excerpt is a line of the source with its number, and a mark under the column.
func (s *Source) Excerpt(line, column int) string {
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

func (s *Source) Text() string { return strings.Join(s.lines, "\n") }

// Id tells sources apart: a built-in one never equals a file.
func (s *Source) Id() string {
	if s.Inner {
		return s.Name
	}
	if whole, err := filepath.Abs(s.Name); err == nil {
		return whole
	}
	return s.Name
}
