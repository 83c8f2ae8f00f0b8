// Package terminal lays out text for terminals: colours that can be left out, and lines of a width.
// All that people read goes through it: rulebooks, reports and what commands say meanwhile.
//
//	p := terminal.Painter(colours)
//	for _, line := range terminal.Wrap(text, 100) {
//		fmt.Println(p.Faint(line))
//	}
//
// It does not know whether there is a terminal, and does not make foreign text harmless: package
// harmless does.
package terminal

// A Painter adds the colours of a terminal; false leaves texts alone.
type Painter bool

func (p Painter) paint(code, text string) string {
	if !p || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// Bold makes a text stand out.
func (p Painter) Bold(text string) string { return p.paint("1", text) }

// Faint makes a text stand back.
func (p Painter) Faint(text string) string { return p.paint("2", text) }

// Warn gives a text the colour of warnings.
func (p Painter) Warn(text string) string { return p.paint("33", text) }

// Good gives a text the colour of what went well, or was added.
func (p Painter) Good(text string) string { return p.paint("32", text) }

// Bad gives a text the colour of what went wrong, or was taken away.
func (p Painter) Bad(text string) string { return p.paint("31", text) }

// Alarm is [Painter.Bad] for what must not be missed.
func (p Painter) Alarm(text string) string { return p.paint("1;31", text) }

// Ground gives a text the colour of terrain.
func (p Painter) Ground(text string) string { return p.paint("36", text) }

// Reverse swaps the colours of a text and of what is behind it.
func (p Painter) Reverse(text string) string { return p.paint("7", text) }
