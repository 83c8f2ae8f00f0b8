package reports

// Thresholds decide what the answers and the warnings of a report say. Whether a difference is more
// than chance is not among them: that is [stats.Alpha]'s.
type Thresholds struct {
	Rare        float64 // share of games; an ability that shows in fewer is called rare
	Dead        float64 // share of games; an ability that shows, with 95 % confidence, in fewer is called dead
	FewGames    int     // with fewer games, intervals are wide and quantiles rough
	ManyStopped float64 // share of games stopped by limits; with more, scores and lengths say less
	// share of different games; with less, there are fewer than there seem to be
	FewDistinct float64
	Named       int // cards that a sentence about winning names, at most
}

// Usual are the thresholds of a new [Accumulator].
var Usual = Thresholds{Rare: 0.10, Dead: 0.01, FewGames: 100, ManyStopped: 0.05, FewDistinct: 0.9, Named: 4}
