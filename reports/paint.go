package reports

// painter adds the colours of a terminal, or none.
type painter struct{ on bool }

func (p *painter) paint(code, s string) string {
	if !p.on || s == "" {
		return s
	}
	return "\x1b[" + code + "m" + s + "\x1b[0m"
}

func (p *painter) bold(s string) string  { return p.paint("1", s) }
func (p *painter) faint(s string) string { return p.paint("2", s) }
func (p *painter) warn(s string) string  { return p.paint("33", s) }
