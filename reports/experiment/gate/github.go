package gate

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants/harmless"
)

// An Annotation is a remark as GitHub Actions shows it beside a run, at a place of a file.
type Annotation struct {
	Kind         string // error, warning or notice
	File         string // from the root of the repository; empty: nowhere
	Line, Column int    // from 1; 0: not known
	Title, Text  string
}

// String is the annotation as the workflow command that makes one.
func (a Annotation) String() string {
	var at strings.Builder
	if a.File != "" {
		at.WriteString("file=" + escape(a.File, true) + ",")
		if a.Line > 0 {
			fmt.Fprintf(&at, "line=%d,", a.Line)
		}
		if a.Column > 0 {
			fmt.Fprintf(&at, "col=%d,", a.Column)
		}
	}
	return fmt.Sprintf("::%s %stitle=%s::%s", a.Kind, at.String(), escape(a.Title, true), escape(a.Text, false))
}

// Annotations are the result for GitHub Actions, the gravest first: it shows no more than ten of a
// kind. They are placed in the baseline file, where what failed may be tolerated.
func (r *Result) Annotations(file string) []Annotation {
	list := []Annotation{r.summary(file)}
	add := func(kind string, line int, title, text string) {
		list = append(list, Annotation{Kind: kind, File: file, Line: line, Title: title, Text: text})
	}
	if r.behaviourFails() {
		line := r.baseline.doc.At("behaviour").Line
		for i := range r.Behaviour {
			if b := &r.Behaviour[i]; !b.Same {
				add("error", line, "behaviour: "+b.Pairing, b.text())
			}
		}
	}
	for _, v := range []Verdict{Regression, Inconclusive} {
		kind := "warning" // of what is not known beside what is shown to be bad
		if v == Regression || r.Verdict == v {
			kind = "error"
		}
		for i := range r.Checks {
			if c := &r.Checks[i]; c.Verdict == v {
				add(kind, c.Line, "balance: "+c.Metric, c.Variant+" · "+c.Pairing+": "+c.text())
			}
		}
		for i := range r.Tests {
			if t := &r.Tests[i]; t.Verdict == v {
				add(kind, t.Line, "rating: "+t.Pairing, t.Variant+": "+t.line())
			}
		}
	}
	for _, n := range r.Notes {
		add("warning", r.baseline.doc.At("batches").Line, "gate", n)
	}
	return list
}

// summary is the annotation of the verdict.
func (r *Result) summary(file string) Annotation {
	a := Annotation{Kind: "error", File: file, Title: "gate: " + string(r.Verdict), Text: r.Headline()}
	at := "tolerances"
	switch {
	case r.Verdict == Inconclusive:
		at = "inconclusive"
	case r.Verdict == Pass && r.count(Inconclusive)+r.countTests(Inconclusive) > 0:
		a.Kind, at = "warning", "inconclusive"
	case r.Verdict == Pass:
		a.Kind = "notice"
	}
	a.Line = r.baseline.doc.At(at).Line
	return a
}

// text says by how much the figure moved, and what is tolerated.
func (c *Check) text() string {
	text := fmt.Sprintf("%s %s, was %s: moved by %s", c.Metric, c.unit.Text(float64(c.Now)),
		c.unit.Text(float64(c.Baseline)), c.unit.Difference(float64(c.Change.Value)))
	between := page.SignedBetween(float64(c.Change.Low), float64(c.Change.High), c.unit.Scale, c.unit.Decimals)
	if between != "" {
		text += " " + between
	}
	text += "; tolerated is " + c.tolerated()
	if c.Verdict != Inconclusive {
		return text
	}
	text += "; these are too few games to tell"
	if c.Needed > 0 {
		text += fmt.Sprintf(", %s would", page.Count(c.Needed))
	}
	return text
}

// line says what the test has come to.
func (t *Test) line() string {
	text := fmt.Sprintf("%s; bad is %s, good is %s", t.rating(), page.Signed(t.Bad, 0), page.Signed(t.Good, 0))
	if t.Verdict == Inconclusive {
		text += "; these are too few games to tell"
	}
	return text
}

// escape keeps a text from being read as more than a text by the workflow commands of GitHub
// Actions.
func escape(text string, property bool) string {
	text = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(harmless.Text(text))
	if property {
		text = strings.NewReplacer(":", "%3A", ",", "%2C").Replace(text)
	}
	return text
}
