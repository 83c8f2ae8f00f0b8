package search

import (
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// TestSearchesStop checks that a choice ends though its budget would last for hours.
func TestSearchesStop(t *testing.T) {
	g := load(t, "jungle", variants.Overrides{})
	rng := rand.New(rand.NewPCG(1, 2))
	closed := make(chan struct{})
	close(closed)
	for name, b := range map[string]interface {
		chooser
		StopAt(done <-chan struct{})
	}{
		"alpha-beta":      New(g, Settings{Nodes: 1e9, Noise: 2}, rng),
		"playouts":        NewMCTS(g, MCTSSettings{Playouts: 1e9, Depth: 3, Explore: 0.4}, rng),
		"sampled plies":   NewSampler(g, SamplerSettings{Nodes: 1e9}, rng),
		"sampled samples": NewSampler(g, SamplerSettings{Playouts: 1e9}, rng),
	} {
		b.StopAt(closed)
		s, ms := g.Start(), new(game.Moves)
		s.Moves(ms)
		if i := b.Choose(s, ms); i < 0 || i >= ms.Len() {
			t.Errorf("%s: chose move %d of %d", name, i, ms.Len())
		}
	}
}
