package variants

import "fmt"

// A Sweep removes every animal on one side (north, east, south or west) of the 3×3 square around.
type Sweep struct {
	Sides  string `yaml:"sides" label:"means" words:"enemies,friends,either side's" enum:"enemy,friend,either" default:"either" doc:"whose animals"`
	Spares Names  `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals it leaves standing"`
}

func (m *Sweep) sentence(t teller) string {
	_, many := t.prey(m.Sides, nil, m.Spares)
	return fmt.Sprintf("stays where it is and removes all %s on one side (north, east, south or west) of the 3×3 square around it", many)
}

func (*Sweep) check(*validator, path)       {}
func (*Sweep) moot(string) bool             { return false }
func (*Sweep) Landing() Landing             { return Landing{} }
func (*Sweep) Marks() Marks                 { return Marks{} }
func (m *Sweep) Affects(id string) bool     { return means(nil, m.Spares, id) }
func (*Sweep) Moves() bool                  { return false }
func (*Sweep) Carries(_, _ string) Carriage { return Stays }
func (*Sweep) Places() (zone string)        { return "" }
func (*Sweep) Hides() Hiding                { return Hiding{} }
func (*Sweep) Hinders() Hindrance           { return Unhindered }
func (*Sweep) Needs() Company               { return Company{} }
func (m *Sweep) Shortened(int) Params       { return m }
func (*Sweep) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *Sweep) Doubts(p Prospects) {
	if !lonely(p, m.Sides) {
		p.Aim("be removed by", nil, m.Spares)
	}
}
