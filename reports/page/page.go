package page

import (
	"io"
	"strings"
	"unicode/utf8"

	"github.com/wildbench/wildbench/variants/harmless"
	"github.com/wildbench/wildbench/variants/terminal"
)

// DefaultWidth is how wide texts are if nothing else is asked for.
const DefaultWidth = 110

// narrowest is the width below which texts are not made narrower.
const narrowest = 40

// labelWidth is the room for the labels of items.
const labelWidth = 12

// Options say how a page looks.
type Options struct {
	Markdown bool
	Width    int  // in characters, at most; 0: [DefaultWidth]. Markdown has no width
	Colour   bool // with the escape codes of a terminal; Markdown has none
}

// A Page is a text under construction.
type Page struct {
	terminal.Painter
	markdown bool
	width    int
	text     strings.Builder
	last     block
}

// A block is a kind of part; in Markdown, parts of different kinds are set apart.
type block int

const (
	nothing block = iota
	heading
	item
	other
)

// New starts a page.
func New(o Options) *Page {
	if o.Width == 0 {
		o.Width = DefaultWidth
	}
	return &Page{Painter: terminal.Painter(o.Colour && !o.Markdown), markdown: o.Markdown, width: max(o.Width, narrowest)}
}

// Print writes what there is of the page.
func (p *Page) Print(w io.Writer) error {
	text := p.text.String()
	if p.Painter {
		text = harmless.Except(text, harmless.Colours)
	} else {
		text = harmless.Text(text)
	}
	_, err := io.WriteString(w, text)
	return err
}

// begin sets the next part apart from the one before.
func (p *Page) begin(b block) {
	if p.markdown && p.last != nothing && (p.last != item || b != item) {
		p.text.WriteByte('\n')
	}
	p.last = b
}

func (p *Page) line(s string) {
	p.text.WriteString(s)
	p.text.WriteByte('\n')
}

// Gap leaves a line free.
func (p *Page) Gap() {
	if !p.markdown && p.text.Len() > 0 {
		p.line("")
	}
}

// Title begins a page's main part, with a note beside the title.
func (p *Page) Title(title, note string) { p.head("## ", title, note) }

// Section begins a part within one that has a title.
func (p *Page) Section(title, note string) { p.head("### ", title, note) }

func (p *Page) head(marks, title, note string) {
	p.begin(heading)
	if p.markdown {
		p.line(marks + harmless.Markdown(title))
		if note != "" {
			p.line("")
			p.line(harmless.Markdown(note))
		}
		return
	}
	if note == "" {
		p.line(p.Bold(title))
		return
	}
	if utf8.RuneCountInString(title)+2+utf8.RuneCountInString(note) <= p.width {
		p.line(p.Bold(title) + "  " + p.Faint(note))
		return
	}
	p.line(p.Bold(title))
	for _, l := range terminal.Wrap(note, p.width-2) {
		p.line("  " + p.Faint(l))
	}
}

// Text writes a paragraph.
func (p *Page) Text(content string) {
	p.begin(other)
	if p.markdown {
		p.line(harmless.Markdown(content))
		return
	}
	for _, l := range terminal.Wrap(content, p.width-2) {
		p.line("  " + l)
	}
}

// Item writes a labelled text.
func (p *Page) Item(label, content string) { p.item(label, content, asIs) }

// Warning writes a labelled text that should be seen.
func (p *Page) Warning(label, content string) { p.item(label, content, p.Warn) }

// Note writes a labelled text that is there for who looks for it.
func (p *Page) Note(label, content string) { p.item(label, content, p.Faint) }

func (p *Page) item(label, content string, paint func(string) string) {
	p.begin(item)
	if p.markdown {
		if label != "" {
			label = "**" + harmless.Markdown(label) + "** "
		}
		p.line("- " + label + harmless.Markdown(content))
		return
	}
	for i, l := range terminal.Wrap(content, p.width-labelWidth) {
		if i > 0 {
			label = ""
		}
		p.line("  " + p.Faint(label) + strings.Repeat(" ", max(1, labelWidth-2-utf8.RuneCountInString(label))) + paint(l))
	}
}

// Table writes a table: in as many parts, one below the other, as it takes to keep the width.
func (p *Page) Table(g *Grid) {
	if len(g.rows) == 0 {
		return
	}
	p.begin(other)
	if p.markdown {
		p.text.WriteString(g.markdown())
		return
	}
	for i, part := range g.parts(p.width) {
		if i > 0 {
			p.line("")
		}
		p.text.WriteString(part.render(p.Painter))
	}
}

// Code writes lines as they are.
func (p *Page) Code(content string) {
	p.begin(other)
	if p.markdown {
		fence := "```"
		for strings.Contains(content, fence) {
			fence += "`"
		}
		p.line(fence + "yaml")
		p.line(strings.TrimRight(content, "\n"))
		p.line(fence)
		return
	}
	for l := range strings.Lines(content) {
		p.line("  " + strings.TrimRight(l, "\n"))
	}
}

func asIs(s string) string { return s }
