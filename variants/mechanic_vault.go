package variants

import (
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// A Vault jumps straight across a stretch of terrain, from a square next to it to the first square
// beyond.
type Vault struct {
	Over       string     `yaml:"over,required" label:"crosses" ref:"terrain" doc:"the terrain crossed"`
	Directions Directions `yaml:"directions" label:"goes" default:"orthogonal" doc:"which ways"`
	Crossings  int        `yaml:"crossings" label:"stretches crossed" default:"1" min:"1" max:"4" doc:"so many stretches in one jump; the squares between two of them must be empty"`
	BlockedBy  Names      `yaml:"blocked_by" none:"nobody" ref:"animal" doc:"animals of either side that stop the jump when they are in the terrain crossed"`
	Capture    string     `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it lands on; never: empty squares only; only: captures only"`
}

func (m *Vault) sentence(t teller) string {
	where := english.Name(m.Over)
	var b strings.Builder
	b.WriteString("jumps " + m.Directions.ways() + " across ")
	if m.Crossings > 1 {
		b.WriteString(english.Counted(m.Crossings, "stretch") + " of " + where + " at once, the squares between them empty,")
	} else {
		b.WriteString(where)
	}
	b.WriteString(" to the first square beyond" + captures(m.Capture))
	if len(m.BlockedBy) > 0 {
		b.WriteString("; " + english.WithArticle(t.either(m.BlockedBy)) + " of either side in the " + where + " stops it")
	}
	return b.String()
}

func (*Vault) check(*validator, path)       {}
func (*Vault) moot(string) bool             { return false }
func (m *Vault) Landing() Landing           { return landing(m.Capture) }
func (*Vault) Marks() Marks                 { return Marks{} }
func (*Vault) Affects(string) bool          { return false }
func (*Vault) Moves() bool                  { return true }
func (*Vault) Carries(_, _ string) Carriage { return Stays }
func (*Vault) Places() (zone string)        { return "" }
func (*Vault) Hides() Hiding                { return Hiding{} }
func (*Vault) Hinders() Hindrance           { return Unhindered }
func (m *Vault) Needs() Company             { return Company{Enemies: m.Capture == "only"} }
func (m *Vault) Shortened(int) Params       { return m }
func (*Vault) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *Vault) Doubts(p Prospects) {
	for _, id := range m.BlockedBy {
		if !p.Comes(id, m.Over) {
			p.Warn("blocked_by", "", "that %s stops it means nothing: it can never stand on %s", id, m.Over)
			return
		}
	}
}
