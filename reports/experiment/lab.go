// Package experiment plays the games of experiments: variants that differ in something are played by the same bots with the same seeds and seats,
// so that the rules are all that differs.
//
//	l := &experiment.Lab{Pairings: selfplay.Pairings("greedy"), Games: 400, Seed: 1}
//	report, err := l.Play(ctx, def, "")         // both sides by the same rules
//	result, err := l.Match(ctx, cells, 0)       // one side has something that the other lacks
//
// What the games say is the business of the packages that plan experiments: compare, ablation, sweep,
// values and ladder. A new one is such a package: a function Plan that makes a [Plan] of what is asked,
// and a result that writes itself as text, Markdown and JSON. Its command only reads flags, has the plan
// played and tells the result.
package experiment

import (
	"context"
	"errors"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants"
)

// A Lab is what all games of an experiment have in common.
type Lab struct {
	Pairings []selfplay.Pairing
	Games    int // for each pairing, whole sets
	Seed     uint64
	Opening  int // random plies before the bots take over
	Workers  int // 0: one for each core

	Runner runner.Runner // plays, and tells of it

	CountFailures bool              // games in which a bot failed count; otherwise they are left out
	Failures      *reports.Failures // told of those, if it is not nil
}

// Load reads the variant of an experiment with more changes than the user has made.
type Load func(more variants.Overrides) (*variants.Definition, error)

// Batch is the games of a variant. An empty label stands for the variant's name.
func (l *Lab) Batch(g game.Game, digest, label string) *selfplay.Batch {
	return &selfplay.Batch{
		Game: g, Label: label, Digest: digest, Pairings: l.Pairings, Games: l.Games, Seed: l.Seed, Opening: l.Opening, Workers: l.Workers,
		CountFailures: l.CountFailures,
	}
}

// Play plays a variant and reports on it. An empty label stands for the variant's own.
func (l *Lab) Play(ctx context.Context, def *variants.Definition, label string) (*reports.Report, error) {
	g, err := engine.Compile(def)
	if err != nil {
		return nil, err
	}
	if label == "" {
		label = def.Label()
	}
	b := l.Batch(g, def.Digest(), label)
	acc := reports.NewAccumulator(b.Header())
	if _, err := l.Runner.Play(ctx, b, nil, acc.Add); err != nil {
		return nil, err
	}
	report := acc.Report()
	if l.Failures != nil {
		l.Failures.Plus(report.Failures())
	}
	return report, nil
}

// A Cell is a game in which one side lacks something that the other has: once White, once Black. With more seats than two, the first seat
// stands for White and all others for Black.
type Cell struct{ WhiteLacks, BlackLacks game.Game }

// A Result is what the side that has it scores against the side that lacks it, by pairs of games with seats swapped. With more seats than two it
// is ½ and half of what the first seat's share of wins is larger when it alone has it than when it alone lacks it, by sets of such pairs with one
// deal. So it is with one seat too, but a game against nobody has no rating.
type Result struct {
	Pairs stats.Outcomes   `json:"pairs"` // by points of the side that has it: 0, ½, 1, 1½, 2
	Games int              `json:"games"`
	Score reports.Estimate `json:"score"`
	Elo   reports.Estimate `json:"elo"` // by [stats.MatchElo]
	seats int
}

// Together is how many games make one observation, such as a pair.
func (r *Result) Together() int { return 2 * deals(r.seats) }

// deals is how many pairs of games of so many seats have one deal, and so are one observation.
func deals(seats int) int {
	if seats > 2 {
		return seats
	}
	return 1
}

// Contrast is the score's distance from one half.
func (r *Result) Contrast() stats.Contrast { return stats.From(0.5, r.Score.Measure()) }

// roundGames is how many games of a cell are played between looks at the precision.
const roundGames = 100

// Match plays the games of one pairing, evenly spread over cells of one kind. With a precision it stops as soon as the interval of
// the difference in rating is no wider than ± so many Elo, looking after rounds of a fixed size.
func (l *Lab) Match(ctx context.Context, cells []Cell, precision float64) (*Result, error) {
	if len(cells) == 0 || len(l.Pairings) == 0 {
		return nil, errors.New("lab: a match of nothing")
	}
	n := cells[0].WhiteLacks.Seats()
	share := matchShare(n, len(cells), l.Games)
	step := n * ceil(roundGames, 2*n*len(cells))
	if precision <= 0 {
		step = share
	}
	m := &match{Lab: l, seats: n, pairs: make(stats.Outcomes, 2*deals(n)*game.WholeWin(n)+1)}
	var batches []*selfplay.Batch
	for i, c := range cells {
		batches = append(batches, l.cellBatch(c.WhiteLacks, i, share), l.cellBatch(c.BlackLacks, i, share))
	}
	m.games = make([][]score, len(batches))
	err := l.Runner.Rounds(ctx, &runner.Rounds{
		Batches: batches, Count: ceil(share, step), Sink: m.take,
		Ends: func(_ *selfplay.Batch, round int) int { return min(share, round*step) },
		Enough: func(int) (bool, error) {
			m.count()
			elo := NewResult(m.pairs, n).Elo
			return float64(elo.High-elo.Low)/2 <= precision, nil
		},
	})
	if err != nil {
		return nil, err
	}
	return NewResult(m.pairs, n), nil
}

// matchShare is how many games of a match are of one cell and colour: whole sets, so that the match may have a few more than asked for.
func matchShare(seats, cells, games int) int { return seats * ceil(games, 2*seats*cells) }

// MatchGames is how many games a match over so many seats and cells plays at most where so many are asked for.
func MatchGames(seats, cells, games int) int { return 2 * cells * matchShare(seats, cells, games) }

// ceil is a/b, rounded up.
func ceil(a, b int) int { return (a + b - 1) / b }

// NewResult is the result of pairs of games of so many seats, or of sets of pairs. Pairs that were all split show no variance, but that is not certainty: at most three in as many
// would not have been split (95 %), each at most half a point from even in the mean.
func NewResult(pairs stats.Outcomes, seats int) *Result {
	r := &Result{Pairs: pairs, Games: 2 * deals(seats) * pairs.N(), Score: reports.Score(pairs), seats: seats}
	if n := pairs.N(); n > 0 && pairs.Variance() == 0 && pairs.Mean() == 0.5 {
		most := reports.Number(stats.RuleOfThree(n) / 2)
		r.Score.Low, r.Score.High, r.Score.SE = 0.5-most, 0.5+most, most/reports.Number(stats.Z(stats.Confidence))
	}
	if seats == 2 {
		r.Elo = reports.Elo(r.Score)
		return r
	}
	r.Score.Of = "sets"
	r.Elo = rating(r.Score, seats)
	return r
}

// rating is the score of a match over seats as a difference in rating. Its standard error is that of the score over the slope.
func rating(s reports.Estimate, seats int) reports.Estimate {
	elo := func(n reports.Number) reports.Number { return reports.Number(stats.MatchElo(float64(n), seats)) }
	e := reports.Estimate{Value: elo(s.Value), Low: elo(s.Low), High: elo(s.High), N: s.N, Of: s.Of}
	e.SE = s.SE / reports.Number(stats.MatchSlope(float64(e.Value), seats))
	return e
}
