package variants

// Immobilise holds adjacent enemies: they may not move, capture or use active abilities.
type Immobilise struct {
	Shelter Names `yaml:"shelter" none:"none" ref:"terrain" doc:"terrains on which animals are safe from it"`
}

func (m *Immobilise) sentence(t teller) string {
	clause := "holds enemies next to it, which may not move, capture or use active abilities"
	if len(m.Shelter) > 0 {
		clause += ", unless they stand on " + t.terrains(m.Shelter)
	}
	return clause
}

func (*Immobilise) check(*validator, path)       {}
func (*Immobilise) moot(string) bool             { return false }
func (*Immobilise) Landing() Landing             { return Landing{} }
func (*Immobilise) Marks() Marks                 { return Marks{} }
func (*Immobilise) Affects(string) bool          { return true }
func (*Immobilise) Moves() bool                  { return false }
func (*Immobilise) Carries(_, _ string) Carriage { return Stays }
func (*Immobilise) Places() (zone string)        { return "" }
func (*Immobilise) Hides() Hiding                { return Hiding{} }
func (*Immobilise) Hinders() Hindrance           { return Holds }
func (*Immobilise) Needs() Company               { return Company{} }
func (m *Immobilise) Shortened(int) Params       { return m }
func (*Immobilise) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *Immobilise) Doubts(p Prospects) {
	if p.Definition().Board.allOf(m.Shelter) {
		p.Warn("shelter", "", "nobody can be held: every terrain gives shelter")
	} else {
		p.Aim("be held by", nil, nil)
	}
}
