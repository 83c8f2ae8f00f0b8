package stats

import "math"

// MatchElo is the difference in rating that makes the score of a match over seats expected in which
// one seat alone differs from the rest: one half, and half of what its share of wins is larger when
// it is better by so much than when the others are. With two seats it is [Elo], with one, which
// nobody plays against, NaN.
//
// Source: the choice model of [EloOf]. With n seats and strengths in the ratio x = 10^(d/400), the
// shares are x/(x+n−1) and 1/(1+(n−1)x); that they differ by D is the quadratic (n−1)(1−D)x² −
// D(1+(n−1)²)x − (n−1)(1+D) = 0, of which one root is positive.
func MatchElo(score float64, seats int) float64 {
	switch seats {
	case 1:
		return math.NaN()
	case 2:
		return Elo(score)
	}
	others, gain := float64(seats-1), 2*score-1
	a, b, c := others*(1-gain), -gain*(1+others*others), -others*(1+gain)
	if a <= 0 { // all games won by who is better off
		return math.Inf(1)
	}
	return 400 * math.Log10((-b+math.Sqrt(b*b-4*a*c))/(2*a))
}

// MatchScore is the score that a difference in rating makes expected in such a match, the inverse
// of [MatchElo].
func MatchScore(elo float64, seats int) float64 {
	if seats == 2 {
		return Score(elo)
	}
	return 0.5 + (ScoreOf(elo, seats)-ScoreOf(-elo, seats))/2
}

// MatchSlope is how much the score of such a match grows with the rating, a point of rating.
func MatchSlope(elo float64, seats int) float64 {
	up, down := ScoreOf(elo, seats), ScoreOf(-elo, seats)
	return math.Ln10 / 400 * (up*(1-up) + down*(1-down)) / 2
}
