package variants

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// A Strike removes or marks animals without moving onto them.
type Strike struct {
	Effect     string     `yaml:"effect" words:"removed,poisoned,stomped" label:"its target is" enum:"remove,poison,stomp" default:"remove" doc:"what happens to the target"`
	Directions Directions `yaml:"directions" label:"works" default:"all" doc:"straight lines along which it reaches"`
	Reach      int        `yaml:"reach" default:"1" min:"1" max:"15" doc:"at most so many squares away"`
	Line       string     `yaml:"line" words:"must be clear,passes over everything" enum:"clear,any" default:"clear" doc:"clear: no animal between (submerged ones do not count); any: over everything"`
	Sides      string     `yaml:"sides" label:"means" words:"enemies,friends,either side's" enum:"enemy,friend,either" default:"enemy" doc:"whose animals"`
	Victims    Names      `yaml:"victims" none:"everyone" ref:"animal" doc:"which animals; all by default"`
	Spares     Names      `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals it does not touch"`
	Targets    int        `yaml:"targets" label:"targets standing still" default:"1" min:"0" max:"8" doc:"exactly so many different targets when the animal stays where it is; 0: not possible"`
	All        bool       `yaml:"all" label:"strikes all in reach at once" doc:"every target in reach at once, instead of a number"`
	AfterMove  int        `yaml:"after_move" label:"targets after a move" none:"none" default:"0" min:"0" max:"1" doc:"targets struck from the last square after one of the animal's own movements; 0: it strikes only where it stands"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
	Retreat    string     `yaml:"retreat" label:"may retreat to" none:"nowhere" ref:"terrain" doc:"a terrain: the animal may also end on any empty square of it adjacent to the victim's"`
	Capture    bool       `yaml:"capture" label:"counts as a capture" doc:"it counts as a capture: capture rules, wards and retaliation know it"`
}

func (m *Strike) sentence(t teller) string {
	verb := map[string]string{"remove": "removes", "poison": "poisons", "stomp": "stomps"}[m.Effect]
	one, many := t.prey(m.Sides, m.Victims, m.Spares)
	stays := "stays where it is and "
	if m.Retreat != "" {
		stays = ""
	}
	var b strings.Builder
	switch {
	case m.All:
		fmt.Fprintf(&b, "%s%s all %s %s at once", stays, verb, many, m.within())
	case m.Targets == 0:
		fmt.Fprintf(&b, "moves and then %s one %s %s", verb, one, m.within())
	case m.Targets == 1:
		fmt.Fprintf(&b, "%s%s one %s %s", stays, verb, one, m.within())
	default:
		fmt.Fprintf(&b, "%s%s %s different %s %s", stays, verb, english.Number(m.Targets), many, m.within())
	}
	if m.Retreat != "" {
		fmt.Fprintf(&b, ", and stays or ends on an empty %s square next to the victim's", english.Name(m.Retreat))
	}
	if m.AfterMove > 0 && (m.All || m.Targets > 0) {
		b.WriteString("; or moves and then " + verb + " one")
	}
	b.WriteString(t.startsOn(m.From))
	if m.Capture {
		b.WriteString("; this counts as a capture")
	}
	return b.String()
}

// within says how far a strike reaches.
func (m *Strike) within() string {
	if m.Reach == 1 {
		return "next to it" + otherWays(m.Directions)
	}
	way := m.Directions.ways()
	if m.Directions.everyWay() {
		way = "in a straight line"
	}
	line := ", over everything between,"
	if m.Line == "clear" {
		line = " with no animal between"
	}
	return "up to " + english.Counted(m.Reach, "square") + " away " + way + line
}

func (*Strike) Landing() Landing             { return Landing{} }
func (m *Strike) Affects(id string) bool     { return means(m.Victims, m.Spares, id) }
func (m *Strike) Moves() bool                { return m.Retreat != "" }
func (*Strike) Carries(_, _ string) Carriage { return Stays }
func (*Strike) Places() (zone string)        { return "" }
func (*Strike) Hides() Hiding                { return Hiding{} }
func (*Strike) Hinders() Hindrance           { return Unhindered }
func (m *Strike) Needs() Company             { return Company{Enemies: m.Retreat != ""} }
func (m *Strike) Shortened(int) Params       { return m }

// check implements [Params]: it can strike, and not in more ways than anybody could list.
func (m *Strike) check(v *validator, p path) {
	if m.Targets == 0 && m.AfterMove == 0 && !m.All {
		v.add(v.value(p.To("targets")...), "", "this can never strike anything")
	}
	v.strikes(m, p)
}

func (m *Strike) moot(parameter string) bool {
	return parameter == "line" && m.Reach == 1 || parameter == "targets" && m.All
}

func (m *Strike) Marks() Marks {
	return Marks{Poison: m.Effect == "poison", Stomp: m.Effect == "stomp"}
}

// Idle implements [Params].
func (m *Strike) Idle() (all []Idle) {
	if m.All && m.Targets > 1 {
		all = append(all, Idle{"targets", "it strikes all in reach at once"})
	}
	if m.Retreat != "" && (m.All || m.Targets != 1) {
		all = append(all, Idle{"retreat", "only who strikes one target, standing still, retreats"})
	}
	if m.Line == "any" && m.Reach == 1 {
		all = append(all, Idle{"line", "nobody stands between neighbours"})
	}
	return all
}

// Doubts implements [Params].
func (m *Strike) Doubts(p Prospects) {
	spares := slices.Clone(m.Spares)
	if m.Effect == "poison" {
		spares = append(spares, p.Immune("poison")...)
	}
	if lonely(p, m.Sides) || !p.Aim("be struck by", m.Victims, spares) {
		return
	}
	spared(p, m.Victims, m.Spares)
	m.farTargets(p)
	name := p.Animal().Name
	if len(m.From) > 0 && !p.StandsOn(m.From...) {
		p.Warn("from", "", "%s can never stand where this starts", name)
	} else {
		startsAnywhere(p, m.From)
	}
	if m.Retreat != "" && !p.StandsOn(m.Retreat) {
		p.Warn("retreat", "", "%s can never stand on %s", name, m.Retreat)
	}
	if m.AfterMove > 0 && !p.Animal().HasMovement() {
		p.Warn("after_move", "", "%s has no movement after which it could strike", name)
	}
}

// farTargets warns of a reach, and of a number of targets, that the board has no room for.
func (m *Strike) farTargets(p Prospects) {
	d := p.Definition()
	outreaches(p, "reach", m.Reach, 1, d.Board.longestLine(m.Directions))
	if m.All || m.Targets < 2 {
		return
	}
	most := min(d.mostTargets(m), p.Most(m.Sides))
	if m.Targets > most {
		p.Warn("targets", "",
			"it can never strike %d at once: there are never more than %d in reach", m.Targets, most)
	}
}
