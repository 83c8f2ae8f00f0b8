package variants

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// A Charge rushes exactly so far, or to the edge, and takes whoever stands on the last square,
// friend or foe.
type Charge struct {
	Directions Directions `yaml:"directions" label:"goes" default:"orthogonal" doc:"which ways"`
	Distance   int        `yaml:"distance,required" min:"1" max:"15" doc:"so many squares, or to the edge if that is nearer"`
	Start      Names      `yaml:"start" label:"may not start onto" none:"nothing" ref:"terrain" doc:"terrains that the first square may not be of; it must be empty too"`
	Removes    Names      `yaml:"removes" none:"nobody" ref:"animal" doc:"animals passed over that are removed; the others are stomped"`
}

func (m *Charge) sentence(t teller) string {
	var b strings.Builder
	fmt.Fprintf(&b, "rushes exactly %s %s, or to the edge if that is nearer, and takes whoever stands there, friend or enemy",
		english.Counted(m.Distance, "square"), m.Directions.ways())
	if len(m.Removes) > 0 {
		b.WriteString("; on the way " + t.all(m.Removes) + " are removed and all others stomped")
	} else {
		b.WriteString("; all on the way are stomped")
	}
	b.WriteString("; the first square must be empty")
	if len(m.Start) > 0 {
		b.WriteString(" and not " + t.terrains(m.Start))
	}
	return b.String()
}

func (*Charge) check(*validator, path)       {}
func (*Charge) moot(string) bool             { return false }
func (*Charge) Landing() Landing             { return Landing{Enemies: true, Friends: true} }
func (*Charge) Marks() Marks                 { return Marks{Stomp: true} }
func (*Charge) Moves() bool                  { return true }
func (*Charge) Carries(_, _ string) Carriage { return Stays }
func (*Charge) Places() (zone string)        { return "" }
func (*Charge) Hides() Hiding                { return Hiding{} }
func (*Charge) Hinders() Hindrance           { return Unhindered }
func (*Charge) Needs() Company               { return Company{} }
func (m *Charge) Shortened(int) Params       { return m }

// Idle implements [Params].
func (m *Charge) Idle() []Idle {
	if m.Distance == 1 && len(m.Removes) > 0 {
		return []Idle{{"removes", "nobody is passed over on the way to a neighbour"}}
	}
	return nil
}

// Affects implements [Params]: whom it does not mean can still be in the way.
func (*Charge) Affects(string) bool { return true }

// Doubts implements [Params]: warns of charges that cannot start, and of those that always run to
// the edge.
func (m *Charge) Doubts(p Prospects) {
	d := p.Definition()
	if d.Board.allOf(m.Start) {
		p.Warn("start", "", "no charge can start: its first square may be of no terrain")
	}
	if room := d.Board.longestLine(m.Directions); m.Distance > room {
		p.Warn("distance", "", "every charge runs to the edge: the board has room for %d squares at most", room)
	}
	for _, id := range m.Removes {
		if !p.Present(id) {
			p.Warn("removes", "", "%s is never on the board", d.Animals[d.Animal(id)].Name)
		}
	}
}

// longestLine is how far a straight move can lead.
func (b *Board) longestLine(ds Directions) int {
	longest := 0
	for d, in := range ds.Set(0) {
		switch files, ranks := b.Files-1, b.Ranks-1; {
		case !in:
		case d%4 == 0:
			longest = max(longest, ranks)
		case d%4 == 2:
			longest = max(longest, files)
		default:
			longest = max(longest, min(files, ranks))
		}
	}
	return longest
}
