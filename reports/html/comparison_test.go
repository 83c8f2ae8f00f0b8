package html

import (
	"bytes"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports/experiment/compare"
)

func TestComparison(t *testing.T) {
	a, b := readOne(t, playPond(t, "pond", 64)), readOne(t, playPond(t, hostile, 32))
	c, err := compare.Reports(a.Report, b.Report)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := WriteComparisons(&out, []*compare.Comparison{c}); err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]string{"comparison": out.String(), "report": pageOf(t, a, b)} {
		found := figures(s)
		checked := 0
		for _, q := range c.Pairings {
			for _, f := range q.Families {
				for _, d := range f.Differences {
					if got, want := found[q.Name+" difference."+d.Figure], exact(d.Change.Value); got != want {
						t.Errorf("%s page: %s differs by %q, want %s", name, d.Figure, got, want)
					}
					checked++
				}
			}
		}
		if checked < 40 {
			t.Errorf("%s page: only %d differences were compared", name, checked)
		}
		if strings.Contains(s, "<img") {
			t.Errorf("%s page: a name is not inert", name)
		}
	}
}
