package charts

import (
	"fmt"
	"math"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

// A Chart is one picture.
type Chart struct {
	Name    string // such as "usage": a word for command lines and files
	Title   string
	Axis    string // what the numbers are
	Variant string

	rows    []row
	mark    float64 // a value of meaning, such as an equal share; NaN: none
	lengths stats.Histogram
	median  int
}

// A row is an estimate by a name. Its interval is NaN where it is not known.
type row struct {
	label            string
	value, low, high float64
}

// Names lists what charts there may be, in their order.
var Names = []string{"results", "points", "ends", "length", "usage", "lift", "worth", "earned", "win-lift", "abilities"}

// Of lists the charts of a report that have something to show, about the pairing that says most
// about the rules.
func Of(r *reports.Report) []*Chart {
	p := r.Telling()
	if p == nil {
		return nil
	}
	words := p.Words()
	d := drawer{report: r, pairing: p}
	results := d.start("results", "Share of wins, by seat and bot", "per cent", 100/float64(len(p.Seats)))
	for _, s := range append(append([]reports.Result(nil), p.Seats...), p.ByBot...) {
		results.add(s.Who, s.Score, 100)
	}
	points := d.start("points", "Points at the end of a game", "points", math.NaN())
	for _, s := range p.Scores() {
		points.add(s.Who, s.Mean, 1)
	}
	ends := d.start("ends", "How games end", "per cent of games", math.NaN())
	for _, e := range p.Ends {
		ends.add(strings.ReplaceAll(e.Reason, "-", " "), e.Share, 100)
	}
	if p.Length.Counts.Quantile(0) < p.Length.Counts.Quantile(1) { // games of one length need no picture
		length := d.start("length", "Lengths of games", "plies", math.NaN())
		length.lengths, length.median = p.Length.Counts, p.Length.Median
	}
	usage := d.start("usage", words.Usage, "per cent", math.NaN())
	lift := d.start("lift", "Choice lift: how often a "+words.Piece+" was chosen, over its share of the choices", "1 is chance", 1)
	for _, q := range p.Pieces {
		if q.Seen {
			usage.add(q.Name, q.UsageRate, 100)
			lift.add(q.Name, q.ChoiceLift, 1)
		}
	}
	d.worth()
	abilities := d.start("abilities", "Games in which abilities or effects show", "per cent of games", math.NaN())
	for _, a := range p.Abilities {
		abilities.add(a.ID, a.GamesUsed, 100)
	}
	return d.charts()
}

// worth adds what pieces are worth, or what cards earn and how they go with winning.
func (d *drawer) worth() {
	if w := d.pairing.Worth; w != nil {
		worth := d.start("worth", "Worth: what one more of it helps to win", "Elo", 0)
		for _, x := range w.Pieces {
			worth.add(x.Name, x.Elo, 1)
		}
	}
	worth := d.start("worth", "Worth: what its player would lack without a copy", "points", 0)
	earned := d.start("earned", "Points that stand on a copy over the game", "points", 0)
	wins := d.start("win-lift", "What players won who kept one, over others of the same bot and seat", "1 is neither good nor bad", 1)
	for _, c := range d.pairing.Kept() {
		worth.add(c.Name, c.Worth, 1)
		earned.add(c.Name, c.Points, 1)
		wins.add(c.Name, c.Lift, 1)
	}
}

// drawer collects the charts of a pairing.
type drawer struct {
	report  *reports.Report
	pairing *reports.Pairing
	list    []*Chart
}

func (d *drawer) start(name, title, axis string, mark float64) *Chart {
	c := &Chart{Name: name, Title: title, Axis: axis, Variant: d.report.Variant, mark: mark}
	d.list = append(d.list, c)
	return c
}

// charts are those that have something to show, in the order of [Names].
func (d *drawer) charts() (list []*Chart) {
	for _, name := range Names {
		for _, c := range d.list {
			if c.Name == name && (len(c.rows) > 0 || len(c.lengths) > 0) {
				list = append(list, c)
			}
		}
	}
	return list
}

// add adds an estimate, scaled, if it is known.
func (c *Chart) add(label string, e reports.Estimate, scale float64) {
	if e.Value.Known() {
		c.rows = append(c.rows, row{label, scale * float64(e.Value), scale * float64(e.Low), scale * float64(e.High)})
	}
}

// Alt says in words what the chart shows, for those who do not see it.
func (c *Chart) Alt() string {
	if len(c.lengths) > 0 {
		return fmt.Sprintf("%s: median %d plies", c.Title, c.median)
	}
	words := make([]string, len(c.rows))
	for i, r := range c.rows {
		words[i] = r.label + " " + page.Fixed(r.value, 1)
		if !math.IsNaN(r.low) && !math.IsNaN(r.high) {
			words[i] += " [" + page.Fixed(r.low, 1) + ", " + page.Fixed(r.high, 1) + "]"
		}
	}
	return fmt.Sprintf("%s (%s): %s", c.Title, c.Axis, strings.Join(words, ", "))
}
