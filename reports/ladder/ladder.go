// Package ladder measures how much there is to a game: bots of growing strength play their neighbours, and the longer the ladder of those
// that beat the one below, the deeper the game.
//
//	l.Pairings = ladder.Neighbours("random", "greedy", "search:nodes=1000")
//	r, err := ladder.Run(ctx, l, def)
//	err = r.WriteText(os.Stdout, page.Options{})
//
// For the idea see F. Lantz and others, "Depth in strategic games", AAAI-17 Workshops.
package ladder

import (
	"context"
	"math"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/lab"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

// Schema is the version of the JSON form of a [Ladder].
const Schema = 1

// A Ladder is how bots of growing strength fare in a variant.
type Ladder struct {
	Schema  int    `json:"schema"`
	Variant string `json:"variant"`
	Digest  string `json:"digest"`
	Games   int    `json:"games_per_step"`
	Seed    uint64 `json:"seed"`
	Opening int    `json:"opening_plies"`
	Steps   []Step `json:"steps"` // from the bottom up
}

// A Step is a bot's match against the one below.
type Step struct {
	Bot    string         `json:"bot"`
	Below  string         `json:"below"`
	Result reports.Result `json:"result"` // of the bot
	Median int            `json:"median_plies"`

	// Above is how far the bot is above the bottom: the sum of the steps so far, in Elo. It is unknown where a step
	// was won without losing a point.
	Above reports.Estimate `json:"above"`
	// Proven says that the bot is stronger than the one below: its score's interval lies above one half.
	Proven bool `json:"proven"`
}

// Neighbours pairs each bot with the one before it, the stronger named first.
func Neighbours(specs ...string) []selfplay.Pairing {
	var ps []selfplay.Pairing
	for i := 1; i < len(specs); i++ {
		ps = append(ps, selfplay.Pairing{First: specs[i], Second: specs[i-1]})
	}
	return ps
}

// Run plays a ladder of the lab's pairings, which are [Neighbours].
func Run(ctx context.Context, l *lab.Lab, def *variants.Definition) (*Ladder, error) {
	report, err := l.Play(ctx, def, "")
	if err != nil {
		return nil, err
	}
	out := &Ladder{
		Schema: Schema, Variant: report.Variant, Digest: report.Digest, Games: report.Games, Seed: report.Seed, Opening: l.Opening,
	}
	height, variance, pairs := 0.0, 0.0, 0
	for _, p := range report.Pairings {
		r := p.ByBot[0]
		height += float64(r.Elo.Value)
		variance += float64(r.Elo.SE) * float64(r.Elo.SE)
		pairs += r.Score.N
		out.Steps = append(out.Steps, Step{
			Bot: p.Bots[0], Below: p.Bots[1], Result: r, Median: p.Length.Median,
			Above: above(height, math.Sqrt(variance), pairs), Proven: r.Score.Low > 0.5,
		})
	}
	return out, nil
}

// above is a height with its interval, by the normal distribution; steps are independent matches, so their variances add up.
func above(height, se float64, pairs int) reports.Estimate {
	unknown := reports.Number(math.NaN())
	if math.IsInf(height, 0) || math.IsNaN(se) || math.IsInf(se, 0) {
		return reports.Estimate{Value: unknown, Low: unknown, High: unknown, SE: unknown, N: pairs, Of: "pairs"}
	}
	z := stats.Z(stats.Confidence)
	return reports.Estimate{
		Value: reports.Number(height), Low: reports.Number(height - z*se), High: reports.Number(height + z*se),
		SE: reports.Number(se), N: pairs, Of: "pairs",
	}
}
