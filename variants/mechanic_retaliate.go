package variants

// Retaliate removes whoever captures the animal, and whoever is thrown onto it.
type Retaliate struct{}

func (*Retaliate) sentence(teller) string {
	return "takes along whoever captures it or is thrown onto it"
}

func (*Retaliate) check(*validator, path)       {}
func (*Retaliate) moot(string) bool             { return false }
func (*Retaliate) Landing() Landing             { return Landing{} }
func (*Retaliate) Marks() Marks                 { return Marks{} }
func (*Retaliate) Affects(string) bool          { return true }
func (*Retaliate) Moves() bool                  { return false }
func (*Retaliate) Carries(_, _ string) Carriage { return Stays }
func (*Retaliate) Places() (zone string)        { return "" }
func (*Retaliate) Hides() Hiding                { return Hiding{} }
func (*Retaliate) Hinders() Hindrance           { return Avenges }
func (*Retaliate) Needs() Company               { return Company{} }
func (m *Retaliate) Shortened(int) Params       { return m }
func (*Retaliate) Idle() []Idle                 { return nil }
func (*Retaliate) Doubts(p Prospects)           { p.Aim("be taken along by", nil, nil) }
