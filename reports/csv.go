package reports

import (
	"encoding/csv"
	"fmt"
	"io"
	"strconv"

	"github.com/wildbench/wildbench/variants/harmless"
)

// csvHeader are the columns of [WriteCSV].
var csvHeader = []string{"variant", "digest", "seed", "pairing", "games", "family", "figure", "value", "low", "high", "se", "n", "of"}

// WriteCSV writes every figure of every pairing on a line of its own: one tidy table, ready for R
// or pandas. Shares are from 0 to 1; what is not known is empty.
func WriteCSV(w io.Writer, reports []*Report) error {
	c := csv.NewWriter(w)
	c.Write(csvHeader)
	for _, r := range reports {
		for _, p := range r.Pairings {
			for _, f := range p.everyFigure() {
				c.Write([]string{
					harmless.Cell(r.Variant), r.Digest, strconv.FormatUint(r.Seed, 10), harmless.Cell(p.Name), strconv.Itoa(p.Games), f.Family, f.ID,
					cell(f.Value), cell(f.Low), cell(f.High), cell(f.SE), strconv.Itoa(f.N), f.Of,
				})
			}
		}
	}
	c.Flush()
	if err := c.Error(); err != nil {
		return fmt.Errorf("write report: %w", err)
	}
	return nil
}

func cell(n Number) string {
	if !n.Known() {
		return ""
	}
	return strconv.FormatFloat(float64(n), 'g', 6, 64)
}

// everyFigure lists the figures that are compared, and then those of pieces and abilities that are
// only told.
func (p *Pairing) everyFigure() []Figure {
	l := &figureList{p.Figures()}
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if !q.Seen {
			continue
		}
		l.add("pieces", "turns."+q.ID, q.Name, Share, q.ActionShare, 0)
		p.form().ofPiece(l, q)
	}
	for i := range p.Abilities {
		a := &p.Abilities[i]
		l.add(Abilities, "uses."+a.ID, a.ID, Amount, a.Uses, 0)
		p.form().ofAbility(l, a)
	}
	for _, e := range p.Exchanges {
		l.add("exchanges", "takes."+e.By+"."+e.Victim, e.By, Amount, e.Enemies, 0)
	}
	p.form().rest(l, p)
	if p.Worth != nil {
		for _, w := range p.Worth.Pieces {
			l.add("worth", "worth-elo."+w.ID, w.Name, Signed, w.Elo, 0)
		}
	}
	return l.figures
}
