package bot

import (
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine/game"
)

// epsilonSetting makes a bot err at random. All bots have it but the one that does nothing else.
var epsilonSetting = Setting{Name: "epsilon", Summary: "probability of a random move instead", High: 1}

// erring is a bot that now and then plays a random move.
type erring struct {
	Bot
	rng     *rand.Rand
	epsilon float64
}

// mayErr makes the bots of a kind err as their settings say.
func mayErr(s *settings, create func(game.Game, *rand.Rand) Bot) func(game.Game, *rand.Rand) Bot {
	i := s.index(epsilonSetting.Name)
	if i < 0 || s.values[i] == 0 {
		return create
	}
	return func(g game.Game, rng *rand.Rand) Bot { return &erring{create(g, rng), rng, s.values[i]} }
}

// Choose implements [Bot].
func (b *erring) Choose(s game.State, ms *game.Moves) int {
	if b.rng.Float64() < b.epsilon {
		return b.rng.IntN(ms.Len())
	}
	return b.Bot.Choose(s, ms)
}

// StopAt implements [Stopper].
func (b *erring) StopAt(done <-chan struct{}) {
	if inner, ok := b.Bot.(Stopper); ok {
		inner.StopAt(done)
	}
}

// Begin implements [Beginner].
func (b *erring) Begin() {
	if inner, ok := b.Bot.(Beginner); ok {
		inner.Begin()
	}
}
