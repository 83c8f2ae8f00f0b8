package sweep

import (
	"fmt"
	"io"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

// WriteJSON writes the sweep as one indented document.
func (s *Sweep) WriteJSON(w io.Writer) error {
	return page.WriteJSON(w, "sweep", s)
}

// marks stand beside values that differ from the first column.
var marks = map[stats.Verdict]string{stats.Higher: "▲", stats.Lower: "▼", stats.Same: "=", stats.Unclear: "?", "": " "}

// WriteText writes the sweep for people, as text or Markdown.
func (s *Sweep) WriteText(w io.Writer, o page.Options) error {
	p := page.New(o)
	p.Title("Sweep of "+s.Variant, fmt.Sprintf("%s games of %s each · seed %d · against %s", page.Count(s.Games), s.Bots, s.Seed, s.Columns[0].Label))
	reports.TellFailures(p, s.Failures)
	p.Gap()
	s.summary(p)
	family, g := "", (*page.Grid)(nil)
	flush := func() {
		if g != nil {
			p.Gap()
			p.Table(g)
		}
	}
	for i := range s.Rows {
		row := &s.Rows[i]
		if row.Family != family {
			flush()
			family = row.Family
			header := []string{family}
			for _, c := range s.Columns {
				header = append(header, c.Label+"  ")
			}
			g = page.NewGrid(1, header...)
		}
		g.Add(row.text(p)...)
	}
	flush()
	p.Gap()
	p.Section("Reading the tables", "")
	p.Note("marks", "against the first column: ▲ higher, ▼ lower, both more than chance (Benjamini–Hochberg); = shown to differ by no more "+
		"than matters; ? unclear")
	p.Note("±", "95 % intervals; figures are those of wildbench compare")
	if err := p.Print(w); err != nil {
		return fmt.Errorf("write sweep: %w", err)
	}
	return nil
}

// named is how many figures a sentence names.
const named = 6

// summary says what each column changes, and what must be known of its figures.
func (s *Sweep) summary(p *page.Page) {
	for c := range s.Columns {
		for _, w := range s.pairings[c].Warnings {
			if w.Grave {
				p.Warning("mind", s.Columns[c].Label+": "+w.Text)
			}
		}
		if c == 0 {
			continue
		}
		var moved []string
		for i := range s.Rows {
			row := &s.Rows[i]
			if v := row.Cells[c].Verdict; v == stats.Higher || v == stats.Lower {
				moved = append(moved, fmt.Sprintf("%s (%s) %s", row.Name, row.Family, row.unit.Difference(float64(row.Cells[c].Value-row.Cells[0].Value))))
			}
		}
		switch {
		case len(moved) == 0:
			p.Item("", s.Columns[c].Label+": nothing is shown to change.")
		case len(moved) > named:
			p.Item("", fmt.Sprintf("%s: %s and %d more.", s.Columns[c].Label, strings.Join(moved[:named], ", "), len(moved)-named))
		default:
			p.Item("", fmt.Sprintf("%s: %s.", s.Columns[c].Label, strings.Join(moved, ", ")))
		}
	}
}

func (r *Row) text(p *page.Page) []string {
	name := r.Name
	if r.unit.Sign != "" {
		name += " " + r.unit.Sign
	}
	cells := []string{name}
	for _, c := range r.Cells {
		value := r.unit.Text(float64(c.Value))
		if m := c.Margin(r.unit.Scale, r.unit.Decimals); m != "" {
			value += " " + m
		}
		mark := marks[c.Verdict]
		switch c.Verdict {
		case stats.Higher, stats.Lower:
			mark = p.Bold(mark)
		case stats.Same, stats.Unclear:
			mark = p.Faint(mark)
		}
		cells = append(cells, value+" "+mark)
	}
	return cells
}
