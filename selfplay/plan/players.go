package plan

import (
	"fmt"

	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

// withPlayers lists the variants, each with every number of players that is asked for.
func (c *Config) withPlayers() ([]Variant, error) {
	if len(c.Players) == 0 {
		return c.Variants, nil
	}
	var list []Variant
	for _, v := range c.Variants {
		for _, n := range c.Players {
			sets, err := PlayersOf(v.Name, n)
			if err != nil {
				return nil, err
			}
			each := v
			if each.Label == "" && len(c.Players) > 1 {
				each.Label = fmt.Sprintf("%s, %d players", v.label(v.Name), n)
			} else if each.Label == "" {
				each.Label = v.label(v.Name)
			}
			each.Set = append(append([]string(nil), v.Set...), sets...)
			list = append(list, each)
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

// wholeSets sees to it that bots sit on every seat equally often. A number of games that nobody has asked for is made larger.
func (c *Config) wholeSets(b *selfplay.Batch) error {
	n := b.Game.Seats()
	if c.defaultGames {
		b.Games += (n - b.Games%n) % n
	}
	if b.Games%n != 0 {
		return wrong("games: %d: %s", b.Games, selfplay.WholeSets(b.Games, n))
	}
	return nil
}

// PlayersOf is what to set in a variant, as PATH=VALUE, to have so many players play it: nothing for a board game, which is for two. Errors
// are a [*UsageError] or about the variant.
func PlayersOf(ref string, players int) ([]string, error) {
	def, err := variants.Load(ref, variants.Mods{})
	if err != nil {
		return nil, variants.Invalid(ref, err)
	}
	switch {
	case def.IsCards():
		return []string{fmt.Sprintf("players=%d", players)}, nil
	case players != def.Seats():
		return nil, wrong("players: %s is for %d players, not for %d", def.Name, def.Seats(), players)
	}
	return nil, nil
}
