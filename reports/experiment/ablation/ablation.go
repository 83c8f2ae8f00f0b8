// Package ablation turns every ability of a variant off in turn and says what that does: to the
// game, when both sides go without it, and to a side that goes without it alone.
//
//	a, err := ablation.Run(ctx, lab, load, 0)
//	err = a.WriteText(os.Stdout, page.Options{})
//
// The second is what an ability is worth to its owner, in Elo. An ability or option that the
// variant has turned off is turned on instead; worth is always that of having it. All p-values of
// one question are corrected after Holm for the number of abilities: with 95 % confidence not one
// of the marks is chance.
package ablation

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/experiment/compare"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/variants"
)

// Schema is the version of the JSON form of an [Ablation].
const Schema = 1

// Margin is the worth up to which an ability counts as worth nothing, in Elo.
const Margin = 20

// An Ablation is what every ability of a variant does.
type Ablation struct {
	Schema int `json:"schema"`
	// how a command line names it, with what it changes; empty: as Variant
	Ref       string    `json:"-"`
	Variant   string    `json:"variant"`
	Digest    string    `json:"digest"`
	Bots      string    `json:"pairing"`
	Games     int       `json:"games_per_cell"` // at most
	Seed      uint64    `json:"seed"`
	Margin    float64   `json:"margin_elo"`
	Abilities []Ability `json:"abilities"` // the most valuable first

	Failures *reports.Failures `json:"bot_failures,omitempty"` // of all games

	base *reports.Pairing
}

// An Ability is what one ability, or an option, does.
type Ability struct {
	ID      string `json:"id"`
	Summary string `json:"summary"`
	On      bool   `json:"on"` // in the variant: it was turned off; otherwise on

	// share of games in which it shows where both have it; null for an option
	Uses *reports.Estimate `json:"games_used"`

	// Worth is the match of a side that has it against one that has not; null if the sides of one
	// game cannot differ in it.
	Worth     *experiment.Result `json:"worth"`
	P         reports.Number     `json:"p"`         // of no worth
	Corrected reports.Number     `json:"corrected"` // p after Holm
	// higher: it helps who has it; lower: it hurts; same: within the margin
	Verdict stats.Verdict `json:"verdict"`
	Needed  int           `json:"games_needed"`

	// Game is what turning it off (or on) for both does to the game.
	Game []Effect `json:"game"`
	// turned, every game goes the same way, move for move, and ends the same
	Inert bool `json:"inert"`

	contrast stats.Contrast
	seats    []reports.Result
}

// An Effect is a figure of the game with and without an ability.
type Effect struct {
	compare.Difference
	// more than chance, after Holm over the abilities, and not shown to be too little to matter
	Marked bool `json:"marked"`
}

// effects are the figures that are looked at, after "score." and the name of the first seat.
var effects = []string{"length", "evenness", "decisive"}

// Plan is the ablation of a variant by so many games a question; see [Run].
func Plan(base *variants.Definition, load experiment.Load, games int, precision float64) experiment.Plan[*Ablation] {
	return experiment.Plan[*Ablation]{
		Name: "ablate", Most: TotalGames(base, games),
		Run: func(ctx context.Context, l *experiment.Lab) (*Ablation, error) { return Run(ctx, l, load, precision) },
	}
}

// Run plays an ablation with the lab's first pairing: the variant as it is and, for each ability,
// as many games for each of the two questions. With a precision, matches stop once they know the
// worth within ± so many Elo.
func Run(ctx context.Context, l *experiment.Lab, load experiment.Load, precision float64) (*Ablation, error) {
	base, err := load(variants.Overrides{})
	if err != nil {
		return nil, err
	}
	only := *l
	only.Pairings = l.Pairings[:1]
	report, err := only.Play(ctx, base, "")
	if err != nil {
		return nil, err
	}
	a := &Ablation{
		Schema: Schema, Variant: base.Label(), Digest: base.Digest(), Bots: only.Pairings[0].String(), Games: l.Games, Seed: l.Seed,
		Margin: Margin, Abilities: []Ability{}, base: report.Pairings[0],
	}
	for _, t := range Toggles(base) {
		ability, err := a.ablate(ctx, &only, base, load, t, precision)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", t.ID, err)
		}
		a.Abilities = append(a.Abilities, *ability)
	}
	a.judge()
	slices.SortStableFunc(a.Abilities, func(x, y Ability) int { return cmp.Compare(y.elo(), x.elo()) })
	a.Failures = l.Failures.Told()
	return a, nil
}

