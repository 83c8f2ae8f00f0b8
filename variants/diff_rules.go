package variants

import (
	"reflect"
	"slices"

	"github.com/wildbench/wildbench/variants/strictyaml"
)

func (d *differ) captures() []Change {
	a, b := &d.a.Captures, &d.b.Captures
	p := path{"captures"}
	changes := d.parameters(p, "", a, b)
	p = p.To("exceptions")
	var before, after []string
	for i := range b.Exceptions {
		now := &b.Exceptions[i]
		after = append(after, now.ID)
		at := p.To(now.ID)
		j := slices.IndexFunc(a.Exceptions, func(r CaptureRule) bool { return r.ID == now.ID })
		switch {
		case j < 0 && now.Enabled:
			clause := d.tb.captureRule(now)
			changes = append(changes, Change{Kind: Added, Path: at.String(), After: clause, Text: "now: " + clause})
		case j >= 0:
			changes = append(changes, d.captureRule(at, &a.Exceptions[j], now)...)
		}
	}
	for i := range a.Exceptions {
		old := &a.Exceptions[i]
		before = append(before, old.ID)
		if old.Enabled && !slices.ContainsFunc(b.Exceptions, func(r CaptureRule) bool { return r.ID == old.ID }) {
			clause := d.ta.captureRule(old)
			changes = append(changes, Change{Kind: Removed, Path: p.To(old.ID).String(), Before: clause, Text: "no longer: " + clause})
		}
	}
	return append(changes, order(p, "exceptions apply in the order", before, after)...)
}

// captureRule compares an exception that both variants have.
func (d *differ) captureRule(p path, old, now *CaptureRule) []Change {
	before, after := d.ta.captureRule(old), d.tb.captureRule(now)
	switch {
	case !old.Enabled && now.Enabled:
		return []Change{{Kind: TurnedOn, Path: p.To("enabled").String(), After: after, Text: "now: " + after}}
	case old.Enabled && !now.Enabled:
		return []Change{{Kind: TurnedOff, Path: p.To("enabled").String(), Before: before, Text: "no longer: " + before}}
	case before != after:
		return []Change{{Kind: Changed, Path: p.String(), Before: before, After: after, Text: before + " → " + after}}
	}
	return nil
}

func (d *differ) endings() []Change {
	p := path{"end"}
	var changes []Change
	var before, after []string
	for i := range d.b.End {
		now := &d.b.End[i]
		after = append(after, now.Reason)
		at := p.To(now.Reason)
		j := slices.IndexFunc(d.a.End, func(e Ending) bool { return e.Reason == now.Reason })
		switch {
		case j >= 0:
			changes = append(changes, d.ending(at, &d.a.End[j], now)...)
		case now.Enabled:
			clause := d.tb.ending(now)
			changes = append(changes, Change{Kind: Added, Path: at.String(), After: clause, Text: "new: " + clause + " (" + now.Reason + ")"})
		}
	}
	for i := range d.a.End {
		old := &d.a.End[i]
		before = append(before, old.Reason)
		if old.Enabled && !slices.ContainsFunc(d.b.End, func(e Ending) bool { return e.Reason == old.Reason }) {
			clause := d.ta.ending(old)
			changes = append(changes, Change{Kind: Removed, Path: p.To(old.Reason).String(), Before: clause, Text: "no longer: " + clause + " (" + old.Reason + ")"})
		}
	}
	return append(changes, order(p, "endings apply in the order", before, after)...)
}

// ending compares an ending that both variants have. An ending is called by its condition.
func (d *differ) ending(p path, old, now *Ending) []Change {
	before, after := d.ta.ending(old), d.tb.ending(now)
	switch {
	case !old.Enabled && now.Enabled:
		return []Change{{Kind: TurnedOn, Path: p.To("enabled").String(), After: after, Text: "now: " + after}}
	case old.Enabled && !now.Enabled:
		return []Change{{Kind: TurnedOff, Path: p.To("enabled").String(), Before: before, Text: "no longer: " + before}}
	case !now.Enabled:
		return nil
	}
	condition := strictyaml.ShapeOf(reflect.TypeFor[Ending]()).Field("when")
	what := d.tb.word(condition, now.When)
	changes := d.parameters(p, what, old, now, "result")
	if old.Result != now.Result {
		changes = append(changes, change(p.To("result"), what, old.Result, now.Result))
	}
	return changes
}

func (d *differ) limits() []Change {
	return d.parameters(path{"limits"}, "", &d.a.Limits, &d.b.Limits)
}

// options compares what a player may choose. An option that names a parameter is told of where the
// parameter is.
func (d *differ) options() []Change {
	p := path{"options"}
	var changes []Change
	for i := range d.b.Options {
		now := &d.b.Options[i]
		at := p.To(now.ID)
		j := slices.IndexFunc(d.a.Options, func(o Option) bool { return o.ID == now.ID })
		if j < 0 {
			text := "new option " + now.ID + ": " + orElse(now.Summary, now.words())
			changes = append(changes, Change{Kind: Added, Path: at.String(), After: d.b.state(now), Text: text})
			continue
		}
		old := &d.a.Options[j]
		if now.Sets == "" && old.Enabled != now.Enabled {
			c := change(at.To("enabled"), now.ID, d.a.state(old), d.b.state(now))
			c.Kind = map[bool]ChangeKind{true: TurnedOn, false: TurnedOff}[now.Enabled]
			changes = append(changes, c)
		}
		if old.words() != now.words() {
			changes = append(changes, Change{Kind: Changed, Path: at.String(), Before: old.words(), After: now.words(),
				Text: now.ID + ": " + old.words() + " → " + now.words()})
		}
	}
	for i := range d.a.Options {
		old := &d.a.Options[i]
		if !slices.ContainsFunc(d.b.Options, func(o Option) bool { return o.ID == old.ID }) {
			changes = append(changes, Change{Kind: Removed, Path: p.To(old.ID).String(), Before: d.a.state(old), Text: "no more option " + old.ID})
		}
	}
	return changes
}
