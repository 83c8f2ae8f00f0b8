package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// parameters warns of what a mechanic is told and cannot heed, because its other parameters leave no
// room for it.
func (l *linter) parameters(path string, m *variants.Mechanic) {
	idle := func(parameter, why string) {
		l.warn(path+"."+parameter, "", "%s means nothing: %s", parameter, why)
	}
	switch p := m.Params.(type) {
	case *variants.Strike:
		if p.All && p.Targets > 1 {
			idle("targets", "it strikes all in reach at once")
		}
		if p.Retreat != "" && (p.All || p.Targets != 1) {
			idle("retreat", "only who strikes one target, standing still, retreats")
		}
		if p.Line == "any" && p.Reach == 1 {
			idle("line", "nobody stands between neighbours")
		}
	case *variants.Hop:
		friends := !slices.ContainsFunc(p.Over, func(who string) bool { return who != "friend" })
		if friends && p.Capture == "never" {
			idle("capture", "it passes over friends, who are never captured")
		}
	case *variants.Walk:
		if !p.Revisit && p.Min == 1 {
			idle("revisit", "whoever need not go more than one square has no use for entering one twice")
		}
	case *variants.Leap:
		near := !slices.ContainsFunc(p.Offsets, func(by []int) bool { return max(by[0], by[1]) > 1 })
		if near && p.Path != "over" {
			idle("path", "there is nothing on the way to a neighbour")
		}
	}
}
