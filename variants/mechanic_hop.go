package variants

import (
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// A Hop passes over one adjacent animal to the empty square beyond, and may go on. An enemy passed
// over is captured, a friend is not. It never lands where it stood before in the same move.
type Hop struct {
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways"`
	Over       Names      `yaml:"over" words:"either side,a friend,an enemy" label:"passes over" enum:"either,friend,enemy" default:"either" doc:"whom it passes over: one word for every hop, or a list with one word for each hop, all of which must be made"`
	Hops       int        `yaml:"hops" label:"most hops in a move" default:"1" min:"1" max:"255" doc:"at most so many hops in a move, where over is one word"`
	Capture    string     `yaml:"capture" words:"those it passes over,nobody" label:"captures" enum:"passed,never" default:"passed" doc:"are enemies passed over captured"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

func (m *Hop) sentence(t teller) string {
	whom := map[string]string{"either": "an adjacent animal", "friend": "an adjacent friend", "enemy": "an adjacent enemy"}
	over := make([]string, len(m.Over))
	for i, word := range m.Over {
		over[i] = whom[word]
	}
	var b strings.Builder
	b.WriteString("hops over " + strings.Join(over, " and then over ") + ", " + m.Directions.ways() + ", to the empty square beyond")
	switch most := t.d.Board.Squares(); {
	case len(m.Over) > 1:
		b.WriteString(" each time")
	case m.Hops >= most:
		b.WriteString(", any number of times in a move")
	case m.Hops > 1:
		b.WriteString(", " + timesWords(m.Hops) + " in a move")
	}
	switch {
	case m.Capture == "never":
		b.WriteString(", capturing nobody")
	case slices.Contains(m.Over, "either"):
		b.WriteString("; an enemy passed over is captured")
	case slices.Contains(m.Over, "enemy"):
		b.WriteString(", capturing the enemy passed over")
	}
	return b.String() + t.startsOn(m.From)
}

func timesWords(most int) string {
	if most == 2 {
		return "once or twice"
	}
	return "up to " + english.Number(most) + " times"
}

func (m *Hop) moot(p string) bool         { return p == "hops" && len(m.Over) > 1 }
func (*Hop) Marks() Marks                 { return Marks{} }
func (*Hop) Affects(string) bool          { return false }
func (*Hop) Moves() bool                  { return true }
func (*Hop) Carries(_, _ string) Carriage { return Stays }
func (*Hop) Places() (zone string)        { return "" }
func (*Hop) Hides() Hiding                { return Hiding{} }
func (*Hop) Hinders() Hindrance           { return Unhindered }
func (m *Hop) Needs() Company             { return Company{Over: m.Over} }

// check implements [Params]: a list of hops has its own length.
func (m *Hop) check(v *validator, p path) {
	if len(m.Over) > 1 && m.Hops > 1 {
		v.add(v.value(p.To("hops")...), "", `"hops" does not go with a list of hops in "over"`)
	}
}

// Landing implements [Params]: a later hop may land where an earlier one captured.
func (m *Hop) Landing() Landing {
	return Landing{Enemies: m.Capture != "never" && (m.Hops > 1 || len(m.Over) > 1)}
}

// Shortened implements [Params].
func (m *Hop) Shortened(most int) Params {
	if m.Hops <= most {
		return m
	}
	short := *m
	short.Hops = most
	return &short
}

// Idle implements [Params].
func (m *Hop) Idle() []Idle {
	friends := !slices.ContainsFunc(m.Over, func(who string) bool { return who != "friend" })
	if friends && m.Capture == "never" {
		return []Idle{{"capture", "it passes over friends, who are never captured"}}
	}
	return nil
}

// Doubts implements [Params].
func (m *Hop) Doubts(p Prospects) {
	startsAnywhere(p, m.From)
	if slices.Contains(m.Over, "friend") && p.Lonely() {
		p.Warn("over", "", "there is never a friend to hop over: each side has one animal")
	}
}
