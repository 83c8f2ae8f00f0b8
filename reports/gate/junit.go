package gate

import (
	"encoding/xml"
	"fmt"
	"io"
)

// The elements of a JUnit report, as CI systems read it.
type (
	junitSuites struct {
		XMLName xml.Name     `xml:"testsuites"`
		Suites  []junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Skipped  int         `xml:"skipped,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Class   string        `xml:"classname,attr"`
		Name    string        `xml:"name,attr"`
		Failure *junitMessage `xml:"failure,omitempty"`
		Skipped *junitMessage `xml:"skipped,omitempty"`
	}
	junitMessage struct {
		Message string `xml:"message,attr"`
	}
)

// WriteJUnit writes the result as a JUnit report: a suite for each variant; what is inconclusive is skipped.
func (r *Result) WriteJUnit(w io.Writer) error {
	var out junitSuites
	add := func(variant, pairing, name string, v Verdict, message string) {
		n := len(out.Suites) - 1
		if n < 0 || out.Suites[n].Name != variant {
			out.Suites, n = append(out.Suites, junitSuite{Name: variant}), n+1
		}
		s, c := &out.Suites[n], junitCase{Class: variant + "." + pairing, Name: name}
		s.Tests++
		switch v {
		case Regression:
			s.Failures++
			c.Failure = &junitMessage{message}
		case Inconclusive:
			s.Skipped++
			c.Skipped = &junitMessage{message}
		}
		s.Cases = append(s.Cases, c)
	}
	for _, b := range r.Behaviour {
		v := Pass
		if !b.Same && r.baseline.Behaviour == "fail" {
			v = Regression
		}
		add(b.Variant, b.Pairing, "behaviour", v, b.text())
		for i := range r.Checks {
			if c := &r.Checks[i]; c.Variant == b.Variant && c.Pairing == b.Pairing {
				add(c.Variant, c.Pairing, c.Metric, c.Verdict, fmt.Sprintf("%s, was %s: moved by %s, tolerated is %s",
					c.unit.Text(float64(c.Now)), c.unit.Text(float64(c.Baseline)), c.unit.Difference(float64(c.Change.Value)), c.tolerated()))
			}
		}
		for _, t := range r.Tests {
			if t.Variant == b.Variant && t.Pairing == b.Pairing {
				add(t.Variant, t.Pairing, "rating", t.Verdict, fmt.Sprintf("%.0f Elo by %d games", float64(t.Elo), t.Games))
			}
		}
	}
	text, err := xml.MarshalIndent(out, "", "  ")
	if err == nil {
		_, err = io.WriteString(w, xml.Header+string(text)+"\n")
	}
	if err != nil {
		return fmt.Errorf("write JUnit report: %w", err)
	}
	return nil
}
