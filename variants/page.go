package variants

import (
	"strings"
	"unicode/utf8"
)

// pageWidth is the width of pages in columns.
const pageWidth = 100

// A style is how a line looks on a terminal that has colours: an ANSI code, or nothing.
type style string

const (
	plain   style = ""
	heading style = "1"
	aside   style = "2"
	marked  style = "33" // what the rulebook does not say
	gained  style = "32"
	missing style = "31"
)

// A page is text of a fixed width, laid out in paragraphs.
type page struct {
	b       strings.Builder
	colours bool
}

func (p *page) paint(st style, text string) string {
	if !p.colours || st == plain || text == "" {
		return text
	}
	return "\x1b[" + string(st) + "m" + text + "\x1b[0m"
}

// blank leaves a line free.
func (p *page) blank() { p.b.WriteByte('\n') }

// para adds a paragraph. label stands before its first line, and the others are indented as far.
func (p *page) para(label string, st style, text string) {
	indent := strings.Repeat(" ", utf8.RuneCountInString(label))
	for i, line := range wrap(text, pageWidth-len(indent)) {
		if i > 0 {
			label = indent
		}
		p.b.WriteString(strings.TrimRight(label+p.paint(st, line), " ") + "\n")
	}
}

// heading begins a part of the page.
func (p *page) heading(text string) {
	p.blank()
	p.para("", heading, text)
}

// wrap breaks a text into lines at blanks. A word longer than a line has one for itself.
func wrap(text string, width int) []string {
	var lines []string
	line, length := "", 0
	for word := range strings.FieldsSeq(text) {
		n := utf8.RuneCountInString(word)
		switch {
		case line == "":
			line, length = word, n
		case length+1+n <= width:
			line, length = line+" "+word, length+1+n
		default:
			lines = append(lines, line)
			line, length = word, n
		}
	}
	return append(lines, line)
}
