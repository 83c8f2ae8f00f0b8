package html

import (
	"fmt"
	"html/template"
	"io"
	"math"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment/compare"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants/english"
)

// WriteComparisons writes a page of what differs between batches, and which of it is more than
// chance.
func WriteComparisons(w io.Writer, list []*compare.Comparison) error {
	v := newPage()
	var names []string
	for i, c := range list {
		v.Comparisons = append(v.Comparisons, comparisonViewOf(c, i))
		names = append(names, c.A.Variant+" and "+c.B.Variant)
	}
	v.Title = "Comparison of " + english.List(names, "and")
	return v.write(w)
}

// A comparisonView is what is shown of two batches.
type comparisonView struct {
	ID, Heading string
	A, B        string
	Warning     string
	Pairings    []differencesView
}

// A differencesView is what is shown of the games of two bots in two batches.
type differencesView struct {
	Name, Note string
	Words      string
	Tables     []chartTable
	Only       []string
	Open       bool
}

// widest is how many margins either way a plot of a difference shows.
const widest = 4

func comparisonViewOf(c *compare.Comparison, number int) *comparisonView {
	v := &comparisonView{
		ID: fmt.Sprintf("comparison-%d", number+1), Heading: fmt.Sprintf("From %s to %s", c.A.Variant, c.B.Variant),
		A: c.A.Variant, B: c.B.Variant, Warning: c.Warning,
	}
	for i, q := range c.Pairings {
		d := differencesView{
			Name: q.Name, Open: i == 0, Words: together(c.Words(q)),
			Note: fmt.Sprintf("%s games of %s, %s of %s", page.Count(q.Games[0]), c.A.Variant, page.Count(q.Games[1]), c.B.Variant),
		}
		for _, f := range q.Families {
			if len(f.Differences) > 0 {
				d.Tables = append(d.Tables, differencesTable(f, c))
			}
		}
		for _, only := range []struct {
			variant string
			figures []string
		}{{c.A.Variant, q.OnlyA}, {c.B.Variant, q.OnlyB}} {
			if len(only.figures) > 0 {
				d.Only = append(d.Only, fmt.Sprintf("Only %s has: %s.", only.variant, strings.Join(only.figures, ", ")))
			}
		}
		v.Pairings = append(v.Pairings, d)
	}
	return v
}

// differencesTable is a family of differences, each drawn against its margin.
func differencesTable(f compare.Family, c *compare.Comparison) chartTable {
	t := chartTable{
		Class: "differences", Caption: english.Capital(f.Name),
		Head: []string{"figure", "difference, in margins", c.A.Variant, c.B.Variant, "difference", "verdict"},
	}
	for i := range f.Differences {
		d := &f.Differences[i]
		u := d.Unit()
		verdict := string(d.Verdict)
		if d.Needed > 0 {
			verdict += fmt.Sprintf(": %s games would tell", page.Count(d.Needed))
		}
		t.Rows = append(t.Rows, chartRow{
			Figure: "difference." + d.Figure, Value: exact(d.Change.Value), Label: d.Name, Bar: differenceBar(d.Change, float64(d.Margin)),
			Cells: []string{
				value(d.A, u), value(d.B, u),
				change(d), verdict,
			},
		})
	}
	return t
}

// change is a difference with its interval, which need not be symmetric.
func change(d *compare.Difference) string {
	u, e := d.Unit(), d.Change
	between := page.SignedBetween(float64(e.Low), float64(e.High), u.Scale, u.Decimals)
	return strings.TrimRight(u.Difference(float64(e.Value))+" "+between, " ")
}

// differenceBar draws a difference with its interval against the band of those that do not matter.
func differenceBar(e reports.Estimate, margin float64) template.HTML {
	d := newBar()
	s := scale{low: -widest, high: widest}
	d.rect("margin", s.at(-1), 0, s.at(1)-s.at(-1), barHeight)
	d.line("mark", s.at(0), 0, s.at(0), barHeight)
	if margin > 0 && e.Value.Known() {
		if e.Low.Known() && e.High.Known() {
			low, high := float64(e.Low)/margin, float64(e.High)/margin
			d.line("interval", s.at(low), barHeight/2, s.at(high), barHeight/2)
			for _, end := range []float64{low, high} {
				if math.Abs(end) <= widest {
					d.line("interval", s.at(end), 4, s.at(end), barHeight-4)
				}
			}
		}
		d.difference(float64(e.Value)/margin, s)
	}
	return d.html()
}

// difference draws a difference as a block, or, if it is beyond the picture, as an arrow that
// points to it.
func (d *drawing) difference(x float64, s scale) {
	at := s.at(x)
	switch {
	case x < s.low:
		d.path("value", "M0 8L7 2v12z")
	case x > s.high:
		d.path("value", "M200 8l-7 -6v12z")
	default:
		d.rect("value", max(0, min(barWidth-4, at-2)), 3, 4, barHeight-6)
	}
}
