package config

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/spf13/pflag"

	"github.com/wildbench/wildbench/variants"
)

// file writes a configuration.
func file(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "batch.yaml")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func flagSet(t *testing.T, args ...string) *pflag.FlagSet {
	t.Helper()
	f := pflag.NewFlagSet("run", pflag.ContinueOnError)
	f.StringSlice("bots", []string{"random"}, "")
	f.Int("games", 400, "")
	f.Uint64("seed", 1, "")
	f.Int("opening-plies", 0, "")
	f.String("pairings", All, "")
	f.Bool("moves", false, "")
	f.String("config", "", "")
	if err := f.Parse(args); err != nil {
		t.Fatal(err)
	}
	return f
}

const sample = `
variants:
  - jungle
  - {name: wild-kingdom-2017, label: tame, without: [frog.must-capture], set: [limits.max_plies=100]}
bots: [greedy, random]
games: 10
opening_plies: 3
moves: true
limits: {repetition: 0}
`

func TestRead(t *testing.T) {
	zero := 0
	want := &Config{
		Variants: []Variant{
			{Name: "jungle"},
			{Name: "wild-kingdom-2017", Label: "tame", Without: []string{"frog.must-capture"}, Set: []string{"limits.max_plies=100"}},
		},
		Bots: []string{"greedy", "random"}, Pairings: Pairings{Kind: All},
		Games: 10, Seed: 1, Opening: 3, Limits: Limits{Repetition: &zero}, Moves: true,
	}
	path := file(t, sample)
	check := func(name string, environ []string, flags ...string) {
		t.Helper()
		got, err := Read(Sources{File: path, Environ: environ, Flags: flagSet(t, flags...)})
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if diff := cmp.Diff(want, got, cmpopts.IgnoreUnexported(Config{})); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	check("the file alone", nil)

	want.Games, want.Moves, want.Bots = 12, false, []string{"random", "greedy:epsilon=0.1"}
	environ := []string{"WILDBENCH_GAMES=12", "WILDBENCH_MOVES=false", "WILDBENCH_BOTS=random,greedy:epsilon=0.1", "HOME=/"}
	check("the environment goes before the file", environ)

	want.Games, want.Seed, want.Bots = 14, 18446744073709551615, []string{"random"}
	check("flags go before the environment", environ, "--games", "14", "--seed", "18446744073709551615", "--bots", "random")
}

func TestReadErrors(t *testing.T) {
	for text, want := range map[string]string{
		"gmaes: 4":                          `batch.yaml:1:1: unknown key "gmaes"`,
		"games: many":                       `batch.yaml:1:8: "games" must be a whole number, but this is the text "many"`,
		"games: 2.5":                        `batch.yaml:1:8: "games" must be a whole number, but this is the number 2.5`,
		"players: [2,\n 2.5]":               `batch.yaml:2:2: "players" must be a whole number, but this is the number 2.5`,
		"games: 4\ngames: 5":                `batch.yaml:2:1: key "games" is already on line 1`,
		"moves: perhaps":                    `batch.yaml:1:8: "moves" must be true or false, but this is the text "perhaps"`,
		"variants: [{nmae: jungle}]":        `batch.yaml:1:13: unknown key "nmae"`,
		"limits: 4":                         `batch.yaml:1:9: "limits" must be a mapping, but this is the number 4`,
		"- jungle":                          `batch.yaml:1:1: a configuration must be a mapping, but this is a list`,
		"games: [":                          `batch.yaml:1:1: this is not YAML: did not find expected node content`,
		"pairings: everyone":                `batch.yaml:1:11: "pairings" must be all, mirror, gauntlet or a list of [BOT, BOT], but this is the text "everyone"`,
		"pairings: [[random]]":              `batch.yaml:1:12: "pairings" must be a list of [BOT, BOT], but this is a list`,
		"bots: {random: 1}":                 `batch.yaml:1:7: "bots" must be a list, but this is a mapping`,
		"seed: 99999999999999999999999":     `batch.yaml:1:7: "seed" must be a whole number from 0, but this is the number 99999999999999999999999`,
		"games: 5\n#\nlimits:\n  plies: 3":  `batch.yaml:4:3: unknown key "plies"`,
		"variants:\n- jungle\n- {extra: 1}": `batch.yaml:3:4: unknown key "extra"`,
		"games: 010":                        "write 10; a leading zero means octal in some tools",
		"seed: 0x10":                        "write 16; numbers are decimal",
		"games: 1e3":                        "write 1000",
		"limits: {max_plies: 010}":          `batch.yaml:1:21: "max_plies" must be a whole number, but this is the number 010`,
		"until: {score_within: 2e-2}":       "write 0.02",
		"players: 010":                      "write 10",
		"workers: -1":                       `"workers" must be from 0 to 1024, but this is -1`,
		"pairings: mirors":                  `did you mean "mirror"?`,
		"moves: yes":                        "write true",
		"out: [a]":                          `"out" must be text, but this is a list`,
		"out:":                              `"out" must be text, but this is nothing`,
	} {
		_, err := Read(Sources{File: file(t, text)})
		var mistakes variants.Errors
		if !errors.As(err, &mistakes) || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: error %v, want %s", text, err, want)
		}
	}
	for entry, want := range map[string]string{
		"WILDBENCH_GMAES=4":              "WILDBENCH_GMAES means nothing here; did you mean WILDBENCH_GAMES?",
		"WILDBENCH_GAMES=x":              "WILDBENCH_GAMES=x: want a whole number from 1 to 100_000_000",
		"WILDBENCH_GAMES=010":            "WILDBENCH_GAMES=010: want a whole number from 1 to 100_000_000: write 10;",
		"WILDBENCH_SEED=-1":              "WILDBENCH_SEED=-1: want a whole number from 0",
		"WILDBENCH_MOVES=yes":            "WILDBENCH_MOVES=yes: want true or false",
		"WILDBENCH_PLAYERS=2,0x3":        "WILDBENCH_PLAYERS=2,0x3: want a whole number from 1 to 16: write 3;",
		"WILDBENCH_PAIRINGS=mirr":        `WILDBENCH_PAIRINGS=mirr: want all, mirror, gauntlet or a list of [BOT, BOT]: did you mean "mirror"?`,
		"WILDBENCH_LIMITS_MAX_PLIES=1e2": "WILDBENCH_LIMITS_MAX_PLIES=1e2: want a whole number from 0 to 1_000_000: write 100",
	} {
		_, err := Read(Sources{Environ: []string{entry}, Flags: flagSet(t)})
		var usage *UsageError
		if !errors.As(err, &usage) || !strings.Contains(strings.ToLower(err.Error()), strings.ToLower(want)) {
			t.Errorf("%s: error %v, want %s", entry, err, want)
		}
	}
}

