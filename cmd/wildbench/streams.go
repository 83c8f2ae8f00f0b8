package main

import (
	"io"
	"os"
	"regexp"
	"strings"
	"sync"

	"github.com/rivo/uniseg"
	"golang.org/x/term"

	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants/harmless"
	"github.com/wildbench/wildbench/variants/terminal"
)

// streams are where a command reads and writes, and how it may paint there.
type streams struct {
	in  io.Reader
	out *output
	err io.Writer

	orders io.Writer // err, for workflow commands of GitHub Actions

	terminal *os.File // what err leads to; nil if it is no file

	disk disk.System // where files are written

	args []string // the command line, without the name of the program

	program func() (string, error) // the path of this build

	fewer sync.Once // memory for fewer workers than would play is told of once

	onOut, onErr terminal.Painter
	errTerminal  bool
}

func newStreams(stdin io.Reader, stdout, stderr io.Writer) *streams {
	s := &streams{
		in: stdin, out: &output{w: stdout, text: guarded(stdout, harmless.Colours)},
		err: guarded(stderr, harmless.Drawing), disk: disk.OS{}, program: os.Executable,
		onOut: terminal.Painter(isTerminal(stdout) && wantsColour()), onErr: terminal.Painter(isTerminal(stderr) && wantsColour()),
		orders: &harmless.Writer{W: stderr, Orders: true}, errTerminal: isTerminal(stderr),
	}
	s.terminal, _ = stderr.(*os.File)
	return s
}

// shelf is where run directories are.
func (s *streams) shelf() rundir.Shelf { return rundir.Shelf{System: s.disk} }

// guarded makes all that is written harmless: names, labels and what bots say come from elsewhere.
// On a terminal our own ways to draw pass.
func guarded(w io.Writer, own *regexp.Regexp) *harmless.Writer {
	if !isTerminal(w) {
		own = nil
	}
	return &harmless.Writer{W: w, Keep: own}
}

// output remembers that a write failed, so that commands need not look after each line.
type output struct {
	w    io.Writer
	text *harmless.Writer
	err  error
}

func (o *output) Write(p []byte) (int, error) { return o.note(o.text.Write(p)) }

// raw is where pictures go, which are no text.
func (o *output) raw() io.Writer { return rawOutput{o} }

type rawOutput struct{ *output }

func (o rawOutput) Write(p []byte) (int, error) { return o.note(o.w.Write(p)) }

// note remembers that a write failed.
func (o *output) note(n int, err error) (int, error) {
	if err != nil {
		err = outputError{err}
	}
	if o.err == nil {
		o.err = err
	}
	return n, err
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// columns is how wide the terminal on stderr is now, in characters; 80 where that is not known.
func (s *streams) columns() int {
	if s.terminal != nil {
		if w, _, err := term.GetSize(int(s.terminal.Fd())); err == nil && w > 0 {
			return w
		}
	}
	return 80
}

// cut is a line, cut to a width in columns of a terminal.
func cut(line string, columns int) string {
	if uniseg.StringWidth(line) <= columns {
		return line
	}
	var b strings.Builder
	width := 1 // of the mark that something is left out
	for g := uniseg.NewGraphemes(line); g.Next() && width+g.Width() <= columns; width += g.Width() {
		b.WriteString(g.Str())
	}
	return b.String() + "…"
}

// wantsColour follows https://no-color.org.
func wantsColour() bool { return os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" }

// squares paints the squares of a board.
func squares(p terminal.Painter) func(text string, changed, terrain bool) string {
	return func(text string, changed, terrain bool) string {
		switch {
		case changed:
			return p.Reverse(text)
		case terrain:
			return p.Ground(text)
		}
		return text
	}
}
