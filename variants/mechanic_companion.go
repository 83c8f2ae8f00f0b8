package variants

import (
	"fmt"
	"slices"
	"strings"
)

// A Companion moves after the actor's own movement: another animal of the same side goes one
// square.
type Companion struct {
	Animals    Names      `yaml:"animals,required" label:"who comes along" ref:"animal" doc:"which animals may come along"`
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways"`
	Avoids     Names      `yaml:"avoids" none:"nothing" ref:"terrain" doc:"terrains that it may not step onto"`
}

func (m *Companion) sentence(t teller) string {
	var b strings.Builder
	fmt.Fprintf(&b, "moves and then another %s of its side steps one square %s to an empty square", t.either(m.Animals), m.Directions.ways())
	if len(m.Avoids) > 0 {
		b.WriteString(" that is not " + t.terrains(m.Avoids))
	}
	return b.String()
}

func (*Companion) check(*validator, path) {}
func (*Companion) moot(string) bool       { return false }
func (*Companion) Landing() Landing       { return Landing{} }
func (*Companion) Marks() Marks           { return Marks{} }
func (*Companion) Affects(string) bool    { return false }
func (*Companion) Moves() bool            { return false }
func (*Companion) Places() (zone string)  { return "" }
func (*Companion) Hides() Hiding          { return Hiding{} }
func (*Companion) Hinders() Hindrance     { return Unhindered }
func (*Companion) Needs() Company         { return Company{} }
func (m *Companion) Shortened(int) Params { return m }
func (*Companion) Idle() []Idle           { return nil }

// Carries implements [Params].
func (m *Companion) Carries(id, _ string) Carriage {
	if slices.Contains(m.Animals, id) {
		return Led
	}
	return Stays
}

// Doubts implements [Params].
func (m *Companion) Doubts(p Prospects) {
	switch {
	case !p.Animal().HasMovement():
		p.Warn("", "", "%s has no movement on which another could come along", p.Animal().Name)
	case !p.Joined(m.Animals):
		p.Warn("animals", "", "there is never another animal to come along")
	case p.Definition().Board.allOf(m.Avoids):
		p.Warn("avoids", "", "nobody can come along: it avoids every terrain")
	}
}
