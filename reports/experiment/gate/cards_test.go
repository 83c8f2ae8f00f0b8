package gate

import (
	"context"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants"
)

// cards is games of cards for three, by bots that do not look at points.
func cards(t testing.TB, overrides variants.Overrides) *selfplay.Batch {
	t.Helper()
	overrides.Set = append(overrides.Set, "players=3")
	def, err := variants.Load("moving-wild", overrides)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return &selfplay.Batch{Game: g, Digest: def.Digest(), Pairings: selfplay.Pairings("random"), Games: 60, Seed: 1}
}

// TestScoringChangesAreBehaviour checks that a change of scoring does not pass because every move
// is the same.
func TestScoringChangesAreBehaviour(t *testing.T) {
	b := baseline(t, played(t, cards(t, variants.Overrides{})), Tolerance{Metric: "points.*", Margin: "0.1%"})
	if r := evaluated(t, b, played(t, cards(t, variants.Overrides{}))); !r.Unchanged || r.Verdict != Pass || len(r.Checks) != 0 {
		t.Errorf("the same games again: %s, unchanged %v, %d checks", r.Verdict, r.Unchanged, len(r.Checks))
	}
	wide := baseline(t, played(t, cards(t, variants.Overrides{})), Tolerance{Metric: "points.*", Margin: "90%"})
	if r, _, err := Play(context.Background(), new(runner.Runner), wide, []*selfplay.Batch{cards(t, variants.Overrides{})}); err != nil || !r.Unchanged {
		t.Errorf("the same games, played by the gate look by look, count as changed: %v, %+v", err, r.Behaviour)
	}
	changed := cards(t, variants.Overrides{Set: []string{"scoring=expert"}})
	run := played(t, changed)
	r := evaluated(t, b, run)
	if !r.Behaviour[0].Moves {
		t.Fatal("the moves differ, so that this tests nothing")
	}
	if r.Unchanged || r.Verdict == Pass || len(r.Checks) == 0 {
		t.Errorf("another scoring: %s, unchanged %v, %d checks", r.Verdict, r.Unchanged, len(r.Checks))
	}
	var text strings.Builder
	if err := r.WriteText(&text, page.Options{}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(strings.Join(strings.Fields(text.String()), " "), "the same moves as in the baseline; what they lead to differs") {
		t.Error(text.String())
	}
	if r, _, err := Play(context.Background(), new(runner.Runner), b, []*selfplay.Batch{changed}); err != nil || r.Unchanged {
		t.Errorf("played by the gate: %v, unchanged %v", err, r.Unchanged)
	}
	for _, c := range r.Checks {
		if c.Change.Of != "sets" || c.Change.N != 20 || c.Needed%3 != 0 {
			t.Errorf("%s is of %d %s and needs %d games", c.Metric, c.Change.N, c.Change.Of, c.Needed)
		}
	}
}
