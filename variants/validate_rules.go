package variants

import (
	"slices"

	"github.com/wildbench/wildbench/variants/spelling"
)

func (v *validator) captures() {
	if v.d.Captures.By != "rank" {
		return
	}
	for _, a := range v.d.Animals {
		if a.Rank == 0 && !v.report.FailedUnder("animals", a.ID) {
			v.add(v.key("animals", a.ID), "give it a rank from 1", "animal %q has no rank, but captures go by rank", a.ID)
		}
	}
}

// limitReasons are the reasons of games that the harness stops; endings by rule must not be
// mistaken for them.
var limitReasons = []string{"max-plies", "repetition"}

func (v *validator) endings() {
	enabled := 0
	for i := range v.d.End {
		e := &v.d.End[i]
		if e.Enabled {
			enabled++
		}
		v.ending(e)
	}
	if enabled == 0 && !v.report.FailedUnder("end") {
		v.add(v.key("end"), "", "no ending is enabled: the game could not end")
	}
}

func (v *validator) ending(e *Ending) {
	key, both := v.key("end", e.Reason), v.value("end", e.Reason, "both")
	v.id("reason", both)
	for _, at := range []*node{key, both} {
		if at != nil && slices.Contains(limitReasons, at.Text) {
			v.add(at, "", "reason %q is that of games stopped by a limit", at.Text)
		}
	}
	if v.report.FailedUnder("end", e.Reason) {
		return
	}
	if e.When == "goal" && e.Zone == "" {
		v.add(key, "add zone: and the zone to be reached", "ending %q is a goal without a zone", e.Reason)
	}
	misplaced := map[string]bool{
		"animals": e.When != "goal" && len(e.Animals) > 0,
		"zone":    e.When != "goal" && e.Zone != "",
		"whose":   e.When != "goal" && e.Whose != "own",
		"both":    !e.forBoth() && e.Both != "",
	}
	for _, name := range []string{"animals", "zone", "whose", "both"} {
		if misplaced[name] {
			v.add(v.value("end", e.Reason, name), "", "%q has no meaning for an ending by %s", name, e.When)
		}
	}
}

// limits refuses to stop games before they begin.
func (v *validator) limits() {
	if v.d.Limits.Repetition == 1 && !v.report.FailedUnder("limits") {
		v.add(v.value("limits", "repetition"), "2 stops a game when a position comes back, 0 never",
			"every position occurs once, so repetition: 1 would stop every game as soon as it begins")
	}
}

// maxOptions bounds the options, each of which is tried out when it is off.
const maxOptions = 100

func (v *validator) options() {
	if n := len(v.d.Options); n > maxOptions {
		v.add(v.key("options"), "", "there are %d options, but at most %d may be", n, maxOptions)
	}
	for _, o := range v.d.Options {
		key := v.key("options", o.ID)
		switch {
		case v.report.FailedUnder("options", o.ID):
		case o.Sets != "" && len(o.Set) > 0:
			v.add(key, "", `option %q has both "set" and "sets"`, o.ID)
		case o.Sets == "" && len(o.Set) == 0:
			hint := `give it "set" (what it sets when it is on) or "sets" (which parameter it is a name for)`
			v.add(key, spelling.Otherwise(o.ID, v.optionIDs(), hint), "option %q sets nothing", o.ID)
		}
	}
}

func (v *validator) optionIDs() []string {
	var ids []string
	for i := range v.d.Options {
		ids = append(ids, v.d.Options[i].ID)
	}
	return ids
}
