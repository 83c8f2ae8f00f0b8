package variants

import (
	"fmt"
	"slices"
)

// MustCapture binds the player: while one of the animals has a legal hop whose first leap captures
// one of the victims, only such hops are legal; and a move of several hops goes on as long as its
// next hop can capture one of them.
type MustCapture struct {
	Animals Names `yaml:"animals,required" label:"binds the hops of" ref:"animal" doc:"whose hops bind"`
	Victims Names `yaml:"victims" label:"binds to captures of" none:"everyone" ref:"animal" doc:"which captures bind; all by default"`
}

func (m *MustCapture) sentence(t teller) string {
	victim := "an enemy"
	if len(m.Victims) > 0 {
		victim = "an enemy " + t.either(m.Victims)
	}
	return fmt.Sprintf("binds its side: while the first hop of one of its %s can capture %s, only such moves are legal, and "+
		"a move of several hops goes on while its next hop can", t.all(m.Animals), victim)
}

func (*MustCapture) check(*validator, path)       {}
func (*MustCapture) moot(string) bool             { return false }
func (*MustCapture) Landing() Landing             { return Landing{} }
func (*MustCapture) Marks() Marks                 { return Marks{} }
func (*MustCapture) Affects(string) bool          { return false }
func (*MustCapture) Moves() bool                  { return false }
func (*MustCapture) Carries(_, _ string) Carriage { return Stays }
func (*MustCapture) Places() (zone string)        { return "" }
func (*MustCapture) Hides() Hiding                { return Hiding{} }
func (*MustCapture) Hinders() Hindrance           { return Binds }
func (*MustCapture) Needs() Company               { return Company{} }
func (m *MustCapture) Shortened(int) Params       { return m }
func (*MustCapture) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *MustCapture) Doubts(p Prospects) {
	if !slices.ContainsFunc(m.Animals, func(id string) bool { return hopsOverEnemies(p, id) }) {
		p.Warn("animals", "it binds animals that hop over enemies",
			"none of these animals captures by hops")
		return
	}
	if len(m.Victims) > 0 && !slices.ContainsFunc(m.Victims, p.Present) {
		p.Warn("victims", "", "none of these animals is ever on the board")
	}
}

// hopsOverEnemies reports whether an animal can be on the board and has a hop that captures.
func hopsOverEnemies(p Prospects, id string) bool {
	d := p.Definition()
	a := &d.Animals[d.Animal(id)]
	all := slices.Concat(a.Movements, a.Abilities)
	return p.Present(id) && slices.ContainsFunc(all, func(m Mechanic) bool {
		h, ok := m.Params.(*Hop)
		return ok && m.Enabled && h.Capture != "never" && h.Over[0] != "friend"
	})
}
