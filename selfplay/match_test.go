package selfplay

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest/keep"
)

// play makes moves by their texts and returns the outcome.
func play(t *testing.T, m *Match, moves ...string) string {
	t.Helper()
	for _, want := range moves {
		found := false
		for i := range m.Moves.List {
			if string(m.State.AppendMove(nil, &m.Moves, i)) == want {
				m.Play(i)
				found = true
				break
			}
		}
		if !found {
			t.Fatalf("no move %s in %s", want, m.State.AppendText(nil))
		}
	}
	return m.Outcome().Text(keep.New())
}

func TestMatchLimits(t *testing.T) {
	there, back := []string{"a1-b1", "e5-d5"}, []string{"b1-a1", "d5-e5"}
	round := append(there, back...)
	for name, test := range map[string]struct {
		limits game.Limits
		rounds int
		want   string
	}{
		"the start is the first occurrence": {game.Limits{Repetition: 2}, 1, "draw repetition"},
		"the third ends it":                 {game.Limits{Repetition: 3}, 2, "draw repetition"},
		"not the second":                    {game.Limits{Repetition: 3}, 1, "ongoing"},
		"no limit":                          {game.Limits{}, 50, "ongoing"},
		"plies":                             {game.Limits{MaxPlies: 8}, 2, "draw max-plies"},
		"not yet":                           {game.Limits{MaxPlies: 9}, 2, "ongoing"},
		"plies before repetition":           {game.Limits{MaxPlies: 4, Repetition: 2}, 1, "draw max-plies"},
	} {
		t.Run(name, func(t *testing.T) {
			start, _ := keep.New().Parse("4k/5/5/5/K4 w 1")
			m := NewMatch(start, test.limits)
			for range 2 { // a restarted match forgets
				m.Restart()
				for range test.rounds {
					if m.Outcome().Over() {
						t.Fatalf("over too early: %s", m.Outcome().Text(keep.New()))
					}
					play(t, m, round...)
				}
				if got := m.Outcome().Text(keep.New()); got != test.want {
					t.Errorf("outcome %q, want %q", got, test.want)
				}
				if over := m.Outcome().Over(); over != (m.Moves.Len() == 0) {
					t.Errorf("over is %v with %d moves", over, m.Moves.Len())
				}
				if m.plies != 4*test.rounds {
					t.Errorf("%d plies", m.plies)
				}
			}
		})
	}
}

func TestRulesComeBeforeLimits(t *testing.T) {
	start, _ := keep.New().Parse("5/K4/5/4k/5 w 1")
	m := NewMatch(start, game.Limits{MaxPlies: 1})
	if got := play(t, m, "a4-a5"); got != "white-wins king-home" {
		t.Errorf("outcome %q", got)
	}
}

func TestOccurrencesCountBeyondOneTable(t *testing.T) {
	var o occurrences
	for round := 1; round <= 3; round++ {
		for h := range uint64(3000) {
			if n := o.add(h << 8); n != round { // shifted, so that hashes collide in their low bits
				t.Fatalf("occurrence %d of %d counted as %d", round, h, n)
			}
		}
	}
	o.reset()
	if n := o.add(5 << 8); n != 1 {
		t.Errorf("%d occurrences after a reset", n)
	}
}
