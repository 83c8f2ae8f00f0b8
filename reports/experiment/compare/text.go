package compare

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

// WriteText writes the comparison for people, as text or Markdown.
func (c *Comparison) WriteText(w io.Writer, o page.Options) error {
	p := page.New(o)
	p.Title("Comparison", "B against A")
	p.Gap()
	p.Item("A", c.A.text())
	p.Item("B", c.B.text())
	if c.Warning != "" {
		p.Warning("warning", c.Warning)
	}
	for _, q := range c.Pairings {
		p.Gap()
		p.Section(q.Name, q.gamesText())
		p.Gap()
		p.Text(c.Words(q))
		q.warnings(p)
		if q.Identical {
			continue
		}
		for i := range q.Families {
			p.Gap()
			p.Table(q.Families[i].table(p))
		}
		p.Gap()
		q.wholes(p)
	}
	if slices.ContainsFunc(c.Pairings, func(q *Pairing) bool { return !q.Identical }) {
		p.Gap()
		c.legend(p)
	}
	if err := p.Print(w); err != nil {
		return fmt.Errorf("write comparison: %w", err)
	}
	return nil
}

// A Document is what is written as JSON.
type Document struct {
	Schema      int           `json:"schema"`
	Comparisons []*Comparison `json:"comparisons"`
}

// Comparisons are written as one: a [page.Document].
type Comparisons []*Comparison

// WriteJSON writes comparisons as one indented [Document].
func (list Comparisons) WriteJSON(w io.Writer) error {
	return page.WriteJSON(w, "comparison", Document{Schema, list})
}

// WriteText writes comparisons one after the other, for people, as text or Markdown.
func (list Comparisons) WriteText(w io.Writer, o page.Options) error {
	for i, c := range list {
		if i > 0 {
			if _, err := fmt.Fprintln(w); err != nil {
				return fmt.Errorf("write comparison: %w", err)
			}
		}
		if err := c.WriteText(w, o); err != nil {
			return err
		}
	}
	return nil
}

func (s Side) text() string {
	name := s.Variant
	switch {
	case s.Players == 1:
		name += " · 1 player"
	case s.Players > 1:
		name += fmt.Sprintf(" · %d players", s.Players)
	}
	return fmt.Sprintf("%s · %s games a pairing · seed %d · fingerprint %s", name, page.Count(s.Games), s.Seed, s.Fingerprint)
}

func (q *Pairing) gamesText() string {
	if q.Games[0] == q.Games[1] {
		return page.Count(q.Games[0]) + " games each"
	}
	return fmt.Sprintf("%s games of A, %s of B", page.Count(q.Games[0]), page.Count(q.Games[1]))
}

// warnings are what a reader of either side's figures must know.
func (q *Pairing) warnings(p *page.Page) {
	for _, side := range []struct {
		label string
		of    *reports.Pairing
	}{{"mind A", q.a}, {"mind B", q.b}} {
		for _, w := range side.of.Warnings {
			if w.Grave {
				p.Warning(side.label, w.Text)
			}
		}
	}
}

// table is a row for each figure of the family.
func (f *Family) table(p *page.Page) *page.Grid {
	g := page.NewGrid(1, f.Name, "A", "B", "B − A", "95 %", "p", "corrected", "verdict", "games")
	for i := range f.Differences {
		d := &f.Differences[i]
		u := d.unit
		name := d.Name
		if u.Sign != "" {
			name += " " + u.Sign
		}
		games := ""
		if d.Needed > 0 {
			games = page.Count(d.Needed)
		}
		g.Add(name, u.Text(float64(d.A.Value)), u.Text(float64(d.B.Value)), u.Difference(float64(d.Change.Value)),
			page.SignedBetween(float64(d.Change.Low), float64(d.Change.High), u.Scale, u.Decimals),
			page.PValue(float64(d.P)), page.PValue(float64(d.Corrected)), paint(p, d.Verdict), games)
	}
	g.DropIdle("")
	return g
}

func paint(p *page.Page, v stats.Verdict) string {
	switch v {
	case stats.Higher, stats.Lower:
		return p.Bold(string(v))
	case stats.Unclear:
		return p.Warn(string(v))
	}
	return p.Faint(string(v))
}

// wholes tells what compares distributions as a whole, and what cannot be compared.
func (q *Pairing) wholes(p *page.Page) {
	p.Item("lengths", fmt.Sprintf("median %d %s in A, %d in B; distributions differ by at most %s (Kolmogorov–Smirnov, p %s)",
		q.a.Length.Median, q.words().Plies, q.b.Length.Median, page.Percent(float64(q.Lengths.Distance)), page.PValue(float64(q.Lengths.P))))
	p.Item("turns", fmt.Sprintf("spread over the %s with a divergence of %s of 1 bit (Jensen–Shannon; G %s with %s of freedom, p %s)",
		q.words().Pieces, page.Fixed(float64(q.Profile.Divergence), 3), page.Amount(float64(q.Profile.G)),
		page.Counted(q.Profile.DF, "degree"), page.PValue(float64(q.Profile.P))))
	if only := abilitiesOf(q.OnlyA); only != "" {
		p.Item("only in A", only)
	}
	if only := abilitiesOf(q.OnlyB); only != "" {
		p.Item("only in B", only)
	}
}

// abilitiesOf lists the pieces and abilities that figures are about, each once.
func abilitiesOf(figures []string) string {
	var list []string
	for _, f := range figures {
		if kind, id, _ := strings.Cut(f, "."); kind == "usage" || kind == "games" {
			list = append(list, id)
		}
	}
	return strings.Join(list, ", ")
}

func (c *Comparison) legend(p *page.Page) {
	p.Section("Reading the tables", "")
	for _, entry := range commonLegend {
		p.Note(entry[0], entry[1])
	}
	if len(c.Pairings) > 0 {
		p.Note("figures", c.Pairings[0].words().Compared)
	}
}

var commonLegend = [][2]string{
	{"verdict", "higher, lower: more than chance; same: shown to differ by no more than matters (3 points of shares, 2 of usage rates, " +
		"0.02 of J, 0.1 of lift, 5 % of lengths); unclear: neither is shown"},
	{"corrected", "p for the number of figures in its table (Benjamini–Hochberg); below 0.05 counts"},
	{"games", "so many of the pairing would show a difference that matters, four times in five"},
}
