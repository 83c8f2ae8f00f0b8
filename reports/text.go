package reports

import (
	"fmt"
	"io"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
)

// TextOptions say how texts look.
type TextOptions struct {
	Colour bool // with the escape codes of a terminal
	Width  int  // in characters, at most; 0: 110
}

// shownDigest is how many digits of a digest texts show.
const shownDigest = 16

// WriteText writes the reports for people: for each variant what it comes to in a few sentences,
// then every pairing in full; and, if there are several variants, a table that sets them side by
// side. The same reports are written as the same bytes.
func WriteText(w io.Writer, reports []*Report, o TextOptions) error {
	return write(w, reports, page.Options{Colour: o.Colour, Width: o.Width})
}

// WriteMarkdown is [WriteText] in Markdown, with tables as GitHub has them.
func WriteMarkdown(w io.Writer, reports []*Report) error {
	return write(w, reports, page.Options{Markdown: true})
}

func write(w io.Writer, reports []*Report, o page.Options) error {
	t := &textWriter{page.New(o)}
	for i, r := range reports {
		if i > 0 {
			t.Gap()
		}
		t.report(r)
	}
	if len(reports) > 1 {
		t.sideBySide(reports)
	}
	if len(reports) > 0 {
		t.Gap()
		t.legend(reports)
	}
	if err := t.Print(w); err != nil {
		return fmt.Errorf("write report: %w", err)
	}
	return nil
}

// textWriter writes reports on a page.
type textWriter struct{ *page.Page }

func (t *textWriter) report(r *Report) {
	note := fmt.Sprintf("%s a pairing · seed %d · fingerprint %s", page.Counted(r.Games, "game"), r.Seed, r.Fingerprint)
	if r.Digest != "" {
		note += " · digest " + r.Digest[:min(len(r.Digest), shownDigest)]
	}
	t.Title(r.Variant, note)
	if p := r.Telling(); p != nil {
		t.Gap()
		t.Section("In short", fmt.Sprintf("by %s of %s", page.Counted(p.Games, "game"), p.Name))
		t.answers(r.Answers)
	}
	for _, p := range r.Pairings {
		t.Gap()
		if p.Nothing() {
			t.nothing(r, p)
			continue
		}
		t.pairing(r, p)
	}
}

func (t *textWriter) answers(list []Answer) {
	for _, a := range list {
		if a.Warning {
			t.Warning(a.Label, a.Text)
		} else {
			t.Item(a.Label, a.Text)
		}
	}
}

func (t *textWriter) pairing(r *Report, p *Pairing) {
	t.Section(p.Name, fmt.Sprintf("%s · %s · fingerprint %s", r.Variant, page.Counted(p.Games, "game"), p.Fingerprint))
	t.Gap()
	t.results(p)
	t.Gap()
	if list := p.cards().scores(); len(list) > 0 {
		t.points(list)
		t.Gap()
	}
	t.Item("ends", endsText(p))
	t.Item("length", fmt.Sprintf("median %d %s [%d, %d], nine in ten games %d to %d; mean %s %s",
		p.Length.Median, p.Words().Plies, p.Length.Middle[0], p.Length.Middle[1], p.Length.P5, p.Length.P95, page.Fixed(float64(p.Length.Mean.Value), 1), p.Length.Mean.Margin(1, 1)))
	words := p.Words()
	t.Item("choice", fmt.Sprintf("%s %s a %s; more than one in %s of %s",
		page.Fixed(float64(p.Branching.Value), 1), words.choice, words.Ply, percent(p.Decisions), words.Plies))
	for _, line := range p.form().course(p) {
		t.Item(line[0], line[1])
	}
	t.Item("openings", openingsText(p))
	t.Item("coverage", p.form().coverage(p))
	if p.Evenness.Value.Known() {
		t.Item("evenness", fmt.Sprintf("J = %s %s of %s", page.Fixed(float64(p.Evenness.Value), 3),
			p.Evenness.Between(1, 3), p.Words().evenness))
	}
	for _, w := range p.Warnings {
		if !strings.HasPrefix(w.Figure, "abilities.") { // those stand in the table
			t.Warning("note", w.Text)
		}
	}
	t.Gap()
	p.form().table(t, p)
	if len(p.Abilities) > 0 {
		t.Gap()
		t.abilities(p)
	}
	if g := exchanges(p); g.Rows() > 0 {
		t.Gap()
		t.Table(g)
	}
}

