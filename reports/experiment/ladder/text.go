package ladder

import (
	"fmt"
	"io"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
)

// WriteJSON writes the ladder as one indented document.
func (l *Ladder) WriteJSON(w io.Writer) error {
	return page.WriteJSON(w, "ladder", l)
}

// WriteText writes the ladder for people, as text or Markdown.
func (l *Ladder) WriteText(w io.Writer, o page.Options) error {
	p := page.New(o)
	p.Title("Ladder of "+l.Variant, fmt.Sprintf("%s games a step · seed %d", page.Count(l.Games), l.Seed))
	reports.TellFailures(p, l.Failures)
	p.Gap()
	p.Item("depth", l.depth())
	p.Gap()
	p.Table(l.table(p))
	p.Gap()
	p.Text(l.match() + " Above: how far " +
		"above the bottom, the sum of the steps. Of a step won without losing a point only the least height is known. " + l.even())
	if err := p.Print(w); err != nil {
		return fmt.Errorf("write ladder: %w", err)
	}
	return nil
}

// match says how the steps are played.
func (l *Ladder) match() string {
	if l.players == 2 {
		return "Each bot plays the one below it, in pairs of games with seats swapped; brackets are 95 % intervals over pairs."
	}
	return fmt.Sprintf("Each bot plays %d of the one below it, on each seat in turn; brackets are 95 %% intervals over sets of %d games. An equal share is %s, and 0 Elo.",
		l.players-1, l.players, page.Percent(1/float64(l.players)))
}

// even says which games count as neither won nor lost.
func (l *Ladder) even() string {
	if l.players == 2 {
		return "Even games are drawn, or stopped by a limit."
	}
	return "Even games are shared, or stopped by a limit."
}

// depth says how many steps there are to climb.
func (l *Ladder) depth() string {
	proven, stuck := 0, ""
	for i := range l.Steps {
		if l.Steps[i].Proven {
			proven++
		} else if stuck == "" {
			stuck = fmt.Sprintf(" That %s beats %s is not shown.", l.Steps[i].Bot, l.Steps[i].Below)
		}
	}
	return fmt.Sprintf("On %d of %d steps the stronger bot is shown to win.%s", proven, len(l.Steps), stuck)
}

func (l *Ladder) table(p *page.Page) *page.Grid {
	g := page.NewGrid(1, "bot", "score %", "95 %", "Elo", "95 %", "above", "95 %", "won", "even", "lost")
	if len(l.Steps) > 0 {
		g.Add(append([]string{l.Steps[0].Below}, make([]string, 9)...)...)
	}
	for i := range l.Steps {
		s := &l.Steps[i]
		r := &s.Result
		score := page.Points(float64(r.Score.Value))
		if s.Proven {
			score = p.Good(score)
		} else {
			score = p.Warn(score)
		}
		g.Add(s.Bot, score, r.Score.Between(100, 1),
			page.Signed(float64(r.Elo.Value), 0), page.SignedBetween(float64(r.Elo.Low), float64(r.Elo.High), 1, 0),
			page.Signed(float64(s.Above.Value), 0), page.SignedBetween(float64(s.Above.Low), float64(s.Above.High), 1, 0),
			page.Count(r.Won), page.Count(r.Drawn+r.Stopped), page.Count(r.Lost))
	}
	return g
}
