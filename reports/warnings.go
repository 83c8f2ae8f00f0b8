package reports

import (
	"fmt"

	"github.com/wildbench/wildbench/reports/page"
)

func (t *tally) warnings(q *Pairing, by Thresholds) []Warning {
	ws := []Warning{}
	warn := func(figure string, grave bool, format string, args ...any) {
		ws = append(ws, Warning{figure, fmt.Sprintf(format, args...), grave})
	}
	if t.failures.Any() {
		warn("bots", true, "%s", &t.failures)
	}
	if q.Nothing() {
		warn("games", true, "nothing to tell: no game is left")
		return ws
	}
	if t.games < by.FewGames {
		warn("games", true, "only %s: intervals are wide", page.Counted(t.games, "game"))
	}
	if stopped := float64(t.stopped.games()) / float64(t.games); stopped > by.ManyStopped {
		warn("seats", true, "%s of games were stopped by a limit; they count %s in scores and cut lengths short", page.Percent(stopped), t.evenly())
	}
	if d := float64(q.Diversity.Distinct); d < by.FewDistinct {
		warn("diversity", true, "only %s of games are different from all others: intervals are too narrow; play with --opening-plies", page.Percent(d))
	}
	if n := t.seatSets[0].N(); n > 1 && t.seatSets[0].Variance() == 0 {
		warn("seats.score", false, "all %s have the same score: its interval is Wilson's, of so many results", t.over())
	} else if n > 1 && !q.Mirror && t.botSets[0].Variance() == 0 {
		warn("by_bot.score", false, "all %s have the same score: its interval is Wilson's, of so many results", t.over())
	}
	for i := range q.Abilities {
		if a := &q.Abilities[i]; a.Unseen && t.games > 0 {
			warn("abilities."+a.ID, false, "%s: in none of %s; it would show in at most %s of games (95 %%)",
				a.Status(), page.Counted(t.games, "game"), page.Percent(float64(a.HighestRate)))
		}
	}
	for _, r := range q.Coverage.Regions {
		if r.Visited == 0 && r.Squares > 0 && t.games > 0 {
			warn("coverage.regions", false, "nobody ever moved to %s", r)
		}
	}
	for i := range q.Pieces {
		if text := t.missing(i); text != "" {
			warn("pieces."+q.Pieces[i].ID, false, text, q.Pieces[i].Name)
		}
	}
	return ws
}

// missing says what of a type did not come up, with a place for its name; nothing if it did.
func (t *tally) missing(piece int) string {
	all := &t.pieces[len(t.header.Seats)][piece]
	switch {
	case t.games == 0 || t.header.Pieces[piece].Off:
		return ""
	case t.cards == nil && all.seen == 0:
		return "no %s was ever on the board"
	case t.cards != nil && all.usage.B == 0 && all.seen == 0:
		return "no %s was ever on offer"
	case t.cards != nil && all.usage.B > 0 && all.usage.A == 0:
		return "nobody ever chose a %s"
	}
	return ""
}

// evenly says how a game without a winner counts.
func (t *tally) evenly() string {
	if len(t.set) == 2 {
		return "half for each side"
	}
	return "an equal share for each player"
}
