package reports

import (
	"slices"

	"github.com/wildbench/wildbench/reports/page"
)

// sideBySide compares variants: a table for each pairing, a column for each variant that played it.
// Games of different kinds have few figures in common and none that mean the same, so that each
// kind has tables of its own, and none where it is alone.
func (t *textWriter) sideBySide(reports []*Report) {
	var forms []form
	for _, r := range reports {
		if !slices.Contains(forms, r.form()) {
			forms = append(forms, r.form())
		}
	}
	told := false
	for _, f := range forms {
		if alike := ofForm(reports, f); len(alike) > 1 {
			t.tables(alike)
			told = true
		}
	}
	if !told {
		return
	}
	t.Gap()
	t.Item("next", "what differs, and is it chance? wildbench compare A B")
}

func ofForm(reports []*Report, f form) []*Report {
	return slices.DeleteFunc(slices.Clone(reports), func(r *Report) bool { return r.form() != f })
}

// tables sets variants of one kind side by side.
func (t *textWriter) tables(reports []*Report) {
	var done []string
	for _, r := range reports {
		for _, p := range r.Pairings {
			if slices.Contains(done, p.Name) {
				continue
			}
			done = append(done, p.Name)
			t.Gap()
			t.Section("Side by side", p.Name)
			t.Gap()
			t.columns(reports, p)
		}
	}
}

// columns writes figures by variant.
func (t *textWriter) columns(reports []*Report, names *Pairing) {
	header, figures := []string{""}, names.form().columns(names)
	rows := make([][]string, len(figures))
	for i, f := range figures {
		rows[i] = []string{f.name}
	}
	for _, r := range reports {
		p := r.Find(names.Name)
		if p == nil {
			continue
		}
		header = append(header, r.Variant)
		for i, f := range figures {
			rows[i] = append(rows[i], f.cell(p))
		}
	}
	g := page.NewGrid(1, header...)
	for _, row := range rows {
		g.Add(row...)
	}
	t.Table(g)
}

// Find is the pairing of a name, or nil.
func (r *Report) Find(pairing string) *Pairing {
	for _, p := range r.Pairings {
		if p.Name == pairing {
			return p
		}
	}
	return nil
}

// A figureRow is a figure that is compared, and how it is written.
type figureRow struct {
	name string
	cell func(*Pairing) string
}

// comparedPieces are the figures of games of two sides that are set side by side.
func comparedPieces(names *Pairing) []figureRow {
	first, second := names.Seats[0].Who, names.Seats[1].Who
	return []figureRow{
		{"games", func(p *Pairing) string { return page.Count(p.Games) }},
		{first + " won", func(p *Pairing) string { return page.Count(p.Seats[0].Won) }},
		{"drawn", func(p *Pairing) string { return page.Count(p.Seats[0].Drawn) }},
		{"stopped by limits", func(p *Pairing) string { return page.Count(p.Seats[0].Stopped) }},
		{second + " won", func(p *Pairing) string { return page.Count(p.Seats[1].Won) }},
		{first + " score %", func(p *Pairing) string { return withMargin(p.Seats[0].Score, 100, 1) }},
		{"decisive %", func(p *Pairing) string { return withMargin(p.Decisive, 100, 1) }},
		{"plies a game", func(p *Pairing) string { return withMargin(p.Length.Mean, 1, 1) }},
		{"moves a ply", func(p *Pairing) string { return withMargin(p.Branching, 1, 1) }},
		{"winner behind %", func(p *Pairing) string { return withMargin(p.Course.Drama, 100, 1) }},
		{"usage evenness J", func(p *Pairing) string { return withMargin(p.Evenness, 1, 3) }},
		{"most frequent end", topEnd},
	}
}

// withMargin is a figure with half its interval.
func withMargin(e Estimate, scale float64, decimals int) string {
	s := page.Fixed(scale*float64(e.Value), decimals)
	if m := e.Margin(scale, decimals); m != "" {
		s += " " + m
	}
	return s
}

func topEnd(p *Pairing) string {
	if len(p.Ends) == 0 {
		return page.None
	}
	return p.Ends[0].Reason + " " + percent(p.Ends[0].Share)
}
