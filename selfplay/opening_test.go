package selfplay

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// moves are the texts of a record's moves.
func moves(r *Record) []string { return strings.Fields(strings.ReplaceAll(string(r.Moves), " ", "_")) }

func TestOpenings(t *testing.T) {
	b := keepBatch(40)
	b.Opening, b.KeepMoves = 4, true
	seen := make(map[string]bool)
	var first []string
	for _, r := range collect(t, b) {
		if r.Opening != 4 {
			t.Fatalf("game %d: an opening of %d plies", r.Game, r.Opening)
		}
		opening := moves(r)[:4]
		switch {
		case r.Game%2 == 0:
			first = opening
			seen[strings.Join(opening, " ")] = true
		default:
			if diff := cmp.Diff(first, opening); diff != "" {
				t.Errorf("the games of a pair begin differently: %s", diff)
			}
		}
		if n := len(moves(r)); n != r.Opening+r.Plies {
			t.Errorf("game %d: %d moves, opening of %d, %d plies", r.Game, n, r.Opening, r.Plies)
		}
		turns := 0
		for _, n := range r.Turns {
			turns += n
		}
		if turns != r.Plies {
			t.Errorf("game %d: %d turns in %d plies: the opening was counted", r.Game, turns, r.Plies)
		}
	}
	if len(seen) < 50 {
		t.Errorf("%d openings in 60 pairs", len(seen))
	}
}

// TestOpeningEndsNoGame begins with more random plies than games last: what is left is a game all
// the same.
func TestOpeningEndsNoGame(t *testing.T) {
	b := keepBatch(10)
	b.Opening = 55 // of 60 at most
	for _, r := range collect(t, b) {
		if r.Plies == 0 || r.Opening == 0 {
			t.Errorf("game %d: an opening of %d plies, then %d", r.Game, r.Opening, r.Plies)
		}
	}
}

func TestWithoutOpeningNothingChanges(t *testing.T) {
	b := keepBatch(4)
	plain := collect(t, b)
	b.KeepMoves = true
	for i, r := range collect(t, b) {
		if r.Fingerprint != plain[i].Fingerprint || len(moves(r)) != r.Plies || len(plain[i].Moves) > 0 {
			t.Errorf("game %d: keeping moves changes it", r.Game)
		}
	}
}
