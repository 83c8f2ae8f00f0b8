package ablation

import "fmt"

// vocabulary are the words that differ by the kind of game and the number of players.
type vocabulary struct {
	ability, abilities, plies string
	unit, margin              string // of worth, and its margin
	who, match, both, neither string
}

func (a *Ablation) words() vocabulary {
	w := a.base.Words()
	v := vocabulary{
		ability: w.Ability, abilities: w.Abilities, plies: w.Plies, unit: "Elo", margin: fmt.Sprintf("%d Elo", Margin),
		who: "the side", match: "one side with it against one without it, seats swapped", both: "both sides have it", neither: "both sides go without it",
	}
	switch len(a.base.Seats) {
	case 1:
		v.unit, v.margin = "points of games won", fmt.Sprintf("%.1f points", 200*a.margin())
		v.who, v.match, v.both, v.neither = "the player", "games with it against games without it, of the same deals", "the player has it", "the player goes without it"
	case 2:
	default:
		v.who, v.both, v.neither = "a player", "all have it", "all go without it"
		v.match = "the first seat with it alone, against the first seat alone without it, of the same deals"
	}
	return v
}
