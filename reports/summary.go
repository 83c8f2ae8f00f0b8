package reports

import (
	"fmt"
	"strings"
)

// telling is the pairing that says most about the rules: the last mirror match, or else the first pairing. Nil if there is none.
func (r *Report) telling() *Pairing {
	for i := len(r.Pairings) - 1; i >= 0; i-- {
		if r.Pairings[i].Mirror && r.Pairings[i].Games > 0 {
			return r.Pairings[i]
		}
	}
	if len(r.Pairings) > 0 && r.Pairings[0].Games > 0 {
		return r.Pairings[0]
	}
	return nil
}

// summary answers the designer's questions in words.
func (t *textWriter) summary(p *Pairing) {
	t.line("%s", t.bold(fmt.Sprintf("In short, by %s games of %s", count(p.Games), p.Name)))
	t.item("Fair?", fairness(p), asIs)
	t.item("Ends", endings(p), asIs)
	t.item("Pace", fmt.Sprintf("Half of the games are over after %d plies. A player chooses among %s moves on average.",
		p.Length.Median, fixed(float64(p.Branching.Value), 0)), asIs)
	t.item("Use", use(p), asIs)
	if s := appeal(p); s != "" {
		t.item("Appeal", s, asIs)
	}
	if s := rareAbilities(p); s != "" {
		t.item("Rare", s, asIs)
	}
	if s := deadAbilities(p); s != "" {
		t.item("Dead", s, t.warn)
	}
}

func fairness(p *Pairing) string {
	first := p.Seats[0]
	verdict := "no advantage of a seat is shown"
	switch {
	case !first.Score.Low.known():
	case first.Score.Low > 0.5:
		verdict = "an advantage for " + first.Who
	case first.Score.High < 0.5:
		verdict = "an advantage for " + p.Seats[1].Who
	}
	return fmt.Sprintf("%s scores %s %s: %s.", title(first.Who), percent(float64(first.Score.Value)), percentBetween(first.Score), verdict)
}

func title(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

func endings(p *Pairing) string {
	var rules []string
	stopped := 0
	for _, e := range p.Ends {
		if e.Limit {
			stopped += e.Games
			continue
		}
		rules = append(rules, fmt.Sprintf("%s %s", percent(float64(e.Share.Value)), e.Reason))
	}
	s := "None of the games end by rule"
	if len(rules) > 0 {
		s = strings.Join(rules, ", ")
	}
	if stopped > 0 {
		s += fmt.Sprintf("; %s stopped by a harness limit", percent(float64(stopped)/float64(p.Games)))
	}
	return s + "."
}

// extremes are the lowest and highest of the pieces seen, by a figure.
func extremes(p *Pairing, figure func(*Piece) Number) (lowest, highest *Piece) {
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if !q.Seen || !figure(q).known() {
			continue
		}
		if lowest == nil || figure(q) < figure(lowest) {
			lowest = q
		}
		if highest == nil || figure(q) > figure(highest) {
			highest = q
		}
	}
	return lowest, highest
}

func use(p *Pairing) string {
	s := fmt.Sprintf("Evenness %s of 1.", fixed(float64(p.Evenness.Value), 2))
	low, high := extremes(p, func(q *Piece) Number { return q.UsageRate.Value })
	if low == nil || low == high {
		return s
	}
	return fmt.Sprintf("%s The %s acts in %s of the turns in which it could, the %s in %s.", s,
		high.Name, percent(float64(high.UsageRate.Value)), low.Name, percent(float64(low.UsageRate.Value)))
}

func appeal(p *Pairing) string {
	low, high := extremes(p, func(q *Piece) Number { return q.ChoiceLift.Value })
	if low == nil || low == high {
		return ""
	}
	return fmt.Sprintf("The %s is chosen %s times as often as by a uniform chooser, the %s %s times.",
		high.Name, fixed(float64(high.ChoiceLift.Value), 1), low.Name, fixed(float64(low.ChoiceLift.Value), 1))
}

// rarely is the share of games below which an ability is called rare.
const rarely = 0.10

func rareAbilities(p *Pairing) string {
	var rare []string
	for i := range p.Abilities {
		if a := &p.Abilities[i]; !a.Dead && float64(a.GamesUsed.Value) < rarely {
			rare = append(rare, fmt.Sprintf("%s (%s)", a.ID, percent(float64(a.GamesUsed.Value))))
		}
	}
	if len(rare) == 0 {
		return ""
	}
	return "Used in fewer than one game in ten: " + strings.Join(rare, ", ") + "."
}

func deadAbilities(p *Pairing) string {
	var dead []string
	bound := 0.0
	for i := range p.Abilities {
		if a := &p.Abilities[i]; a.Dead {
			dead = append(dead, a.ID)
			bound = float64(a.HighestRate)
		}
	}
	if len(dead) == 0 {
		return ""
	}
	return fmt.Sprintf("In no game: %s (so in at most %s of games, with 95 %% confidence).", strings.Join(dead, ", "), percent(bound))
}
