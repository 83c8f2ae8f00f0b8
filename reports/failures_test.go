package reports

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/selfplay/bot"
)

// TestFailuresLeftOut plays games in some of which a bot fails: every figure is what it is without
// the pairs of those, and what it is with them if they count.
func TestFailuresLeftOut(t *testing.T) {
	add := func(a *Accumulator, seed uint64, fail func(i int) bool, keep func(i int) bool) *Report {
		rng := rand.New(rand.NewPCG(seed, 1))
		for i := range a.header.Games {
			r := reportstest.Game(a.header, 0, i, rng, 0.5)
			if fail(i) {
				r.Mishaps[1] = bot.Mishaps{Crashes: 2, Skipped: 5}
			}
			if keep(i) {
				if err := a.Add(r); err != nil {
					t.Fatal(err)
				}
			}
		}
		return a.Report()
	}
	never, always := func(int) bool { return false }, func(int) bool { return true }
	failing := func(i int) bool { return i == 4 || i == 5 || i == 11 }
	h := reportstest.Header("farm", 40, "greedy")
	out := add(NewAccumulator(h), 3, failing, always)
	want := add(NewAccumulator(h), 3, never, func(i int) bool { return i/2 != 2 && i/2 != 5 })
	f := out.Pairings[0].Failures
	if diff := cmp.Diff(&Failures{3, 4, []BotFailures{{"greedy", 3, 6, 0, 0, 15}}}, f); diff != "" {
		t.Error(diff)
	}
	if q := out.Pairings[0]; q.Games != 36 || q.Seats[0].Score.Value != want.Pairings[0].Seats[0].Score.Value ||
		q.Length.Mean.Value != want.Pairings[0].Length.Mean.Value {
		t.Errorf("%d games, %v", q.Games, q.Seats[0].Score)
	}
	counting := reportstest.Header("farm", 40, "greedy")
	counting.CountFailures = true
	if q := add(NewAccumulator(counting), 3, failing, always).Pairings[0]; q.Games != 40 || q.Failures.LeftOut != 0 || q.Failures.Games != 3 {
		t.Errorf("%d games, %+v", q.Games, q.Failures)
	}
	if q := add(NewAccumulator(h), 3, always, always).Pairings[0]; !q.Nothing() || q.Failures.LeftOut != 40 {
		t.Errorf("%d games, %+v", q.Games, q.Failures)
	}
}

func TestFailuresInWords(t *testing.T) {
	f := &Failures{Games: 1, LeftOut: 2, Bots: []BotFailures{{"b", 1, 1, 0, 2, 0}}}
	f.Plus(&Failures{Games: 2, LeftOut: 2, Bots: []BotFailures{{"a", 2, 0, 3, 0, 9}}})
	f.Plus(nil)
	const want = "a failed in 2 games: it was late 3 times, was not asked 9 times after that; " +
		"b failed in 1 game: it crashed once, answered with no legal move 2 times; moves were drawn at random instead. " +
		"4 games are left out of all figures, with the others of their sets (--bot-failures count counts them)"
	if got := f.String(); got != want {
		t.Errorf("%s", got)
	}
}
