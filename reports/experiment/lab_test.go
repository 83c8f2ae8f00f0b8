package experiment

import (
	"context"
	"math"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants"
)

const pond = "../reportstest/testdata/pond.yaml"

func load(t *testing.T, overrides variants.Overrides) *variants.Definition {
	t.Helper()
	def, err := variants.Load(pond, overrides)
	if err != nil {
		t.Fatal(err)
	}
	return def
}

// cell is a game in which one side lacks an ability.
func cell(t *testing.T, ability string) Cell {
	t.Helper()
	full, lacking := load(t, variants.Overrides{}), load(t, variants.Overrides{Without: []string{ability}})
	white, err := engine.CompileSides(lacking, full)
	if err != nil {
		t.Fatal(err)
	}
	black, err := engine.CompileSides(full, lacking)
	if err != nil {
		t.Fatal(err)
	}
	return Cell{white, black}
}

func TestMatchTellsWhoIsBetterOff(t *testing.T) {
	played := 0
	l := &Lab{Pairings: selfplay.Pairings("greedy"), Games: 300, Seed: 3, Runner: runner.Runner{Played: func(*selfplay.Record) { played++ }}}
	r, err := l.Match(context.Background(), []Cell{cell(t, "heron.stab")}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if played != 300 || r.Games != 300 || r.Score.N != 150 {
		t.Errorf("played %d games, counted %d, in %d pairs", played, r.Games, r.Score.N)
	}
	if r.Score.Low < .5 {
		t.Errorf("a heron that stabs is no better off: %+v", r.Score)
	}
	l.Workers = 3
	if again, err := l.Match(context.Background(), []Cell{cell(t, "heron.stab")}, 0); err != nil || cmp.Diff(r.Pairs, again.Pairs) != "" {
		t.Errorf("another number of workers: %v, %v, want %v", again, err, r.Pairs)
	}
}

func TestMatchSpreadsGamesOverCells(t *testing.T) {
	l := &Lab{Pairings: selfplay.Pairings("random"), Games: 100, Seed: 1}
	c := cell(t, "heron.stab")
	r, err := l.Match(context.Background(), []Cell{c, c, c}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if r.Games < 100 || r.Games > 112 {
		t.Errorf("%d games of three cells, want 100 or a few more", r.Games)
	}
}

func TestMatchStopsWhenItKnows(t *testing.T) {
	l := &Lab{Pairings: selfplay.Pairings("random"), Games: 2000, Seed: 1}
	for _, ability := range []string{"heron.stab", "heron.dive"} { // the second is no move at all: all pairs are split
		r, err := l.Match(context.Background(), []Cell{cell(t, ability)}, 60)
		if err != nil {
			t.Fatal(err)
		}
		if r.Games >= 2000 || float64(r.Elo.High-r.Elo.Low)/2 > 60 {
			t.Errorf("%s: %d games for %v", ability, r.Games, r.Elo)
		}
	}
}

func TestSplitPairsAreNotCertainty(t *testing.T) {
	r := NewResult(stats.Outcomes{0, 0, 200, 0, 0}, 2)
	if r.Score.Low != .4925 || r.Score.High != .5075 || !(r.Contrast().Within(.03) < .05) {
		t.Errorf("200 pairs that were split: %+v", r.Score)
	}
	if r := NewResult(stats.Outcomes{0, 0, 10, 0, 0}, 2); r.Contrast().Within(.03) < .05 {
		t.Errorf("ten pairs that were split are certain: %+v", r.Score)
	}
}

// TestRatingOfSeats checks the rating of a match over four seats: who is 190.85 better wins 1/2 of
// the games alone, and 1/10 where all others are.
func TestRatingOfSeats(t *testing.T) {
	pairs := make(stats.Outcomes, 2*4*12+1) // four pairs of games with one deal, wins of 12 units
	pairs[67], pairs[68] = 160, 40          // 67.2 of 96 in the mean: 1/2 + (1/2 − 1/10)/2
	r := NewResult(pairs, 4)
	if want := 400 * math.Log10(3); math.Abs(float64(r.Elo.Value)-want) > 1e-9 {
		t.Errorf("%v Elo, want %v", r.Elo.Value, want)
	}
	if r.Games != 200*8 || r.Together() != 8 || r.Score.N != 200 {
		t.Errorf("%d games, %d together, in %d sets", r.Games, r.Together(), r.Score.N)
	}
	if !(r.Elo.Low < r.Elo.Value && r.Elo.Value < r.Elo.High) || math.Abs(float64((r.Elo.High-r.Elo.Low)/2/r.Elo.SE)-1.97) > 0.02 {
		t.Errorf("the interval is not two standard errors wide: %+v", r.Elo)
	}
	if alone := NewResult(stats.Outcomes{5, 30, 12}, 1); alone.Elo.Value.Known() || !alone.Score.Value.Known() || alone.Together() != 2 {
		t.Errorf("a match of games for one: %+v", alone)
	}
}

// TestMatchOfCards plays a match of a game of cards for three, in whole sets.
func TestMatchOfCards(t *testing.T) {
	sides := func(without ...string) *variants.Definition {
		def, err := variants.Load("moving-wild", variants.Overrides{Set: []string{"players=3"}, Without: without})
		if err != nil {
			t.Fatal(err)
		}
		return def
	}
	full, lacking := sides(), sides("red-panda.loner")
	white, err1 := engine.CompileSides(lacking, full)
	black, err2 := engine.CompileSides(full, lacking)
	if err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	l := &Lab{Pairings: selfplay.Pairings("greedy"), Games: 60, Seed: 1}
	r, err := l.Match(context.Background(), []Cell{{white, black}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if r.Games != 60 || r.Score.N != 10 || r.Score.Of != "sets" {
		t.Errorf("%d games, in %d %s; want 60 in 10 sets of pairs", r.Games, r.Score.N, r.Score.Of)
	}
}

func TestMatchOfNothing(t *testing.T) {
	if _, err := (&Lab{Pairings: selfplay.Pairings("random"), Games: 10}).Match(context.Background(), nil, 0); err == nil {
		t.Error("no error")
	}
}
