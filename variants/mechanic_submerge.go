package variants

import (
	"fmt"

	"github.com/wildbench/wildbench/variants/english"
)

// Submerge hides the animal on a terrain: its square counts as ground, may be passed over, and
// does not block lines of strikes.
type Submerge struct {
	Terrain string `yaml:"terrain,required" label:"hides on" ref:"terrain" doc:"where"`
	For     string `yaml:"for" words:"friends,everyone" label:"passed over by" enum:"friends,all" default:"friends" doc:"who may pass over it; lines of strikes are open to both sides"`
}

func (m *Submerge) sentence(t teller) string {
	who := "friends"
	if m.For == "all" {
		who = "everyone"
	}
	return fmt.Sprintf("is submerged on %s: for %s its square counts as %s and may be passed over, and strikes reach beyond it",
		english.Name(m.Terrain), who, english.Name(t.d.Board.Ground))
}

func (*Submerge) check(*validator, path)       {}
func (*Submerge) moot(string) bool             { return false }
func (*Submerge) Landing() Landing             { return Landing{} }
func (*Submerge) Marks() Marks                 { return Marks{} }
func (*Submerge) Affects(string) bool          { return false }
func (*Submerge) Moves() bool                  { return false }
func (*Submerge) Carries(_, _ string) Carriage { return Stays }
func (*Submerge) Places() (zone string)        { return "" }
func (m *Submerge) Hides() Hiding              { return Hiding{On: m.Terrain, ForAll: m.For == "all"} }
func (*Submerge) Hinders() Hindrance           { return Unhindered }
func (*Submerge) Needs() Company               { return Company{} }
func (m *Submerge) Shortened(int) Params       { return m }
func (*Submerge) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *Submerge) Doubts(p Prospects) {
	if !p.StandsOn(m.Terrain) {
		p.Warn("terrain", "", "%s can never stand on %s", p.Animal().Name, m.Terrain)
	}
}
