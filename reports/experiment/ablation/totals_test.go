package ablation

import (
	"context"
	"fmt"
	"testing"

	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/runner"
	"github.com/wildbench/wildbench/variants"
)

// TestTotalGamesOfSets checks that no more games are played than are announced where matches are
// rounded up to whole sets.
func TestTotalGamesOfSets(t *testing.T) {
	for _, test := range []struct{ players, games int }{{1, 9}, {3, 9}, {4, 12}} {
		load := func(more variants.Overrides) (*variants.Definition, error) {
			more.Set = append(more.Set, fmt.Sprint("players=", test.players))
			return variants.Load("moving-wild", more)
		}
		played := 0
		l := &experiment.Lab{Pairings: selfplay.Pairings("random"), Games: test.games, Seed: 9, Workers: 1, Runner: runner.Runner{Played: func(*selfplay.Record) { played++ }}}
		a, err := Run(context.Background(), l, load, 0)
		if err != nil {
			t.Fatal(err)
		}
		def, err := load(variants.Overrides{})
		if err != nil {
			t.Fatal(err)
		}
		want := TotalGames(def, test.games)
		for _, x := range a.Abilities {
			if x.Worth == nil { // the players of one game cannot differ in it: there was no match
				want -= experiment.MatchGames(test.players, 1, test.games)
			}
		}
		if played != want {
			t.Errorf("%d players: played %d games, announced %d", test.players, played, want)
		}
	}
}
