package speed_test

import (
	"testing"
	"time"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/selfplay/speed"
	"github.com/wildbench/wildbench/variants"
)

func TestMeasure(t *testing.T) {
	def, err := variants.Load("jungle", variants.Mods{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	r := speed.Measure(g, speed.Options{Runs: 3, Time: time.Millisecond, Cores: 2})
	if r.Game != "jungle" || r.Cores != 2 || r.Perft.Depth < 1 {
		t.Errorf("measured %+v", r)
	}
	for _, s := range []speed.Spread{r.OneCore.Plies, r.OneCore.Games, r.OneCore.Moves, r.AllCores.Plies, r.Perft.Nodes} {
		if s.Lowest <= 0 || s.Median < s.Lowest || s.Most < s.Median {
			t.Errorf("spread %+v", s)
		}
	}
	if r.OneCore.Moves.Median < r.OneCore.Plies.Median {
		t.Errorf("fewer legal moves than plies: %+v", r.OneCore)
	}
}
