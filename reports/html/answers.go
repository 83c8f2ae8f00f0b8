package html

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
)

// An answer says in plain words what somebody who has made a game wants to know first.
type answer struct {
	Question, Text string
	Warning        bool
}

// answers are the plain words about a pairing.
func answers(p *reports.Pairing) []answer {
	if p.Cards != nil {
		return cardAnswers(p)
	}
	list := []answer{
		{"Is it fair?", fairness(p), false},
		{"How does it end?", endings(p), false},
		{"How long does it take?", pace(p), false},
		{"Is there tension?", tension(p), false},
		{"Is everybody used?", use(p), false},
		{"What do players like?", appeal(p), false},
		{"What is worth having?", worth(p), false},
		{"What hardly happens?", rare(p), false},
		{"What never happens?", dead(p), true},
	}
	for _, w := range p.Warnings {
		if w.Grave {
			list = append(list, answer{"Mind", capital(w.Text) + ".", true})
		}
	}
	for i := range list {
		list[i].Text = together(list[i].Text)
	}
	return slices.DeleteFunc(list, func(a answer) bool { return a.Text == "" })
}

func fairness(p *reports.Pairing) string {
	a, b := p.Seats[0], p.Seats[1]
	verdict := "no advantage of a side is shown"
	switch {
	case !a.Score.Low.Known():
	case a.Score.Low > 0.5:
		verdict = "between these bots an advantage for " + a.Who
	case a.Score.High < 0.5:
		verdict = "between these bots an advantage for " + b.Who
	}
	return fmt.Sprintf("%s scores %s of the points %s: %s.", capital(a.Who), percent(a.Score), a.Score.Between(100, 1), verdict)
}

func endings(p *reports.Pairing) string {
	var ends []string
	for _, e := range p.Ends {
		s := fmt.Sprintf("%s in %s", spaced(e.Reason), percent(e.Share))
		if e.Limit {
			s += " (stopped, by no rule of the game)"
		}
		ends = append(ends, s)
	}
	if len(ends) == 0 {
		return ""
	}
	return capital(page.List(ends)) + " of the games."
}

func pace(p *reports.Pairing) string {
	return fmt.Sprintf("Half of the games are over after %d moves of either side, nine in ten take between %d and %d. A player chooses among %s moves on average.",
		p.Length.Median, p.Length.P5, p.Length.P95, page.Fixed(float64(p.Branching.Value), 0))
}

func tension(p *reports.Pairing) string {
	if !p.Course.Behind.Value.Known() || !p.Course.Settled.Value.Known() {
		return ""
	}
	return fmt.Sprintf("The later winner is behind in pieces for %s of a game, and ahead for good after %s of it.",
		percent(p.Course.Behind), percent(p.Course.Settled))
}

func use(p *reports.Pairing) string {
	s := fmt.Sprintf("Evenness %s of 1.", page.Fixed(float64(p.Evenness.Value), 2))
	low, high, shown := p.Extremes(func(q *reports.Piece) reports.Estimate { return q.UsageRate })
	switch {
	case low == high:
		return s
	case !shown:
		return s + " No piece is shown to act more often than another."
	}
	return fmt.Sprintf("%s The %s acts in %s of the turns in which it could, the %s in %s.", s,
		high.Name, percent(high.UsageRate), low.Name, percent(low.UsageRate))
}

func appeal(p *reports.Pairing) string {
	low, high, shown := p.Extremes(func(q *reports.Piece) reports.Estimate { return q.ChoiceLift })
	switch {
	case low == high:
		return ""
	case !shown:
		return "No piece is shown to be liked better than another."
	}
	return fmt.Sprintf("Moves of the %s are chosen %s times as often as chance would, those of the %s %s times.",
		high.Name, page.Fixed(float64(high.ChoiceLift.Value), 1), low.Name, page.Fixed(float64(low.ChoiceLift.Value), 1))
}

func worth(p *reports.Pairing) string {
	if p.Worth == nil {
		return ""
	}
	var helping []reports.PieceWorth
	for _, w := range p.Worth.Pieces {
		if w.Elo.Low > 0 {
			helping = append(helping, w)
		}
	}
	if len(helping) == 0 {
		return "Having more of any piece than the opponent is not shown to help: between these bots, the games are won by something else."
	}
	slices.SortStableFunc(helping, func(a, b reports.PieceWorth) int { return cmp.Compare(b.Elo.Value, a.Elo.Value) })
	var names []string
	for _, w := range helping {
		names = append(names, fmt.Sprintf("%s %s %s", w.Name, page.Signed(float64(w.Elo.Value), 0), w.Elo.Margin(1, 0)))
	}
	return fmt.Sprintf("Between these bots, having one more than the opponent helps with, in Elo: %s.", strings.Join(names, ", "))
}

func rare(p *reports.Pairing) string {
	var ids []string
	for i := range p.Abilities {
		if a := &p.Abilities[i]; a.Rare() {
			ids = append(ids, fmt.Sprintf("%s (%s)", a.ID, percent(a.GamesUsed)))
		}
	}
	if len(ids) == 0 {
		return ""
	}
	return "In fewer than one game in ten: " + page.List(ids) + "."
}

func dead(p *reports.Pairing) string {
	var ids []string
	bound := 0.0
	for i := range p.Abilities {
		if a := &p.Abilities[i]; a.Dead {
			ids = append(ids, a.ID)
			bound = float64(a.HighestRate)
		}
	}
	if len(ids) == 0 {
		return ""
	}
	return fmt.Sprintf("In no game: %s (so in at most %s of games, with 95 %% confidence).", page.List(ids), page.Percent(bound))
}

func percent(e reports.Estimate) string { return page.Percent(float64(e.Value)) }
