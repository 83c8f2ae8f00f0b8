package gate

import (
	"fmt"
	"strings"

	"github.com/wildbench/wildbench/reports/page"
)

// Headline says in a line what the result comes to: what happened to the games, and what that
// means.
func (r *Result) Headline() string {
	return strings.Join(append([]string{r.games()}, r.findings()...), "; ")
}

// games says whether the games went as in the baseline.
func (r *Result) games() string {
	differ, moves, schedule := 0, 0, 0
	for i := range r.Behaviour {
		b := &r.Behaviour[i]
		switch {
		case b.Same:
			continue
		case b.Moves:
			moves++
		case b.Schedule:
			schedule++
		}
		differ++
	}
	switch differ {
	case 0:
		return "every game went as in the baseline, move for move, and ended the same"
	case moves:
		return "the moves are those of the baseline, what they lead to is not"
	case schedule:
		return "other games were played than in the baseline"
	case len(r.Behaviour):
		return "the games went another way than in the baseline"
	}
	return fmt.Sprintf("the games of %d of %d pairings went another way than in the baseline", differ, len(r.Behaviour))
}

// findings are what is wrong, what is not known and, if that is all, that nothing is.
func (r *Result) findings() []string {
	var list []string
	if r.behaviourFails() {
		list = append(list, "that is not tolerated")
	}
	list = append(list, counted(figures(len(r.Checks)), r.count(Regression), r.count(Inconclusive),
		"%d moved by more than is tolerated", "%d need more games to tell")...)
	list = append(list, counted(ratings(len(r.Tests)), r.countTests(Regression), r.countTests(Inconclusive),
		"%d shown to be bad", "%d not told by so few games")...)
	unclear := r.count(Inconclusive)+r.countTests(Inconclusive) > 0
	switch {
	case unclear && r.Verdict == Pass:
		list = append(list, "by the baseline, what is inconclusive passes")
	case len(list) == 0 && len(r.Checks) > 0:
		list = append(list, "nothing moved by more than is tolerated")
	case len(list) == 0 && !r.Unchanged:
		list = append(list, "no figure is held to a tolerance")
	}
	return list
}

// counted says how many of some are bad and how many unclear; nothing if none are.
func counted(all string, bad, unclear int, isBad, isUnclear string) []string {
	var list []string
	if bad > 0 {
		list = append(list, fmt.Sprintf(isBad, bad))
	}
	if unclear > 0 {
		list = append(list, fmt.Sprintf(isUnclear, unclear))
	}
	if list == nil {
		return nil
	}
	return []string{"of " + all + ", " + strings.Join(list, " and ")}
}

// behaviourFails reports whether games differ where the baseline does not tolerate it.
func (r *Result) behaviourFails() bool { return !r.Unchanged && r.baseline.Behaviour == "fail" }

// fails reports whether a verdict makes the gate fail.
func (r *Result) fails(v Verdict) bool {
	return v == Regression || v == Inconclusive && r.baseline.Inconclusive == "fail"
}

func figures(n int) string { return plural(n, "figure") }
func ratings(n int) string { return plural(n, "rating") }

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return page.Count(n) + " " + what + "s"
}

func (r *Result) count(v Verdict) int {
	n := 0
	for i := range r.Checks {
		if r.Checks[i].Verdict == v {
			n++
		}
	}
	return n
}

func (r *Result) countTests(v Verdict) int {
	n := 0
	for i := range r.Tests {
		if r.Tests[i].Verdict == v {
			n++
		}
	}
	return n
}
