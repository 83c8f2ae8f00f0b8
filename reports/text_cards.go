package reports

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
)

// cardKind is the kind of reports on games of cards.
const cardKind = "cards"

// vocabulary are words that differ by the kind of game.
type vocabulary struct{ ability, evenness string }

func (p *Pairing) words() vocabulary {
	if p.Cards != nil {
		return vocabulary{"effect", "pick rates (1: all cards are picked alike)"}
	}
	return vocabulary{"ability", "usage rates (1: all pieces used alike)"}
}

// equalShare is the score of a seat if all win alike.
func (p *Pairing) equalShare() float64 { return 1 / float64(len(p.Seats)) }

// points writes the table of the scores.
func (t *textWriter) points(p *Pairing) {
	g := page.NewGrid(1, "points", "mean", "", "sd", "5 %", "median", "95 %")
	list := append(append([]Points(nil), p.Cards.Scores...), p.Cards.ByBot...)
	if p.Cards.Against != nil {
		list = append(list, *p.Cards.Against)
	}
	for _, s := range list {
		g.Add(s.Who, page.Fixed(float64(s.Mean.Value), 1), s.Mean.Margin(1, 1), page.Fixed(float64(s.SD), 1),
			whole(s.P5), whole(s.Median), whole(s.P95))
	}
	t.Table(g)
}

func marginText(p *Pairing) string {
	return fmt.Sprintf("the winner is %s %s points ahead of the second", page.Fixed(float64(p.Cards.Margin.Value), 1), p.Cards.Margin.Margin(1, 1))
}

// seatsText says whether seats win alike.
func seatsText(p *Pairing) string {
	switch n := len(p.Seats); {
	case n == 1:
		return "one player, against the collection"
	case !p.Cards.SeatP.Known():
		return fmt.Sprintf("%d; whether they win alike is not to be told by so few games", n)
	case p.Cards.SeatP < 0.05:
		return fmt.Sprintf("%d; they do not win alike: p = %s", n, page.PValue(float64(p.Cards.SeatP)))
	default:
		return fmt.Sprintf("%d; no difference between them is shown: p = %s", n, page.PValue(float64(p.Cards.SeatP)))
	}
}

// find is what is told of a card that was kept, or nil.
func (c *Cards) find(id string) *Card {
	i := slices.IndexFunc(c.Cards, func(k Card) bool { return k.ID == id })
	if i < 0 {
		return nil
	}
	return &c.Cards[i]
}

// cards writes the table of the cards.
func (t *textWriter) cards(p *Pairing) {
	g := page.NewGrid(1, "card", "picked %", "", "lift", "kept", "points", "", "aside %", "win lift", "", "over", "under")
	for i := range p.Pieces {
		q := &p.Pieces[i]
		c := p.Cards.find(q.ID)
		if c == nil {
			continue
		}
		over, under := p.Cards.rivals(q.ID)
		g.Add(q.Name,
			page.Points(float64(q.UsageRate.Value)), q.UsageRate.Margin(100, 1), page.Fixed(float64(q.ChoiceLift.Value), 2),
			page.Amount(float64(c.Kept.Value)), page.Fixed(float64(c.Points.Value), 1), c.Points.Margin(1, 1),
			page.Points(float64(c.Aside.Value)), page.Fixed(float64(c.Lift.Value), 2), c.Lift.Margin(1, 2),
			nameIn(p, over), nameIn(p, under))
	}
	g.DropIdle(page.None, "")
	t.Table(g)
}

// clearly is how many standard errors a preference must be from even to be told: chance alone would hardly bring about one such among all
// pairs of cards (Bonferroni, for some hundreds of them).
const clearly = 4

// rivals are the card that one is most often chosen over, and that which is most often chosen over it, of those with which this is clear.
func (c *Cards) rivals(id string) (over, under string) {
	best, worst := 0.5, 0.5
	for _, w := range c.Preferences {
		rate := float64(w.Rate.Value)
		other := w.Over
		switch {
		case w.Over == id:
			rate, other = 1-rate, w.Card
		case w.Card != id:
			continue
		}
		if !(math.Abs(rate-0.5) > clearly*float64(w.Rate.SE)) {
			continue
		}
		if rate > best {
			best, over = rate, other
		}
		if rate < worst {
			worst, under = rate, other
		}
	}
	return over, under
}

