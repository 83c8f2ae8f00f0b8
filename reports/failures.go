package reports

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/bot"
)

// ErrNothing says that no games are left to tell anything by.
var ErrNothing = errors.New("nothing to tell: a bot failed in every game or in another of its set, and those games are left out")

// Failures counts games in which bots failed, so that moves were drawn at random in their place.
// Such games say little about the rules, and are left out of all figures unless it is said that
// they count; with them go the other games of their sets, which are the unit of every variance.
type Failures struct {
	Games   int           `json:"games"`    // in which a bot failed
	LeftOut int           `json:"left_out"` // games left out for it, with the others of their sets
	Bots    []BotFailures `json:"bots"`     // in the order of their names
}

// BotFailures counts how one bot failed.
type BotFailures struct {
	Bot      string `json:"bot"`
	Games    int    `json:"games"`     // in which it did
	Crashes  int    `json:"crashes"`   // its program ended
	Timeouts int    `json:"timeouts"`  // it did not answer in time
	Illegal  int    `json:"illegal"`   // it answered with no legal move
	NotAsked int    `json:"not_asked"` // moves for which it was not asked any more
}

// Any reports whether there were failures. There are none where nobody counts them.
func (f *Failures) Any() bool { return f != nil && f.Games > 0 }

// Count takes a game in, if a bot failed in it.
func (f *Failures) Count(p selfplay.Pairing, r *selfplay.Record) {
	if !r.Failed() {
		return
	}
	f.Games++
	bots := [2]BotFailures{failuresOf(p.First, r.Mishaps[0]), failuresOf(p.Second, r.Mishaps[1])}
	if p.Mirror() {
		bots = [2]BotFailures{failuresOf(p.First, r.Mishaps[0].Plus(r.Mishaps[1]))}
	}
	for _, b := range bots {
		f.add(b)
	}
}

func failuresOf(bot string, m bot.Mishaps) BotFailures {
	b := BotFailures{bot, 0, m.Crashes, m.Timeouts, m.Illegal, m.Skipped}
	if m.Any() {
		b.Games = 1
	}
	return b
}

func (f *Failures) add(b BotFailures) {
	if b.Games == 0 {
		return
	}
	i, ok := slices.BinarySearchFunc(f.Bots, b, func(x, y BotFailures) int { return cmp.Compare(x.Bot, y.Bot) })
	if !ok {
		f.Bots = slices.Insert(f.Bots, i, BotFailures{Bot: b.Bot})
	}
	x := &f.Bots[i]
	*x = BotFailures{
		x.Bot, x.Games + b.Games, x.Crashes + b.Crashes, x.Timeouts + b.Timeouts, x.Illegal + b.Illegal,
		x.NotAsked + b.NotAsked,
	}
}

// Plus takes the failures of other games in.
func (f *Failures) Plus(o *Failures) {
	if !o.Any() {
		return
	}
	f.Games += o.Games
	f.LeftOut += o.LeftOut
	for _, b := range o.Bots {
		f.add(b)
	}
}

// clone is a copy that does not change when more games come.
func (f *Failures) clone() *Failures {
	c := *f
	c.Bots = slices.Clone(f.Bots)
	return &c
}

// Told is what documents hold: nil where no bot failed.
func (f *Failures) Told() *Failures {
	if !f.Any() {
		return nil
	}
	return f
}

// Failures sums up those of all pairings.
func (r *Report) Failures() *Failures {
	sum := new(Failures)
	for _, p := range r.Pairings {
		sum.Plus(p.Failures)
	}
	return sum
}

// FailuresOf sums up those of several reports.
func FailuresOf(list []*Report) *Failures {
	sum := new(Failures)
	for _, r := range list {
		sum.Plus(r.Failures())
	}
	return sum
}

// Nothing reports whether there were games, but none is left to tell anything by.
func (p *Pairing) Nothing() bool { return p.Games == 0 && p.Failures.Any() }

// String tells how often which bot failed, and what became of the games.
func (f *Failures) String() string {
	var bots []string
	for i := range f.Bots {
		bots = append(bots, f.Bots[i].String())
	}
	s := strings.Join(bots, "; ") + "; moves were drawn at random instead"
	switch {
	case f.LeftOut == 0:
		return s + ", and the games count all the same"
	case f.LeftOut > f.Games:
		return s + fmt.Sprintf(". %s left out of all figures, with the others of their sets (--bot-failures count counts them)", were(f.LeftOut))
	}
	return s + fmt.Sprintf(". %s left out of all figures (--bot-failures count counts them)", were(f.LeftOut))
}

func were(games int) string {
	if games == 1 {
		return "1 game is"
	}
	return page.Count(games) + " games are"
}

// String tells how a bot failed.
func (b *BotFailures) String() string {
	var ways []string
	for _, way := range []struct {
		n    int
		text string
	}{
		{b.Crashes, "crashed %s"}, {b.Timeouts, "was late %s"}, {b.Illegal, "answered with no legal move %s"},
		{b.NotAsked, "was not asked %s after that"},
	} {
		if way.n > 0 {
			ways = append(ways, fmt.Sprintf(way.text, times(way.n)))
		}
	}
	games := page.Count(b.Games) + " games"
	if b.Games == 1 {
		games = "1 game"
	}
	return fmt.Sprintf("%s failed in %s: it %s", b.Bot, games, strings.Join(ways, ", "))
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return page.Count(n) + " times"
}

// TellFailures says below the title of a page what became of games in which bots failed.
func TellFailures(p *page.Page, f *Failures) {
	if f.Any() {
		p.Gap()
		p.Warning("failed", f.String())
	}
}
