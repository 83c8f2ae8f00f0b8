package bot

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/wildbench/wildbench/engine/game"
)

// A Bot chooses moves. What it chooses may depend on the position, on the game so far (see
// [Beginner]), on its settings and on its own random stream, and on nothing else: a worker uses one
// Bot for many games and starts its stream afresh for each.
type Bot interface {
	// Choose returns the index of a move of ms, which holds the legal moves of s and is not empty.
	// It changes neither.
	Choose(s game.State, ms *game.Moves) int
}

// A Beginner is a Bot that remembers the positions it has seen in a game, and is told when another
// begins so as to forget them.
type Beginner interface{ Begin() }

// A Stopper is a Bot that may think for long, and stops once a channel is closed; what it chooses
// then means nothing.
type Stopper interface{ StopAt(done <-chan struct{}) }

// An Outsider is a Bot that lives outside of this process, where things can go wrong.
type Outsider interface {
	// BeginGame tells that a game begins, which is given up once the context is done. The function
	// ends the context of all games, when the machine refuses what the bot needs.
	BeginGame(ctx context.Context, giveUp context.CancelCauseFunc)
	Mishaps() (Mishaps, error) // of the game, and the last of them
	Close()                    // no more games
}

// A Factory makes bots of one name and settings.
type Factory struct {
	// Spec is the name with the budget and the settings that differ from their defaults, such as
	// "greedy:epsilon=0.1" or "search:nodes=1000". Equal bots have equal specs.
	Spec string
	// New makes a Bot that plays g and draws its randomness from rng.
	New func(g game.Game, rng *rand.Rand) Bot

	Memory func(g game.Game) int // bytes that a bot may take; nil: few
}

// A Kind is a bot that can be had by name.
type Kind struct {
	Name     string
	Summary  string // one line on how it plays
	Settings []Setting
	make     func(s *settings) func(g game.Game, rng *rand.Rand) Bot
	memory   func(s *settings) func(g game.Game) int // nil: it takes little
}

// kinds are the bots from weakest to strongest.
var kinds = []Kind{
	{"random", "chooses uniformly among the legal moves", nil, newRandom, nil},
	{"greedy", "looks one ply ahead: wins if it can, keeps its royal safe, takes the most material", []Setting{epsilonSetting}, newGreedy, nil},
	{"mcts", "samples games and follows the moves that do well: UCT; where cards are hidden it guesses them, and nothing but playouts is heeded", mctsSettings, newMCTS, mctsMemory},
	{"search", "looks as far ahead as its budget goes: alpha-beta, then captures until all is quiet; where cards are hidden or not two play it samples, as mcts does, and nothing but nodes is heeded", searchSettings, newSearch, searchMemory},
}

// Kinds lists the bots by name, from weakest to strongest.
func Kinds() []Kind { return append([]Kind(nil), kinds...) }

// A SpecError says what is wrong with the name or the settings of a bot.
type SpecError struct {
	Spec    string
	Problem string
}

func (e *SpecError) Error() string { return fmt.Sprintf("bot %q: %s", e.Spec, e.Problem) }

// New finds a bot by name and settings: "name" or "name:setting=value:setting=value". The error is
// a [*SpecError] that lists what there is.
func New(spec string) (Factory, error) {
	name, rest, _ := strings.Cut(spec, ":")
	if name == programName {
		return newProgram(spec)
	}
	for _, k := range kinds {
		if k.Name != name {
			continue
		}
		s, err := parseSettings(rest, k.Settings)
		if err != nil {
			return Factory{}, &SpecError{spec, err.Error()}
		}
		f := Factory{Spec: s.canonical(name), New: mayErr(s, k.make(s))}
		if k.memory != nil {
			f.Memory = k.memory(s)
		}
		return f, nil
	}
	if spec == "" {
		return Factory{}, &SpecError{spec, "a name is missing between two commas; wildbench bots list says who there is"}
	}
	return Factory{}, &SpecError{spec, unknown("bot", name, Names())}
}

// Names lists the names of all bots.
func Names() []string {
	var names []string
	for _, k := range kinds {
		names = append(names, k.Name)
	}
	return append(names, programName)
}
