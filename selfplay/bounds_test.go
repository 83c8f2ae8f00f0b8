package selfplay

import (
	"math"
	"testing"
)

// TestTotals checks that products are bounded whether or not they fit a machine's word.
func TestTotals(t *testing.T) {
	for _, test := range []struct {
		games, times int
		want         string
	}{
		{MaxGames, 1, ""}, {MaxGames / 4, 4, ""}, {100, 0, ""},
		{MaxGames/4 + 1, 4, "25_000_001 games for each of 4 pairings are 100_000_004, and at most 100_000_000 may be"},
		{math.MaxInt / 2, 3, "4_611_686_018_427_387_903 games for each of 3 pairings are " +
			"more than 9_223_372_036_854_775_807, and at most 100_000_000 may be"},
	} {
		got := ""
		if err := CheckTotal(test.games, test.times, "pairings"); err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%d games × %d: %q, want %q", test.games, test.times, got, test.want)
		}
	}
	if err := CheckBots(44); err != nil {
		t.Errorf("44 bots: %v", err)
	}
	want := "45 bots make 1_035 pairings, and at most 1_000 may be"
	if err := CheckBots(45); err == nil || err.Error() != want {
		t.Errorf("45 bots: %v, want %s", err, want)
	}
}
