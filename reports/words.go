package reports

// Words are those that are others for other games.
type Words struct {
	Piece, Pieces      string // what players move or choose
	Ability, Abilities string // what pieces can do
	Ply, Plies         string // one player's choice
	Usage              string // titles the picture of usage rates
	Use                string // what a usage rate is, in half a sentence
	Evenly             string // how pieces are used
	Compared           string // explains the families of figures that comparisons tell

	evenness string // what J is of
	drawn    string // a game that nobody won alone
	choice   string // what a player chooses among

	// Questions of [Stability].
	usedMost, usedLeast string
}

var (
	boardWords = Words{
		Piece: "piece", Pieces: "pieces", Ability: "ability", Abilities: "abilities",
		Ply: "ply", Plies: "plies", Evenly: "used",
		Usage: "Usage: turns in which it acted, of those in which it could",
		Use:   "turns in which it acts, of those in which it could",
		Compared: "use: turns acted, of those in which it could; appeal: lift, 1 as by a uniform chooser; " +
			"survival: alive at the end; abilities: games in which it showed",
		evenness: "usage rates (1: all pieces used alike)", drawn: "drawn", choice: "legal moves",
		usedMost: "used most", usedLeast: "used least",
	}
	cardWords = Words{
		Piece: "card", Pieces: "cards", Ability: "effect", Abilities: "effects",
		Ply: "turn", Plies: "turns", Evenly: "picked",
		Usage: "Picks: turns in which it was chosen, of those in which it was on offer",
		Use:   "turns in which it is picked, of those in which it is on offer",
		Compared: "use: turns in which a card was picked, of those in which it was on offer; appeal: lift, 1 as " +
			"by a uniform chooser; aside: rounds in which a copy was of no use; earning: points of a copy over " +
			"the game; winning: what players won who kept one, over what players of the same bot and seat win; " +
			"abilities: games in which an effect changed something",
		evenness: "pick rates (1: all cards are picked alike)", drawn: "shared", choice: "choices",
		usedMost: "picked most", usedLeast: "picked least",
	}
)

// Words are those for the pairing's games.
func (p *Pairing) Words() Words { return p.form().words() }

// equalShare is the score of a seat if all win alike.
func (p *Pairing) equalShare() float64 { return 1 / float64(len(p.Seats)) }
