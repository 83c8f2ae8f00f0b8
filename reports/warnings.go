package reports

import "fmt"

// Thresholds of warnings.
const (
	fewGames    = 100  // below, intervals are wide and quantiles rough
	manyStopped = 0.05 // share of games stopped by limits from which scores and lengths say less
)

func (t *tally) warnings(q *Pairing) []Warning {
	ws := []Warning{}
	warn := func(figure, format string, args ...any) {
		ws = append(ws, Warning{figure, fmt.Sprintf(format, args...)})
	}
	if t.games < fewGames {
		warn("games", "only %d games: intervals are wide", t.games)
	}
	if stopped := float64(t.stopped) / float64(t.games); stopped > manyStopped {
		warn("seats", "%s of games were stopped by a limit; they count half for each side in scores and cut lengths short", percent(stopped))
	}
	if n := t.seatPairs.N(); n > 1 && t.seatPairs.Variance() == 0 {
		warn("seats.score", "all pairs have the same score: its interval is Wilson's, of so many results")
	} else if n > 1 && !q.Mirror && t.botPairs.Variance() == 0 {
		warn("by_bot.score", "all pairs have the same score: its interval is Wilson's, of so many results")
	}
	for i := range q.Abilities {
		if a := &q.Abilities[i]; a.Dead && t.games > 0 {
			warn("abilities."+a.ID, "dead: in no game; it would show in at most %s of games (95 %%)", percent(float64(a.HighestRate)))
		}
	}
	return ws
}
