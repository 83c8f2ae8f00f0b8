package selfplay

import (
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

// TestFingerprintTellsOutcomes checks that what ended a game, for whom, and the scores count, and
// that the fingerprint of moves leaves them out.
func TestFingerprintTellsOutcomes(t *testing.T) {
	p := Pairing{First: "random", Second: "random"}
	won := game.Outcome{Cause: game.Goal, Winner: 0, Reason: "home"}
	plain := Record{Game: 3, Fingerprint: 7, Outcome: won, Scores: []int{4, -1}}
	of := func(change func(*Record)) (all, moves Fingerprint) {
		r := plain.Clone()
		change(r)
		all.Add(p, r)
		moves.AddMoves(p, r)
		return all, moves
	}
	all, moves := of(func(*Record) {})
	for name, change := range map[string]func(*Record){
		"winner":  func(r *Record) { r.Outcome.Winner = 1 },
		"reason":  func(r *Record) { r.Outcome.Reason = "den" },
		"cause":   func(r *Record) { r.Outcome.Cause = game.NoMoves },
		"sharers": func(r *Record) { r.Outcome.Among = 3 },
		"score":   func(r *Record) { r.Scores[1] = 1 },
	} {
		a, m := of(change)
		if a == all || m != moves {
			t.Errorf("another %s: fingerprint %x, was %x; of moves %x, was %x", name, a, all, m, moves)
		}
	}
	if a, m := of(func(r *Record) { r.Fingerprint++ }); a == all || m == moves {
		t.Error("another move leaves the fingerprint alone")
	}
}
