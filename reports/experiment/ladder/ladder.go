// Package ladder measures how much there is to a game: bots of growing strength play their
// neighbours, and the longer the ladder of those that beat the one below, the deeper the game.
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
	"github.com/wildbench/wildbench/reports/experiment"
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

	Failures *reports.Failures `json:"bot_failures,omitempty"` // of all games

	players int
}

// A Step is a bot's match against the one below.
type Step struct {
	Bot    string         `json:"bot"`
	Below  string         `json:"below"`
	Result reports.Result `json:"result"` // of the bot
	Median int            `json:"median_plies"`

	// Above is how far the bot is above the bottom: the sum of the steps so far, in Elo. From a
	// step on that was won without losing a point, only its lower end is known.
	Above reports.Estimate `json:"above"`
	// Proven says that the bot is stronger than the one below: its score's interval lies above an
	// equal share.
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

// Plan is the ladder of a variant by so many games a step.
func Plan(def *variants.Definition, pairings []selfplay.Pairing, games int) experiment.Plan[*Ladder] {
	return experiment.Plan[*Ladder]{
		Name: "ladder", Most: games * len(pairings),
		Run: func(ctx context.Context, l *experiment.Lab) (*Ladder, error) { return Run(ctx, l, def) },
	}
}

// Run plays a ladder of the lab's pairings, which are [Neighbours].
func Run(ctx context.Context, l *experiment.Lab, def *variants.Definition) (*Ladder, error) {
	report, err := l.Play(ctx, def, "")
	if err != nil {
		return nil, err
	}
	out := &Ladder{
		Schema: Schema, Variant: report.Variant, Digest: report.Digest, players: report.Players, Games: report.Games, Seed: report.Seed, Opening: l.Opening,
	}
	at := reports.Estimate{Of: reports.SetsOf(report.Players)}
	for _, p := range report.Pairings {
		r := p.ByBot[0]
		at = climb(at, r.Elo)
		out.Steps = append(out.Steps, Step{
			Bot: p.Bots[0], Below: p.Bots[1], Result: r, Median: p.Length.Median, Above: at, Proven: float64(r.Score.Low) > 1/float64(len(p.Seats)),
		})
	}
	out.Failures = l.Failures.Told()
	return out, nil
}

// climb adds a step to a height. Steps are independent matches, so their variances add up, and the
// interval is that of the normal distribution. Above a step that was won without losing a point
// only the least is known: the sum of the lower ends.
func climb(at, step reports.Estimate) reports.Estimate {
	out := reports.Estimate{Value: at.Value + step.Value, SE: reports.Number(math.Hypot(float64(at.SE), float64(step.SE))), N: at.N + step.N, Of: at.Of}
	if !out.Value.Known() || !out.SE.Known() {
		out.SE = reports.Number(math.NaN())
		out.Low, out.High = at.Low+step.Low, reports.Number(math.Inf(1))
		return out
	}
	margin := reports.Number(stats.Z(stats.Confidence)) * out.SE
	out.Low, out.High = out.Value-margin, out.Value+margin
	return out
}
