package config

import (
	"fmt"
	"strconv"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/strictyaml"
)

// A table is a variant for some number of players.
type table struct {
	*Variant
	index   int    // among the variants
	players int    // 0: as the variant says
	label   string // after that of the variant, where there are tables to tell apart
}

// tables lists the variants, each with every number of players that is asked for.
func (c *Config) tables() ([]table, error) {
	var list []table
	for i := range c.Variants {
		v := &c.Variants[i]
		if len(c.Players) == 0 {
			list = append(list, table{Variant: v, index: i})
		}
		for _, n := range c.Players {
			players, err := PlayersOf(v.Name, n)
			if err != nil {
				return nil, c.placeVariant(table{Variant: v, index: i}, variants.Overrides{}, err)
			}
			t := table{Variant: v, index: i, players: players}
			if len(c.Players) > 1 {
				t.label = fmt.Sprintf(", %d players", n)
			}
			list = append(list, t)
		}
	}
	return list, nil
}

// alone are the pairings in which a bot meets nobody else.
func alone(pairings []selfplay.Pairing) (mirrors []selfplay.Pairing) {
	for _, p := range pairings {
		if p.Mirror() {
			mirrors = append(mirrors, p)
		}
	}
	return mirrors
}

// wholeSets sees to it that bots sit on every seat equally often. A number of games that nobody has
// asked for is made larger.
func (c *Config) wholeSets(b *selfplay.Batch) error {
	n := b.Game.Seats()
	if c.defaultGames {
		b.Games += (n - b.Games%n) % n
	}
	if b.Games%n != 0 {
		return bad("games", strconv.Itoa(b.Games), "%s", selfplay.WholeSets(b.Games, n))
	}
	return nil
}

// PlayersOf is what to change in a variant to have so many players play it: their number, and 0
// where the rules leave no choice. Errors are a [*UsageError] or about the variant.
func PlayersOf(ref string, players int) (int, error) {
	def, err := variants.Load(ref, variants.Overrides{})
	if err != nil { // it may be no game for as many as play unless told otherwise
		if fit, _ := variants.Load(ref, variants.Overrides{Players: players}); fit != nil && fit.PlayersVary() {
			return players, nil
		}
		return 0, strictyaml.Invalid(ref, err)
	}
	switch {
	case def.PlayersVary():
		return players, nil
	case players != def.Seats():
		return 0, bad("players", strconv.Itoa(players), "%s is for %d players, not for %d", def.Name, def.Seats(), players)
	}
	return 0, nil
}
