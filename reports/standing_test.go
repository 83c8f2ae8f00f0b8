package reports

import (
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/config"
)

// TestStandingLeavesOutFailures counts sets in which a bot failed only where reports count them.
func TestStandingLeavesOutFailures(t *testing.T) {
	c := config.Config{
		Variants: []config.Variant{{Name: "jungle"}}, Bots: []string{"random", "greedy"}, Games: 1000,
	}
	for _, count := range []bool{false, true} {
		parts, err := c.Parts()
		if err != nil {
			t.Fatal(err)
		}
		b := parts[0].Batch
		b.CountFailures = count
		s := NewStanding(b)
		for i := range 4 { // greedy wins the first set; in the second, in which White wins, a bot fails
			r := &selfplay.Record{Pairing: 2, Game: i, FirstSeat: i % 2, Turns: make([]int, 2)}
			r.Outcome = game.Outcome{Cause: game.Goal, Winner: i % 2, Reason: "home"}
			if i >= 2 {
				r.Outcome.Winner = 0
			}
			if i == 2 {
				r.Mishaps[1].Crashes = 1
			}
			s.Add(r)
		}
		want := "greedy–random: greedy scores 100.0 %"
		if count {
			want = "greedy–random: greedy scores 75.0 %"
		}
		got := s.Scores()
		if len(got) != 1 || got[0].Games != 4 || !strings.HasPrefix(got[0].Text, want) {
			t.Errorf("counting failures %v: %v, want %s", count, got, want)
		}
	}
}
