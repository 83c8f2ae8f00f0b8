package variants

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

func (s *shower) captures() {
	c := &s.d.Captures
	s.heading("Captures")
	for _, clause := range s.t.capturesInGeneral(c) {
		s.para("  ", plain, english.Sentence(clause))
	}
	s.provenance("    ", &c.Provenance)
	for i := range c.Exceptions {
		r := &c.Exceptions[i]
		text, st := english.Sentence(s.t.captureRule(r)), plain
		if !r.Enabled {
			text, st = "Off ("+r.ID+"): "+text, aside
		}
		s.para("  ", st, text)
		s.provenance("    ", &r.Provenance)
	}
}

func (s *shower) endings() {
	s.heading("End of the game")
	width := 0
	for _, e := range s.d.End {
		width = max(width, len(e.Reason))
	}
	for i := range s.d.End {
		e := &s.d.End[i]
		text, st := english.Sentence(s.t.ending(e)), plain
		if !e.Enabled {
			text, st = "Off: "+text, aside
		}
		label := fmt.Sprintf("  %-*s  ", width, e.Reason)
		s.para(label, st, text)
		s.provenance(strings.Repeat(" ", len(label)), &e.Provenance)
	}
	if !s.d.decidesStuck() {
		s.para("  ", plain, "A player who has no legal move ends the game in a draw (no-moves): no ending says otherwise.")
	}
	s.para("  ", aside, "Self-play stops a game as a draw "+s.d.Limits.words()+".")
}

// decidesStuck reports whether an ending that is on says what becomes of a player without a move.
func (d *Definition) decidesStuck() bool {
	return slices.ContainsFunc(d.End, func(e Ending) bool { return e.When == "no-moves" && e.Enabled })
}

// words says when games are stopped.
func (l *Limits) words() string {
	var when []string
	if l.MaxPlies > 0 {
		when = append(when, fmt.Sprintf("after %d plies", l.MaxPlies))
	}
	if l.Repetition > 0 {
		when = append(when, "when a position occurs for the "+english.Ordinal(l.Repetition)+" time")
	}
	if when == nil {
		return "never"
	}
	return english.List(when, "or")
}

func (s *shower) options() {
	if len(s.d.Options) == 0 {
		return
	}
	s.heading("Options")
	label := func(o *Option) string { return o.ID + " (" + s.d.state(o) + ")" }
	width := 0
	for i := range s.d.Options {
		width = max(width, len(label(&s.d.Options[i])))
	}
	for i := range s.d.Options {
		o := &s.d.Options[i]
		text := o.Summary
		if text == "" {
			text = o.words()
		}
		s.para(fmt.Sprintf("  %-*s  ", width, label(o)), plain, text)
		s.provenance("    ", &o.Provenance)
	}
}

// state is what an option is now: on, off or a value.
func (d *Definition) state(o *Option) string {
	switch {
	case o.Sets != "":
		return d.Parameter(o.Sets)
	case o.Enabled:
		return "on"
	}
	return "off"
}

// words says what an option does, where its summary does not.
func (o *Option) words() string {
	if o.Sets != "" {
		return "Sets " + o.Sets + "."
	}
	sets := make([]string, len(o.Set))
	for i, a := range o.Set {
		sets[i] = a.Path + " to " + a.Value
	}
	return "Sets " + strings.Join(sets, ", ") + "."
}
