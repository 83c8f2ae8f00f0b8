package reports

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// TextOptions say how texts look.
type TextOptions struct {
	Colour bool // with the escape codes of a terminal
}

// textWidth is how wide texts are at most.
const textWidth = 110

// shownDigest is how many digits of a digest texts show.
const shownDigest = 16

// WriteText writes the reports for people: for each variant what it comes to in a few sentences, then every pairing in full; and,
// if there are several variants, a table that sets them side by side. The same reports are written as the same bytes.
func WriteText(w io.Writer, reports []*Report, o TextOptions) error {
	t := &textWriter{painter: painter{o.Colour}}
	for i, r := range reports {
		if i > 0 {
			t.line("")
		}
		t.report(r)
	}
	if len(reports) > 1 {
		t.sideBySide(reports)
	}
	if len(reports) > 0 {
		t.line("")
		t.legend()
	}
	if _, err := io.WriteString(w, t.text.String()); err != nil {
		return fmt.Errorf("write report: %w", err)
	}
	return nil
}

// textWriter collects a text.
type textWriter struct {
	painter
	text strings.Builder
}

func (t *textWriter) line(format string, args ...any) {
	fmt.Fprintf(&t.text, format, args...)
	t.text.WriteByte('\n')
}

func (t *textWriter) grid(g *grid) { t.text.WriteString(g.render(&t.painter)) }

// item writes a labelled text, wrapped, each line painted.
func (t *textWriter) item(label, content string, paint func(string) string) {
	const indent = 12
	for i, l := range wrap(content, textWidth-indent) {
		if i > 0 {
			label = ""
		}
		t.line("  %s%s%s", t.faint(label), strings.Repeat(" ", indent-2-utf8.RuneCountInString(label)), paint(l))
	}
}

// asIs paints nothing.
func asIs(s string) string { return s }

func (t *textWriter) report(r *Report) {
	t.line("%s · %s games a pairing · seed %d · fingerprint %s", t.bold(r.Variant), count(r.Games), r.Seed, r.Fingerprint)
	if r.Digest != "" {
		t.line("%s", t.faint("variant digest "+r.Digest[:min(len(r.Digest), shownDigest)]))
	}
	if p := r.telling(); p != nil {
		t.line("")
		t.summary(p)
	}
	for _, p := range r.Pairings {
		t.line("")
		t.pairing(r, p)
	}
}

func (t *textWriter) pairing(r *Report, p *Pairing) {
	t.line("%s  %s", t.bold(p.Name), t.faint(fmt.Sprintf("%s · %s games · fingerprint %s", r.Variant, count(p.Games), p.Fingerprint)))
	t.line("")
	t.results(p)
	t.line("")
	t.item("ends", endsText(p), asIs)
	t.item("length", fmt.Sprintf("median %d plies, nine in ten games %d to %d; mean %s %s",
		p.Length.Median, p.Length.P5, p.Length.P95, fixed(float64(p.Length.Mean.Value), 1), margin(p.Length.Mean, 1, 1)), asIs)
	t.item("choice", fmt.Sprintf("%s legal moves a ply; more than one in %s of plies",
		fixed(float64(p.Branching.Value), 1), percent(float64(p.Decisions.Value))), asIs)
	t.item("evenness", fmt.Sprintf("J = %s of usage rates (1: all pieces used alike)", fixed(float64(p.Evenness.Value), 3)), asIs)
	for _, w := range p.Warnings {
		if !strings.HasPrefix(w.Figure, "abilities.") { // those stand in the table
			t.item("note", w.Text, t.warn)
		}
	}
	t.line("")
	t.pieces(p)
	if len(p.Abilities) > 0 {
		t.line("")
		t.abilities(p)
	}
}

func (t *textWriter) results(p *Pairing) {
	g := newGrid(1, "", "won", "drawn", "stopped", "lost", "won %", "95 %", "score %", "95 %", "Elo", "95 %")
	for _, r := range append(append([]Result(nil), p.Seats...), p.ByBot...) {
		between := ""
		if r.Elo.Low.known() && r.Elo.High.known() {
			between = fmt.Sprintf("[%s, %s]", signed(r.Elo.Low), signed(r.Elo.High))
		}
		g.add(r.Who, count(r.Won), count(r.Drawn), count(r.Stopped), count(r.Lost),
			points1(float64(r.WinRate.Value)), percentBetween(r.WinRate),
			points1(float64(r.Score.Value)), percentBetween(r.Score),
			signed(r.Elo.Value), between)
	}
	t.grid(g)
}

// endsText lists the ends by rule and, apart, those by limits.
func endsText(p *Pairing) string {
	var rules, limits []string
	for _, e := range p.Ends {
		s := fmt.Sprintf("%s %s %s", e.Reason, percent(float64(e.Share.Value)), percentBetween(e.Share))
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

// count is a whole number with its thousands apart.
func count(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
