package strictyaml

import (
	"fmt"
	"path/filepath"
	"strings"
	"unicode/utf8"

	"github.com/wildbench/wildbench/variants/excerpt"
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

// Excerpt is a line of the source with its number, and a mark under the column; of a long line, the
// part around the column.
func (s *Source) Excerpt(line, column int) string {
	if line < 1 || line > len(s.lines) {
		return ""
	}
	number := fmt.Sprint(line)
	margin := strings.Repeat(" ", len(number))
	room := excerpt.Columns - len(indent+number+bar)
	text, mark := excerpt.At(strings.TrimRight(s.lines[line-1], "\r"), column, room)
	return number + bar + text + "\n" + margin + bar + mark
}

const (
	indent = "    " // goes before what stands below a message
	bar    = " | "  // is between the number of a line and the line
)

// within is a place, or the end of the text if that is before it: yaml.v3 has what is missing there
// stand on a line of its own.
func (s *Source) within(line, column int) (int, int) {
	if last := len(s.lines); last > 0 && line > last {
		return last, utf8.RuneCountInString(s.lines[last-1]) + 1
	}
	return line, column
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
