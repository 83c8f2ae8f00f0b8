package selfplay

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
)

// A Bot chooses moves. What it chooses may depend on the position, on its settings and on its own random stream, and on nothing
// else: a worker uses one Bot for many games and starts its stream afresh for each.
type Bot interface {
	// Choose returns the index of a move of ms, which holds the legal moves of s and is not empty. It changes neither.
	Choose(s game.State, ms *game.Moves) int
}

// A Factory makes bots of one name and settings.
type Factory struct {
	// Spec is the name with the settings that differ from their defaults, such as "greedy" or "greedy:epsilon=0.1". Equal
	// bots have equal specs.
	Spec string
	// New makes a Bot that plays g and draws its randomness from rng.
	New func(g game.Game, rng *rand.Rand) Bot
}

// A Kind is a bot that can be had by name.
type Kind struct {
	Name    string
	Summary string // one line on how it plays and on its settings
	make    func(s *settings) func(g game.Game, rng *rand.Rand) Bot
}

// kinds are the bots from weakest to strongest.
var kinds = []Kind{
	{"random", "chooses uniformly among the legal moves", newRandom},
	{"greedy", "looks one ply ahead: wins if it can, keeps its royal safe, takes the most material; epsilon=P plays a random move with probability P", newGreedy},
}

// Kinds lists the bots by name, from weakest to strongest.
func Kinds() []Kind { return append([]Kind(nil), kinds...) }

// A SpecError says what is wrong with the name or the settings of a bot.
type SpecError struct {
	Spec    string
	Problem string
}

func (e *SpecError) Error() string { return fmt.Sprintf("bot %q: %s", e.Spec, e.Problem) }

// NewBot finds a bot by name and settings: "name" or "name:setting=value:setting=value". The error is a [*SpecError] that lists
// what there is.
func NewBot(spec string) (Factory, error) {
	name, rest, _ := strings.Cut(spec, ":")
	for _, k := range kinds {
		if k.Name != name {
			continue
		}
		s, err := parseSettings(rest)
		if err != nil {
			return Factory{}, &SpecError{spec, err.Error()}
		}
		create := k.make(s)
		if err := s.finish(); err != nil {
			return Factory{}, &SpecError{spec, err.Error()}
		}
		return Factory{Spec: s.canonical(name), New: create}, nil
	}
	return Factory{}, &SpecError{spec, unknown("bot", name, botNames())}
}

func botNames() []string {
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = k.Name
	}
	return names
}
