// Package sweep plays a variant with several values of a parameter, or several variants, and sets
// their figures side by side, so that a designer can choose a value: how far is a throw, how large
// is a territory, which board.
//
//	s, err := sweep.Run(ctx, lab, columns)
//	err = s.WriteText(os.Stdout, page.Options{})
//
// Every column plays with the same bots, seeds and seats. The first is what the others are compared
// with, figure by figure; p-values of a family of figures are corrected over all columns after
// Benjamini and Hochberg.
package sweep

import (
	"context"
	"slices"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/experiment/compare"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/variants"
)

// Schema is the version of the JSON form of a [Sweep].
const Schema = 1

// A Column is one of the variants that a sweep plays.
type Column struct {
	Label string
	Def   *variants.Definition
}

// A Sweep is several variants side by side.
type Sweep struct {
	Schema  int      `json:"schema"`
	Variant string   `json:"variant"` // whose parameter is swept; of several, their list
	Bots    string   `json:"pairing"`
	Games   int      `json:"games"`
	Seed    uint64   `json:"seed"`
	Columns []Played `json:"columns"`
	Rows    []Row    `json:"rows"`

	Failures *reports.Failures `json:"bot_failures,omitempty"` // of all games

	pairings []*reports.Pairing
}

// Played is a column that was played.
type Played struct {
	Label       string `json:"label"`
	Digest      string `json:"digest"`
	Fingerprint string `json:"fingerprint"`
}

// A Row is a figure in every column.
type Row struct {
	Family string `json:"family"`
	Figure string `json:"figure"`
	Name   string `json:"name"`
	Cells  []Cell `json:"cells"` // by column

	unit reports.Unit
}

// A Cell is a figure in one column.
type Cell struct {
	reports.Estimate
	// against the first column; empty in that, and where the figure is unknown
	Verdict stats.Verdict `json:"verdict"`
}

// Plan is a sweep of columns, of a variant or several, by so many games a column.
func Plan(variant string, columns []Column, games int) experiment.Plan[*Sweep] {
	return experiment.Plan[*Sweep]{
		Name: "sweep", Most: games * len(columns),
		Run: func(ctx context.Context, l *experiment.Lab) (*Sweep, error) { return Run(ctx, l, variant, columns) },
	}
}

// Run plays the columns, of a variant or several, with the lab's first pairing.
func Run(ctx context.Context, l *experiment.Lab, variant string, columns []Column) (*Sweep, error) {
	only := *l
	only.Pairings = l.Pairings[:1]
	s := &Sweep{Schema: Schema, Variant: variant, Bots: only.Pairings[0].String(), Games: l.Games, Seed: l.Seed, Columns: []Played{}, Rows: []Row{}}
	for _, c := range columns {
		r, err := only.Play(ctx, c.Def, c.Label)
		if err != nil {
			return nil, err
		}
		s.Columns = append(s.Columns, Played{c.Label, r.Digest, r.Fingerprint})
		s.pairings = append(s.pairings, r.Pairings[0])
	}
	s.fill()
	s.judge()
	s.Failures = l.Failures.Told()
	return s, nil
}

// fill makes the rows: the figures of all columns, in the order in which they come up.
func (s *Sweep) fill() {
	at := make(map[string]int)
	for c, p := range s.pairings {
		for _, f := range p.Figures() {
			i, ok := at[f.ID]
			if !ok {
				i = len(s.Rows)
				at[f.ID] = i
				s.Rows = append(s.Rows, Row{Family: f.Family, Figure: f.ID, Name: f.Name, Cells: make([]Cell, len(s.pairings)), unit: f.Unit})
				for k := range s.Rows[i].Cells {
					s.Rows[i].Cells[k].Estimate = reports.Unknown()
				}
			}
			s.Rows[i].Cells[c].Estimate = f.Estimate
		}
	}
	var families []string
	for _, row := range s.Rows {
		if !slices.Contains(families, row.Family) {
			families = append(families, row.Family)
		}
	}
	slices.SortStableFunc(s.Rows, func(x, y Row) int { return slices.Index(families, x.Family) - slices.Index(families, y.Family) })
}

// judge compares every column with the first.
func (s *Sweep) judge() {
	type place struct {
		d    *compare.Difference
		cell *Cell
	}
	families := make(map[string][]place)
	var order []string
	for c := 1; c < len(s.pairings); c++ {
		q := compare.Pairings(s.pairings[0], s.pairings[c])
		for i := range s.Rows {
			row := &s.Rows[i]
			d := q.Find(row.Figure)
			if d == nil {
				continue
			}
			row.Cells[0].Estimate, row.Cells[c].Estimate = d.A, d.B
			if q.Identical { // and not only close
				row.Cells[c].Verdict = stats.Same
				continue
			}
			if families[row.Family] == nil {
				order = append(order, row.Family)
			}
			families[row.Family] = append(families[row.Family], place{d, &row.Cells[c]})
		}
	}
	for _, f := range order {
		ps := make([]float64, len(families[f]))
		for i, x := range families[f] {
			ps[i] = float64(x.d.P)
		}
		for i, p := range stats.BenjaminiHochberg(ps) {
			families[f][i].cell.Verdict = families[f][i].d.Judge(p)
		}
	}
}
