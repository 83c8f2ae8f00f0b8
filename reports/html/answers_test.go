package html

import (
	"bytes"
	"html"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports"
)

// TestAnswersAreOne changes thresholds and wants every format to say something else, and all of
// them the same: they render the answers of the report, and work none out.
func TestAnswersAreOne(t *testing.T) {
	d := playPond(t, "pond", 64)
	c := readOne(t, d)
	store, err := d.Store(0)
	if err != nil {
		t.Fatal(err)
	}
	acc := reports.NewAccumulator(c.header)
	if err := store.Each(acc.Add); err != nil {
		t.Fatal(err)
	}
	formats := func(by reports.Thresholds) map[string]string {
		acc.Thresholds = by
		c.Report = acc.Report()
		var text, markdown bytes.Buffer
		one := []*reports.Report{c.Report}
		if err := reports.WriteText(&text, one, reports.TextOptions{Width: 10000}); err != nil {
			t.Fatal(err)
		}
		if err := reports.WriteMarkdown(&markdown, one); err != nil {
			t.Fatal(err)
		}
		page := strings.ReplaceAll(html.UnescapeString(pageOf(t, c)), "\u00a0", " ")
		return map[string]string{"text": text.String(), "Markdown": markdown.String(), "HTML": page}
	}
	for _, test := range []struct {
		name   string
		change func(*reports.Thresholds)
		want   string // a sentence that is there after the change alone
	}{
		{"rare", func(by *reports.Thresholds) { by.Rare = 1 }, "Used in fewer than 100 % of games: "},
		{"few games", func(by *reports.Thresholds) { by.FewGames = 500 }, "games: intervals are wide."},
		{"few distinct", func(by *reports.Thresholds) { by.FewDistinct = 2 }, "intervals are too narrow"},
	} {
		by := reports.Usual
		by.FewGames, by.FewDistinct = 0, 0
		before := formats(by)
		test.change(&by)
		for format, got := range formats(by) {
			if strings.Contains(before[format], test.want) || !strings.Contains(got, test.want) {
				t.Errorf("%s: a change of the threshold %q does not bring %q", format, test.name, test.want)
			}
			for _, a := range c.Report.Answers {
				if format != "Markdown" && !strings.Contains(got, a.Text) { // which escapes a few characters
					t.Errorf("%s: no answer %q", format, a.Text)
				}
			}
		}
	}
}
