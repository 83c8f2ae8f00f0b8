package variants

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// A Throw sends an adjacent animal flying directly away.
type Throw struct {
	Directions Directions `yaml:"directions" label:"works" default:"all" doc:"where the thrown animal may stand"`
	Min        int        `yaml:"min" label:"shortest flight" default:"1" min:"1" max:"15" doc:"shortest flight; at the edge it is as far as there is room"`
	Max        int        `yaml:"max" label:"longest flight" default:"2" min:"1" max:"15" doc:"longest flight; the player chooses between"`
	Sides      string     `yaml:"sides" label:"means" words:"enemies,friends,either side's" enum:"enemy,friend,either" default:"either" doc:"whose animals can be thrown"`
	Victims    Names      `yaml:"victims" none:"everyone" ref:"animal" doc:"which animals can be thrown; all by default"`
	Spares     Names      `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals cannot be thrown (they can still be hit)"`
	Submerged  string     `yaml:"submerged" words:"can be thrown,cannot be thrown" label:"submerged animals" enum:"thrown,spared" default:"thrown" doc:"can a submerged animal be thrown"`
	Path       string     `yaml:"path" words:"ends at the first animal met,goes through all" label:"its flight" enum:"stop,through" default:"stop" doc:"stop: the first animal met is removed and ends the flight; through: every animal on the way is removed"`
	Duel       bool       `yaml:"duel" label:"duels with its own kind" doc:"against its own kind, only an enemy: whoever's side has more of them on the board throws, the other is thrown; equal numbers: nothing"`
}

func (m *Throw) sentence(t teller) string {
	one, _ := t.prey(m.Sides, m.Victims, m.Spares)
	var b strings.Builder
	fmt.Fprintf(&b, "throws one %s next to it%s %s straight away", one, otherWays(m.Directions), english.Span(m.Min, m.Max, t.longest(), "square"))
	if m.Min > 1 {
		b.WriteString(", or to the edge if that is nearer")
	}
	if m.Path == "through" {
		b.WriteString("; every animal on the way is removed")
	} else {
		b.WriteString("; the first animal on the way is removed and ends the flight")
	}
	if m.Submerged == "spared" {
		b.WriteString("; nobody submerged can be thrown")
	}
	if m.Duel {
		b.WriteString("; against an enemy of its own kind, the side with fewer of them has its own thrown, and equal numbers throw nobody")
	}
	return b.String()
}

func (*Throw) check(*validator, path) {}
func (*Throw) moot(string) bool       { return false }
func (*Throw) Landing() Landing       { return Landing{} }
func (*Throw) Marks() Marks           { return Marks{} }
func (*Throw) Places() (zone string)  { return "" }
func (*Throw) Hides() Hiding          { return Hiding{} }
func (*Throw) Hinders() Hindrance     { return Unhindered }
func (*Throw) Needs() Company         { return Company{} }
func (m *Throw) Shortened(int) Params { return m }

// Idle implements [Params].
func (m *Throw) Idle() []Idle {
	if m.Path == "through" && m.Max == 1 {
		return []Idle{{"path", "there is nothing on the way to a neighbour"}}
	}
	return nil
}

// Doubts implements [Params].
func (m *Throw) Doubts(p Prospects) {
	if !m.Duel && lonely(p, m.Sides) || !p.Aim("be thrown by", m.Victims, m.Spares) {
		return
	}
	spared(p, m.Victims, m.Spares)
	d := p.Definition()
	outreaches(p, "max", m.Max, 2, d.Board.longestLine(m.Directions)-1) // it starts from a neighbour
	if m.Submerged == "spared" && !d.submerges() {
		p.Warn("submerged", "", "submerged means nothing: nobody submerges")
	}
}

// Affects implements [Params]: whom it does not mean can still be in the way.
func (*Throw) Affects(string) bool { return true }

// Moves implements [Params]: who loses a duel flies.
func (m *Throw) Moves() bool { return m.Duel }

// Carries implements [Params].
func (m *Throw) Carries(id, owner string) Carriage {
	if means(m.Victims, m.Spares, id) || m.Duel && owner == id {
		return Driven
	}
	return Stays
}