// config is a small one that is right.
func config() *Config {
	return &Config{Variants: []Variant{{Name: "jungle"}}, Bots: []string{"random", "greedy:epsilon=.5"}, Games: 2}
}

func TestPairings(t *testing.T) {
	for name, test := range map[string]struct {
		pairings Pairings
		want     string
	}{
		"by default":   {Pairings{}, "random–random greedy:epsilon=0.5–greedy:epsilon=0.5 greedy:epsilon=0.5–random"},
		All:            {Pairings{Kind: All}, "random–random greedy:epsilon=0.5–greedy:epsilon=0.5 greedy:epsilon=0.5–random"},
		Mirror:         {Pairings{Kind: Mirror}, "random–random greedy:epsilon=0.5–greedy:epsilon=0.5"},
		Gauntlet:       {Pairings{Kind: Gauntlet}, "greedy:epsilon=0.5–random"},
		"one by one":   {Pairings{List: [][2]string{{"greedy:epsilon=0", "random"}}}, "greedy–random"},
		"unknown bots": {Pairings{List: [][2]string{{"gredy", "random"}}}, `did you mean "greedy"?`},
	} {
		c := config()
		c.Pairings = test.pairings
		parts, err := c.Parts()
		if err != nil {
			if !strings.Contains(err.Error(), test.want) {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		var got []string
		for _, p := range parts[0].Batch.Pairings {
			got = append(got, p.String())
		}
		if text := strings.Join(got, " "); text != test.want {
			t.Errorf("%s: %s", name, text)
		}
	}
}

func TestParts(t *testing.T) {
	c := config()
	ten := 10
	c.Variants = append(c.Variants, Variant{Name: "jungle", With: []string{"dog-swims"}})
	c.Set, c.Seed, c.Opening, c.Limits.MaxPlies, c.PGN = []string{"limits.repetition=5"}, 3, 2, &ten, "x.pgn"
	parts, err := c.Parts()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, p := range parts {
		b := p.Batch
		names = append(names, b.Name())
		if b.Seed != 3 || b.Opening != 2 || b.Limits.MaxPlies != 10 || b.Limits.Repetition != 5 || !b.KeepMoves || b.Games != 2 {
			t.Errorf("%+v", b)
		}
		if !strings.Contains(p.Text, "repetition: 5") || p.Ref != "jungle" {
			t.Errorf("text of %s", p.Ref)
		}
	}
	if diff := cmp.Diff([]string{
		"jungle limits.repetition=5 limits.max_plies=10", "jungle +dog-swims limits.repetition=5 limits.max_plies=10",
	}, names); diff != "" {
		t.Error(diff)
	}
}

func TestPartsErrors(t *testing.T) {
	zero := 0
	for want, change := range map[string]func(*Config){
		"--games 3: games come in pairs":    func(c *Config) { c.Games = 3 },
		"variants: there are none":          func(c *Config) { c.Variants = nil },
		`two are called "jungle"`:           func(c *Config) { c.Variants = append(c.Variants, c.Variants[0]) },
		"bots: nobody plays":                func(c *Config) { c.Bots = nil },
		"--pairings gauntlet: it needs two": func(c *Config) { c.Bots, c.Pairings.Kind = c.Bots[:1], Gauntlet },
		"no built-in variant":               func(c *Config) { c.Variants[0].Name = "pond" },
		"cannot be read":                    func(c *Config) { c.Variants[0].Name = "pond.yaml" },
		"might never end":                   func(c *Config) { c.Limits = Limits{&zero, &zero} },
	} {
		c := config()
		change(c)
		if _, err := c.Parts(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("error %v, want %s", err, want)
		}
	}
}

// TestShipped reads the configurations that come with wildbench.
func TestShipped(t *testing.T) {
	for _, name := range []string{"quick", "editions", "jungle-toggles", "ci"} {
		c, err := Read(Sources{File: filepath.Join("..", "..", "configs", name+".yaml"), Flags: flagSet(t)})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if _, err := c.Parts(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