// nothing says why there is nothing to say.
func (t *textWriter) nothing(r *Report, p *Pairing) {
	t.Section(p.Name, fmt.Sprintf("%s · no games · fingerprint %s", r.Variant, p.Fingerprint))
	t.Gap()
	for _, w := range p.Warnings {
		t.Warning("note", w.Text)
	}
}

func (t *textWriter) results(p *Pairing) {
	g := page.NewGrid(1, "", "won", p.Words().drawn, "stopped", "lost", "won %", "95 %", "score %", "95 %", "Elo", "95 %")
	for _, r := range append(append([]Result(nil), p.Seats...), p.ByBot...) {
		between := ""
		if r.Elo.Low.Known() && r.Elo.High.Known() {
			between = page.SignedBetween(float64(r.Elo.Low), float64(r.Elo.High), 1, 0)
		}
		g.Add(r.Who, page.Count(r.Won), page.Count(r.Drawn), page.Count(r.Stopped), page.Count(r.Lost),
			page.Points(float64(r.WinRate.Value)), r.WinRate.Between(100, 1),
			page.Points(float64(r.Score.Value)), r.Score.Between(100, 1),
			page.Signed(float64(r.Elo.Value), 0), between)
	}
	t.Table(g)
}

// endsText lists the ends by rule and, apart, those by limits.
func endsText(p *Pairing) string {
	var rules, limits []string
	for _, e := range p.Ends {
		s := fmt.Sprintf("%s %s %s", e.Reason, percent(e.Share), e.Share.Between(100, 1))
		if e.Limit {
			limits = append(limits, s)
		} else {
			rules = append(rules, s)
		}
	}
	s := strings.Join(rules, ", ")
	if len(limits) > 0 {
		s = strings.TrimPrefix(s+"; stopped by limits: "+strings.Join(limits, ", "), "; ")
	}
	return s
}

func courseText(p *Pairing) string {
	if p.Games == 0 {
		return page.None
	}
	changes := fmt.Sprintf("the lead changes sides %s times a game",
		page.Amount(float64(p.Course.LeadChanges.Value*p.Length.Mean.Value)))
	if !p.Course.Drama.Value.Known() {
		return changes
	}
	return fmt.Sprintf("%s; winners were behind in %s of plies, and ahead for good after %s of the game",
		changes, percent(p.Course.Drama), percent(p.Course.Decisiveness))
}

func openingsText(p *Pairing) string {
	d := p.Diversity
	if d.Games == 0 {
		return page.None
	}
	var parts []string
	for _, o := range d.Openings {
		parts = append(parts, fmt.Sprintf("%s after %d %s", page.Amount(float64(o.Effective)), o.Plies, p.Words().Plies))
	}
	return fmt.Sprintf("%s of games are different; effective openings: %s", page.Percent(float64(d.Distinct)), strings.Join(parts, ", "))
}

func percent(e Estimate) string { return page.Percent(float64(e.Value)) }

// coverageText says what of a game of pieces was ever seen; of the board, by terrain.
func coverageText(p *Pairing) string {
	c := p.Coverage
	s := fmt.Sprintf("%d of %d pieces seen, %d of %d abilities used, %d squares moved to", c.Seen, c.Pieces, c.Used, c.Abilities, c.Squares)
	var parts []string
	for _, r := range c.Regions {
		if !r.Zone {
			parts = append(parts, fmt.Sprintf("%d of %d of %s", r.Visited, r.Squares, r))
		}
	}
	if len(parts) > 0 {
		s += ": " + strings.Join(parts, ", ")
	}
	return s
}
