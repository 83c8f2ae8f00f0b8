package gate

import (
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

// TestNobodyPlaysAloneForARating checks that a sequential test of a game for one is refused, which
// could never come to an end.
func TestNobodyPlaysAloneForARating(t *testing.T) {
	def, err := variants.Load("moving-wild", variants.Overrides{Set: []string{"players=1"}})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	run := played(t, &selfplay.Batch{Game: g, Digest: def.Digest(), Pairings: selfplay.Pairings("random"), Games: 20, Seed: 1})
	b := baseline(t, run)
	b.Sequential = []Sequential{{Pairing: "random–random", Bad: -50, Good: 50}}
	if _, err := Evaluate(b, []*Run{run}); err == nil || !strings.Contains(err.Error(), "has no rating") {
		t.Errorf("error %v", err)
	}
	b.Sequential[0].Variant = "another"
	if _, err := Evaluate(b, []*Run{run}); err != nil {
		t.Errorf("a test of another variant: %v", err)
	}
}