func nameIn(p *Pairing, id string) string {
	for i := range p.Pieces {
		if p.Pieces[i].ID == id {
			return p.Pieces[i].Name
		}
	}
	return ""
}

// An Answer says in words what a designer wants to know.
type Answer struct {
	Question, Text string
	Warning        bool
}

// CardAnswers answers the designer's questions about a game of cards. Questions without an answer are left out.
func (p *Pairing) CardAnswers() []Answer {
	return slices.DeleteFunc([]Answer{
		{"Fair?", fairness(p), false}, {"Ends", endings(p), false}, {"Points", pointsSummary(p), false}, {"Picks", pickSummary(p), false},
		{"Earns", earningSummary(p), false}, {"Wins", winningSummary(p), false}, {"Rare", rareAbilities(p), false},
		{"Dead", deadAbilities(p), true}, {"Mind", grave(p), true},
	}, func(a Answer) bool { return a.Text == "" })
}

// cardSummary writes those answers.
func (t *textWriter) cardSummary(p *Pairing) {
	for _, a := range p.CardAnswers() {
		if a.Warning {
			t.Warning(a.Question, a.Text)
		} else {
			t.Item(a.Question, a.Text)
		}
	}
}

// fairnessOfSeats says how seats of any number fare.
func fairnessOfSeats(p *Pairing) string {
	if len(p.Seats) == 1 {
		return fmt.Sprintf("The player wins %s of games %s.", percent(p.Seats[0].Score), p.Seats[0].Score.Between(100, 1))
	}
	var each []string
	for _, s := range p.Seats {
		each = append(each, fmt.Sprintf("%s %s %s", s.Who, percent(s.Score), s.Score.Margin(100, 1)))
	}
	verdict := "no advantage of a seat is shown"
	if a := advantage(p); a != "for nobody" {
		verdict = "an advantage for " + a
	} else if p.Cards != nil && p.Cards.SeatP < 0.05 {
		verdict = "seats do not win alike"
	}
	return fmt.Sprintf("Of the wins, %s; an equal share is %s: %s.", strings.Join(each, ", "), page.Percent(p.equalShare()), verdict)
}

func pointsSummary(p *Pairing) string {
	low, high := math.Inf(1), math.Inf(-1)
	for _, s := range p.Cards.Scores {
		low, high = min(low, float64(s.Mean.Value)), max(high, float64(s.Mean.Value))
	}
	s := fmt.Sprintf("A player makes %s points on average", page.Fixed(low, 0))
	if page.Fixed(low, 0) != page.Fixed(high, 0) {
		s = fmt.Sprintf("Players make %s to %s points on average, by seat", page.Fixed(low, 0), page.Fixed(high, 0))
	}
	if a := p.Cards.Against; a != nil {
		return fmt.Sprintf("%s, the collection %s.", s, page.Fixed(float64(a.Mean.Value), 0))
	}
	return fmt.Sprintf("%s; the winner is ahead of the second by %s.", s, page.Fixed(float64(p.Cards.Margin.Value), 0))
}

func pickSummary(p *Pairing) string {
	s := fmt.Sprintf("Evenness %s of 1.", page.Fixed(float64(p.Evenness.Value), 2))
	low, high := extremes(p, usageOf)
	if low == nil || low == high {
		return s
	}
	return fmt.Sprintf("%s The %s is picked in %s of the turns in which it is on offer, the %s in %s.", s,
		high.Name, percent(high.UsageRate), low.Name, percent(low.UsageRate))
}

// ranked are the cards by a figure, the highest first; those of which nothing is known are left out.
func (c *Cards) ranked(of func(*Card) Estimate) []Card {
	list := slices.DeleteFunc(slices.Clone(c.Cards), func(k Card) bool { return !of(&k).Low.Known() })
	slices.SortStableFunc(list, func(a, b Card) int { return cmp.Compare(of(&b).Value, of(&a).Value) })
	return list
}

func earningSummary(p *Pairing) string {
	list := p.Cards.ranked(func(c *Card) Estimate { return c.Points })
	if len(list) < 2 {
		return ""
	}
	best, worst := list[0], list[len(list)-1]
	return fmt.Sprintf("A copy of %s earns %s points over the game, one of %s %s.", best.Name, page.Fixed(float64(best.Points.Value), 1), worst.Name, page.Fixed(float64(worst.Points.Value), 1))
}

