package stats

import (
	"math"
	"testing"
)

// TestMatchElo goes there and back, and compares with the definition at a known point: of four
// seats, one that is 190.85 better wins half of the games; where the others are, it wins 1/(1+3·3)
// of them.
func TestMatchElo(t *testing.T) {
	better := 400 * math.Log10(3)
	if got, want := MatchScore(better, 4), 0.5+(0.5-0.1)/2; math.Abs(got-want) > 1e-12 {
		t.Errorf("the score of a seat of four that is %.2f better is %v, want %v", better, got, want)
	}
	for _, seats := range []int{2, 3, 4, 6} {
		for _, elo := range []float64{-600, -20, 0, 1, 190.848502, 700} {
			if got := MatchElo(MatchScore(elo, seats), seats); math.Abs(got-elo) > 1e-6 {
				t.Errorf("%d seats: %v Elo there and back are %v", seats, elo, got)
			}
			h := 1e-3
			want := (MatchScore(elo+h, seats) - MatchScore(elo-h, seats)) / (2 * h)
			if got := MatchSlope(elo, seats); math.Abs(got-want) > 1e-9 {
				t.Errorf("%d seats: the slope at %v Elo is %v, want %v", seats, elo, got, want)
			}
		}
		if top, bottom := MatchElo(1, seats), MatchElo(0, seats); !math.IsInf(top, 1) || !math.IsInf(bottom, -1) {
			t.Errorf("%d seats: all won is %v, all lost %v", seats, top, bottom)
		}
	}
	if got := MatchElo(0.7, 2); got != Elo(0.7) {
		t.Errorf("two seats: %v, want %v to the last bit", got, Elo(0.7))
	}
	if got := MatchElo(0.7, 1); !math.IsNaN(got) {
		t.Errorf("a rating against nobody: %v", got)
	}
}
