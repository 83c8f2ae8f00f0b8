package scenario_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/scenario"
	"github.com/wildbench/wildbench/variants"
)

// TestTogglesHaveScenarios checks that every ability and option of a built-in game has a scenario
// that holds only while it is on, and one that holds only while it is off. That a card is in the
// deck is no rule.
func TestTogglesHaveScenarios(t *testing.T) {
	for _, name := range scenario.Builtin() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			def, err := variants.Load(name, variants.Overrides{})
			if err != nil {
				t.Fatal(err)
			}
			f, err := scenario.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			var runner scenario.Runner
			for _, toggle := range def.Toggles() {
				if toggle.Card {
					continue
				}
				if !needed(t, &runner, f, flips(toggle)) {
					t.Errorf("no scenario needs the default of %s", toggle.ID)
				}
				if !needed(t, &runner, f, unflips(toggle)) {
					t.Errorf("no scenario needs the other state of %s", toggle.ID)
				}
			}
		})
	}
}

// A change makes the overrides of a scenario into others; it reports false where it does not apply.
type change func(variants.Overrides) (variants.Overrides, bool)

// needed reports whether some scenario fails after a change of its overrides.
func needed(t *testing.T, runner *scenario.Runner, f *scenario.File, c change) bool {
	t.Helper()
	changed := *f
	changed.Scenarios = nil
	for _, s := range f.Scenarios {
		if overrides, ok := c(s.Overrides); ok {
			s.Overrides = overrides
			changed.Scenarios = append(changed.Scenarios, s)
		}
	}
	results, err := runner.Run(&changed)
	if err != nil {
		t.Fatal(err)
	}
	return slices.ContainsFunc(results, func(r scenario.Result) bool { return !r.Passed() })
}

// flips changes a toggle from its default, in scenarios that change no toggle themselves.
func flips(toggle variants.Toggle) change {
	return func(m variants.Overrides) (variants.Overrides, bool) {
		if len(m.With)+len(m.Without) > 0 {
			return m, false
		}
		switch {
		case toggle.Value == "both": // options with values get one that is not their default
			m.With = append(m.With, toggle.ID+"=attacker")
		case toggle.Value == "all":
			m.With = append(m.With, toggle.ID+"=enemy-only")
		case toggle.Value == "normal":
			m.With = append(m.With, toggle.ID+"=expert")
		case toggle.Enabled:
			m.Without = append(m.Without, toggle.ID)
		default:
			m.With = append(m.With, toggle.ID)
		}
		return m, true
	}
}

// unflips leaves a toggle at its default, in scenarios that change it.
func unflips(toggle variants.Toggle) change {
	return func(m variants.Overrides) (variants.Overrides, bool) { return without(m, toggle.ID) }
}

// without is overrides that do not speak of a toggle, and whether they did.
func without(m variants.Overrides, id string) (variants.Overrides, bool) {
	about := func(text string) bool { return text == id || strings.HasPrefix(text, id+"=") }
	n := len(m.With) + len(m.Without)
	m.With = slices.DeleteFunc(slices.Clone(m.With), about)
	m.Without = slices.DeleteFunc(slices.Clone(m.Without), about)
	return m, len(m.With)+len(m.Without) < n
}
