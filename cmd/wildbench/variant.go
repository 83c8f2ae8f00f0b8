package main

import (
	"errors"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/config"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/excerpt"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// variantFlags change the variants that a command works with.
type variantFlags struct {
	with, without, set []string
	players            int // 0: as many as the variant says
}

func (v *variantFlags) register(flags *pflag.FlagSet) {
	flags.StringArrayVar(&v.with, "with", nil, "turn an ability or option on, or give an option a value: `ID[=VALUE]`, several by commas")
	flags.StringArrayVar(&v.without, "without", nil, "turn an ability or option off: `ID`, several by commas")
	flags.StringArrayVar(&v.set, "set", nil, "change any parameter: `PATH=VALUE`, such as limits.max_plies=200")
}

// registerPlayers adds --players to a command that plays with one number of players.
func (v *variantFlags) registerPlayers(flags *pflag.FlagSet) {
	wholeVar(flags, &v.players, "players", 0, 1, mostPlayers, playersUsage+" (default: as the variant says)")
}

func (v *variantFlags) overrides() variants.Overrides {
	return variants.Overrides{With: byCommas(v.with), Without: byCommas(v.without), Set: v.set}
}

// words are the flags as on a command line.
func (v *variantFlags) words() []string {
	var words []string
	for _, f := range []struct {
		name  string
		texts []string
	}{{"--with", v.with}, {"--without", v.without}, {"--set", v.set}} {
		for _, text := range f.texts {
			words = append(words, f.name, quote(text))
		}
	}
	return words
}

// again is a variant with the flags that change it, as on a command line.
func (v *variantFlags) again(ref string) string {
	words := append([]string{quote(ref)}, v.words()...)
	if v.players != 0 {
		words = append(words, "--players", strconv.Itoa(v.players))
	}
	return strings.Join(words, " ")
}

func byCommas(texts []string) []string {
	var list []string
	for _, text := range texts {
		for word := range strings.SplitSeq(text, ",") {
			list = append(list, strings.TrimSpace(word))
		}
	}
	return list
}

// load reads a variant and compiles it.
func (v *variantFlags) load(ref string) (*variants.Definition, game.Game, error) {
	def, err := v.definition(ref)
	if err != nil {
		return nil, nil, err
	}
	g, err := engine.Compile(def)
	if err != nil {
		return nil, nil, strictyaml.Invalid(ref, err)
	}
	return def, g, nil
}

// definition reads a variant.
func (v *variantFlags) definition(ref string) (*variants.Definition, error) {
	return v.changed(ref, variants.Overrides{})
}

// changed reads a variant with the changes of the flags, and more.
func (v *variantFlags) changed(ref string, more variants.Overrides) (*variants.Definition, error) {
	overrides := v.overrides()
	if v.players != 0 {
		var err error
		if overrides.Players, err = config.PlayersOf(ref, v.players); err != nil {
			return nil, usage(err)
		}
	}
	overrides.With = append(overrides.With, more.With...)
	overrides.Without = append(overrides.Without, more.Without...)
	overrides.Set = append(overrides.Set, more.Set...)
	def, err := variants.Load(ref, overrides)
	return def, strictyaml.Invalid(ref, err)
}

// position is the start of a game, or the position that --fen gives.
func position(g game.Game, fen string) (game.State, error) {
	if fen == "" {
		return g.Start(), nil
	}
	s, err := g.Parse(fen)
	var wrong *game.TextError
	if errors.As(err, &wrong) {
		text, mark := excerpt.At(fen, wrong.Character(), excerpt.Columns-4)
		return nil, badUsage("--fen: %v\n    %s\n    %s", err, text, mark)
	}
	if err != nil {
		return nil, badUsage("--fen: %v", err)
	}
	return s, nil
}

// addFEN adds --fen to a command.
func addFEN(cmd *cobra.Command) *string {
	return cmd.Flags().String("fen", "", "the position, as a `TEXT` (default: the start of the game)")
}
