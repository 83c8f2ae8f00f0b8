package html

import (
	"fmt"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
)

// A matrix says who takes whom: a row for each piece that takes, a column for each that is taken.
type matrix struct {
	Victims []string
	Rows    []matrixRow
}

type matrixRow struct {
	By    string
	Cells []matrixCell
}

// A matrixCell is how often one takes another, a game; darker cells are higher.
type matrixCell struct {
	Figure, Value string
	Text          string
	Shade         string // a class
}

func exchangeMatrix(p *reports.Pairing) matrix {
	takes := make(map[[2]string]reports.Exchange)
	byEver, victimEver := make(map[string]bool), make(map[string]bool)
	most := 0.0
	for _, e := range p.Exchanges {
		if e.Enemies.Value > 0 {
			takes[[2]string{e.By, e.Victim}] = e
			byEver[e.By], victimEver[e.Victim] = true, true
			most = max(most, float64(e.Enemies.Value))
		}
	}
	var m matrix
	for i := range p.Pieces {
		if victimEver[p.Pieces[i].ID] {
			m.Victims = append(m.Victims, p.Pieces[i].Name)
		}
	}
	for i := range p.Pieces {
		by := &p.Pieces[i]
		if !byEver[by.ID] {
			continue
		}
		row := matrixRow{By: by.Name}
		for k := range p.Pieces {
			victim := &p.Pieces[k]
			if !victimEver[victim.ID] {
				continue
			}
			cell := matrixCell{Shade: "shade-0"}
			if e, ok := takes[[2]string{by.ID, victim.ID}]; ok {
				x := float64(e.Enemies.Value)
				cell = matrixCell{"takes." + by.ID + "." + victim.ID, exact(e.Enemies.Value), page.Amount(x), fmt.Sprintf("shade-%d", heatLevel(x, most))}
			}
			row.Cells = append(row.Cells, cell)
		}
		m.Rows = append(m.Rows, row)
	}
	return m
}
