package values

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/variants"
)

// Schema is the version of the JSON form of [Values].
const Schema = 1

// unitGames is how many times as many games as the others the unit's match has: all values are told
// in it.
const unitGames = 4

// Values is what the pieces of a variant are worth.
type Values struct {
	Schema     int     `json:"schema"`
	Variant    string  `json:"variant"`
	Digest     string  `json:"digest"`
	Bots       string  `json:"pairing"`
	Games      int     `json:"games_per_piece"`
	Seed       uint64  `json:"seed"`
	Unit       string  `json:"unit"`       // the type whose value is 1
	Told       Told    `json:"told"`       // by which ways one more of the unit is shown to help
	Regression int     `json:"positions"`  // that the regression has seen
	Pieces     []Piece `json:"pieces"`     // in the order of the variant
	UnitValue  float64 `json:"unit_value"` // what the variant says the unit is worth

	Failures *reports.Failures `json:"bot_failures,omitempty"` // of all games

	// Ref is the name or path by which a variant file can extend the variant; empty: its name.
	Ref string `json:"-"`

	unitName string
}

// Told says whether a way can tell values in units at all.
type Told struct {
	Regression bool `json:"regression"`
	Match      bool `json:"match"`
}

// A Piece is what one type is worth.
type Piece struct {
	ID      string  `json:"id"`
	Name    string  `json:"name"`
	Variant float64 `json:"variant_value"` // what the variant says, in its own unit

	RegressionElo reports.Estimate `json:"regression_elo"` // of one more
	Regression    reports.Estimate `json:"regression"`     // in units
	MatchElo      reports.Estimate `json:"match_elo"`      // of one more at the start
	Match         reports.Estimate `json:"match"`          // in units
	Instead       string           `json:"instead,omitempty"`
	Pairs         stats.Outcomes   `json:"match_pairs"` // by points of the side that is better off

	P         reports.Number `json:"p"` // of both ways telling the same; null unless both tell
	Corrected reports.Number `json:"corrected"`
	Disagree  bool           `json:"disagree"` // by more than chance, after Holm
	// of both together, by their precision; null if neither tells
	Value reports.Number `json:"value"`
}

// Plan is the values of a variant by so many games a type of piece.
func Plan(def *variants.Definition, games int) experiment.Plan[*Values] {
	return experiment.Plan[*Values]{
		Name: "values", Most: TotalGames(def, games),
		Run: func(ctx context.Context, l *experiment.Lab) (*Values, error) { return Run(ctx, l, def) },
	}
}

// Run plays the games: some of the variant as it is, for the regression, and as many for each type
// of piece, with the lab's first pairing.
func Run(ctx context.Context, l *experiment.Lab, def *variants.Definition) (*Values, error) {
	if !def.HasBoard() {
		return nil, errors.New("values are of pieces that a side can lack at the start; cards are not there at the start")
	}
	only := *l
	only.Pairings = l.Pairings[:1]
	list := handicaps(def)
	if len(list) == 0 {
		return nil, errors.New("every piece of the variant is royal or not there at the start")
	}
	v := &Values{Schema: Schema, Variant: def.Label(), Digest: def.Digest(), Bots: only.Pairings[0].String(), Games: l.Games, Seed: l.Seed}
	report, err := only.Play(ctx, def, "")
	if err != nil {
		return nil, err
	}
	unit := unitOf(def, list)
	v.Unit, v.unitName, v.UnitValue = def.Animals[unit].ID, def.Animals[unit].Name, def.Animals[unit].Value
	for _, h := range list {
		match := only
		if h.piece == unit {
			match.Games *= unitGames
		}
		cs, err := cells(def, h)
		if err != nil {
			return nil, err
		}
		result, err := match.Match(ctx, cs, 0)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", def.Animals[h.piece].ID, err)
		}
		v.add(def, h, result)
	}
	v.regression(report.Pairings[0].Worth)
	v.units()
	v.judge()
	slices.SortStableFunc(v.Pieces, func(a, b Piece) int { return def.Animal(a.ID) - def.Animal(b.ID) })
	v.Failures = l.Failures.Told()
	return v, nil
}

// TotalGames is how many games [Run] plays.
func TotalGames(def *variants.Definition, games int) int {
	return games * (len(handicaps(def)) + unitGames)
}

