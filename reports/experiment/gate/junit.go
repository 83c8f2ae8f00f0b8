package gate

import (
	"encoding/xml"
	"fmt"
	"io"

	"github.com/wildbench/wildbench/variants/harmless"
)

// The elements of a JUnit report, as CI systems read it.
type (
	junitSuites struct {
		XMLName  xml.Name      `xml:"testsuites"`
		Tests    int           `xml:"tests,attr"`
		Failures int           `xml:"failures,attr"`
		Skipped  int           `xml:"skipped,attr"`
		Suites   []*junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
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
		Type    string `xml:"type,attr,omitempty"`
		Text    string `xml:",chardata"`
	}
)

// WriteJUnit writes the result as a JUnit report: a suite for each variant. A report has failures
// exactly if the gate fails: what is inconclusive is one, or else is skipped, as the baseline says.
func (r *Result) WriteJUnit(w io.Writer) error {
	var out junitSuites
	for i := range r.Behaviour {
		b := &r.Behaviour[i]
		s := out.suite(b.Variant)
		add := func(name string, v Verdict, text string, line int) {
			s.add(r.junitCase(b.Variant+"."+b.Pairing, name, v, text, line))
		}
		v := Pass
		if !b.Same && r.baseline.Behaviour == "fail" {
			v = Regression
		}
		add("behaviour", v, b.text(), r.baseline.doc.At("behaviour").Line)
		for i := range r.Checks {
			if c := &r.Checks[i]; c.Variant == b.Variant && c.Pairing == b.Pairing {
				add(c.Metric, c.Verdict, c.text(), c.Line)
			}
		}
		for i := range r.Tests {
			if t := &r.Tests[i]; t.Variant == b.Variant && t.Pairing == b.Pairing {
				add("rating", t.Verdict, t.line(), t.Line)
			}
		}
	}
	for _, s := range out.Suites {
		out.Tests, out.Failures, out.Skipped = out.Tests+s.Tests, out.Failures+s.Failures, out.Skipped+s.Skipped
	}
	text, err := xml.MarshalIndent(out, "", "  ")
	if err == nil {
		_, err = io.WriteString(w, xml.Header+harmless.Text(string(text))+"\n")
	}
	if err != nil {
		return fmt.Errorf("write JUnit report: %w", err)
	}
	return nil
}

// suite is the suite of a variant, which is new if the last one is of another.
func (j *junitSuites) suite(variant string) *junitSuite {
	if n := len(j.Suites); n > 0 && j.Suites[n-1].Name == variant {
		return j.Suites[n-1]
	}
	s := &junitSuite{Name: variant}
	j.Suites = append(j.Suites, s)
	return s
}

func (s *junitSuite) add(c junitCase) {
	s.Tests++
	if c.Failure != nil {
		s.Failures++
	}
	if c.Skipped != nil {
		s.Skipped++
	}
	s.Cases = append(s.Cases, c)
}

// junitCase is one test: what it tests, what came of it and which line of the baseline asks for it.
func (r *Result) junitCase(class, name string, v Verdict, text string, line int) junitCase {
	c := junitCase{Class: class, Name: name}
	m := &junitMessage{Message: text, Type: string(v)}
	if line > 0 {
		m.Text = fmt.Sprintf("%s:%d", r.baseline.doc.Source.Name, line)
	}
	switch {
	case r.fails(v):
		c.Failure = m
	case v == Inconclusive:
		m.Type = ""
		m.Message += ", and the baseline lets what is inconclusive pass"
		c.Skipped = m
	}
	return c
}
