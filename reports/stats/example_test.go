package stats_test

import (
	"fmt"

	"github.com/wildbench/wildbench/reports/stats"
)

// Of 450 pairs of games, 12 gave no point, 88 half a point, and so on to 20 with two.
func ExampleOutcomes() {
	pairs := stats.Outcomes{12, 88, 210, 120, 20}
	i, _ := pairs.ScoreInterval(stats.Confidence)
	fmt.Printf("score %.3f [%.3f, %.3f], Elo %+.1f\n", pairs.Mean(), i.Low, i.High, stats.Elo(pairs.Mean()))
	// Output: score 0.527 [0.507, 0.547], Elo +18.5
}
