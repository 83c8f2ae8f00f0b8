package gate

import (
	"bytes"
	"encoding/xml"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/variants"
)

// TestOutputsAgreeWithTheVerdict checks that all that CI reads says the same as the exit code.
func TestOutputsAgreeWithTheVerdict(t *testing.T) {
	run := played(t, batch(t, 40, 1, greedy, variants.Overrides{}))
	other := played(t, batch(t, 40, 2, greedy, variants.Overrides{}))
	for name, test := range map[string]struct {
		inconclusive, behaviour string
		run                     *Run
		margin                  string
		verdict                 Verdict
		kind                    string // of the first annotation
		skipped                 bool
		headline                string
	}{
		"nothing changed":      {"fail", "fail", run, "5%", Pass, "notice", false, "every game went as in the baseline, move for move, and ended the same"},
		"too few fail":         {"fail", "tell", other, "0.01", Inconclusive, "error", false, "need more games to tell"},
		"too few pass":         {"pass", "tell", other, "0.01", Pass, "warning", true, "by the baseline, what is inconclusive passes"},
		"tolerated":            {"fail", "tell", other, "1", Pass, "notice", false, "nothing moved by more than is tolerated"},
		"behaviour fails":      {"pass", "fail", other, "1", Regression, "error", false, "that is not tolerated"},
		"too few, and changed": {"pass", "fail", other, "0.01", Regression, "error", true, "that is not tolerated"},
	} {
		t.Run(name, func(t *testing.T) {
			b := baseline(t, run, Tolerance{Metric: "score.*", Margin: test.margin})
			b.Inconclusive, b.Behaviour = test.inconclusive, test.behaviour
			r := evaluated(t, b, test.run)
			if r.Verdict != test.verdict || !strings.Contains(r.Headline(), test.headline) {
				t.Errorf("%s: %s", r.Verdict, r.Headline())
			}
			list := r.Annotations("base.yaml")
			if list[0].Kind != test.kind {
				t.Errorf("the verdict is annotated as %v", list[0])
			}
			errs := 0
			for _, a := range list[1:] {
				if a.Kind == "error" {
					errs++
				}
			}
			suites := junitOf(t, r)
			if failed := test.verdict != Pass; failed != (suites.Failures > 0) || failed != (errs > 0) {
				t.Errorf("%s: %d failures, %d errors", r.Verdict, suites.Failures, errs)
			}
			if test.skipped != (suites.Skipped > 0) {
				t.Errorf("%d are skipped", suites.Skipped)
			}
			for _, c := range suites.Suites[0].Cases {
				if c.Skipped != nil && !strings.Contains(c.Skipped.Message, "too few games to tell") {
					t.Errorf("%s is skipped for no reason: %s", c.Name, c.Skipped.Message)
				}
			}
		})
	}
}

func junitOf(t *testing.T, r *Result) junitSuites {
	t.Helper()
	var (
		b      bytes.Buffer
		suites junitSuites
	)
	if err := r.WriteJUnit(&b); err != nil {
		t.Fatal(err)
	}
	if err := xml.Unmarshal(b.Bytes(), &suites); err != nil {
		t.Fatal(err)
	}
	return suites
}

// TestHeadlineOfUnclearRatings checks that games which are the baseline's are not said to differ.
func TestHeadlineOfUnclearRatings(t *testing.T) {
	run := played(t, batch(t, 20, 1, []string{"random", "greedy"}, variants.Overrides{}))
	b := baseline(t, run)
	b.Sequential = []Sequential{{Pairing: "greedy–random", Bad: 400, Good: 401}}
	r := evaluated(t, b, run)
	want := "every game went as in the baseline, move for move, and ended the same; of 1 rating, 1 not told by so few games"
	if r.Verdict != Inconclusive || r.Headline() != want {
		t.Errorf("%s: %s", r.Verdict, r.Headline())
	}
}

// TestIntervalsStayWithinWhatIsPossible plays so few games that intervals are as wide as can be.
func TestIntervalsStayWithinWhatIsPossible(t *testing.T) {
	was := played(t, batch(t, 4, 1, []string{"random"}, variants.Overrides{}))
	for seed := range uint64(20) {
		now := played(t, batch(t, 4, seed+2, []string{"random"}, variants.Overrides{}))
		for _, c := range evaluated(t, baseline(t, was, Tolerance{Metric: "*", Margin: "0.1"}), now).Checks {
			low, high := c.Baseline+c.Change.Low, c.Baseline+c.Change.High
			if float64(low) < c.unit.Lowest-1e-9 || float64(high) > c.unit.Highest+1e-9 {
				t.Errorf("%s was %g and changed to [%g, %g]", c.Metric, c.Baseline, low, high)
			}
		}
	}
}

// TestPairingsInAnotherOrder checks that a test of a rating is of the pairing that it names.
func TestPairingsInAnotherOrder(t *testing.T) {
	b := baseline(t, played(t, batch(t, 100, 1, []string{"random", "greedy"}, variants.Overrides{})))
	b.Sequential = []Sequential{{Pairing: "greedy–random", Bad: 0, Good: 100}}
	p := b.Batches[0].Pairings
	p[0], p[2] = p[2], p[0]
	r := evaluated(t, b, played(t, batch(t, 100, 1, []string{"random", "greedy"}, variants.Overrides{})))
	if !r.Unchanged || r.Verdict != Pass {
		t.Errorf("%s: %s", r.Verdict, r.Headline())
	}
}
