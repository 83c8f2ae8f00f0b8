package gate

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
)

// Annotations are the result as GitHub Actions shows it beside a run, one a line.
func (r *Result) Annotations() []string {
	var list []string
	add := func(kind, title, text string) {
		list = append(list, fmt.Sprintf("::%s title=%s::%s", kind, escape(title, true), escape(text, false)))
	}
	for i := range r.Checks {
		c := &r.Checks[i]
		text := fmt.Sprintf("%s of %s: %s, was %s (%s %s; tolerated %s)", c.Metric, c.Variant, c.unit.Text(float64(c.Now)),
			c.unit.Text(float64(c.Baseline)), c.unit.Difference(float64(c.Change.Value)),
			page.SignedBetween(float64(c.Change.Low), float64(c.Change.High), c.unit.Scale, c.unit.Decimals), c.tolerated())
		if c.Verdict == Regression {
			add("error", "balance: "+c.Metric, text)
		}
	}
	for _, t := range r.Tests {
		if t.Verdict == Regression {
			add("error", "rating: "+t.Pairing, fmt.Sprintf("%s: %s Elo by %d games", t.Variant, page.Signed(float64(t.Elo), 0), t.Games))
		}
	}
	switch r.Verdict {
	case Inconclusive:
		add("warning", "gate: inconclusive", r.Headline())
	case Pass:
		add("notice", "gate: pass", r.Headline())
	case Regression:
		add("error", "gate: regression", r.Headline())
	}
	return list
}

// escape keeps a text from being read as more than a text by the workflow commands of GitHub Actions.
func escape(text string, property bool) string {
	text = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(text)
	if property {
		text = strings.NewReplacer(":", "%3A", ",", "%2C").Replace(text)
	}
	return text
}
