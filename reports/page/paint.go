package page

// A Painter adds the colours of a terminal, or none.
type Painter struct{ on bool }

func (p *Painter) paint(code, s string) string {
	if !p.on || s == "" {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

// Bold makes a text stand out.
func (p *Painter) Bold(s string) string { return p.paint("1", s) }

// Faint makes a text stand back.
func (p *Painter) Faint(s string) string { return p.paint("2", s) }

// Warn gives a text the colour of warnings.
func (p *Painter) Warn(s string) string { return p.paint("33", s) }

// Good gives a text the colour of what went well.
func (p *Painter) Good(s string) string { return p.paint("32", s) }

// Bad gives a text the colour of what went wrong.
func (p *Painter) Bad(s string) string { return p.paint("31", s) }

func asIs(s string) string { return s }
