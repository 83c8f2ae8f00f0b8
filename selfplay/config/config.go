package config

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/bot"
	"github.com/wildbench/wildbench/selfplay/rundir"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/decimal"
)

// A Config is what a run is to play. Its tags are the keys of files; in environment variables they
// are upper case, as in WILDBENCH_OPENING_PLIES, and on command lines have hyphens, as in
// --opening-plies.
type Config struct {
	Variants []Variant `yaml:"variants,commas" doc:"what to play"`
	With     []string  `yaml:"with,commas,verbatim" doc:"turned on in all variants: ID, or ID=VALUE"`
	Without  []string  `yaml:"without,commas,verbatim" doc:"turned off in all variants"`
	Set      []string  `yaml:"set,commas,verbatim" doc:"set in all variants: PATH=VALUE"`

	Bots     []string `yaml:"bots,one,verbatim" doc:"from weakest to strongest"`
	Pairings Pairings `yaml:"pairings" doc:"all, mirror, gauntlet, or a list of [BOT, BOT]"`
	Players  []int    `yaml:"players,commas" min:"1" max:"16" doc:"how many play games in which that may vary: a number, or several to be set side by side"`
	Games    int      `yaml:"games" min:"1" max:"100_000_000" doc:"how many games each pairing plays, a multiple of the number of seats"`
	Until    Until    `yaml:"until" doc:"end a pairing earlier, once its score is known well enough"`
	Seed     uint64   `yaml:"seed" doc:"what all chance derives from"`
	Opening  int      `yaml:"opening_plies" min:"0" max:"10_000" doc:"random plies before the bots take over"`
	Limits   Limits   `yaml:"limits" doc:"harness limits, in place of the variants' own"`

	BotFailures string `yaml:"bot_failures,verbatim" doc:"what becomes of games in which a bot failed: exclude or count"`

	Workers int    `yaml:"workers" min:"0" max:"1024" doc:"how many games to play at a time; 0: one for each core"`
	Out     string `yaml:"out,verbatim" doc:"the run directory"`
	Moves   bool   `yaml:"moves" doc:"keep the texts of moves in records"`
	PGN     string `yaml:"pgn,verbatim" doc:"write all games to this file"`
	Shard   string `yaml:"shard,verbatim" doc:"play a part only: i/n"`
	Format  string `yaml:"format,verbatim" doc:"how to write the report"`

	defaultGames bool    // nobody has asked for this number of games
	from         origins // of the values
}

// A Variant is a variant to be played, perhaps changed.
type Variant struct {
	Name    string   `yaml:"name,short,verbatim,title" doc:"a built-in variant or the path of a file"`
	Label   string   `yaml:"label,verbatim" doc:"what the report calls it"`
	With    []string `yaml:"with,commas,verbatim" doc:"turned on: ID, or ID=VALUE"`
	Without []string `yaml:"without,commas,verbatim" doc:"turned off"`
	Set     []string `yaml:"set,commas,verbatim" doc:"set: PATH=VALUE"`
}

// Limits are harness limits. Nil leaves a limit as the variant has it; 0 turns it off.
type Limits struct {
	MaxPlies   *int `yaml:"max_plies" min:"0" max:"1_000_000" doc:"plies after which a game is stopped"`
	Repetition *int `yaml:"repetition" min:"0" max:"1_000" doc:"the occurrence of a position at which a game is stopped"`
}

// Until is [selfplay.Until]. Without score_within there is no such rule.
type Until struct {
	ScoreWithin float64 `yaml:"score_within" doc:"half of the width of the score's 95 % interval, such as 0.02"`
	AtLeast     int     `yaml:"at_least" min:"0" max:"100_000_000" doc:"games of a pairing before the rule is looked at"`
}

// Pairings say which bots play each other: by a word, or one by one.
type Pairings struct {
	Kind string // all, mirror or gauntlet
	List [][2]string
}

// CountFailures has statistics count games in which a bot failed. The default leaves them out.
const CountFailures = "count"

// FailureChoices are what may become of games in which a bot failed, the default first.
var FailureChoices = []string{"exclude", CountFailures}

// Kinds of pairings.
const (
	All      = "all"      // each bot against itself, and each against every weaker one
	Mirror   = "mirror"   // each bot against itself
	Gauntlet = "gauntlet" // the last, strongest bot against each other one
)

// Kinds are the words for pairings.
var Kinds = []string{All, Mirror, Gauntlet}

