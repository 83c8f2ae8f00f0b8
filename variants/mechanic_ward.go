package variants

// Ward bars adjacent squares: an enemy's move may not enter one unless the same move captures
// every animal that wards it.
type Ward struct{}

func (*Ward) sentence(teller) string {
	return "keeps enemies from entering the squares next to it, unless the same move captures all that bar the square"
}

func (*Ward) check(*validator, path)       {}
func (*Ward) moot(string) bool             { return false }
func (*Ward) Landing() Landing             { return Landing{} }
func (*Ward) Marks() Marks                 { return Marks{} }
func (*Ward) Affects(string) bool          { return true }
func (*Ward) Moves() bool                  { return false }
func (*Ward) Carries(_, _ string) Carriage { return Stays }
func (*Ward) Places() (zone string)        { return "" }
func (*Ward) Hides() Hiding                { return Hiding{} }
func (*Ward) Hinders() Hindrance           { return Bars }
func (*Ward) Needs() Company               { return Company{} }
func (m *Ward) Shortened(int) Params       { return m }
func (*Ward) Idle() []Idle                 { return nil }
func (*Ward) Doubts(p Prospects)           { p.Aim("be kept away by", nil, nil) }
