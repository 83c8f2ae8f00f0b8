package reports

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
)

// Telling is the pairing that says most about the rules: the last mirror match, or else the first pairing. Nil if there is none.
func (r *Report) Telling() *Pairing {
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
	t.Section("In short", fmt.Sprintf("by %s games of %s", page.Count(p.Games), p.Name))
	if p.Cards != nil {
		t.cardSummary(p)
		return
	}
	t.Item("Fair?", fairness(p))
	t.Item("Ends", endings(p))
	t.Item("Pace", fmt.Sprintf("Half of the games are over after %d plies. A player chooses among %s moves on average.",
		p.Length.Median, page.Fixed(float64(p.Branching.Value), 0)))
	t.Item("Use", use(p))
	if s := appeal(p); s != "" {
		t.Item("Appeal", s)
	}
	if s := worth(p); s != "" {
		t.Item("Worth", s)
	}
	if s := rareAbilities(p); s != "" {
		t.Item("Rare", s)
	}
	if s := deadAbilities(p); s != "" {
		t.Warning("Dead", s)
	}
	if s := grave(p); s != "" {
		t.Warning("Mind", s)
	}
}

// stability says what of the findings holds whoever plays.
func (t *textWriter) stability(s *Stability) {
	if s == nil {
		return
	}
	stable, unstable := s.words()
	if stable != "" {
		t.Item("Holds", "Whichever of these bots plays: "+stable+".")
	}
	if unstable != "" {
		t.Warning("Depends", "On which of these bots plays: "+unstable+".")
	}
}

func fairness(p *Pairing) string {
	if len(p.Seats) != 2 {
		return fairnessOfSeats(p)
	}
	first := p.Seats[0]
	verdict := "no advantage of a seat is shown"
	switch {
	case !first.Score.Low.Known():
	case first.Score.Low > 0.5:
		verdict = "between these bots an advantage for " + first.Who
	case first.Score.High < 0.5:
		verdict = "between these bots an advantage for " + p.Seats[1].Who
	}
	return fmt.Sprintf("%s scores %s %s: %s.", title(first.Who), percent(first.Score), first.Score.Between(100, 1), verdict)
}

// worth tells what the pieces are worth, the most valuable first: in units, if one of those is shown to help.
func worth(p *Pairing) string {
	if p.Worth == nil {
		return ""
	}
	pieces := slices.Clone(p.Worth.Pieces)
	slices.SortStableFunc(pieces, func(a, b PieceWorth) int { return cmp.Compare(b.Elo.Value, a.Elo.Value) })
	var unit *PieceWorth
	var inUnits, helping []string
	for i := range pieces {
		w := &pieces[i]
		if w.ID == p.Worth.Unit {
			unit = w
		} else {
			inUnits = append(inUnits, fmt.Sprintf("%s %s %s", w.Name, page.Fixed(float64(w.Value.Value), 1), w.Value.Margin(1, 1)))
		}
		if w.Elo.Low > 0 {
			helping = append(helping, fmt.Sprintf("%s %s %s", w.Name, page.Signed(float64(w.Elo.Value), 0), w.Elo.Margin(1, 0)))
		}
	}
	switch {
	case unit == nil:
		return ""
	case p.Worth.Told && len(inUnits) > 0:
		return fmt.Sprintf("If the %s counts 1: %s.", unit.Name, strings.Join(inUnits, ", "))
	case len(helping) > 0:
		return fmt.Sprintf("Having one more than the opponent is shown to help with, in Elo: %s.", strings.Join(helping, ", "))
	}
	return "Having more of any piece than the opponent is not shown to help: between these bots, the games are won by something else."
}

// grave are the warnings without which the summary would mislead.
func grave(p *Pairing) string {
	var texts []string
	for _, w := range p.Warnings {
		if w.Grave {
			texts = append(texts, w.Text)
		}
	}
	return strings.Join(texts, "; ")
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
		rules = append(rules, fmt.Sprintf("%s %s", percent(e.Share), e.Reason))
	}
	s := "None of the games end by rule"
	if len(rules) > 0 {
		s = strings.Join(rules, ", ")
	}
	if stopped > 0 {
		s += fmt.Sprintf("; %s stopped by a harness limit", page.Percent(float64(stopped)/float64(p.Games)))
	}
	return s + "."
}

func use(p *Pairing) string {
	s := fmt.Sprintf("Evenness %s of 1.", page.Fixed(float64(p.Evenness.Value), 2))
	low, high, shown := p.Extremes(rateOf)
	switch {
	case low == high:
		return s
	case !shown:
		return s + " No piece is shown to act more often than another."
	}
	return fmt.Sprintf("%s The %s acts in %s of the turns in which it could, the %s in %s.", s,
		high.Name, percent(high.UsageRate), low.Name, percent(low.UsageRate))
}

func appeal(p *Pairing) string {
	low, high, shown := p.Extremes(liftOf)
	switch {
	case low == high:
		return ""
	case !shown:
		return "No piece is shown to be chosen more than another, over its share of the legal moves."
	}
	return fmt.Sprintf("The %s is chosen %s times as often as by a uniform chooser, the %s %s times.",
		high.Name, page.Fixed(float64(high.ChoiceLift.Value), 1), low.Name, page.Fixed(float64(low.ChoiceLift.Value), 1))
}

// rarely is the share of games below which an ability is called rare.
const rarely = 0.10

// Rare reports whether an ability that is on showed, and in few games.
func (a *Ability) Rare() bool { return !a.Off && !a.Dead && float64(a.GamesUsed.Value) < rarely }

func rareAbilities(p *Pairing) string {
	var rare []string
	for i := range p.Abilities {
		if a := &p.Abilities[i]; a.Rare() {
			rare = append(rare, fmt.Sprintf("%s (%s)", a.ID, percent(a.GamesUsed)))
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
	return fmt.Sprintf("In no game: %s (so in at most %s of games, with 95 %% confidence).", strings.Join(dead, ", "), page.Percent(bound))
}
