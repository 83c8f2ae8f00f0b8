package reports

// CardKind is the [Report.Kind] of reports on games of cards.
const CardKind = "cards"

// vocabulary are the words that differ by the kind of game.
type vocabulary struct {
	ability  string // heads the table of what pieces can do
	evenness string // what J is of
	drawn    string // a game that nobody won alone
	choice   string // what a player chooses among
	ply      string // one player's choice
	plies    string

	// Questions of [Stability].
	usedMost, usedLeast, unused string
}

var (
	boardWords = vocabulary{
		ability: "ability", evenness: "usage rates (1: all pieces used alike)", drawn: "drawn", choice: "legal moves", ply: "ply", plies: "plies",
		usedMost: "used most", usedLeast: "used least", unused: "never used",
	}
	cardWords = vocabulary{
		ability: "effect", evenness: "pick rates (1: all cards are picked alike)", drawn: "shared", choice: "choices", ply: "turn", plies: "turns",
		usedMost: "picked most", usedLeast: "picked least", unused: "never at work",
	}
)

func (p *Pairing) words() vocabulary {
	if p.Cards != nil {
		return cardWords
	}
	return boardWords
}

// equalShare is the score of a seat if all win alike.
func (p *Pairing) equalShare() float64 { return 1 / float64(len(p.Seats)) }
