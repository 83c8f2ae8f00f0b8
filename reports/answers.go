package reports

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/variants/english"
)

// An Answer says in words what a designer wants to know. Texts, Markdown and pages print the same
// answers and decide nothing themselves.
type Answer struct {
	Label    string // in a word, for texts
	Question string // in full, for pages
	Text     string // one or more sentences
	Warning  bool   // it should be seen
}

// Telling is the pairing that says most about the rules: the last mirror match, or else the first
// pairing. Nil if there is none.
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

// answers answers the designer's questions about a game, by its [Report.Telling] pairing. Questions
// without an answer are left out. It is empty where no game was played.
func (r *Report) answers(by Thresholds) []Answer {
	p := r.Telling()
	if p == nil {
		return nil
	}
	list := append(p.form().answers(p, by), Answer{"Mind", "What to mind?", grave(p), true})
	if r.Stability != nil {
		stable, unstable := r.Stability.words()
		list = append(list, Answer{"Holds", "What holds whoever plays?", stable, false},
			Answer{"Depends", "What depends on who plays?", unstable, true})
	}
	return slices.DeleteFunc(list, func(a Answer) bool { return a.Text == "" })
}

func boardAnswers(p *Pairing, by Thresholds) []Answer {
	return []Answer{
		{"Fair?", "Is it fair?", fairness(p), false},
		{"Ends", "How does it end?", endings(p), false},
		{"Pace", "How long does it take?", pace(p), false},
		{"Tension", "Is there tension?", tension(p), false},
		{"Use", "Is everybody used?", use(p), false},
		{"Appeal", "What do players like?", appeal(p), false},
		{"Worth", "What is worth having?", worth(p), false},
		{"Rare", "What hardly happens?", rareAbilities(p, by), false},
		unseenAbilities(p),
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
	return fmt.Sprintf("%s scores %s of the points %s: %s.", english.Capital(first.Who), percent(first.Score), first.Score.Between(100, 1), verdict)
}

// worth tells what the pieces are worth, the most valuable first: in units, if one of those is
// shown to help.
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
			texts = append(texts, english.Sentence(w.Text))
		}
	}
	return strings.Join(texts, " ")
}

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

func pace(p *Pairing) string {
	return fmt.Sprintf("Half of the games are over after %d plies, nine in ten take between %d and %d. "+
		"A player chooses among %s moves on average.",
		p.Length.Median, p.Length.P5, p.Length.P95, page.Fixed(float64(p.Branching.Value), 0))
}

func tension(p *Pairing) string {
	if !p.Course.Drama.Value.Known() || !p.Course.Decisiveness.Value.Known() {
		return ""
	}
	return fmt.Sprintf("The later winner is behind in pieces for %s of a game, and ahead for good after %s of it.",
		percent(p.Course.Drama), percent(p.Course.Decisiveness))
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
	return fmt.Sprintf("Moves of the %s are chosen %s times as often as by a uniform chooser, those of the %s %s times.",
		high.Name, page.Fixed(float64(high.ChoiceLift.Value), 1), low.Name, page.Fixed(float64(low.ChoiceLift.Value), 1))
}

// rare reports whether an ability that is on showed, and in few games.
func (a *Ability) rare(by Thresholds) bool {
	return !a.Off && !a.Unseen && float64(a.GamesUsed.Value) < by.Rare
}

func rareAbilities(p *Pairing, by Thresholds) string {
	var rare []string
	for i := range p.Abilities {
		if a := &p.Abilities[i]; a.rare(by) {
			rare = append(rare, fmt.Sprintf("%s (%s)", a.ID, percent(a.GamesUsed)))
		}
	}
	if len(rare) == 0 {
		return ""
	}
	return fmt.Sprintf("Used in fewer than %s %% of games: %s.", page.Fixed(100*by.Rare, 0), strings.Join(rare, ", "))
}

// unseenAbilities says what showed in no game: that it is dead, if there were enough games to say so.
func unseenAbilities(p *Pairing) Answer {
	var ids []string
	dead, bound := false, ""
	for i := range p.Abilities {
		if a := &p.Abilities[i]; a.Unseen {
			ids = append(ids, a.ID)
			dead, bound = a.Dead, page.Percent(float64(a.HighestRate))
		}
	}
	if ids == nil {
		return Answer{}
	}
	answer := Answer{"Not seen", "What was not seen?", "In none of " + page.Counted(p.Games, "game"), false}
	if dead {
		answer = Answer{"Dead", "What never happens?", "In no game", true}
	}
	answer.Text += fmt.Sprintf(": %s (so in at most %s of games, with 95 %% confidence).",
		strings.Join(ids, ", "), bound)
	return answer
}
