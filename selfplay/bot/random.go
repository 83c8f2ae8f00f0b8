package bot

import (
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine/game"
)

// random chooses uniformly among the legal moves.
type random struct{ rng *rand.Rand }

func newRandom(*settings) func(game.Game, *rand.Rand) Bot {
	return func(_ game.Game, rng *rand.Rand) Bot { return random{rng} }
}

func (r random) Choose(_ game.State, ms *game.Moves) int { return r.rng.IntN(ms.Len()) }