// A Part is a batch with where its variant comes from.
type Part struct {
	rundir.Part
	Ref       string // name or path of the variant
	Overrides variants.Overrides
	// Notes say what of the bots given was left out: see [bot.Roster].
	Notes []string
}

// maxTables is how many variants, or numbers of players of one, a run may have.
const maxTables = 1000

// Parts makes the batches. Errors are a [*UsageError], or about a file: the configuration, or a
// variant.
func (c *Config) Parts() ([]Part, error) {
	parts, err := c.parts()
	return parts, c.Place(err)
}

func (c *Config) parts() ([]Part, error) {
	if c.Games < 1 {
		return nil, bad("games", strconv.Itoa(c.Games), "give a number from 1")
	}
	if x := c.Until.ScoreWithin; x != 0 {
		if !(x > 0 && x < 0.5) {
			return nil, bad("until.score_within", decimal.Text(x), "give a number above 0 and below 0.5")
		}
		if c.Shard != "" {
			return nil, bad("shard", "", "a run that may stop early cannot be split into shards")
		}
		// pairings end where blocks do
		c.Games += (rundir.BlockGames - c.Games%rundir.BlockGames) % rundir.BlockGames
	}
	most, _, err := c.pairings(false) // after a deal there are no more
	if err != nil {
		return nil, err
	}
	var parts []Part
	refs := make(map[string]string) // by label
	if err := c.checkSize(len(most)); err != nil {
		return nil, err
	}
	list, err := c.tables()
	if err != nil {
		return nil, err
	}
	for _, t := range list {
		p, err := c.part(t)
		if err != nil {
			return nil, err
		}
		b := p.Batch
		_, dealt := b.Game.Start().(game.Dealt)
		pairings, notes, err := c.pairings(dealt)
		if err != nil {
			return nil, err
		}
		p.Notes = notes
		if b.Pairings = pairings; b.Game.Seats() == 1 {
			if b.Pairings = alone(pairings); len(b.Pairings) == 0 {
				return nil, bad("pairings", "", "%s is for one player, so a bot plays it alone: give mirror pairings", b.Name())
			}
		}
		if err := c.wholeSets(b); err != nil {
			return nil, err
		}
		if err := b.Check(); err != nil {
			return nil, wrong("%v", err)
		}
		if err := tellApart(refs, &p); err != nil {
			return nil, err
		}
		parts = append(parts, p)
	}
	if len(parts) == 0 {
		return nil, bad("variants", "", "there are none")
	}
	return parts, nil
}

// checkSize bounds the run as a whole, before anything is compiled.
func (c *Config) checkSize(pairings int) error {
	tables := len(c.Variants) * max(1, len(c.Players))
	if tables > maxTables {
		return bad("variants", "", "with their numbers of players they are %s, and at most %s may be",
			decimal.Group(tables), decimal.Group(maxTables))
	}
	what := "pairings"
	if tables > 1 {
		what += " of all variants"
	}
	if err := selfplay.CheckTotal(c.Games, tables*pairings, what); err != nil {
		return bad("games", "", "%v", err)
	}
	return nil
}

// part makes a batch without pairings.
func (c *Config) part(t table) (Part, error) {
	overrides := variants.Overrides{
		Players: t.players,
		Set:     slices.Concat(t.Set, c.Set),
		With:    slices.Concat(t.With, c.With),
		Without: slices.Concat(t.Without, c.Without),
	}
	def, g, err := load(t.Name, overrides)
	if err != nil {
		return Part{}, c.placeVariant(t, overrides, err)
	}
	limits, changes := c.limits(g.Limits())
	if limits.Repetition == 1 {
		return Part{}, bad("limits.repetition", "1", "it would stop every game as soon as it begins: give 2 or more, or 0 for never")
	}
	if finite, ok := g.(game.Finite); limits == (game.Limits{}) && ok && !finite.Finite() {
		return Part{}, wrong("limits: games of %s might never end: give max_plies or repetition", t.Name)
	}
	b := &selfplay.Batch{
		Game: g, Label: c.label(t, def, overrides, changes), Digest: def.Digest(), Games: c.Games, Seed: c.Seed, Opening: c.Opening,
		Limits: &limits, KeepMoves: c.Moves || c.PGN != "", Workers: c.Workers,
		CountFailures: c.BotFailures == CountFailures,
	}
	if c.Until.ScoreWithin != 0 {
		b.Until = &selfplay.Until{ScoreWithin: c.Until.ScoreWithin, AtLeast: c.Until.AtLeast, CountFailures: b.CountFailures}
	}
	return Part{rundir.Part{Batch: b, Text: string(def.Canonical())}, t.Name, overrides, nil}, nil
}

