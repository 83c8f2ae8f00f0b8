package lint

import (
	"slices"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// endings warns of endings that others always decide before, and of players without moves for
// whom there is none.
func (l *linter) endings() {
	stuck := false
	for j := range l.def.End {
		e := &l.def.End[j]
		if !e.Enabled {
			continue
		}
		stuck = stuck || e.When == "no-moves"
		for i := range j {
			if first := &l.def.End[i]; first.Enabled && covers(first, e) {
				l.warn("end."+e.Reason, "", "ending %q never decides: %q comes first, and applies whenever it does", e.Reason, first.Reason)
				break
			}
		}
	}
	if !stuck {
		l.warn("end", "add an ending with when: no-moves; result: draw says that a draw is meant",
			"no ending says what becomes of a player who has no legal move: the game is a draw (no-moves)")
	}
	if most := l.def.Limits.MaxPlies; most > 0 && l.def.Limits.Repetition > most+1 {
		l.warn("limits.repetition", "", "repetition means nothing: no position comes so often in %d plies", most)
	}
	if l.def.Limits == (variants.Limits{}) && !l.finite {
		l.warn("limits", "give max_plies or repetition", "no limit is on, and games need not end by the rules: run refuses to play them")
	}
}

// covers reports whether an ending applies whenever another does.
func covers(first, e *variants.Ending) bool {
	if first.When != e.When {
		return false
	}
	if e.When != "goal" {
		return true
	}
	all := len(first.Animals) == 0 || len(e.Animals) > 0 &&
		!slices.ContainsFunc(e.Animals, func(id string) bool { return !slices.Contains(first.Animals, id) })
	return all && first.Zone == e.Zone && first.Whose == e.Whose
}

// goals warns of goals that nobody can reach. Where the sides differ, only one of them need.
func (l *linter) goals() {
	for _, e := range l.def.End {
		if e.When != "goal" || !e.Enabled {
			continue
		}
		var reached [2]bool
		var count [2][]int
		for side := range 2 {
			reached[side], count[side] = l.reachesGoal(&e, side)
		}
		path, alike := "end."+e.Reason+".zone", l.alike() && slices.Equal(count[0], count[1])
		switch {
		case len(count[0])+len(count[1]) == 0:
			l.warn(path, "", "nobody can reach the goal: no animal that counts is ever on the board")
		case !reached[0] && len(count[0]) > 0 && (alike || !reached[1]):
			l.unreached(path, &e, 0)
		case !reached[1] && len(count[1]) > 0 && (alike || !reached[0]):
			l.unreached(path, &e, 1)
		}
	}
}

// alike reports whether the setup gives one side what the other has.
func (l *linter) alike() bool {
	s := &l.def.Setup
	return s.Position == "" && (len(s.White) == 0 || len(s.Black) == 0)
}

func (l *linter) unreached(path string, e *variants.Ending, side int) {
	l.warn(path, "", "no move of %s leads to the goal: none of its animals that count gets to the zone %q", sideNames[side], e.Zone)
}

// reachesGoal reports whether a side can reach a goal, and with which of its animals it may.
func (l *linter) reachesGoal(e *variants.Ending, side int) (reached bool, count []int) {
	owner := side
	if e.Whose == "enemy" {
		owner = 1 - side
	}
	zone := l.def.ZoneSquares(e.Zone, owner)
	for i, a := range l.def.Animals {
		if !l.reach.Has(side, i) || len(e.Animals) > 0 && !slices.Contains(e.Animals, a.ID) {
			continue
		}
		count = append(count, i)
		reached = reached || l.reach.Any(side, i, zone)
	}
	return reached, count
}

// A beginning is what the setup is to a game: still open, or over already.
type beginning struct {
	outcome game.Outcome
	text    string
	mover   string
	finite  bool // games end by the rules alone
}

func startOf(def *variants.Definition) (beginning, error) {
	g, err := engine.Compile(def)
	if err != nil {
		return beginning{}, err
	}
	s := g.Start()
	o := s.Outcome()
	finite, ok := g.(game.Finite)
	return beginning{o, o.Text(g), sideNames[s.Seat()], ok && finite.Finite()}, nil
}

// start warns of games that are over before they begin.
func (l *linter) start(b beginning) {
	switch {
	case b.outcome.Cause == game.NoMoves:
		l.warn("setup", "", "%s has no legal move in the setup, so every game is over before it begins: %s", b.mover, b.text)
	case b.outcome.Over():
		l.warn("setup", "", "the game is over in its setup, before the first move: %s", b.text)
	}
}
