package reports

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

func cardAnswers(p *Pairing, by Thresholds) []Answer {
	return []Answer{
		{"Fair?", "Is it fair?", fairness(p), false},
		{"Ends", "How does it end?", endings(p), false},
		{"Pace", "How long does it take?", cardPace(p), false},
		{"Points", "How many points are made?", pointsSummary(p), false},
		{"Picks", "Is every card picked?", pickSummary(p), false},
		{"Earns", "What earns points?", earningSummary(p), false},
		{"Wins", "What wins?", winningSummary(p, by), false},
		{"Rare", "What hardly happens?", rareAbilities(p, by), false},
		{"Off", "What is turned off?", offSummary(p), false},
		unseenAbilities(p),
		{"Unwanted", "What does nobody want?", unwanted(p), true},
	}
}

// seatsDiffer reports whether seats are shown not to win alike, where that is tested.
func (p *Pairing) seatsDiffer() bool { return p.cards().SeatP < stats.Alpha }

// fairnessOfSeats says how seats of any number fare.
func fairnessOfSeats(p *Pairing) string {
	if len(p.Seats) == 1 {
		return fmt.Sprintf("The player wins %s of games %s.", percent(p.Seats[0].Score), p.Seats[0].Score.Between(100, 1))
	}
	var each []string
	for _, s := range p.Seats {
		each = append(each, strings.TrimRight(fmt.Sprintf("%s %s %s", s.Who, percent(s.Score), s.Score.Margin(100, 1)), " "))
	}
	verdict := "no advantage of a seat is shown"
	switch a := advantage(p); {
	case a != nobody:
		verdict = "between these bots an advantage for " + a
	case p.seatsDiffer():
		verdict = "seats do not win alike"
	}
	return fmt.Sprintf("Of the wins, %s; an equal share is %s: %s.", strings.Join(each, ", "), page.Percent(p.equalShare()), verdict)
}

// cardPace says how much there is to decide.
func cardPace(p *Pairing) string {
	turns := float64(p.Length.Mean.Value)
	s := fmt.Sprintf("A player has %s turns in a game", page.Fixed(turns/float64(len(p.Seats)), 0))
	return fmt.Sprintf("%s and chooses among %s on average; in %s of turns there is a choice.", s, page.Fixed(float64(p.Branching.Value), 1), percent(p.Decisions))
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
	if !p.Evenness.Value.Known() {
		return "Nobody had a choice."
	}
	s := fmt.Sprintf("Evenness %s of 1.", page.Fixed(float64(p.Evenness.Value), 2))
	low, high, shown := p.Extremes(rateOf)
	switch {
	case low == high:
		return s
	case !shown:
		return s + " No card is shown to be picked more often than another."
	}
	return fmt.Sprintf("%s The %s is picked in %s of the turns in which it is on offer, the %s in %s.", s,
		high.Name, percent(high.UsageRate), low.Name, percent(low.UsageRate))
}

// ranked are the cards by a figure, the highest first; those of which nothing is shown are left
// out.
func (c *Cards) ranked(of func(*Card) Estimate) []Card {
	list := slices.DeleteFunc(slices.Clone(c.Cards), func(k Card) bool { return !of(&k).Low.Known() })
	slices.SortStableFunc(list, func(a, b Card) int { return cmp.Compare(of(&b).Value, of(&a).Value) })
	return list
}

func earningSummary(p *Pairing) string {
	list := p.Cards.ranked(func(c *Card) Estimate { return c.Worth })
	if len(list) < 2 {
		return ""
	}
	best, worst := &list[0], &list[len(list)-1]
	if best.Worth.Low <= worst.Worth.High {
		return "No card is shown to be worth more points than another."
	}
	return fmt.Sprintf("Without a copy of %s its player would have %s points less, without one of %s %s.",
		best.Name, page.Fixed(float64(best.Worth.Value), 1), worst.Name, lessOrMore(float64(worst.Worth.Value)))
}

// lessOrMore writes what a player would have less, which may be more.
func lessOrMore(worth float64) string {
	text := page.Fixed(math.Abs(worth), 1)
	if worth < 0 && text != page.Fixed(0, 1) {
		return text + " more"
	}
	return text + " less"
}

// winningSummary names the cards whose keepers are shown to win more or less often, of all cards
// together: of so many, some stand out by chance.
func winningSummary(p *Pairing, by Thresholds) string {
	list := p.Cards.ranked(func(c *Card) Estimate { return c.Lift })
	ps := make([]float64, len(list))
	for i := range list {
		ps[i] = stats.From(1, list[i].Lift.Measure()).P()
	}
	var more, less []string
	for i, corrected := range stats.BenjaminiHochberg(ps) {
		c := &list[i]
		text := fmt.Sprintf("%s %s", c.Name, page.Fixed(float64(c.Lift.Value), 2))
		switch {
		case !(corrected < stats.Alpha):
		case c.Lift.Value > 1:
			more = append(more, text)
		default:
			less = append([]string{text}, less...)
		}
	}
	var parts []string
	if len(more) > 0 {
		parts = append(parts, "more often than others: "+strings.Join(more[:min(by.Named, len(more))], ", "))
	}
	if len(less) > 0 {
		parts = append(parts, "less often: "+strings.Join(less[:min(by.Named, len(less))], ", "))
	}
	if parts == nil {
		return "No card is shown to go with winning or losing."
	}
	of := "what players of the same bot and seat win"
	if len(p.Seats) == 1 {
		of = "what is won in all games"
	}
	return fmt.Sprintf("Who keeps one of these wins %s (times %s).", strings.Join(parts, "; "), of)
}

// kept is how many cards somebody kept.
func (c *Cards) kept() (n int) {
	for i := range c.Cards {
		n += one(c.Cards[i].Kept.Value > 0)
	}
	return n
}

// offSummary names the cards that are turned off.
func offSummary(p *Pairing) string {
	if off := p.CardsOff(); off != "" {
		return "Turned off: " + off + "."
	}
	return ""
}

// unwanted names the cards that were on offer and that nobody kept.
func unwanted(p *Pairing) string {
	var names []string
	for _, c := range p.Cards.Cards {
		if c.Kept.Value == 0 {
			names = append(names, c.Name)
		}
	}
	if names == nil {
		return ""
	}
	return "On offer, and kept by nobody in these games: " + strings.Join(names, ", ") + "."
}