// limits are the harness limits in place of the variant's own, and what that changes, as --set
// would.
func (c *Config) limits(l game.Limits) (game.Limits, []string) {
	var changes []string
	put := func(limit *int, name string, n *int) {
		if n != nil && *n != *limit {
			*limit = *n
			changes = append(changes, fmt.Sprintf("limits.%s=%d", name, *n))
		}
	}
	put(&l.MaxPlies, "max_plies", c.Limits.MaxPlies)
	put(&l.Repetition, "repetition", c.Limits.Repetition)
	return l, changes
}

// label is what the report calls the variant: its name and what is changed in it; or the label that
// it is given, which stands for its own changes, and those of all variants.
func (c *Config) label(t table, def *variants.Definition, overrides variants.Overrides, limits []string) string {
	name := def.Name
	if t.Label != "" {
		name, overrides = t.Label, variants.Overrides{Set: c.Set, With: c.With, Without: c.Without}
	}
	overrides.Set = slices.Concat(overrides.Set, limits)
	return overrides.Label(name) + t.label
}

// tellApart finds another label for a batch that is called as one before it. Only variants of other
// files have one: their file's name.
func tellApart(refs map[string]string, p *Part) error {
	b := p.Batch
	if ref, taken := refs[b.Name()]; taken && ref != p.Ref {
		b.Label = fmt.Sprintf("%s (%s)", b.Name(), p.Ref)
	}
	if _, taken := refs[b.Name()]; taken {
		return wrong("variants: two are called %q; give one of them a label", b.Name())
	}
	refs[b.Name()] = p.Ref
	return nil
}

// pairings are the pairings of the bots in games that are dealt or not, by their canonical specs,
// each once, and what is to be told of that.
func (c *Config) pairings(dealt bool) ([]selfplay.Pairing, []string, error) {
	if c.Pairings.List != nil {
		return c.listed(dealt)
	}
	specs, notes, err := bot.Roster(c.Bots, dealt)
	if err != nil {
		return nil, nil, badBot("bots", err)
	}
	if c.Pairings.Kind == "" || c.Pairings.Kind == All {
		if err := selfplay.CheckBots(len(specs)); err != nil {
			return nil, nil, bad("bots", "", "%v", err)
		}
	}
	var ps []selfplay.Pairing
	switch c.Pairings.Kind {
	case "", All:
		ps = selfplay.Pairings(specs...)
	case Mirror:
		for _, s := range specs {
			ps = append(ps, selfplay.Pairing{First: s, Second: s})
		}
	case Gauntlet:
		for _, s := range specs[:max(0, len(specs)-1)] {
			ps = append(ps, selfplay.Pairing{First: specs[len(specs)-1], Second: s})
		}
	}
	if len(ps) == 0 {
		return nil, nil, tooFew(len(specs))
	}
	return ps, notes, nil
}

// listed are the pairings that are listed one by one.
func (c *Config) listed(dealt bool) (ps []selfplay.Pairing, notes []string, err error) {
	note := func(text string) {
		if text != "" && !slices.Contains(notes, text) {
			notes = append(notes, text)
		}
	}
	for _, pair := range c.Pairings.List {
		first, note1, err1 := bot.Heeded(pair[0], dealt)
		second, note2, err2 := bot.Heeded(pair[1], dealt)
		if err := cmp.Or(badBot("pairings", err1), badBot("pairings", err2)); err != nil {
			return nil, nil, err
		}
		note(note1)
		note(note2)
		if p := (selfplay.Pairing{First: first, Second: second}); slices.Contains(ps, p) {
			note(fmt.Sprintf("the pairing %s is named more than once; it is played once", p))
		} else {
			ps = append(ps, p)
		}
	}
	return ps, notes, nil
}

// badBot is what is wrong with the name of a bot that a key has.
func badBot(key string, err error) error {
	var spec *bot.SpecError
	if errors.As(err, &spec) {
		return bad(key, spec.Spec, "%s", spec.Problem)
	}
	return err
}

// tooFew says which bots to give.
func tooFew(bots int) error {
	if bots > 0 {
		return bad("pairings", Gauntlet, "it needs two or more: the last plays each other one")
	}
	return bad("bots", "", "nobody plays; name one or more, with commas between them, such as random,greedy "+
		"(wildbench bots list says who there is)")
}
