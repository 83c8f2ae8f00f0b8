package variants

import (
	"fmt"

	"github.com/wildbench/wildbench/variants/english"
)

// A Push makes every adjacent animal flee straight away, pushing others before it.
type Push struct {
	Distance int    `yaml:"distance" default:"4" min:"1" max:"15" doc:"how far one flees"`
	Sides    string `yaml:"sides" label:"means" words:"enemies,friends,either side's" enum:"enemy,friend,either" default:"enemy" doc:"who flees"`
	Victims  Names  `yaml:"victims" none:"everyone" ref:"animal" doc:"which animals flee; all by default"`
	Spares   Names  `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals do not"`
}

func (m *Push) sentence(t teller) string {
	_, many := t.prey(m.Sides, m.Victims, m.Spares)
	return fmt.Sprintf("stays where it is and makes all %s next to it flee up to %s straight away, pushing others before them", many, english.Counted(m.Distance, "square"))
}

func (*Push) check(*validator, path) {}
func (*Push) moot(string) bool       { return false }
func (*Push) Landing() Landing       { return Landing{} }
func (*Push) Marks() Marks           { return Marks{} }
func (*Push) Moves() bool            { return false }
func (*Push) Places() (zone string)  { return "" }
func (*Push) Hides() Hiding          { return Hiding{} }
func (*Push) Hinders() Hindrance     { return Unhindered }
func (*Push) Needs() Company         { return Company{} }
func (m *Push) Shortened(int) Params { return m }
func (*Push) Idle() []Idle           { return nil }

// Doubts implements [Params].
func (m *Push) Doubts(p Prospects) {
	if lonely(p, m.Sides) || !p.Aim("be driven away by", m.Victims, m.Spares) {
		return
	}
	spared(p, m.Victims, m.Spares)
	room := p.Definition().Board.longestLine(Directions{"all"}) - 1 // it starts from a neighbour
	outreaches(p, "distance", m.Distance, 4, room)
}

// Affects implements [Params]: whom it does not mean can still be in the way.
func (*Push) Affects(string) bool { return true }

// Carries implements [Params]: whoever is in the way gives way.
func (*Push) Carries(_, _ string) Carriage { return Driven }
