package gate

import (
	"bytes"
	"context"
	"encoding/json"
	"encoding/xml"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/disk"
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants"
)

// batch is games of a small variant, perhaps changed.
func batch(t testing.TB, games int, seed uint64, bots []string, overrides variants.Overrides) *selfplay.Batch {
	t.Helper()
	def, err := variants.Load("../../reportstest/testdata/pond.yaml", overrides)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	return &selfplay.Batch{Game: g, Digest: def.Digest(), Pairings: selfplay.Pairings(bots...), Games: games, Seed: seed}
}

func played(t testing.TB, b *selfplay.Batch) *Run {
	t.Helper()
	r := NewRecorder(b.Header())
	if err := b.Run(context.Background(), r.Add); err != nil {
		t.Fatal(err)
	}
	return r.Run()
}

// baseline is one of a run with the given tolerances.
func baseline(t testing.TB, run *Run, tolerances ...Tolerance) *Baseline {
	t.Helper()
	b := Default()
	b.Tolerances, b.Batches = tolerances, batches([]*Run{run}, b.Looks)
	if err := b.check(); err != nil {
		t.Fatal(err)
	}
	return b
}

func evaluated(t testing.TB, b *Baseline, run *Run) *Result {
	t.Helper()
	r, err := Evaluate(b, []*Run{run})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

var greedy = []string{"greedy"}

// TestFalseAlarms holds 500 batches against batches that differ by nothing but the seed, without
// any tolerance.
func TestFalseAlarms(t *testing.T) {
	const games = 40
	trials := reportstest.Few(500, 60)
	strict := []Tolerance{
		{Metric: "score.*", Margin: "0"}, {Metric: "length", Margin: "0"}, {Metric: "evenness", Margin: "0"},
		{Metric: "usage.*", Margin: "0"}, {Metric: "end.*", Margin: "0"}, {Metric: "games.*", Margin: "0"},
	}
	alarms, tolerated := 0, 0
	b := batch(t, games, 1, []string{"random"}, variants.Overrides{})
	was := played(t, b)
	for seed := range trials {
		b.Seed = uint64(seed + 2)
		now := played(t, b)
		if evaluated(t, baseline(t, was, strict...), now).Verdict == Regression {
			alarms++
		}
		if evaluated(t, baseline(t, was, Default().Tolerances...), now).Verdict == Regression {
			tolerated++
		}
		was = now
	}
	if rate := float64(alarms) / float64(trials); !reportstest.Race && (rate > .05+.02 || alarms == 0) {
		t.Errorf("without tolerances, %v of equal batches are called regressions", rate)
	}
	if rate := float64(tolerated) / float64(trials); rate > .01 && !reportstest.Race {
		t.Errorf("with the default tolerances, %v of equal batches are called regressions", rate)
	}
}

func TestPlantedRegressions(t *testing.T) {
	games := reportstest.Few(300, 160)
	base := baseline(t, played(t, batch(t, games, 1, greedy, variants.Overrides{})), Default().Tolerances...)
	for name, test := range map[string]struct {
		overrides variants.Overrides
		metric    string
	}{
		"an ability silently disabled": {variants.Overrides{Without: []string{"heron.stab"}}, "games.heron.stab"},
		"an end turned off":            {variants.Overrides{Set: []string{"end.home.enabled=false"}}, "end.home"},
		"a value changed":              {variants.Overrides{Set: []string{"animals.frog.value=0"}}, ""},
	} {
		t.Run(name, func(t *testing.T) {
			r := evaluated(t, base, played(t, batch(t, games, 2, greedy, test.overrides)))
			caught := slices.ContainsFunc(r.Checks, func(c Check) bool {
				return c.Verdict == Regression && (c.Metric == test.metric || test.metric == "")
			})
			if !reportstest.Race && (r.Verdict != Regression || !caught) {
				t.Errorf("verdict %s; %+v", r.Verdict, r.Checks)
			}
			if !r.Behaviour[0].Rules || r.Behaviour[0].Same {
				t.Errorf("behaviour: %+v", r.Behaviour)
			}
		})
	}
}

func TestUnchanged(t *testing.T) {
	run := played(t, batch(t, 40, 1, greedy, variants.Overrides{}))
	b := baseline(t, run, Tolerance{Metric: "*", Margin: "0"})
	r := evaluated(t, b, run)
	if r.Verdict != Pass || !r.Unchanged || len(r.Checks) != 0 {
		t.Errorf("%+v", r)
	}
	other := played(t, batch(t, 40, 2, greedy, variants.Overrides{}))
	if !evaluated(t, b, other).Behaviour[0].Schedule {
		t.Error("another seed is not told")
	}
	b.Behaviour = "fail"
	if r := evaluated(t, b, other); r.Verdict != Regression {
		t.Errorf("a change of behaviour that is not tolerated: %s", r.Verdict)
	}
}

func TestFewGamesAreInconclusive(t *testing.T) {
	b := baseline(t, played(t, batch(t, 40, 1, greedy, variants.Overrides{})), Tolerance{Metric: "score.*", Margin: "0.05"})
	now := played(t, batch(t, 40, 2, greedy, variants.Overrides{}))
	r := evaluated(t, b, now)
	if r.Verdict != Inconclusive || r.Checks[0].Needed < 500 {
		t.Errorf("%+v", r)
	}
	b.Inconclusive = "pass"
	if r := evaluated(t, b, now); r.Verdict != Pass {
		t.Errorf("what is inconclusive is to pass: %s", r.Verdict)
	}
}

func TestDirections(t *testing.T) {
	without := variants.Overrides{Without: []string{"heron.stab"}}
	base, now := played(t, batch(t, 100, 1, greedy, variants.Overrides{})), played(t, batch(t, 100, 1, greedy, without))
	for direction, want := range map[string]Verdict{"both": Regression, "down": Regression, "up": Pass} {
		r := evaluated(t, baseline(t, base, Tolerance{Metric: "games.heron.stab", Direction: direction, Margin: "5%"}), now)
		if r.Verdict != want {
			t.Errorf("it sinks to 0, and a regression is %s: %s", direction, r.Verdict)
		}
	}
}

func TestSequential(t *testing.T) {
	run := played(t, batch(t, 300, 1, []string{"random", "greedy"}, variants.Overrides{}))
	b := baseline(t, run)
	b.Sequential = []Sequential{
		{Pairing: "greedy–random", Bad: 0, Good: 100},
		{Pairing: "greedy–random", Bad: 2000, Good: 3000},
		{Pairing: "random–greedy", Bad: 0, Good: 100}, // nobody plays that
	}
	r := evaluated(t, b, run)
	if len(r.Tests) != 2 || r.Tests[0].Verdict != Pass || r.Tests[1].Verdict != Regression || r.Verdict != Regression {
		t.Fatalf("%+v", r.Tests)
	}
	for _, test := range r.Tests {
		if test.Games >= 300 {
			t.Errorf("it took all %d games to tell", test.Games)
		}
	}
}

func TestPlayStopsWhenSure(t *testing.T) {
	b := baseline(t, played(t, batch(t, 300, 1, greedy, variants.Overrides{})), Default().Tolerances...)
	without := variants.Overrides{Without: []string{"heron.stab"}}
	var results []*Result
	for _, workers := range []int{1, 3} {
		games := 0
		changed := batch(t, 300, 1, greedy, without)
		changed.Workers = workers
		r, _, err := Play(context.Background(), &runner.Runner{Played: func(*selfplay.Record) { games++ }}, b, []*selfplay.Batch{changed})
		if err != nil {
			t.Fatal(err)
		}
		if r.Verdict != Regression || games >= 300 {
			t.Errorf("%s after %d games", r.Verdict, games)
		}
		results = append(results, r)
	}
	if diff := cmp.Diff(jsonOf(t, results[0]), jsonOf(t, results[1])); diff != "" {
		t.Errorf("the verdict depends on the number of workers:\n%s", diff)
	}
	r, runs, err := Play(context.Background(), new(runner.Runner), b, []*selfplay.Batch{batch(t, 300, 1, greedy, variants.Overrides{})})
	if err != nil || r.Verdict != Pass || !r.Unchanged || runs[0].Report.Pairings[0].Games != 300 {
		t.Errorf("nothing changed: %v, %+v", err, r)
	}
}

func jsonOf(t *testing.T, r *Result) string {
	t.Helper()
	var b bytes.Buffer
	if err := r.WriteJSON(&b); err != nil || !json.Valid(b.Bytes()) {
		t.Fatalf("%v: %s", err, b.String())
	}
	return b.String()
}

func TestUpdateKeepsWhatIsTheUsers(t *testing.T) {
	file := filepath.Join(t.TempDir(), "baseline.yaml")
	run := played(t, batch(t, 40, 1, greedy, variants.Overrides{}))
	if err := Update(disk.OS{}, file, []*Run{run}); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	mine := strings.Replace(string(text), "confidence: 0.95", "confidence: 0.9 # mine:", 1)
	if err := os.WriteFile(file, []byte(mine), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Update(disk.OS{}, file, []*Run{run}); err != nil {
		t.Fatal(err)
	}
	if text, err = os.ReadFile(file); err != nil || string(text) != mine {
		t.Errorf("%v: %s", err, cmp.Diff(mine, string(text)))
	}
	b, err := Read(file)
	if err != nil || evaluated(t, b, run).Verdict != Pass {
		t.Errorf("what was written is not what is read: %v", err)
	}
}

func TestBadBaselines(t *testing.T) {
	for text, want := range map[string]string{
		"schema: 3":                      "schema 3, but this program reads 2",
		"schema: 1":                      "before fingerprints told how games end, and for whom",
		"schema: 2\nconfidence: 2":       "confidence: 2 is not between",
		"schema: 2\nlooks: 0":            "looks: 0 is not between",
		"schema: 2\ninconclusive: maybe": `"inconclusive" must be fail or pass, but this is "maybe"`,
		"schema: 2\nbehaviour: x":        `"behaviour" must be tell or fail, but this is "x"`,
		"schema: 2\ntolerance: []":       `base.yaml:2:1: unknown key "tolerance" in a baseline`,
		"schema: 2\ntolerances: [{metric: length, margin: much}]":                   "margin: \"much\" is neither",
		"schema: 2\ntolerances: [{metric: length, margin: 1, direction: sideways}]": `"direction" must be both, up or down, but this is "sideways"`,
		"schema: 2\ntolerances: [{metric: \"[\", margin: 1}]":                       "\"[\" is no figure",
		"schema: 2\nsequential: [{pairing: a–b}]":                                   "bad is 0 and good is 0",
	} {
		if _, err := parse("base.yaml", []byte(text)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: error %v, want %s", text, err, want)
		}
	}
	run := played(t, batch(t, 8, 1, greedy, variants.Overrides{}))
	for _, b := range []*Baseline{Default(), {Batches: []Batch{{Variant: "lake"}}}} {
		if _, err := Evaluate(b, []*Run{run}); err == nil {
			t.Errorf("nothing is held against %+v", b.Batches)
		}
	}
}

// TestOldBaseline checks that --update takes a baseline of version 1 over, with what its user
// wrote.
func TestOldBaseline(t *testing.T) {
	file := filepath.Join(t.TempDir(), "baseline.yaml")
	old := "schema: 1 # mine\nconfidence: 0.9\nbatches: []\n"
	if err := os.WriteFile(file, []byte(old), 0o644); err != nil {
		t.Fatal(err)
	}
	run := played(t, batch(t, 8, 1, greedy, variants.Overrides{}))
	if err := Update(disk.OS{}, file, []*Run{run}); err != nil {
		t.Fatal(err)
	}
	b, err := Read(file)
	if err != nil || b.Confidence != 0.9 || !evaluated(t, b, run).Unchanged {
		t.Errorf("%v: %+v", err, b)
	}
	if text, err := os.ReadFile(file); err != nil || !strings.HasPrefix(string(text), "schema: 2 # mine\n") {
		t.Errorf("%v: %s", err, text)
	}
}

// TestOtherResultsAreBehaviour checks that a game of the same moves with another result does not
// pass.
func TestOtherResultsAreBehaviour(t *testing.T) {
	tolerances := []Tolerance{{Metric: "score.*", Margin: "0.05"}}
	b := baseline(t, played(t, batch(t, 100, 1, []string{"random"}, variants.Overrides{})), tolerances...)
	swapped := played(t, batch(t, 100, 1, []string{"random"}, variants.Overrides{Set: []string{"end.home.result=loss"}}))
	r := evaluated(t, b, swapped)
	if x := r.Behaviour[0]; x.Same || !x.Moves || r.Unchanged || len(r.Checks) == 0 {
		t.Errorf("%+v, %d checks", x, len(r.Checks))
	}
}

func TestTexts(t *testing.T) {
	base := baseline(t, played(t, batch(t, 100, 1, []string{"random", "greedy"}, variants.Overrides{})), Default().Tolerances...)
	base.Sequential = []Sequential{{Pairing: "greedy–random", Bad: 0, Good: 100}}
	r := evaluated(t, base, played(t, batch(t, 100, 1, []string{"random", "greedy"}, variants.Overrides{Without: []string{"heron.stab"}})))
	for _, o := range []page.Options{{}, {Width: 80}, {Markdown: true}} {
		var b bytes.Buffer
		if err := r.WriteText(&b, o); err != nil {
			t.Fatal(err)
		}
		for i, l := range strings.Split(b.String(), "\n") {
			if !o.Markdown && (utf8.RuneCountInString(l) > 110 || strings.TrimRight(l, " ") != l || strings.Contains(l, "NaN")) {
				t.Errorf("line %d: %q", i+1, l)
			}
		}
		for _, want := range []string{"regression", "games.heron.stab", "the rules have changed", "--update"} {
			if !strings.Contains(b.String(), want) {
				t.Errorf("%q is missing in\n%s", want, b.String())
			}
		}
	}
	list := r.Annotations("")
	if !slices.ContainsFunc(list, func(a Annotation) bool {
		return strings.HasPrefix(a.String(), "::error title=balance%3A games.heron.stab::")
	}) {
		t.Error(list)
	}
	var b bytes.Buffer
	if err := r.WriteJUnit(&b); err != nil {
		t.Fatal(err)
	}
	var suites junitSuites
	if err := xml.Unmarshal(b.Bytes(), &suites); err != nil {
		t.Fatal(err)
	}
	if s := suites.Suites; len(s) != 1 || s[0].Name != "pond" || s[0].Failures != r.count(Regression)+r.count(Inconclusive)+r.countTests(Inconclusive) || s[0].Tests != len(s[0].Cases) {
		t.Errorf("%+v", s)
	}
}

func TestEscape(t *testing.T) {
	if got := escape("a: 5 %,\nb", true); got != "a%3A 5 %25%2C%0Ab" {
		t.Error(got)
	}
}
