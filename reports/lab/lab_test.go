package lab

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

const pond = "../reportstest/testdata/pond.yaml"

func load(t *testing.T, mods variants.Mods) *variants.Definition {
	t.Helper()
	def, err := variants.Load(pond, mods)
	if err != nil {
		t.Fatal(err)
	}
	return def
}

// cell is a game in which one side lacks an ability.
func cell(t *testing.T, ability string) Cell {
	t.Helper()
	full, lacking := load(t, variants.Mods{}), load(t, variants.Mods{Without: []string{ability}})
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
	l := &Lab{Pairings: selfplay.Pairings("greedy"), Games: 300, Seed: 3, After: func() { played++ }}
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
	r := NewResult(stats.Outcomes{0, 0, 200, 0, 0})
	if r.Score.Low != .4925 || r.Score.High != .5075 || !(r.Contrast().Within(.03) < .05) {
		t.Errorf("200 pairs that were split: %+v", r.Score)
	}
	if r := NewResult(stats.Outcomes{0, 0, 10, 0, 0}); r.Contrast().Within(.03) < .05 {
		t.Errorf("ten pairs that were split are certain: %+v", r.Score)
	}
}

func TestMatchOfNothing(t *testing.T) {
	if _, err := (&Lab{Pairings: selfplay.Pairings("random"), Games: 10}).Match(context.Background(), nil, 0); err == nil {
		t.Error("no error")
	}
}
