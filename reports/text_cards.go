package reports

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
)

// points writes the table of the scores.
func (t *textWriter) points(list []Points) {
	g := page.NewGrid(1, "points", "mean", "", "sd", "5 %", "median", "95 %")
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

// offMark follows the name of a card that is turned off and stays in the deck, as improvements do.
const offMark = " (off)"

// CardsOff names the cards that the variant has turned off, and those of them that players keep for
// all that; it is empty if there are none.
func (p *Pairing) CardsOff() string {
	var names []string
	for i := range p.Pieces {
		q := &p.Pieces[i]
		switch {
		case !q.Off:
		case q.UsageRate.Value.Known():
			names = append(names, q.Name+" (without effect)")
		default:
			names = append(names, q.Name)
		}
	}
	return strings.Join(names, ", ")
}

// cards writes the table of the cards.
func (t *textWriter) cards(p *Pairing) {
	g := page.NewGrid(1, "card", "picked %", "", "lift", "kept", "worth", "", "points", "aside %", "win lift", "", "over", "under")
	for i := range p.Pieces {
		q := &p.Pieces[i]
		c := p.Cards.find(q.ID)
		if c == nil {
			if q.Off {
				g.Add(q.Name, t.Faint("off"), "", "", "", "", "", "", "", "", "", "", "")
			}
			continue
		}
		name := q.Name
		if q.Off {
			name += offMark
		}
		over, under := p.Cards.rivals(q.ID)
		g.Add(name,
			page.Points(float64(q.UsageRate.Value)), q.UsageRate.Margin(100, 1), page.Fixed(float64(q.ChoiceLift.Value), 2),
			page.Amount(float64(c.Kept.Value)), page.Fixed(float64(c.Worth.Value), 1), c.Worth.Margin(1, 1),
			page.Fixed(float64(c.Points.Value), 1),
			page.Points(float64(c.Aside.Value)), page.Fixed(float64(c.Lift.Value), 2), c.Lift.Margin(1, 2),
			nameIn(p, over), nameIn(p, under))
	}
	g.DropIdle(page.None, "")
	t.Table(g)
}

// clearly is how many standard errors a preference must be from even to be told: chance alone would
// hardly bring about one such among all pairs of cards (Bonferroni, for some hundreds of them).
const clearly = 4

// clear reports whether it is: neither sets of games that went all alike nor a handful of choices
// make it so.
func (w *PreferenceRate) clear() bool {
	even := 0.5 / math.Sqrt(float64(w.Choices)) // the error of so many choices at random
	return math.Abs(float64(w.Rate.Value)-0.5) > clearly*max(even, float64(w.Rate.SE))
}

// rivals are the card that one is most often chosen over, and that which is most often chosen over
// it, of those with which this is clear.
func (c *Cards) rivals(id string) (over, under string) {
	best, worst := 0.5, 0.5
	for i := range c.Preferences {
		w := &c.Preferences[i]
		rate, other := float64(w.Rate.Value), w.Over
		switch {
		case w.Over == id:
			rate, other = 1-rate, w.Card
		case w.Card != id:
			continue
		}
		if !w.clear() {
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

// comparedCards are the figures of games of cards that are set side by side. Games of several
// numbers of players have no seats in common: what is told of them is what all have.
func comparedCards() []figureRow {
	furthest := func(p *Pairing, sign Number) string { // from an equal share, above it or below
		seat := &p.Seats[0]
		for i := range p.Seats {
			if s := &p.Seats[i]; sign*s.Score.Value > sign*seat.Score.Value {
				seat = s
			}
		}
		return seat.Who + " " + withMargin(seat.Score, 100, 1)
	}
	return []figureRow{
		{"games", func(p *Pairing) string { return page.Count(p.Games) }},
		{"players", func(p *Pairing) string { return page.Count(len(p.Seats)) }},
		{"equal share %", func(p *Pairing) string { return page.Points(p.equalShare()) }},
		{"best seat's share %", func(p *Pairing) string { return furthest(p, 1) }},
		{"worst seat's share %", func(p *Pairing) string { return furthest(p, -1) }},
		{"seats alike, p", func(p *Pairing) string { return page.PValue(float64(p.Cards.SeatP)) }},
		{"one wins alone %", func(p *Pairing) string { return withMargin(p.Decisive, 100, 1) }},
		{"points a player", func(p *Pairing) string { return withMargin(p.Cards.All.Mean, 1, 1) }},
		{"points, sd", func(p *Pairing) string { return page.Fixed(float64(p.Cards.All.SD), 1) }},
		{"points, 5 to 95 %", func(p *Pairing) string { return whole(p.Cards.All.P5) + " to " + whole(p.Cards.All.P95) }},
		{"winner's margin", func(p *Pairing) string { return withMargin(p.Cards.Margin, 1, 1) }},
		{"turns a game", func(p *Pairing) string { return withMargin(p.Length.Mean, 1, 1) }},
		{"choices a turn", func(p *Pairing) string { return withMargin(p.Branching, 1, 1) }},
		{"pick evenness J", func(p *Pairing) string { return withMargin(p.Evenness, 1, 3) }},
		{"most frequent end", topEnd},
	}
}

// cards adds the figures of games of cards.
func (l *figureList) cards(p *Pairing) {
	for _, s := range p.Cards.Scores {
		l.add(Pace, "points."+s.Who, "points of "+s.Who, Signed, s.Mean, relative(s.Mean))
	}
	if len(p.Seats) > 1 {
		l.add(Pace, "points.all", "points of all", Signed, p.Cards.All.Mean, relative(p.Cards.All.Mean))
	}
	l.add(Pace, "margin", "winner's margin", Plies, p.Cards.Margin, relative(p.Cards.Margin))
	for _, c := range p.Cards.Cards {
		if c.Aside.Value > 0 {
			l.add(Idle, "aside."+c.ID, c.Name, Share, c.Aside, usageMargin)
		}
	}
	for _, c := range p.Cards.Cards {
		l.add(Earning, "worth."+c.ID, c.Name, Signed, c.Worth, relative(c.Worth))
	}
	for _, c := range p.Cards.Cards {
		l.add(Holding, "earned."+c.ID, c.Name, Signed, c.Points, relative(c.Points))
	}
	for _, c := range p.Cards.Cards {
		l.add(Winning, "win-lift."+c.ID, c.Name, Amount, c.Lift, liftMargin)
	}
}

var cardLegend = [][2]string{
	{"score", "a player's share of the win, equal for those who share it; its interval comes from sets of games with seats rotated"},
	{"Elo", "against opponents who share the rest equally; an equal share is 0. Of two bots, the second is as far below as the first is above; won: by " +
		"any of its seats, score: of one of them"},
	{"seats", "p of the hypothesis that all seats win alike, by Hotelling's T² over sets of games with one deal"},
	{"picked", "turns in which the card was chosen, of those in which it was on offer; lift: over its share of the cards on offer"},
	{"kept", "copies a player and game; aside: rounds in which a copy was of no use"},
	{"worth", "points that its player would lack at the end without one copy, everything else put to its best " +
		"use; of some games only, which are chosen by their numbers"},
	{"points", "what stands on a copy over the game, less what is taken off for it: an area counts all that " +
		"lives in it, an improvement all of its area, so that points count twice and more. Cards that are " +
		"the same in all but the name share theirs, and aside"},
	{"win lift", "what players won who kept one, over what players of the same bot and seat win: 1 is no more " +
		"and no less. It tells what goes with winning, which need not be the card's doing"},
	{"over, under", "the cards that it is most clearly chosen over, and that are chosen over it, when both are on offer"},
	{"effects", "games: with a use; uses: animals and rounds, a game, in which it changed something"},
}

// cardsTold adds what is only told of cards: of each, and which is chosen over which.
func (l *figureList) cardsTold(p *Pairing) {
	for i := range p.Cards.ByBot {
		l.add("cards", "points."+p.Cards.ByBot[i].Who, "points of "+p.Cards.ByBot[i].Who, Signed, p.Cards.ByBot[i].Mean, 0)
	}
	if a := p.Cards.Against; a != nil {
		l.add("cards", "points.against", "points of "+a.Who, Signed, a.Mean, 0)
	}
	for i := range p.Cards.Cards {
		c := &p.Cards.Cards[i]
		l.add("cards", "kept."+c.ID, c.Name, Amount, c.Kept, 0)
		l.add("cards", "rounds."+c.ID, c.Name, Amount, c.Rounds, 0)
	}
	for _, w := range p.Cards.Preferences {
		l.add("preferences", "over."+w.Card+"."+w.Over, w.Card, Share, w.Rate, 0)
	}
}

// whole writes a number that may be negative.
func whole(n int) string { return page.Fixed(float64(n), 0) }