// unitOf chooses the type that is 1.
func unitOf(def *variants.Definition, list []handicap) int {
	g, err := engine.Compile(def)
	if err != nil {
		return list[0].piece // the games will say what is wrong
	}
	var kinds []int
	for _, h := range list {
		if h.instead < 0 {
			kinds = append(kinds, h.piece)
		}
	}
	return kinds[reports.Reference(g.Pieces(), startCounts(def), kinds)]
}

func (v *Values) add(def *variants.Definition, h handicap, r *experiment.Result) {
	a := &def.Animals[h.piece]
	p := Piece{
		ID: a.ID, Name: a.Name, Variant: a.Value, Pairs: r.Pairs, MatchElo: r.Elo,
		Regression: reports.Unknown(), RegressionElo: reports.Unknown(), Match: reports.Unknown(),
		P: reports.Number(math.NaN()), Corrected: reports.Number(math.NaN()), Value: reports.Number(math.NaN()),
	}
	if h.instead >= 0 {
		p.Instead = def.Animals[h.instead].ID
	}
	v.Pieces = append(v.Pieces, p)
}

func (v *Values) find(id string) *Piece {
	for i := range v.Pieces {
		if v.Pieces[i].ID == id {
			return &v.Pieces[i]
		}
	}
	return nil
}

// regression enters what the regression says.
func (v *Values) regression(w *reports.Worth) {
	if w == nil {
		return
	}
	v.Regression, v.Told.Regression = w.Positions, w.Told && w.Unit == v.Unit
	for _, x := range w.Pieces {
		if p := v.find(x.ID); p != nil {
			p.RegressionElo, p.Regression = x.Elo, x.Value
		}
	}
}

// units divides what matches tell by the unit's. A type that stands in for another is worth that
// one and the difference.
func (v *Values) units() {
	unit := v.find(v.Unit).MatchElo
	v.Told.Match = unit.Low > 0 && !math.IsInf(float64(unit.High), 1)
	for i := range v.Pieces {
		p := &v.Pieces[i]
		more := v.MatchSum(p)
		q := more.Value / float64(unit.Value)
		variance := more.SE*more.SE + q*q*float64(unit.SE*unit.SE)
		switch {
		case p.ID == v.Unit:
			variance = 0
		case p.Instead == v.Unit: // (u + d)/u = 1 + d/u
			variance = float64(p.MatchElo.SE*p.MatchElo.SE) + (q-1)*(q-1)*float64(unit.SE*unit.SE)
		}
		se := math.Sqrt(variance) / math.Abs(float64(unit.Value))
		p.Match = reports.FromMeasure(stats.Measure{Value: q, SE: se, N: more.N}, "pairs")
	}
}

// MatchSum is what a type is worth by matches in Elo: for one that stands in for another, that
// one's worth and the difference.
func (v *Values) MatchSum(p *Piece) stats.Measure {
	m := p.MatchElo.Measure()
	if p.Instead == "" {
		return m
	}
	of := v.find(p.Instead).MatchElo
	return stats.Measure{Value: m.Value + float64(of.Value), SE: math.Hypot(m.SE, float64(of.SE)), N: m.N}
}

// judge asks whether the two ways agree, and puts them together by their precision.
func (v *Values) judge() {
	ps := make([]float64, len(v.Pieces))
	for i := range v.Pieces {
		p := &v.Pieces[i]
		ps[i] = math.NaN()
		p.Value = reports.Number(v.together(p))
		if p.ID != v.Unit && v.Told.Regression && v.Told.Match && p.Regression.SE.Known() && p.Match.SE.Known() {
			ps[i] = stats.Between(p.Regression.Measure(), p.Match.Measure()).P()
		}
		p.P = reports.Number(ps[i])
	}
	for i, c := range stats.Holm(ps) {
		v.Pieces[i].Corrected, v.Pieces[i].Disagree = reports.Number(c), c < stats.Alpha
	}
}

// together is the mean of both ways, each with the inverse of its variance as its weight.
func (v *Values) together(p *Piece) float64 {
	if p.ID == v.Unit && (v.Told.Regression || v.Told.Match) {
		return 1
	}
	sum, weights := 0.0, 0.0
	for _, way := range []struct {
		told bool
		of   reports.Estimate
	}{{v.Told.Regression, p.Regression}, {v.Told.Match, p.Match}} {
		if se := float64(way.of.SE); way.told && way.of.Value.Known() && se > 0 {
			sum, weights = sum+float64(way.of.Value)/(se*se), weights+1/(se*se)
		}
	}
	if weights == 0 {
		return math.NaN()
	}
	return sum / weights
}
