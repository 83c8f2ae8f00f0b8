package draft

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

// TestDoneChangesNothing checks that a player who is done stands as before: those who are yet to
// place their cards have not lost them.
func TestDoneChangesNothing(t *testing.T) {
	for _, players := range []string{"players=2", "players=4"} {
		g := compile(t, define(t, "moving-wild", "development=chosen", players))
		seen, after := 0, newState(g)
		play(g, 3, func(s *State, ms *game.Moves) {
			if s.phase != placing || int(s.seat) == g.seats-1 {
				return
			}
			done := ms.Len() - 1
			if ms.List[done].Flags&game.Actorless == 0 {
				return
			}
			seen++
			seat := s.Seat()
			after.Set(s)
			after.Play(ms, done)
			if before, now := s.Evaluate(seat), after.Evaluate(seat); before != now {
				t.Errorf("%s, ply %d: player %d stands at %d, and at %d when done", players, s.ply, seat+1, before, now)
			}
		})
		if seen == 0 {
			t.Errorf("%s: nobody was ever done", players)
		}
	}
}

// TestAreasOfNoUse checks that areas where nobody lives, and what is attached to them, count as set
// aside in the round.
func TestAreasOfNoUse(t *testing.T) {
	g := compile(t, define(t, "moving-wild"))
	p, err := g.parsePark("base-camp(sloth)+grove[lookout]+pond[irrigation*2](otter)~lion")
	if err != nil {
		t.Fatal(err)
	}
	p.tally(g, g.rules[0])
	for id, want := range map[string][2]int32{
		"base-camp": {1, 0}, "grove": {0, 1}, "lookout": {0, 1}, "pond": {1, 0}, "irrigation": {2, 0},
		"sloth": {1, 0}, "lion": {0, 1}, "meadow": {0, 0},
	} {
		if e := p.earned[g.index[id]]; [2]int32{e.used, e.aside} != want {
			t.Errorf("%s: of use in %d rounds, of none in %d; want %v", id, e.used, e.aside, want)
		}
	}
}
