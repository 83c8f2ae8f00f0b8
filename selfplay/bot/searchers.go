package bot

import (
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/bot/search"
)

var searchSettings = []Setting{
	{Name: "nodes", Summary: "positions to visit for a move; in games with hidden cards, the plies of sampled games", Default: 1000, Low: 1, High: 1e9, Whole: true, Always: true},
	{Name: "depth", Summary: "plies to look ahead at most, captures not counted; 0: as far as nodes go", High: 60, Whole: true, Boards: true},
	{Name: "noise", Summary: "random part of evaluations, in hundredths of an average piece", Default: 2, High: 1000, Boards: true},
	epsilonSetting,
}

func readSearch(s *settings) search.Settings {
	return search.Settings{Nodes: s.whole("nodes"), Depth: s.whole("depth"), Noise: s.number("noise")}
}

func searchMemory(s *settings) func(game.Game) int {
	return unlessSampling(readSearch(s).Memory())
}

// unlessSampling is what a bot takes in games that it does not sample.
func unlessSampling(bytes int) func(game.Game) int {
	return func(g game.Game) int {
		if search.Samples(g) {
			return 0
		}
		return bytes
	}
}

func newSearch(s *settings) func(game.Game, *rand.Rand) Bot {
	o := readSearch(s)
	return func(g game.Game, rng *rand.Rand) Bot {
		if search.Samples(g) {
			return search.NewSampler(g, search.SamplerSettings{Nodes: o.Nodes}, rng)
		}
		return search.New(g, o, rng)
	}
}

var mctsSettings = []Setting{
	{Name: "playouts", Summary: "games to sample for a move", Default: 400, Low: 1, High: 1e6, Whole: true, Always: true},
	{Name: "depth", Summary: "plies after which a sampled game is cut off and its position judged", Default: 4, High: 1000, Whole: true, Boards: true},
	{Name: "policy", Summary: "how sampled games are played: taking the most, or at random", Words: []string{"greedy", "random"}, High: 1, Boards: true},
	{Name: "explore", Summary: "weight of moves tried little against those that did well", Default: 0.4, High: 100, Boards: true},
	epsilonSetting,
}

func readMCTS(s *settings) search.MCTSSettings {
	return search.MCTSSettings{
		Playouts: s.whole("playouts"), Depth: s.whole("depth"), Greedy: s.whole("policy") == 0, Explore: s.number("explore"),
	}
}

func mctsMemory(s *settings) func(game.Game) int { return unlessSampling(readMCTS(s).Memory()) }

func newMCTS(s *settings) func(game.Game, *rand.Rand) Bot {
	o := readMCTS(s)
	return func(g game.Game, rng *rand.Rand) Bot {
		if search.Samples(g) {
			return search.NewSampler(g, search.SamplerSettings{Playouts: o.Playouts}, rng)
		}
		return search.NewMCTS(g, o, rng)
	}
}
