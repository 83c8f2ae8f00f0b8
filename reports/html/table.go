package html

import (
	"encoding/json"
	"html/template"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants/english"
)

// A chartTable is a table with a bar in each row: the picture and the figures in one.
type chartTable struct {
	Class   string
	Caption string
	Head    []string // of the label, the bar and the figures
	Rows    []chartRow
	Note    string
}

// A chartRow is a row of a chartTable.
type chartRow struct {
	Figure string // what it is about, as in reports.Figure.ID
	Value  string // as in the JSON report
	Label  string
	Bar    template.HTML
	Cells  []string
	Warn   bool
}

// exact is a figure as the JSON report has it.
func exact(n reports.Number) string {
	b, err := json.Marshal(n)
	if err != nil {
		return "null"
	}
	return string(b)
}

// scaleText says where the bars of a table begin and end.
func scaleText(s scale, unit reports.Unit) string {
	sign := ""
	if unit.Sign != "" {
		sign = " " + unit.Sign
	}
	out := "Bars go from " + unit.Text(s.low) + " to " + unit.Text(s.high) + sign
	if s.marked && s.mark > s.low && s.mark < s.high {
		out += "; the line is at " + unit.Text(s.mark) + sign
	}
	return out + ". Whiskers are 95 % intervals."
}

// value is an estimate in a unit, with its margin.
func value(e reports.Estimate, unit reports.Unit) string {
	if !e.Value.Known() {
		return page.None
	}
	out := unit.Text(float64(e.Value))
	if unit.Sign == "%" {
		out = page.Points(float64(e.Value))
	}
	return strings.TrimRight(out+" "+e.Margin(unit.Scale, unit.Decimals), " ")
}

// resultsTable is how the sides and the bots fared.
func resultsTable(p *reports.Pairing) chartTable {
	equal := 1 / float64(len(p.Seats))
	t := chartTable{
		Class: "results", Caption: "Results", Head: []string{"who", "share of games", "won", "drawn", "stopped", "lost", "score %", "95 %", "Elo"},
		Note: "Score: wins, and half of the games drawn or stopped; its interval comes from pairs of games with sides swapped. The line is at one half.",
	}
	for i, r := range append(append([]reports.Result(nil), p.Seats...), p.ByBot...) {
		share := equal
		if i == len(p.Seats)+1 { // the second bot sits on all seats but one, and wins by any of them
			share = 1 - equal
		}
		t.Rows = append(t.Rows, chartRow{
			Figure: "score." + r.Who, Value: exact(r.Score.Value), Label: r.Who, Bar: outcomeBar(r, share),
			Cells: []string{
				page.Count(r.Won), page.Count(r.Drawn), page.Count(r.Stopped), page.Count(r.Lost),
				page.Points(float64(r.Score.Value)), r.Score.Between(100, 1), page.Signed(float64(r.Elo.Value), 0),
			},
		})
	}
	return t
}

// endsTable is how games ended.
func endsTable(p *reports.Pairing) chartTable {
	s := scale{low: 0, high: 1}
	t := chartTable{Class: "ends", Caption: "How games end", Head: []string{"end", "share of games", "games", "%"}}
	for _, e := range p.Ends {
		label := english.Name(e.Reason)
		if e.Limit {
			label += " (stopped)"
		}
		t.Rows = append(t.Rows, chartRow{
			Figure: "end." + e.Reason, Value: exact(e.Share.Value), Label: label, Bar: intervalBar(e.Share, s),
			Cells: []string{page.Count(e.Games), value(e.Share, reports.Share)},
		})
	}
	t.Note = scaleText(s, reports.Share)
	return t
}

// pieceTable is one figure of all pieces.
func pieceTable(p *reports.Pairing, id, caption, head string, unit reports.Unit, s scale, figure func(*reports.Piece) reports.Estimate) chartTable {
	t := chartTable{Class: id, Caption: caption, Head: []string{p.Words().Piece, head, head + ", ±"}}
	for i := range p.Pieces {
		if q := &p.Pieces[i]; q.Seen {
			s = s.cover(figure(q))
		}
	}
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if !q.Seen {
			continue
		}
		e := figure(q)
		t.Rows = append(t.Rows, chartRow{
			Figure: id + "." + q.ID, Value: exact(e.Value), Label: q.Name, Bar: intervalBar(e, s), Cells: []string{value(e, unit)},
		})
	}
	t.Note = scaleText(s, unit)
	return t
}

// worthTable is what pieces are worth, in Elo.
func worthTable(p *reports.Pairing) chartTable {
	t := chartTable{Class: "worth-elo", Caption: "Worth: what one more of it helps to win", Head: []string{"piece", "Elo", "Elo, ±"}}
	if p.Worth == nil {
		return t
	}
	s := scale{marked: true}
	for _, w := range p.Worth.Pieces {
		s = s.cover(w.Elo)
	}
	for _, w := range p.Worth.Pieces {
		t.Rows = append(t.Rows, chartRow{
			Figure: "worth-elo." + w.ID, Value: exact(w.Elo.Value), Label: w.Name, Bar: intervalBar(w.Elo, s),
			Cells: []string{eloText(w.Elo)},
		})
	}
	t.Note = scaleText(s, reports.Unit{Scale: 1}) + " By a regression on positions sampled from the games; a dearer look: wildbench values VARIANT."
	return t
}

// eloText is a difference in rating with its sign and margin.
func eloText(e reports.Estimate) string {
	return strings.TrimRight(page.Signed(float64(e.Value), 0)+" "+e.Margin(1, 0), " ")
}
