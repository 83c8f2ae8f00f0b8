package config

import (
	"errors"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestPlayers(t *testing.T) {
	type batch struct {
		Label    string
		Seats    int
		Games    int
		Pairings int
	}
	for name, test := range map[string]struct {
		change func(*Config)
		want   []batch
	}{
		"as the variant has it": {func(c *Config) {}, []batch{{"moving-wild", 4, 60, 3}}},
		"one number":            {func(c *Config) { c.Players = []int{3} }, []batch{{"moving-wild", 3, 60, 3}}},
		"several numbers": {func(c *Config) { c.Players = []int{2, 5} },
			[]batch{{"moving-wild, 2 players", 2, 60, 3}, {"moving-wild, 5 players", 5, 60, 3}}},
		"alone": {func(c *Config) { c.Players = []int{1} }, []batch{{"moving-wild", 1, 60, 2}}},
		"by default as many games as make whole sets": {func(c *Config) { c.Players, c.Games, c.defaultGames = []int{2, 3, 6}, 400, true },
			[]batch{{"moving-wild, 2 players", 2, 400, 3}, {"moving-wild, 3 players", 3, 402, 3}, {"moving-wild, 6 players", 6, 402, 3}}},
		"a board game too": {func(c *Config) { c.Variants, c.Players = []Variant{{Name: "jungle"}}, []int{2} }, []batch{{"jungle", 2, 60, 3}}},
		"with other changes": {func(c *Config) { c.Variants[0].Set, c.Players = []string{"scoring=expert"}, []int{3, 2} },
			[]batch{{"moving-wild scoring=expert, 3 players", 3, 60, 3}, {"moving-wild scoring=expert, 2 players", 2, 60, 3}}},
		"with labels": {func(c *Config) { c.Variants[0].Label, c.Players = "mine", []int{2} }, []batch{{"mine", 2, 60, 3}}},
		"with labels side by side": {func(c *Config) { c.Variants[0].Label, c.Players = "mine", []int{2, 3} },
			[]batch{{"mine, 2 players", 2, 60, 3}, {"mine, 3 players", 3, 60, 3}}},
	} {
		t.Run(name, func(t *testing.T) {
			c := &Config{Variants: []Variant{{Name: "moving-wild"}}, Bots: []string{"random", "greedy"}, Games: 60}
			test.change(c)
			parts, err := c.Parts()
			if err != nil {
				t.Fatal(err)
			}
			var got []batch
			for _, p := range parts {
				got = append(got, batch{p.Batch.Name(), p.Batch.Game.Seats(), p.Batch.Games, len(p.Batch.Pairings)})
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestPlayersErrors(t *testing.T) {
	for want, change := range map[string]func(*Config){
		"--players 3: jungle is for 2 players, not for 3": func(c *Config) { c.Variants, c.Players = append(c.Variants, Variant{Name: "jungle"}), []int{3} },
		"such as 399 or 402":                              func(c *Config) { c.Players, c.Games = []int{3}, 400 },
		"such as 5":                                       func(c *Config) { c.Players, c.Games = []int{5}, 2 },
		"games come in pairs with seats swapped":          func(c *Config) { c.Players, c.Games = []int{2}, 61 },
		`must be from 1 to 6, but this is 7`:              func(c *Config) { c.Players = []int{7} },
		"moving-wild is for one player, so a bot plays it alone": func(c *Config) {
			c.Players, c.Pairings.Kind = []int{1}, Gauntlet
		},
		`two are called "moving-wild, 3 players"`: func(c *Config) { c.Players = []int{3, 3} },
	} {
		c := &Config{Variants: []Variant{{Name: "moving-wild"}}, Bots: []string{"random", "greedy"}, Games: 60}
		change(c)
		if _, err := c.Parts(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
	}
	_, err := PlayersOf("jungle", 1)
	var usage *UsageError
	if !errors.As(err, &usage) {
		t.Errorf("jungle for one: error %v, want one of usage", err)
	}
}

// TestUntilOfCards checks that pairings may end only where sets do, whatever the number of players.
func TestUntilOfCards(t *testing.T) {
	c := &Config{Variants: []Variant{{Name: "moving-wild"}}, Bots: []string{"random"}, Games: 100, Players: []int{1, 2, 3, 4, 5, 6}}
	c.Until.ScoreWithin = 0.05
	parts, err := c.Parts()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range parts {
		if b := p.Batch; b.Until == nil || b.Games != 120 {
			t.Errorf("%s: %d games until %v", b.Name(), b.Games, b.Until)
		}
	}
}

// TestReadPlayers reads numbers of players in every form that people may give them in.
func TestReadPlayers(t *testing.T) {
	for text, want := range map[string][]int{
		"players: 3":      {3},
		"players: [2, 4]": {2, 4},
		"games: 4":        nil,
	} {
		c, err := Read(Sources{File: file(t, text)})
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if diff := cmp.Diff(want, c.Players); diff != "" {
			t.Errorf("%s: %s", text, diff)
		}
	}
	for _, entry := range []string{"WILDBENCH_PLAYERS=2,4", "WILDBENCH_PLAYERS=2, 4"} {
		c, err := Read(Sources{Environ: []string{entry}})
		if err != nil {
			t.Errorf("%s: %v", entry, err)
			continue
		}
		if diff := cmp.Diff([]int{2, 4}, c.Players); diff != "" {
			t.Errorf("%s: %s", entry, diff)
		}
	}
	for _, text := range []string{"players: many", "players: [2, x]", "players: -1", "players: 2.5", "players: {2: 3}", "players: [2, 2.5]"} {
		if c, err := Read(Sources{File: file(t, text)}); err == nil {
			t.Errorf("%s: read as %v", text, c.Players)
		}
	}
}

// TestAskedGames checks which numbers of games somebody has asked for: those of files, variables
// and flags, and not defaults.
func TestAskedGames(t *testing.T) {
	for name, test := range map[string]struct {
		sources Sources
		asked   bool
	}{
		"default":  {Sources{Flags: flagSet(t)}, false},
		"flag":     {Sources{Flags: flagSet(t, "--games", "400")}, true},
		"file":     {Sources{File: file(t, "games: 400"), Flags: flagSet(t)}, true},
		"variable": {Sources{Environ: []string{"WILDBENCH_GAMES=400"}, Flags: flagSet(t)}, true},
	} {
		c, err := Read(test.sources)
		if err != nil || c.Games != 400 || c.defaultGames == test.asked {
			t.Errorf("%s: %d games, by default: %v, %v", name, c.Games, c.defaultGames, err)
		}
	}
}
