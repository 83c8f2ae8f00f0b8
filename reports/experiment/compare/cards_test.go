package compare

import (
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/selfplay"
)

// stall sums up games of the made-up game of cards, each perhaps changed.
func stall(t testing.TB, games int, change func(*selfplay.Record)) *reports.Report {
	t.Helper()
	h := reportstest.Stall(games)
	acc := reports.NewAccumulator(h)
	for pairing := range h.Pairings {
		for n := range games {
			r := reportstest.Sold(h, pairing, n)
			if change != nil {
				change(r)
			}
			if err := acc.Add(r); err != nil {
				t.Fatal(err)
			}
		}
	}
	return acc.Report()
}

// TestOtherScoresAreNotAlike checks that games with the same moves and other points do not count as
// the same games.
func TestOtherScoresAreNotAlike(t *testing.T) {
	a := stall(t, 36, nil)
	b := stall(t, 36, func(r *selfplay.Record) {
		for seat := range r.Scores {
			r.Scores[seat] -= 3
		}
	})
	if a.Pairings[0].Moves != b.Pairings[0].Moves || a.Fingerprint == b.Fingerprint {
		t.Fatal("the moves differ, or the fingerprint leaves scores out")
	}
	if c := compared(t, a, a); !c.Pairings[0].Identical {
		t.Error("a batch is not like itself")
	}
	c := compared(t, a, b)
	if c.Pairings[0].Identical || strings.Contains(textOf(t, c, page.Options{}), "exactly alike") {
		t.Error("games with other scores count as alike")
	}
	if text := textOf(t, c, page.Options{}); !strings.Contains(text, "The moves are the same in all games") {
		t.Error(text)
	}
	if d := c.Pairings[0].Find("points.all"); d == nil || d.Verdict != "lower" {
		t.Errorf("points of all: %+v", d)
	}
}

// TestOtherNumbersOfPlayers checks that shares of the win are not compared between games of two
// numbers of players.
func TestOtherNumbersOfPlayers(t *testing.T) {
	three := stall(t, 36, nil)
	two := stall(t, 36, nil)
	for _, p := range two.Pairings { // as if for two; all other figures stay
		p.Seats = p.Seats[:2]
	}
	two.Players = 2
	q := compared(t, two, three).Pairings[0]
	for _, f := range []string{"score.player-1", "points.player-1"} {
		if q.Find(f) != nil || !slices.Contains(q.OnlyA, f) || !slices.Contains(q.OnlyB, f) {
			t.Errorf("%s is compared: only in A %v, only in B %v", f, q.OnlyA, q.OnlyB)
		}
	}
	if q.Find("points.all") == nil || q.Find("evenness") == nil {
		t.Error("what all games have is not compared")
	}
	if s := textOf(t, compared(t, two, three), page.Options{}); !strings.Contains(s, "stall · 2 players") || strings.Contains(s, "fair") {
		t.Error(s)
	}
}

// TestNeverAside checks that a card that is set aside in one batch only counts as never set aside
// in the other.
func TestNeverAside(t *testing.T) {
	b := stall(t, 36, func(r *selfplay.Record) {
		for seat := range r.Turns {
			r.Piece(seat, reportstest.Nut).Aside = 0
		}
	})
	q := compared(t, stall(t, 36, nil), b).Pairings[0]
	if d := q.Find("aside.nut"); d == nil || d.B.Value != 0 || d.Verdict != "lower" {
		t.Errorf("nuts aside: %+v", d)
	}
}

// TestWordsOfCards checks that comparisons of cards do not speak of boards.
func TestWordsOfCards(t *testing.T) {
	b := stall(t, 36, func(r *selfplay.Record) {
		r.Fingerprint++
		r.Plies += 3
	})
	s := textOf(t, compared(t, stall(t, 36, nil), b), page.Options{})
	for _, board := range []string{"pieces", "plies", "legal move", "Abilities", "survival"} {
		if strings.Contains(s, board) {
			t.Errorf("a comparison of cards speaks of %q:\n%s", board, s)
		}
	}
	for _, want := range []string{"Games of B are 3 turns longer", "The cards are picked as evenly", "Of 3 seats"} {
		if !strings.Contains(strings.Join(strings.Fields(s), " "), want) {
			t.Errorf("no %q in\n%s", want, s)
		}
	}
}
