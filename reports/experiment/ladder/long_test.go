package ladder

import (
	"flag"
	"testing"

	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

var (
	long      = flag.Bool("long", false, "play the long matches too, which take an hour or so on one core")
	longGames = flag.Int("games", 400, "how many games each of the long matches takes")
)

// claims are who is stronger than whom in every built-in variant.
var claims = []selfplay.Pairing{
	{First: "greedy", Second: "random"},
	{First: "mcts:playouts=400", Second: "random"},
	{First: "search:nodes=1000", Second: "greedy"},
	{First: "search:nodes=10000", Second: "search:nodes=1000"},
}

// TestStrength shows, with -long, that the bots are as strong as their order says: the interval of
// every score lies above one half.
func TestStrength(t *testing.T) {
	if !*long {
		t.Skip("takes long; ask for it with -long")
	}
	for _, p := range claims {
		for _, ref := range []string{"wild-kingdom-2009", "wild-kingdom-2016", "wild-kingdom-2017", "jungle"} {
			t.Run(p.String()+"/"+ref, func(t *testing.T) {
				def, err := variants.Load(ref, variants.Overrides{})
				if err != nil {
					t.Fatal(err)
				}
				r, err := Run(t.Context(), &experiment.Lab{Pairings: []selfplay.Pairing{p}, Games: *longGames, Seed: 1}, def)
				if err != nil {
					t.Fatal(err)
				}
				s := r.Steps[0]
				t.Logf("score %.3f [%.3f, %.3f], median %d plies", s.Result.Score.Value, s.Result.Score.Low, s.Result.Score.High, s.Median)
				if !s.Proven {
					t.Errorf("%s is not shown to be stronger than %s", p.First, p.Second)
				}
			})
		}
	}
}
