package variants

import "slices"

// Trample lets the animal's slides pass over enemies, capturing them.
type Trample struct {
	Victims Names  `yaml:"victims" none:"everyone" ref:"animal" doc:"which animals; all by default"`
	Spares  Names  `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals it cannot pass over"`
	Zone    string `yaml:"zone" label:"only in" none:"no zone" ref:"zone" doc:"only victims standing in this zone of the trampler's side"`
}

func (m *Trample) sentence(t teller) string {
	_, many := t.prey("enemy", m.Victims, m.Spares)
	if m.Zone != "" {
		many += " that stand in its side's " + t.zone(m.Zone)
	}
	return "slides over " + many + " and captures them"
}

func (*Trample) check(*validator, path)       {}
func (*Trample) moot(string) bool             { return false }
func (*Trample) Landing() Landing             { return Landing{} }
func (*Trample) Marks() Marks                 { return Marks{} }
func (m *Trample) Affects(id string) bool     { return means(m.Victims, m.Spares, id) }
func (*Trample) Moves() bool                  { return false }
func (*Trample) Carries(_, _ string) Carriage { return Stays }
func (*Trample) Places() (zone string)        { return "" }
func (*Trample) Hides() Hiding                { return Hiding{} }
func (*Trample) Hinders() Hindrance           { return Unhindered }
func (*Trample) Needs() Company               { return Company{} }
func (m *Trample) Shortened(int) Params       { return m }
func (*Trample) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *Trample) Doubts(p Prospects) {
	slides := slices.ContainsFunc(p.Animal().Movements, func(m Mechanic) bool {
		s, ok := m.Params.(*Slide)
		return ok && m.Enabled && s.Max > 1
	})
	if !slides {
		p.Warn("", "it works on slides of more than one square",
			"%s has no slide with which to pass over anybody", p.Animal().Name)
		return
	}
	if p.Aim("be passed over by", m.Victims, m.Spares) {
		spared(p, m.Victims, m.Spares)
	}
}
