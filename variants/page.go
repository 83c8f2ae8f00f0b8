package variants

import (
	"strings"
	"unicode/utf8"

	"github.com/wildbench/wildbench/variants/terminal"
)

// pageWidth is the width of pages in columns.
const pageWidth = 100

// A style is how a line looks on a terminal that has colours.
type style func(terminal.Painter, string) string

var (
	plain   style = func(_ terminal.Painter, text string) string { return text }
	heading style = terminal.Painter.Bold
	aside   style = terminal.Painter.Faint
	marked  style = terminal.Painter.Warn // what the rulebook does not say
	gained  style = terminal.Painter.Good
	missing style = terminal.Painter.Bad
)

// A page is text of a fixed width, laid out in paragraphs.
type page struct {
	b       strings.Builder
	colours bool
}

func (p *page) paint(st style, text string) string { return st(terminal.Painter(p.colours), text) }

// blank leaves a line free.
func (p *page) blank() { p.b.WriteByte('\n') }

// para adds a paragraph. label stands before its first line, and the others are indented as far.
func (p *page) para(label string, st style, text string) {
	indent := strings.Repeat(" ", utf8.RuneCountInString(label))
	for i, line := range terminal.Wrap(text, pageWidth-len(indent)) {
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
