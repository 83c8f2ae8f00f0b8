package variants

// A Step goes one square.
type Step struct {
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways"`
	Capture    string     `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it lands on; never: empty squares only; only: captures only"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

func (m *Step) sentence(t teller) string {
	return "steps one square " + m.Directions.ways() + captures(m.Capture) + t.startsOn(m.From)
}

func (*Step) check(*validator, path)       {}
func (*Step) moot(string) bool             { return false }
func (m *Step) Landing() Landing           { return landing(m.Capture) }
func (*Step) Marks() Marks                 { return Marks{} }
func (*Step) Affects(string) bool          { return false }
func (*Step) Moves() bool                  { return true }
func (*Step) Carries(_, _ string) Carriage { return Stays }
func (*Step) Places() (zone string)        { return "" }
func (*Step) Hides() Hiding                { return Hiding{} }
func (*Step) Hinders() Hindrance           { return Unhindered }
func (m *Step) Needs() Company             { return Company{Enemies: m.Capture == "only"} }
func (m *Step) Shortened(int) Params       { return m }
func (*Step) Idle() []Idle                 { return nil }
func (m *Step) Doubts(p Prospects)         { startsAnywhere(p, m.From) }
