package reports

import (
	"slices"
	"unicode/utf8"
)

// sideBySide compares variants: a table for each pairing, a column for each variant that played it.
func (t *textWriter) sideBySide(reports []*Report) {
	var done []string
	for _, r := range reports {
		for _, p := range r.Pairings {
			if slices.Contains(done, p.Name) {
				continue
			}
			done = append(done, p.Name)
			t.line("")
			t.line("%s  %s", t.bold("Side by side"), p.Name)
			t.line("")
			t.compare(playing(reports, p.Name))
		}
	}
}

// A column is a variant's games of the pairing that is compared.
type column struct {
	variant string
	*Pairing
}

func playing(reports []*Report, pairing string) []column {
	var columns []column
	for _, r := range reports {
		if p := r.find(pairing); p != nil {
			columns = append(columns, column{r.Variant, p})
		}
	}
	return columns
}

// compare writes figures by variant, in as many tables as it takes to keep the width.
func (t *textWriter) compare(columns []column) {
	figures := comparedFigures(columns[0].Pairing)
	for len(columns) > 0 {
		g := newGrid(1, "")
		for _, f := range figures {
			g.add(f.name)
		}
		fit := 0
		for fit < len(columns) {
			wider := g.with(columns[fit], figures)
			if fit > 0 && wider.width() > textWidth {
				break
			}
			g = wider
			fit++
		}
		t.grid(g)
		if columns = columns[fit:]; len(columns) > 0 {
			t.line("")
		}
	}
}

// with returns the table with one more column.
func (g *grid) with(c column, figures []figureRow) *grid {
	wider := newGrid(g.left, append(slices.Clone(g.header), c.variant)...)
	for i, f := range figures {
		wider.add(append(slices.Clone(g.rows[i]), f.cell(c.Pairing))...)
	}
	return wider
}

// width is how wide the table will be.
func (g *grid) width() int {
	total := 0
	for c := range g.header {
		widest := utf8.RuneCountInString(g.header[c])
		for _, row := range g.rows {
			widest = max(widest, utf8.RuneCountInString(row[c]))
		}
		total += len(columnGap) + widest
	}
	return total
}

func (r *Report) find(pairing string) *Pairing {
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

func comparedFigures(names *Pairing) []figureRow {
	first, second := names.Seats[0].Who, names.Seats[1].Who
	return []figureRow{
		{"games", func(p *Pairing) string { return count(p.Games) }},
		{first + " won", func(p *Pairing) string { return count(p.Seats[0].Won) }},
		{"drawn", func(p *Pairing) string { return count(p.Seats[0].Drawn) }},
		{"stopped by limits", func(p *Pairing) string { return count(p.Seats[0].Stopped) }},
		{second + " won", func(p *Pairing) string { return count(p.Seats[1].Won) }},
		{first + " score %", func(p *Pairing) string { return withMargin(p.Seats[0].Score, 100, 1) }},
		{"decisive %", func(p *Pairing) string { return withMargin(p.Decisive, 100, 1) }},
		{"plies a game", func(p *Pairing) string { return withMargin(p.Length.Mean, 1, 1) }},
		{"moves a ply", func(p *Pairing) string { return withMargin(p.Branching, 1, 1) }},
		{"usage evenness J", func(p *Pairing) string { return fixed(float64(p.Evenness.Value), 3) }},
		{"most frequent end", topEnd},
	}
}

// withMargin is a figure with half its interval.
func withMargin(e Estimate, scale float64, decimals int) string {
	s := fixed(scale*float64(e.Value), decimals)
	if m := margin(e, scale, decimals); m != "" {
		s += " " + m
	}
	return s
}

func topEnd(p *Pairing) string {
	if len(p.Ends) == 0 {
		return none
	}
	return p.Ends[0].Reason + " " + percent(float64(p.Ends[0].Share.Value))
}
