package reports

import (
	"math"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/stats"
)

// A Figure is one of the numbers of a pairing under a name of its own, for those who compare
// numbers without asking what they are.
type Figure struct {
	ID     string // such as "usage.goat": unique in a pairing, and the same in all reports
	Family string // figures of a family are corrected together for their number
	Name   string // for people, in its family
	Unit   Unit
	Estimate
	// Margin is the difference up to which two values count as the same, if nobody asks for
	// another.
	Margin float64
}

// A Unit is how a figure and differences of it are written: scaled, with so many decimals.
type Unit struct {
	Scale    float64
	Decimals int
	Sign     string  // "%" for shares, whose differences are points
	Lowest   float64 // that a value can be, before it is scaled; −∞ if there is no bound
	Highest  float64
}

// The units of figures.
var (
	Share  = Unit{100, 1, "%", 0, 1}
	Amount = Unit{1, 2, "", 0, math.Inf(1)}
	Plies  = Unit{1, 1, "", 0, math.Inf(1)}
	Index  = Unit{1, 3, "", 0, 1}

	// Signed is of what may be below zero, such as points.
	Signed = Unit{1, 1, "", math.Inf(-1), math.Inf(1)}
)

// Change is a difference to a value of the unit, as an estimate from n observations. Its interval
// stays within what the value can become: a share of 0.9 can fall by 0.9 and rise by 0.1.
func (u Unit) Change(was float64, c stats.Contrast, n int, of string) Estimate {
	i := c.Interval(stats.Confidence)
	i.Low = min(c.Value, max(u.Lowest-was, i.Low))
	i.High = max(c.Value, min(u.Highest-was, i.High))
	return withInterval(c.Value, i, c.SE, n, of)
}

// length is the unit of lengths of the pairing's games, which have no more plies than their limit.
func (p *Pairing) length() Unit {
	u := Plies
	u.Highest = p.Length.most
	return u
}

// Text writes a value.
func (u Unit) Text(x float64) string { return page.Fixed(u.Scale*x, u.Decimals) }

// Difference writes a difference with its sign.
func (u Unit) Difference(x float64) string { return page.Signed(u.Scale*x, u.Decimals) }

// The families of figures, in the order in which they are told.
const (
	Results   = "results"
	Pace      = "pace"
	Use       = "use"
	Appeal    = "appeal"
	Survival  = "survival"
	Idle      = "aside"
	Earning   = "worth"
	Holding   = "earning"
	Winning   = "winning"
	Abilities = "abilities"
)

// Margins within which figures count as the same.
const (
	scoreMargin    = 0.03 // of scores and shares of games
	usageMargin    = 0.02 // of usage rates
	indexMargin    = 0.02 // of evenness
	liftMargin     = 0.10
	relativeMargin = 0.05 // of lengths and amounts, as a part of them
	leastAmount    = 0.02 // a game: differences of amounts so small never matter
)

// Figures lists the numbers of the pairing, family by family.
func (p *Pairing) Figures() []Figure {
	l, w, f := new(figureList), p.Words(), p.form()
	l.results(p)
	l.add(Pace, "length", w.Plies+" a game", p.length(), p.Length.Mean, relative(p.Length.Mean))
	l.add(Pace, "branching", w.choice+" a "+w.Ply, Plies, p.Branching, relative(p.Branching))
	l.add(Pace, "decisions", w.Plies+" with a choice", Share, p.Decisions, scoreMargin)
	f.paces(l, p)
	l.add(Use, "evenness", "evenness J", Index, p.Evenness, indexMargin)
	for i := range p.Pieces {
		if q := &p.Pieces[i]; f.used(q) {
			l.add(Use, "usage."+q.ID, q.Name, Share, q.UsageRate, usageMargin)
		}
	}
	for i := range p.Pieces {
		if q := &p.Pieces[i]; f.used(q) {
			l.add(Appeal, "lift."+q.ID, q.Name, Amount, q.ChoiceLift, liftMargin)
		}
	}
	f.pieces(l, p)
	for i := range p.Abilities {
		a := &p.Abilities[i]
		l.add(Abilities, "games."+a.ID, a.ID, Share, a.GamesUsed, scoreMargin)
	}
	return l.figures
}

// FigurePatterns lists the ids of all figures that a pairing may have, with * for the word that is
// another in each game, such as that of an animal.
func FigurePatterns() []string {
	return []string{
		"score.*", "decisive", "end.*", "length", "branching", "decisions", "lead-changes", "behind", "settled",
		"evenness", "usage.*", "lift.*", "survival.*", "games.*",
		"points.*", "margin", "aside.*", "worth.*", "earned.*", "win-lift.*",
	}
}

// UnitOf is the unit of the figure with an id.
func UnitOf(figure string) Unit {
	switch kind, _, _ := strings.Cut(figure, "."); kind {
	case "length", "branching", "margin":
		return Plies
	case "points", "worth", "earned":
		return Signed
	case "lead-changes", "evenness":
		return Index
	case "lift", "win-lift":
		return Amount
	}
	return Share
}

// NoneIfAbsent reports whether a figure that a pairing does not have is zero there: an end that did
// not happen, a card that was never set aside. Of others nothing is known.
func NoneIfAbsent(figure string) bool {
	return strings.HasPrefix(figure, "end.") || strings.HasPrefix(figure, "aside.")
}

type figureList struct{ figures []Figure }

func (l *figureList) add(family, id, name string, unit Unit, e Estimate, margin float64) {
	l.figures = append(l.figures, Figure{id, family, name, unit, e, margin})
}

func (l *figureList) results(p *Pairing) {
	seats := p.Seats
	if len(seats) == 2 {
		seats = seats[:1] // the other's is the rest
	}
	for _, s := range seats {
		l.add(Results, "score."+s.Who, s.Who+" scores", Share, s.Score, scoreMargin)
	}
	if len(p.ByBot) > 0 {
		l.add(Results, "score."+p.ByBot[0].Who, p.ByBot[0].Who+" scores", Share, p.ByBot[0].Score, scoreMargin)
	}
	l.add(Results, "decisive", "somebody wins", Share, p.Decisive, scoreMargin)
	for _, e := range p.Ends {
		name := e.Reason
		if e.Limit {
			name += " (stopped)"
		}
		l.add(Results, "end."+e.Reason, name, Share, e.Share, scoreMargin)
	}
}

// relative is the margin of a figure that has no scale of its own.
func relative(e Estimate) float64 {
	if !e.Value.Known() {
		return math.NaN()
	}
	return max(leastAmount, relativeMargin*math.Abs(float64(e.Value)))
}
