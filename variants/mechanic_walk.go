package variants

import (
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// A Walk goes several squares, one neighbour to the next, turning freely, through empty squares,
// and never back to its starting square.
type Walk struct {
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways each square may lead"`
	Min        int        `yaml:"min" label:"shortest walk" default:"1" min:"1" max:"8" doc:"at least so many squares"`
	Max        int        `yaml:"max,required" label:"longest walk" min:"1" max:"8" doc:"at most so many squares"`
	Revisit    bool       `yaml:"revisit" label:"enters squares twice" default:"true" doc:"may it enter a square twice (matters with min)"`
	Capture    string     `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy on its last square; never: empty squares only; only: captures only"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

func (m *Walk) sentence(t teller) string {
	var b strings.Builder
	// a walk turns: no length is without limit
	b.WriteString("walks " + english.Span(m.Min, m.Max, t.longest()+9, "square"))
	if m.Max > 1 {
		b.WriteString(", turning freely")
	}
	if !m.Directions.everyWay() {
		b.WriteString(", each of them " + m.Directions.ways())
	}
	if !m.Revisit && !m.moot("revisit") {
		b.WriteString(", entering no square twice")
	}
	if m.Capture == "replace" && m.Max > 1 {
		b.WriteString(", capturing by replacement on the last of them")
	} else {
		b.WriteString(captures(m.Capture))
	}
	return b.String() + t.startsOn(m.From)
}

func (*Walk) check(*validator, path)       {}
func (m *Walk) moot(p string) bool         { return p == "revisit" && m.Min < 2 }
func (m *Walk) Landing() Landing           { return landing(m.Capture) }
func (*Walk) Marks() Marks                 { return Marks{} }
func (*Walk) Affects(string) bool          { return false }
func (*Walk) Moves() bool                  { return true }
func (*Walk) Carries(_, _ string) Carriage { return Stays }
func (*Walk) Places() (zone string)        { return "" }
func (*Walk) Hides() Hiding                { return Hiding{} }
func (*Walk) Hinders() Hindrance           { return Unhindered }
func (m *Walk) Needs() Company             { return Company{Enemies: m.Capture == "only"} }
func (m *Walk) Shortened(int) Params       { return m }
func (m *Walk) Doubts(p Prospects)         { startsAnywhere(p, m.From) }

// Idle implements [Params].
func (m *Walk) Idle() []Idle {
	if m.Revisit || m.Min > 1 {
		return nil
	}
	const why = "whoever need not go more than one square has no use for entering one twice"
	return []Idle{{"revisit", why}}
}
