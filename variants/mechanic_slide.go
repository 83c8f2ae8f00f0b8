package variants

import (
	"fmt"

	"github.com/wildbench/wildbench/variants/english"
)

// A Slide goes any number of squares, or up to max, in a straight line through empty squares.
type Slide struct {
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways"`
	Min        int        `yaml:"min" label:"shortest slide" default:"1" min:"1" max:"15" doc:"at least so many squares"`
	Max        int        `yaml:"max" label:"longest slide" default:"15" min:"1" max:"15" doc:"at most so many squares"`
	Capture    string     `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it meets; never: empty squares only; only: captures only"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

func (m *Slide) sentence(t teller) string {
	return fmt.Sprintf("slides %s %s%s%s", english.Span(m.Min, m.Max, t.longest(), "square"), m.Directions.ways(), captures(m.Capture), t.startsOn(m.From))
}

func (*Slide) check(*validator, path)       {}
func (*Slide) moot(string) bool             { return false }
func (m *Slide) Landing() Landing           { return landing(m.Capture) }
func (*Slide) Marks() Marks                 { return Marks{} }
func (*Slide) Affects(string) bool          { return false }
func (*Slide) Moves() bool                  { return true }
func (*Slide) Carries(_, _ string) Carriage { return Stays }
func (*Slide) Places() (zone string)        { return "" }
func (*Slide) Hides() Hiding                { return Hiding{} }
func (*Slide) Hinders() Hindrance           { return Unhindered }
func (m *Slide) Needs() Company             { return Company{Enemies: m.Capture == "only"} }
func (m *Slide) Shortened(int) Params       { return m }
func (*Slide) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *Slide) Doubts(p Prospects) {
	outreaches(p, "max", m.Max, asFar, p.Definition().Board.longestLine(m.Directions))
	startsAnywhere(p, m.From)
}
