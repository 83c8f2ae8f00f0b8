package page

import (
	"slices"
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"

	"github.com/wildbench/wildbench/variants/harmless"
	"github.com/wildbench/wildbench/variants/terminal"
)

// A Grid is a table under construction: names on the left, numbers on the right, nothing but spaces
// between.
type Grid struct {
	header []string
	left   int // columns that are aligned left, from the first on
	rows   [][]string
}

// columnGap goes before every column.
const columnGap = "  "

// NewGrid starts a table of which so many columns, from the first on, are aligned left. A column
// without a header, or with "95 %" for one, belongs to the one before: the two are never parted.
func NewGrid(left int, header ...string) *Grid { return &Grid{header: header, left: left} }

// Add adds a row.
func (g *Grid) Add(cells ...string) { g.rows = append(g.rows, cells) }

// Rows is how many rows there are.
func (g *Grid) Rows() int { return len(g.rows) }

// Clip leaves the first n rows.
func (g *Grid) Clip(n int) { g.rows = g.rows[:min(n, len(g.rows))] }

// DropIdle drops the columns in which every row has one of the idle contents.
func (g *Grid) DropIdle(idle ...string) {
	for c := len(g.header) - 1; c >= g.left; c-- {
		used := slices.ContainsFunc(g.rows, func(row []string) bool { return !slices.Contains(idle, row[c]) })
		if used {
			continue
		}
		g.header = without(g.header, c)
		for i, row := range g.rows {
			g.rows[i] = without(row, c)
		}
	}
}

func without(cells []string, i int) []string { return slices.Delete(slices.Clone(cells), i, i+1) }

// widths are how wide the columns will be, with their gaps.
func (g *Grid) widths() []int {
	widths := make([]int, len(g.header))
	for c := range g.header {
		widths[c] = text.StringWidthWithoutEscSequences(g.header[c])
		for _, row := range g.rows {
			widths[c] = max(widths[c], text.StringWidthWithoutEscSequences(row[c]))
		}
		widths[c] += len(columnGap)
	}
	return widths
}

// parts are tables no wider than so many characters, if that can be: each repeats the first column.
func (g *Grid) parts(width int) []*Grid {
	widths := g.widths()
	var parts []*Grid
	for from := 1; from < len(g.header) || parts == nil; {
		total, to := widths[0], from
		for to < len(g.header) {
			next, w := to+1, widths[to]
			for next < len(g.header) && g.belongs(next) {
				w += widths[next]
				next++
			}
			if to > from && total+w > width {
				break
			}
			total += w
			to = next
		}
		parts = append(parts, g.slice(from, to))
		from = to
	}
	return parts
}

// belongs reports whether a column belongs to the one before.
func (g *Grid) belongs(c int) bool { return g.header[c] == "" || g.header[c] == "95 %" }

// slice is the table of the first column and those from ≤ c < to.
func (g *Grid) slice(from, to int) *Grid {
	cut := func(cells []string) []string { return append([]string{cells[0]}, cells[from:to]...) }
	part := &Grid{header: cut(g.header), left: 1 + max(0, min(g.left, to)-from)}
	for _, row := range g.rows {
		part.rows = append(part.rows, cut(row))
	}
	return part
}

// render writes the table, indented, without trailing spaces and with a final line break.
func (g *Grid) render(p terminal.Painter) string {
	w := table.NewWriter()
	style := table.StyleDefault
	style.Name = "plain"
	style.Options = table.OptionsNoBordersAndSeparators
	style.Box.PaddingLeft, style.Box.PaddingRight = columnGap, ""
	style.Format.Header, style.Format.Row = text.FormatDefault, text.FormatDefault
	w.SetStyle(style)
	w.SuppressTrailingSpaces()
	var columns []table.ColumnConfig
	for c := range g.header {
		align := text.AlignRight
		if c < g.left {
			align = text.AlignLeft
		}
		columns = append(columns, table.ColumnConfig{Number: c + 1, Align: align, AlignHeader: align})
	}
	w.SetColumnConfigs(columns)
	header := make([]string, len(g.header))
	for i, h := range g.header {
		header[i] = p.Faint(h)
	}
	w.AppendHeader(toRow(header))
	for _, row := range g.rows {
		w.AppendRow(toRow(row))
	}
	return strings.TrimRight(w.Render(), "\n") + "\n"
}

func toRow(cells []string) table.Row {
	row := make(table.Row, len(cells))
	for i, c := range cells {
		row[i] = c
	}
	return row
}

// markdown writes the table with pipes.
func (g *Grid) markdown() string {
	var b strings.Builder
	line := func(cells []string) {
		b.WriteString("|")
		for _, c := range cells {
			b.WriteString(" " + harmless.Markdown(strings.TrimSpace(c)) + " |")
		}
		b.WriteString("\n")
	}
	line(g.header)
	rule := make([]string, len(g.header))
	for c := range rule {
		rule[c] = "---:"
		if c < g.left {
			rule[c] = ":---"
		}
	}
	line(rule)
	for _, row := range g.rows {
		line(row)
	}
	return b.String()
}
