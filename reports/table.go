package reports

import (
	"strings"

	"github.com/jedib0t/go-pretty/v6/table"
	"github.com/jedib0t/go-pretty/v6/text"
)

// grid is a table under construction: names on the left, numbers on the right, nothing but spaces between.
type grid struct {
	header []string
	left   int // columns that are aligned left, from the first on
	rows   [][]string
}

// columnGap goes before every column.
const columnGap = "  "

func newGrid(left int, header ...string) *grid { return &grid{header: header, left: left} }

func (g *grid) add(cells ...string) { g.rows = append(g.rows, cells) }

// dropIdle takes out columns in which every row holds one of the given cells: nothing is lost without them.
func (g *grid) dropIdle(idle ...string) {
	for c := len(g.header) - 1; c >= g.left; c-- {
		if !g.idle(c, idle) {
			continue
		}
		g.header = without(g.header, c)
		for i, row := range g.rows {
			g.rows[i] = without(row, c)
		}
	}
}

func (g *grid) idle(column int, idle []string) bool {
	for _, row := range g.rows {
		found := false
		for _, cell := range idle {
			found = found || row[column] == cell
		}
		if !found {
			return false
		}
	}
	return true
}

func without(cells []string, i int) []string {
	return append(append([]string(nil), cells[:i]...), cells[i+1:]...)
}

// render writes the table, indented, without trailing spaces and with a final line break.
func (g *grid) render(p *painter) string {
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
		header[i] = p.faint(h)
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
