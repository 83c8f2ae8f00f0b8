package plan

import (
	"fmt"

	"github.com/wildbench/wildbench/variants"
)

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
