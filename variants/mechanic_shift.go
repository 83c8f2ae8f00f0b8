package variants

import (
	"slices"

	"github.com/wildbench/wildbench/variants/english"
)

// A Shift goes to another square of a terrain, whatever lies between.
type Shift struct {
	Terrain string `yaml:"terrain,required" ref:"terrain" doc:"the terrain it stays on"`
	Scope   string `yaml:"scope" words:"its own connected group,the whole board" label:"reaches" enum:"group,board" default:"group" doc:"group: squares connected with its own orthogonally; board: any square of the terrain"`
	Colour  string `yaml:"colour" words:"any,that of its own square" label:"colour of squares" enum:"any,same" default:"any" doc:"same: only squares of the colour of its own"`
	Capture string `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it lands on; never: empty squares only; only: captures only"`
}

func (m *Shift) sentence(t teller) string {
	where := english.Name(m.Terrain)
	what := "moves to any other square of its own " + where
	if m.Scope == "board" {
		what = "moves from " + where + " to any " + where + " square of the board"
	}
	if m.Colour == "same" {
		what += " of the same colour"
	}
	return what + captures(m.Capture)
}

func (*Shift) check(*validator, path)       {}
func (*Shift) moot(string) bool             { return false }
func (m *Shift) Landing() Landing           { return landing(m.Capture) }
func (*Shift) Marks() Marks                 { return Marks{} }
func (*Shift) Affects(string) bool          { return false }
func (*Shift) Moves() bool                  { return true }
func (*Shift) Carries(_, _ string) Carriage { return Stays }
func (*Shift) Places() (zone string)        { return "" }
func (*Shift) Hides() Hiding                { return Hiding{} }
func (*Shift) Hinders() Hindrance           { return Unhindered }
func (m *Shift) Needs() Company             { return Company{Enemies: m.Capture == "only"} }
func (m *Shift) Shortened(int) Params       { return m }
func (*Shift) Idle() []Idle                 { return nil }

// Doubts implements [Params].
func (m *Shift) Doubts(p Prospects) {
	b := &p.Definition().Board
	if m.Scope == "board" && b.oneGroup(m.Terrain) {
		p.Warn("scope", "", "scope means nothing: all squares of %s are connected", m.Terrain)
	}
}

// oneGroup reports whether all squares of a terrain are connected orthogonally.
func (b *Board) oneGroup(terrain string) bool {
	var left []Square
	for s := range Square(b.Squares()) {
		if b.terrainNames()[b.TerrainAt(s)] == terrain {
			left = append(left, s)
		}
	}
	if len(left) == 0 {
		return true
	}
	group := left[:1:1]
	left = slices.Clone(left[1:])
	for i := 0; i < len(group); i++ {
		left = slices.DeleteFunc(left, func(s Square) bool {
			next := b.adjoin(s, group[i])
			if next {
				group = append(group, s)
			}
			return next
		})
	}
	return len(left) == 0
}

// adjoin reports whether two squares are orthogonal neighbours.
func (b *Board) adjoin(s, t Square) bool {
	files, ranks := int(s)%b.Files-int(t)%b.Files, int(s)/b.Files-int(t)/b.Files
	return files*files+ranks*ranks == 1
}