func winningSummary(p *Pairing) string {
	if len(p.Seats) < 2 {
		return ""
	}
	var more, less []string
	for _, c := range p.Cards.ranked(func(c *Card) Estimate { return c.Lift }) {
		switch text := fmt.Sprintf("%s %s", c.Name, page.Fixed(float64(c.Lift.Value), 2)); {
		case c.Lift.Low > 1:
			more = append(more, text)
		case c.Lift.High < 1:
			less = append([]string{text}, less...)
		}
	}
	const told = 4
	var parts []string
	if len(more) > 0 {
		parts = append(parts, "more often than others: "+strings.Join(more[:min(told, len(more))], ", "))
	}
	if len(less) > 0 {
		parts = append(parts, "less often: "+strings.Join(less[:min(told, len(less))], ", "))
	}
	if parts == nil {
		return "No card is shown to go with winning or losing."
	}
	return "Who keeps one of these wins " + strings.Join(parts, "; ") + " (times an equal share)."
}

// comparedCards are the figures of games of cards that are set side by side.
func comparedCards() []figureRow {
	seat := func(p *Pairing, high bool) string {
		best := p.Seats[0]
		for _, s := range p.Seats {
			if (s.Score.Value > best.Score.Value) == high && s.Score.Value != best.Score.Value {
				best = s
			}
		}
		return best.Who + " " + withMargin(best.Score, 100, 1)
	}
	mean := func(p *Pairing) Estimate { return p.Cards.Scores[0].Mean }
	return []figureRow{
		{"games", func(p *Pairing) string { return page.Count(p.Games) }},
		{"players", func(p *Pairing) string { return page.Count(len(p.Seats)) }},
		{"best seat's share %", func(p *Pairing) string { return seat(p, true) }},
		{"worst seat's share %", func(p *Pairing) string { return seat(p, false) }},
		{"seats alike, p", func(p *Pairing) string { return page.PValue(float64(p.Cards.SeatP)) }},
		{"decisive %", func(p *Pairing) string { return withMargin(p.Decisive, 100, 1) }},
		{"points, first seat", func(p *Pairing) string { return withMargin(mean(p), 1, 1) }},
		{"winner's margin", func(p *Pairing) string { return withMargin(p.Cards.Margin, 1, 1) }},
		{"plies a game", func(p *Pairing) string { return withMargin(p.Length.Mean, 1, 1) }},
		{"cards to choose from", func(p *Pairing) string { return withMargin(p.Branching, 1, 1) }},
		{"pick evenness J", func(p *Pairing) string { return withMargin(p.Evenness, 1, 3) }},
		{"most frequent end", topEnd},
	}
}

// cards adds the figures of games of cards.
func (l *figureList) cards(p *Pairing) {
	for _, s := range p.Cards.Scores {
		l.add(Pace, "points."+s.Who, "points of "+s.Who, Plies, s.Mean, relative(s.Mean))
	}
	l.add(Pace, "margin", "winner's margin", Plies, p.Cards.Margin, relative(p.Cards.Margin))
	for _, c := range p.Cards.Cards {
		l.add(Earning, "earned."+c.ID, c.Name, Plies, c.Points, relative(c.Points))
	}
	for _, c := range p.Cards.Cards {
		l.add(Winning, "win-lift."+c.ID, c.Name, Amount, c.Lift, liftMargin)
	}
}

var cardLegend = [][2]string{
	{"score", "a player's share of the win, equal for those who share it; its interval comes from sets of games with seats rotated"},
	{"Elo", "against opponents who share the rest equally; an equal share is 0"},
	{"seats", "p of the hypothesis that all seats win alike, by Hotelling's T² over sets of games with one deal"},
	{"picked", "turns in which the card was chosen, of those in which it was on offer; lift: over its share of the cards on offer"},
	{"kept", "copies a player and game; points: earned by a copy over the game, less what was taken off for it (an area counts all that lives " +
		"in it, an improvement its area); aside: rounds in which a copy was of no use"},
	{"win lift", "share of the win of players who kept one, in equal shares: 1 is neither good nor bad"},
	{"over, under", "the cards that it is most clearly chosen over, and that are chosen over it, when both are on offer"},
	{"effects", "games: with a use; uses: animals and rounds, a game, in which it changed something"},
}

// whole writes a number that may be negative.
func whole(n int) string { return page.Fixed(float64(n), 0) }
