package variants

import (
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/variants/english"
)

// A Leap jumps by fixed offsets, in all their rotations and reflections.
type Leap struct {
	Offsets [][]int `yaml:"offsets,required" doc:"files and ranks, such as [1, 2] for a Knight's leap"`
	Capture string  `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it lands on; never: empty squares only; only: captures only"`
	Path    string  `yaml:"path" words:"over anything,must be free (orthogonal squares first),must be free (diagonal squares first),one of its two ways must be free" enum:"over,orthogonal-first,diagonal-first,either" default:"over" doc:"over: over anything; the others need the squares of that path free (a lame leaper): orthogonal steps first, then diagonal ones outward, or the other way round, or either of the two"`
	From    Names   `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

func (m *Leap) sentence(t teller) string {
	path := map[string]string{
		"over":             " over anything",
		"orthogonal-first": " if the squares on the way, orthogonal ones first, are free",
		"diagonal-first":   " if the squares on the way, diagonal ones first, are free",
		"either":           " if the squares on the way are free, orthogonal ones first or diagonal ones first",
	}[m.Path]
	return "leaps " + leaps(m.Offsets) + path + captures(m.Capture) + t.startsOn(m.From)
}

// leaps says how far leaps go: straight ones by their length, others by both of their parts.
func leaps(offsets [][]int) string {
	var orthogonal, diagonal []int
	var words []string
	for _, o := range offsets {
		long, short := max(o[0], o[1]), min(o[0], o[1])
		switch {
		case short == 0:
			orthogonal = append(orthogonal, long)
		case short == long:
			diagonal = append(diagonal, long)
		case short == 1 && long == 2:
			words = append(words, "like a Knight")
		default:
			words = append(words, fmt.Sprintf("%s and %s across", english.Counted(long, "square"), english.Number(short)))
		}
	}
	slices.Sort(orthogonal)
	slices.Sort(diagonal)
	straight := func(lengths []int, way string) {
		if len(lengths) == 0 {
			return
		}
		numbers := make([]string, len(lengths))
		for i, n := range lengths {
			numbers[i] = english.Number(n)
		}
		noun := "squares"
		if lengths[len(lengths)-1] == 1 {
			noun = "square"
		}
		words = append(words, fmt.Sprintf("%s %s %s", english.List(numbers, "or"), noun, way))
	}
	if slices.Equal(orthogonal, diagonal) {
		straight(orthogonal, "in a straight line")
	} else {
		straight(orthogonal, "orthogonally")
		straight(diagonal, "diagonally")
	}
	return english.List(words, "or")
}

func (*Leap) moot(string) bool             { return false }
func (m *Leap) Landing() Landing           { return landing(m.Capture) }
func (*Leap) Marks() Marks                 { return Marks{} }
func (*Leap) Affects(string) bool          { return false }
func (*Leap) Moves() bool                  { return true }
func (*Leap) Carries(_, _ string) Carriage { return Stays }
func (*Leap) Places() (zone string)        { return "" }
func (*Leap) Hides() Hiding                { return Hiding{} }
func (*Leap) Hinders() Hindrance           { return Unhindered }
func (m *Leap) Needs() Company             { return Company{Enemies: m.Capture == "only"} }
func (m *Leap) Shortened(int) Params       { return m }

// Doubts implements [Params]: warns of offsets that say the same, or lead off every board.
func (m *Leap) Doubts(p Prospects) {
	startsAnywhere(p, m.From)
	b := &p.Definition().Board
	for i, by := range m.Offsets {
		long, short := max(by[0], by[1]), min(by[0], by[1])
		if long >= max(b.Files, b.Ranks) || short >= min(b.Files, b.Ranks) {
			p.Warn("offsets", "", "the board has no room for a leap by [%d, %d]", by[0], by[1])
			return
		}
		again := slices.ContainsFunc(m.Offsets[:i], func(o []int) bool {
			return max(o[0], o[1]) == long && min(o[0], o[1]) == short
		})
		if again {
			p.Warn("offsets", "rotations and reflections are included",
				"[%d, %d] means nothing: an offset before it is the same", by[0], by[1])
			return
		}
	}
}

// check implements [Params]: offsets are pairs of small numbers.
func (m *Leap) check(v *validator, p path) {
	at := v.value(p.To("offsets")...)
	for i, o := range m.Offsets {
		switch {
		case len(o) != 2:
			v.add(at.Items[i], "", "an offset is a pair, files and ranks, such as [1, 2]")
		case min(o[0], o[1]) < 0 || max(o[0], o[1]) > maxOffset || o[0] == 0 && o[1] == 0:
			v.add(at.Items[i], "rotations and reflections are included",
				"an offset has two numbers from 0 to %d, not both 0", maxOffset)
		}
	}
}

// Idle implements [Params].
func (m *Leap) Idle() []Idle {
	near := !slices.ContainsFunc(m.Offsets, func(by []int) bool { return max(by[0], by[1]) > 1 })
	if near && m.Path != "over" {
		return []Idle{{"path", "there is nothing on the way to a neighbour"}}
	}
	return nil
}
