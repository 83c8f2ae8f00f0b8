package compare

import (
	"bytes"
	"encoding/json"
	"flag"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/reports/stats"
)

var update = flag.Bool("update", false, "write the golden files anew")

// report sums up made-up games of which White wins so many of those that somebody wins.
func report(t testing.TB, variant string, games int, seed uint64, white float64) *reports.Report {
	t.Helper()
	h := reportstest.Header(variant, games, "greedy")
	acc, rng := reports.NewAccumulator(h), rand.New(rand.NewPCG(seed, 1))
	for n := range games {
		if err := acc.Add(reportstest.Game(h, 0, n, rng, white)); err != nil {
			t.Fatal(err)
		}
	}
	return acc.Report()
}

func compared(t *testing.T, a, b *reports.Report) *Comparison {
	t.Helper()
	c, err := Reports(a, b)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func textOf(t *testing.T, c *Comparison, o page.Options) string {
	t.Helper()
	var b bytes.Buffer
	if err := c.WriteText(&b, o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestGolden(t *testing.T) {
	c := compared(t, report(t, "farm-2016", 400, 1, .5), report(t, "farm-2017", 600, 2, .65))
	for name, o := range map[string]page.Options{"text.txt": {}, "markdown.md": {Markdown: true}} {
		path, got := filepath.Join("testdata", name), textOf(t, c, o)
		if *update {
			if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), got); diff != "" {
			t.Errorf("%s differs (-want +got); if it should, run with -update:\n%s", path, diff)
		}
	}
}

func TestVerdicts(t *testing.T) {
	p := compared(t, report(t, "a", 2000, 1, .45), report(t, "b", 2000, 2, .6)).Pairings[0]
	for figure, want := range map[string]stats.Verdict{
		"score.white": stats.Higher,
		"usage.goat":  stats.Same,
		"branching":   stats.Same,
	} {
		if d := p.Find(figure); d == nil || d.Verdict != want {
			t.Errorf("%s: %+v, want %s", figure, d, want)
		}
	}
	few := compared(t, report(t, "a", 40, 1, .5), report(t, "b", 40, 2, .5)).Pairings[0]
	if d := few.Find("score.white"); d.Verdict != stats.Unclear || d.Needed < 1000 {
		t.Errorf("40 games tell a score to 3 points: %+v", d)
	}
}

func TestEqualGames(t *testing.T) {
	c := compared(t, report(t, "a", 40, 1, .5), report(t, "b", 40, 1, .5))
	if !c.Pairings[0].Identical {
		t.Error("equal games are not known as equal")
	}
	if s := textOf(t, c, page.Options{}); !strings.Contains(s, "play exactly alike") || strings.Contains(s, "verdict  ") {
		t.Error(s)
	}
}

// TestFalseDiscoveries compares batches that differ by nothing but the seed.
func TestFalseDiscoveries(t *testing.T) {
	trials := reportstest.Few(120, 10)
	families, wrong := 0, 0
	for i := range trials {
		seed := uint64(i)
		p := Pairings(report(t, "a", 80, 2*seed, .5).Pairings[0], report(t, "b", 80, 2*seed+1, .5).Pairings[0])
		for _, f := range p.Families {
			families++
			for _, d := range f.Differences {
				if d.Verdict == stats.Higher || d.Verdict == stats.Lower {
					wrong++
					break
				}
			}
		}
	}
	// With nothing to be found, a family's false discovery rate is how often it finds anything.
	if rate := float64(wrong) / float64(families); rate > stats.Alpha+.02 && !reportstest.Race {
		t.Errorf("a family finds a difference where there is none in %v of comparisons", rate)
	}
}

func TestNarrow(t *testing.T) {
	c := compared(t, report(t, "farm-2016", 100, 1, .5), report(t, "farm-2017", 100, 2, .9))
	for _, width := range []int{60, 80, 110} {
		for i, l := range strings.Split(textOf(t, c, page.Options{Width: width}), "\n") {
			if utf8.RuneCountInString(l) > width || strings.TrimRight(l, " ") != l {
				t.Errorf("width %d, line %d: %q", width, i+1, l)
			}
		}
	}
}

func TestJSON(t *testing.T) {
	var b bytes.Buffer
	c := compared(t, report(t, "a", 40, 1, .5), report(t, "b", 40, 2, .5))
	if err := (Comparisons{c, c}).WriteJSON(&b); err != nil {
		t.Fatal(err)
	}
	var doc struct {
		Schema      int
		Comparisons []struct {
			Pairings []struct {
				Families []struct{ Differences []struct{ Verdict string } }
			}
		}
	}
	if err := json.Unmarshal(b.Bytes(), &doc); err != nil || doc.Schema != Schema || doc.Comparisons[1].Pairings[0].Families[0].Differences[0].Verdict == "" {
		t.Errorf("%v: %+v", err, doc)
	}
}

func TestRefused(t *testing.T) {
	a, b := report(t, "a", 40, 1, .5), report(t, "b", 40, 2, .5)
	b.Pairings[0].Name = "random–random"
	if _, err := Reports(a, b); err == nil || !strings.Contains(err.Error(), "no pairing of bots in common") {
		t.Errorf("error %v", err)
	}
	if _, err := Reports(a, report(t, "b", 2, 2, .5)); err == nil || !strings.Contains(err.Error(), "fewer than four games") {
		t.Errorf("error %v", err)
	}
}

func TestRoundUp(t *testing.T) {
	for n, want := range map[int]int{1: 2, 199: 200, 201: 220, 1234: 1240, 98765: 100000} {
		if got := roundUp(n, 2); got != want {
			t.Errorf("%d is rounded up to %d, want %d", n, got, want)
		}
	}
	for _, together := range []int{3, 5, 8} { // sets of games
		if got := Games(100.2, together); got < 100*together || got > 112*together || got%together != 0 {
			t.Errorf("100.2 observations of %d games are %d games", together, got)
		}
	}
}
