package lint

import (
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// canBeSet reports whether an option sets a parameter.
func (l *linter) canBeSet(path string) bool {
	return slices.ContainsFunc(l.def.Options, func(o variants.Option) bool {
		return o.Sets == path || slices.ContainsFunc(o.Set, func(a variants.Assignment) bool { return a.Path == path })
	})
}

// ranks warns of what captures say about ranks where ranks do not decide.
func (l *linter) ranks() {
	c := &l.def.Captures
	if c.By == "rank" || l.canBeSet("captures.by") {
		if c.TrapZone == "" && c.TrapsWeaken != "all" {
			l.warn("captures.traps_weaken", "", "traps_weaken means nothing: there is no trap_zone")
		}
		return
	}
	const hint = "captures go by rank with: by: rank"
	before := len(l.warnings)
	if c.EqualRank != "both" {
		l.warn("captures.equal_rank", hint, "equal_rank means nothing: captures do not go by rank")
	}
	// On a trap, a rule that forbids a capture may not hold.
	forbids := slices.ContainsFunc(c.Exceptions, func(r variants.CaptureRule) bool { return r.Enabled && !r.Allowed && !r.Traps })
	if c.TrapZone != "" && !forbids {
		l.warn("captures.trap_zone", hint, "trap_zone means nothing: captures do not go by rank, so there is none to take away")
	}
	if c.TrapsWeaken != "all" && (c.TrapZone == "" || !forbids) {
		l.warn("captures.traps_weaken", hint, "traps_weaken means nothing: captures do not go by rank")
	}
	if len(l.warnings) > before { // who wrote those has read that ranks do not count
		return
	}
	for _, a := range l.def.Animals {
		if a.Rank != 0 {
			l.unused("animals."+a.ID+".rank", hint, "ranks mean nothing: captures do not go by rank")
			return
		}
	}
}