// Toggles lists what an ablation turns: every ability and option that is on or off. Not the cards
// of a deck, which all players share.
func Toggles(def *variants.Definition) []variants.Toggle {
	return slices.DeleteFunc(def.Toggles(), func(t variants.Toggle) bool { return t.Value != "" || t.Card })
}

// TotalGames is how many games an ablation plays at most.
func TotalGames(def *variants.Definition, games int) int {
	return games + len(Toggles(def))*(games+experiment.MatchGames(def.Seats(), 1, games))
}

func (a *Ablation) ablate(
	ctx context.Context, l *experiment.Lab, base *variants.Definition, load experiment.Load, t variants.Toggle, precision float64,
) (*Ability, error) {
	turned := variants.Overrides{Without: []string{t.ID}}
	if !t.Enabled {
		turned = variants.Overrides{With: []string{t.ID}}
	}
	other, err := load(turned)
	if err != nil {
		return nil, err
	}
	out := &Ability{seats: a.base.Seats, ID: t.ID, Summary: t.Summary, On: t.Enabled, P: reports.Number(math.NaN()), Corrected: reports.Number(math.NaN())}
	report, err := l.Play(ctx, other, "")
	if err != nil {
		return nil, err
	}
	out.both(a.base, report.Pairings[0])
	has, lacks := base, other
	if !t.Enabled {
		has, lacks = other, base
	}
	white, err1 := engine.CompileSides(lacks, has)
	black, err2 := engine.CompileSides(has, lacks)
	if err1 != nil || err2 != nil {
		return out, nil // the sides of a game share what it changes
	}
	if out.Worth, err = l.Match(ctx, []experiment.Cell{{WhiteLacks: white, BlackLacks: black}}, precision); err != nil {
		return nil, err
	}
	out.contrast = out.Worth.Contrast()
	out.P = reports.Number(out.contrast.P())
	return out, nil
}

// both compares the game as it is with the game with the ability turned.
func (x *Ability) both(base, turned *reports.Pairing) {
	c := compare.Pairings(base, turned)
	x.Inert = c.Identical
	for _, id := range append([]string{"score." + base.Seats[0].Who}, effects...) {
		if d := c.Find(id); d != nil {
			x.Game = append(x.Game, Effect{Difference: *d})
		}
	}
	has := base
	if !x.On {
		has = turned
	}
	for i := range has.Abilities {
		if q := &has.Abilities[i]; q.ID == x.ID {
			x.Uses = &q.GamesUsed
		}
	}
}

// judge corrects the p-values of each question and gives the verdicts.
func (a *Ablation) judge() {
	ps := make([]float64, len(a.Abilities))
	for i := range ps {
		ps[i] = float64(a.Abilities[i].P)
	}
	for i, p := range stats.Holm(ps) {
		x := &a.Abilities[i]
		x.Corrected = reports.Number(p)
		if x.Worth == nil {
			continue
		}
		margin := a.margin()
		x.Verdict = stats.Judge(x.contrast, margin, p)
		if x.Verdict == stats.Unclear {
			x.Needed = compare.Games(x.contrast.Needed(x.Worth.Pairs.N(), margin), x.Worth.Together())
		}
	}
	for k := range 1 + len(effects) {
		for i := range ps {
			ps[i] = math.NaN()
			if k < len(a.Abilities[i].Game) {
				ps[i] = float64(a.Abilities[i].Game[k].P)
			}
		}
		for i, p := range stats.Holm(ps) {
			if k < len(a.Abilities[i].Game) {
				e := &a.Abilities[i].Game[k]
				e.Corrected, e.Verdict = reports.Number(p), e.Judge(p)
				e.Marked = e.Verdict == stats.Higher || e.Verdict == stats.Lower
			}
		}
	}
}

// margin is the margin in the score of a match. One who plays alone has no rating; then it is that
// of two seats.
func (a *Ablation) margin() float64 {
	return stats.MatchScore(a.Margin, max(2, len(a.base.Seats))) - 0.5
}

// elo is what the ability is worth, for sorting: those of unknown worth last.
func (x *Ability) elo() float64 {
	switch {
	case x.Worth == nil:
		return math.Inf(-1)
	case x.alone():
		return float64(x.Worth.Score.Value)
	}
	return float64(x.Worth.Elo.Value)
}

// alone reports whether the worth is one of games for one, which have no rating but a share of
// games won.
func (x *Ability) alone() bool { return len(x.seats) == 1 }
