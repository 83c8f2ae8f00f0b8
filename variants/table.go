package variants

import (
	"strings"
	"unicode/utf8"
)

// A table has columns of texts, or of numbers, which stand on the right. Texts of the last column
// may take several lines.
type table struct {
	head    []string
	numbers []bool
	rows    [][]string
}

// table adds a table to the page.
func (p *page) table(t *table) {
	width := make([]int, len(t.head))
	for _, row := range append([][]string{t.head}, t.rows...) {
		for i, cell := range row {
			width[i] = max(width[i], utf8.RuneCountInString(cell))
		}
	}
	p.b.WriteString(p.paint(aside, strings.TrimRight(t.line(width, t.head)+t.rest(t.head), " ")) + "\n")
	for _, row := range t.rows {
		p.para(t.line(width, row), plain, t.rest(row))
	}
}

// line is a row up to where its rest may be broken into lines.
func (t *table) line(width []int, row []string) string {
	var b strings.Builder
	for i, cell := range row {
		gap := strings.Repeat(" ", width[i]-utf8.RuneCountInString(cell))
		b.WriteString("  ")
		switch {
		case t.numbers[i]:
			b.WriteString(gap + cell)
		case i < len(row)-1:
			b.WriteString(cell + gap)
		}
	}
	return b.String()
}

// rest is the text that ends a row, if it ends with one.
func (t *table) rest(row []string) string {
	if last := len(row) - 1; !t.numbers[last] {
		return row[last]
	}
	return ""
}
