package variants

import "fmt"

// A Drop places a new animal of the actor's own type on an empty square of the owner's zone. It
// names no actor: any animal of the type that can act will do.
type Drop struct {
	Zone string `yaml:"zone,required" ref:"zone" doc:"where, on the owner's side"`
}

func (m *Drop) sentence(t teller) string {
	return fmt.Sprintf("places a new %s on an empty square of its side's %s, and nobody moves", t.animal.Name, t.zone(m.Zone))
}

func (*Drop) check(*validator, path)       {}
func (*Drop) moot(string) bool             { return false }
func (*Drop) Landing() Landing             { return Landing{} }
func (*Drop) Marks() Marks                 { return Marks{} }
func (*Drop) Affects(string) bool          { return false }
func (*Drop) Moves() bool                  { return false }
func (*Drop) Carries(_, _ string) Carriage { return Stays }
func (m *Drop) Places() (zone string)      { return m.Zone }
func (*Drop) Hides() Hiding                { return Hiding{} }
func (*Drop) Hinders() Hindrance           { return Unhindered }
func (*Drop) Needs() Company               { return Company{} }
func (m *Drop) Shortened(int) Params       { return m }
func (*Drop) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *Drop) Doubts(p Prospects) {
	if !p.StandsIn(m.Zone) {
		p.Warn("zone", "", "%s may stand nowhere in the zone %q", p.Animal().Name, m.Zone)
	}
}
