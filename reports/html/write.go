package html

import (
	_ "embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"
	"sync"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment/compare"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants/english"
	"github.com/wildbench/wildbench/variants/harmless"
)

var (
	//go:embed assets/page.html
	pageText string
	//go:embed assets/style.css
	styleText string
	//go:embed assets/script.js
	scriptText string

	// pageTemplate is parsed when a page is written: most commands write none.
	pageTemplate = sync.OnceValue(func() *template.Template {
		return template.Must(template.New("page").Parse(pageText))
	})
)

// Write writes a page of chapters and, if there are several, of what differs between the first and
// the others. The same chapters are written as the same bytes.
func Write(w io.Writer, chapters []*Chapter) error {
	v := newPage()
	var names []string
	for i, c := range chapters {
		view := chapterViewOf(c, i)
		view.Heading = toldApart(view.Heading, c.Report.Variant, names)
		v.Chapters = append(v.Chapters, view)
		names = append(names, view.Heading)
		if i == 0 {
			continue
		}
		// Those that have no games of the same bots cannot be compared.
		if differences, err := compare.Reports(chapters[0].Report, c.Report); err == nil {
			v.Comparisons = append(v.Comparisons, comparisonViewOf(differences, i))
		}
	}
	v.Title = "Playtest of " + english.List(names, "and")
	if len(chapters) > 1 {
		v.Beside = sideBySide(chapters)
	}
	return v.write(w)
}

func newPage() *pageView {
	return &pageView{Style: template.CSS(styleText), Script: template.JS(scriptText)}
}

func (v *pageView) write(w io.Writer) error {
	if err := pageTemplate().Execute(&harmless.Writer{W: w}, v); err != nil {
		return fmt.Errorf("write page: %w", err)
	}
	return nil
}

// sideBySide compares variants: a table for each pairing, a row for each variant that played it.
func sideBySide(chapters []*Chapter) []chartTable {
	var tables []chartTable
	var done []string
	for _, c := range chapters {
		for _, p := range c.Report.Pairings {
			if !slices.Contains(done, p.Name) {
				done = append(done, p.Name)
				tables = append(tables, besideTable(chapters, p))
			}
		}
	}
	return tables
}

func besideTable(chapters []*Chapter, names *reports.Pairing) chartTable {
	first := names.Seats[0].Who
	t := chartTable{
		Class: "beside", Caption: names.Name,
		Head: []string{"variant", english.Capital(first) + "’s results", "games", first + " scores %", "somebody wins %", "plies a game", "moves a ply", "winner behind %", "evenness", "most frequent end"},
	}
	for _, c := range chapters {
		p := c.Report.Find(names.Name)
		if p == nil || p.Games == 0 {
			continue
		}
		end := page.None
		if len(p.Ends) > 0 {
			end = fmt.Sprintf("%s %s", english.Name(p.Ends[0].Reason), percent(p.Ends[0].Share))
		}
		t.Rows = append(t.Rows, chartRow{
			Figure: strings.Join([]string{"beside", c.Report.Variant}, "."), Value: exact(p.Seats[0].Score.Value), Label: c.Report.Variant, Bar: outcomeBar(p.Seats[0], 1/float64(len(p.Seats))),
			Cells: []string{
				page.Count(p.Games), value(p.Seats[0].Score, reports.Share), value(p.Decisive, reports.Share), value(p.Length.Mean, reports.Plies),
				value(p.Branching, reports.Plies), value(p.Course.Drama, reports.Share), value(p.Evenness, reports.Index), end,
			},
		})
	}
	return t
}
