package reports

import "fmt"

// A form is how games with the same features are told of: the words, and the sections that others do
// not have. Games that need no form of their own are told of as those on boards are.
type form interface {
	words() Words
	legend() [][2]string
	playersVary() bool

	answers(*Pairing, Thresholds) []Answer
	course(*Pairing) [][2]string // lines on how games went, each with its heading
	coverage(*Pairing) string
	table(*textWriter, *Pairing) // of the pieces or cards
	columns(*Pairing) []figureRow

	// Figures that are compared: on the course of games, and on pieces beside their use.
	paces(*figureList, *Pairing)
	used(*Piece) bool // its use is told
	pieces(*figureList, *Pairing)

	// Figures that are only told.
	ofPiece(*figureList, *Piece)
	ofAbility(*figureList, *Ability)
	rest(*figureList, *Pairing)
}

// forms lists all of them, in the order of their legends.
func forms() []form { return []form{boardForm{}, cardForm{}} }

// form is that of the pairing's games.
func (p *Pairing) form() form {
	if p.Cards != nil {
		return cardForm{}
	}
	return boardForm{}
}

// form is that of the report's games.
func (r *Report) form() form {
	if len(r.Pairings) == 0 {
		return boardForm{}
	}
	return r.Pairings[0].form()
}

// cards are what games of cards show; of other games there is nothing in it.
func (p *Pairing) cards() *Cards {
	if p.Cards == nil {
		return &Cards{SeatP: nan}
	}
	return p.Cards
}

// PlayersVary reports whether games of the report's kind are for any number of players.
func (r *Report) PlayersVary() bool { return r.form().playersVary() }

// boardForm is that of games of pieces on two sides.
type boardForm struct{}

func (boardForm) words() Words                               { return boardWords }
func (boardForm) legend() [][2]string                        { return boardLegend }
func (boardForm) playersVary() bool                          { return false }
func (boardForm) answers(p *Pairing, by Thresholds) []Answer { return boardAnswers(p, by) }
func (boardForm) course(p *Pairing) [][2]string              { return [][2]string{{"course", courseText(p)}} }
func (boardForm) coverage(p *Pairing) string                 { return coverageText(p) }
func (boardForm) table(t *textWriter, p *Pairing)            { t.pieces(p) }
func (boardForm) columns(p *Pairing) []figureRow             { return comparedPieces(p) }
func (boardForm) used(q *Piece) bool                         { return q.Seen }
func (boardForm) rest(*figureList, *Pairing)                 {}

func (boardForm) paces(l *figureList, p *Pairing) {
	l.add(Pace, "lead-changes", "lead changes a ply", Index, p.Course.LeadChanges, 0.01)
	l.add(Pace, "behind", "winner behind", Share, p.Course.Drama, scoreMargin)
	l.add(Pace, "settled", "settled after", Share, p.Course.Decisiveness, scoreMargin)
}

func (boardForm) pieces(l *figureList, p *Pairing) {
	for i := range p.Pieces {
		if q := &p.Pieces[i]; q.Seen {
			l.add(Survival, "survival."+q.ID, q.Name, Share, q.Survival, scoreMargin)
		}
	}
}

func (boardForm) ofPiece(l *figureList, q *Piece) {
	l.add("pieces", "took."+q.ID, q.Name, Amount, q.Took, 0)
	l.add("pieces", "took-own."+q.ID, q.Name, Amount, q.TookOwn, 0)
	l.add("pieces", "lost."+q.ID, q.Name, Amount, q.Lost, 0)
	l.add("pieces", "lifetime."+q.ID, q.Name, Plies, q.Lifetime, 0)
	l.add("pieces", "first-lost."+q.ID, q.Name, Share, q.FirstLost, 0)
	l.add("pieces", "used-won."+q.ID, q.Name, Share, q.Used, 0)
}

func (boardForm) ofAbility(l *figureList, a *Ability) {
	l.add(Abilities, "in-force."+a.ID, a.ID, Amount, a.InForce, 0)
	l.add(Abilities, "removed."+a.ID, a.ID, Amount, a.Removed, 0)
	l.add(Abilities, "friendly-fire."+a.ID, a.ID, Amount, a.OwnFire, 0)
}

// cardForm is that of games in which cards are drafted, which do not take one another.
type cardForm struct{}

func (cardForm) words() Words                               { return cardWords }
func (cardForm) legend() [][2]string                        { return cardLegend }
func (cardForm) playersVary() bool                          { return true }
func (cardForm) answers(p *Pairing, by Thresholds) []Answer { return cardAnswers(p, by) }
func (cardForm) table(t *textWriter, p *Pairing)            { t.cards(p) }
func (cardForm) columns(*Pairing) []figureRow               { return comparedCards() }
func (cardForm) used(q *Piece) bool                         { return q.Seen && q.UsageRate.Value.Known() }
func (cardForm) paces(*figureList, *Pairing)                {}
func (cardForm) pieces(l *figureList, p *Pairing)           { l.cards(p) }
func (cardForm) ofPiece(*figureList, *Piece)                {}
func (cardForm) ofAbility(*figureList, *Ability)            {}
func (cardForm) rest(l *figureList, p *Pairing)             { l.cardsTold(p) }

func (cardForm) course(p *Pairing) [][2]string {
	return [][2]string{{"margin", marginText(p)}, {"seats", seatsText(p)}}
}

func (cardForm) coverage(p *Pairing) string {
	return fmt.Sprintf("%d of %d cards on offer kept by somebody, %d of %d effects at work",
		p.Cards.kept(), len(p.Cards.Cards), p.Coverage.Used, p.Coverage.Abilities)
}

// scores are those that games have: of seats, of all seats together, of bots, and of the game's own
// player.
func (c *Cards) scores() []Points {
	list := append([]Points(nil), c.Scores...)
	if len(list) > 1 {
		list = append(list, c.All)
	}
	list = append(list, c.ByBot...)
	if c.Against != nil {
		list = append(list, *c.Against)
	}
	return list
}

// Kept lists what became of cards that players chose; it is empty where none are chosen.
func (p *Pairing) Kept() []Card {
	return p.cards().Cards
}

// Scores are the points that seats and the game's own player end with; there are none where nothing
// is scored.
func (p *Pairing) Scores() []Points {
	c := p.cards()
	list := append([]Points(nil), c.Scores...)
	if c.Against != nil {
		list = append(list, *c.Against)
	}
	return list
}
