package ladder

import (
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

func TestNeighbours(t *testing.T) {
	want := []selfplay.Pairing{{First: "b", Second: "a"}, {First: "c", Second: "b"}}
	if diff := cmp.Diff(want, Neighbours("a", "b", "c")); diff != "" {
		t.Error(diff)
	}
	if got := Neighbours("a"); got != nil {
		t.Errorf("one bot has neighbours: %v", got)
	}
}

func TestRun(t *testing.T) {
	def, err := variants.Load("jungle", variants.Overrides{Set: []string{"limits.max_plies=80"}})
	if err != nil {
		t.Fatal(err)
	}
	bots := []string{"random", "greedy:epsilon=0.9", "search:nodes=50"}
	l := &experiment.Lab{Pairings: Neighbours(bots...), Games: 20, Seed: 3}
	played := 0
	l.Workers, l.Runner.Played = 1, func(*selfplay.Record) { played++ }
	r, err := Run(t.Context(), l, def)
	if err != nil {
		t.Fatal(err)
	}
	if played != 40 || len(r.Steps) != 2 {
		t.Fatalf("%d games, %d steps", played, len(r.Steps))
	}
	top := r.Steps[1]
	if top.Bot != "search:nodes=50" || top.Below != "greedy:epsilon=0.9" || !top.Proven {
		t.Errorf("the top is %+v", top)
	}
	if s := r.Steps[0]; s.Above.Value != s.Result.Elo.Value || math.Abs(float64(s.Above.SE-s.Result.Elo.SE)) > 1e-9 {
		t.Errorf("the first step is %v above the bottom, but %v in Elo", s.Above, s.Result.Elo)
	}
	var b strings.Builder
	if err := r.WriteText(&b, page.Options{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Ladder of jungle", "greedy:epsilon=0.9", "above"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
}

func TestClimb(t *testing.T) {
	step := func(value, low, se float64) reports.Estimate {
		return reports.Estimate{Value: reports.Number(value), Low: reports.Number(low), SE: reports.Number(se), N: 10}
	}
	one := climb(reports.Estimate{}, step(100, 20, 30))
	two := climb(one, step(200, 90, 40))
	if two.Value != 300 || two.SE != 50 || two.N != 20 || math.Abs(float64(two.Low)-202) > 0.1 || math.Abs(float64(two.High)-398) > 0.1 {
		t.Errorf("two steps lead to %+v, want 300 ± 98", two)
	}
	swept := climb(two, step(math.Inf(1), 150, math.NaN()))
	if swept.Value.Known() || swept.SE.Known() || swept.Low != two.Low+150 || swept.High.Known() {
		t.Errorf("a sweep leads to %+v, want at least %g", swept, two.Low+150)
	}
	if last := climb(swept, step(100, 20, 30)); last.Value.Known() || last.Low != swept.Low+20 {
		t.Errorf("a step after a sweep leads to %+v, want at least %g", last, swept.Low+20)
	}
}

func TestCards(t *testing.T) {
	ladder := func(players string) (*Ladder, error) {
		def, err := variants.Load("moving-wild", variants.Overrides{Set: []string{"players=" + players}})
		if err != nil {
			t.Fatal(err)
		}
		return Run(t.Context(), &experiment.Lab{Pairings: Neighbours("random", "greedy"), Games: 12, Seed: 1}, def)
	}
	if _, err := ladder("1"); err == nil || !strings.Contains(err.Error(), "plays alone") {
		t.Errorf("a ladder for one: %v", err)
	}
	r, err := ladder("3")
	if err != nil {
		t.Fatal(err)
	}
	if s := r.Steps[0].Result.Score; s.N != 4 || s.Of != "sets" || r.Steps[0].Above.Of != "sets" {
		t.Errorf("of 12 games for three: %+v", s)
	}
	var b strings.Builder
	if err := r.WriteText(&b, page.Options{}); err != nil {
		t.Fatal(err)
	}
	if text := strings.Join(strings.Fields(b.String()), " "); !strings.Contains(text, "plays 2 of the one below it, on each seat in turn") || strings.Contains(text, "pairs") {
		t.Error(b.String())
	}
}
