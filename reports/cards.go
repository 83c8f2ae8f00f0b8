package reports

import (
	"math"
	"slices"

	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// Cards is what games of cards show beside what all games do.
type Cards struct {
	Scores []Points `json:"scores"` // by seat
	All    Points   `json:"all"`    // of all seats together
	// of the pairing's first bot, and of the others
	ByBot   []Points `json:"by_bot,omitempty"`
	Against *Points  `json:"against,omitempty"` // of the game's own player
	// of the highest score over the second, the game's own player's among them
	Margin Estimate `json:"margin"`
	// of the hypothesis that all seats win alike (Hotelling); null: not to be told
	SeatP Number `json:"seat_p"`
	// those that were ever on offer or kept, in the order of the variant
	Cards []Card `json:"cards"`
	// of pairs of cards that were on offer together
	Preferences []PreferenceRate `json:"preferences"`
}

// Points are the scores of a seat, a bot, or the game's own player at the end of games.
type Points struct {
	Who    string   `json:"who"`
	Mean   Estimate `json:"mean"`
	SD     Number   `json:"sd"`
	Median int      `json:"median"`
	P5     int      `json:"p5"`
	P95    int      `json:"p95"`

	Counts []ScoreCount `json:"-"` // games by score, the lowest score first
}

// A ScoreCount is how many games ended with a score.
type ScoreCount struct{ Score, Games int }

// A Card is what became of the copies of a card that players kept.
type Card struct {
	ID    string  `json:"id"`
	Name  string  `json:"name"`
	Keeps         // of all seats
	Seats []Keeps `json:"seats"`
}

// Keeps are what came of keeping a card, on all seats or on one. Of what came up in too few sets of
// games, intervals are not told.
type Keeps struct {
	Kept Estimate `json:"kept"` // copies, a game and player
	// Worth is what the player's points would lack without a copy, over the game: see
	// [game.Appraiser]. It is of a part of the games: see [selfplay.Appraised].
	Worth Estimate `json:"worth"`
	// Points are what stood on a copy over the game, less what was taken off for it. An area counts
	// all that it holds, an improvement all of its area, so that they add up to more than a player
	// has. Cards that are the same in all but the name share theirs, as they do Rounds and Aside.
	Points Estimate `json:"points"`
	Rounds Estimate `json:"rounds"` // in which a copy was in use
	Aside  Estimate `json:"aside"`  // share of its rounds in which a copy was of no use
	// Lift compares players who kept one with all players of the same bot and seat: what they won,
	// over what they would have if they had won as those do; each bot and seat weighs by the
	// players on it who kept one. 1 is no more and no less. It says what goes with winning, which
	// need not be the card's doing.
	Lift Estimate `json:"lift"`
}

// A PreferenceRate is how often one of two cards was chosen, of the times that one of them was and
// both were on offer.
type PreferenceRate struct {
	Card    string   `json:"card"`
	Over    string   `json:"over"`
	Rate    Estimate `json:"rate"`
	Choices int      `json:"choices"` // that the rate is of
}

// report tells what was summed up. Of cards that nobody kept it tells those that were on offer.
func (t *cardTally) report(q *Pairing, h *selfplay.Header, offered func(piece int) bool) {
	c := &Cards{Margin: t.over.ratio(t.margin, 0, math.Inf(1)), SeatP: Number(t.seats.Equal()), Cards: []Card{}, Preferences: []PreferenceRate{}}
	for seat, who := range h.Seats {
		c.Scores = append(c.Scores, t.pointsOf(seat, who))
	}
	c.All = t.pointsOf(t.n+3, "all")
	if !q.Mirror {
		for bot := range q.ByBot {
			c.ByBot = append(c.ByBot, t.pointsOf(t.n+bot, q.Bots[bot]))
		}
	}
	if t.own {
		own := t.pointsOf(t.n+2, "the collection")
		c.Against = &own
	}
	for p, piece := range h.Pieces {
		if t.keeps[t.n][p].kept.A == 0 && !offered(p) {
			continue
		}
		card := Card{ID: piece.ID, Name: piece.Name, Keeps: t.keeps[t.n][p].report(t.over)}
		for seat := range t.n {
			card.Seats = append(card.Seats, t.keeps[seat][p].report(t.over))
		}
		c.Cards = append(c.Cards, card)
	}
	for i := range t.size {
		for j := i + 1; j < t.size; j++ {
			if w := t.wishes[i*t.size+j]; w.B > 0 {
				c.Preferences = append(c.Preferences, PreferenceRate{h.Pieces[i].ID, h.Pieces[j].ID, t.over.trials(w), w.B})
			}
		}
	}
	q.Cards = c
}

// fewSets is how many sets of games must have seen a card kept for an interval of what came of it:
// in a few, all may have gone the same way, which shows no variance and is no certainty.
const fewSets = 10

func (k *keepSums) report(o over) Keeps {
	out := Keeps{
		Kept: o.amount(k.kept), Worth: o.ratio(k.worth, math.Inf(-1), math.Inf(1)), Points: o.ratio(k.points, math.Inf(-1), math.Inf(1)), Rounds: o.amount(k.rounds), Aside: o.trials(k.aside),
		Lift: liftEstimate(k.lift.Relative(), o),
	}
	if k.sets < fewSets {
		for _, e := range []*Estimate{&out.Points, &out.Rounds, &out.Lift} {
			e.Low, e.High, e.SE = nan, nan, nan
		}
	}
	if k.setsWorth < fewSets {
		out.Worth.Low, out.Worth.High, out.Worth.SE = nan, nan, nan
	}
	if k.kept.A == 0 { // what cards that are the same have earned is not its own
		out.Points, out.Rounds, out.Aside = Unknown(), Unknown(), Unknown()
	}
	return out
}

func liftEstimate(m stats.Measure, o over) Estimate {
	i := stats.StudentT(m.Value, m.SE, m.N, stats.Confidence)
	return withInterval(m.Value, stats.Interval{Low: max(0, i.Low), High: i.High}, m.SE, m.N, string(o))
}

// pointsOf is the distribution of scores.
func (t *cardTally) pointsOf(i int, who string) Points {
	s := &t.scores[i]
	p := Points{Who: who, Mean: t.over.ratio(s.mean, math.Inf(-1), math.Inf(1)), SD: nan}
	n, sum, squares := 0, 0.0, 0.0
	for score, games := range s.counts {
		p.Counts = append(p.Counts, ScoreCount{score, games})
	}
	slices.SortFunc(p.Counts, func(a, b ScoreCount) int { return a.Score - b.Score })
	for _, c := range p.Counts {
		n += c.Games
		sum += float64(c.Games * c.Score)
		squares += float64(c.Games * c.Score * c.Score)
	}
	if n > 1 {
		p.SD = Number(math.Sqrt(max(0, squares-sum*sum/float64(n)) / float64(n-1)))
	}
	quantile := func(share float64) int {
		seen := 0
		for _, c := range p.Counts {
			if seen += c.Games; float64(seen) >= share*float64(n) {
				return c.Score
			}
		}
		return 0
	}
	p.Median, p.P5, p.P95 = quantile(0.5), quantile(0.05), quantile(0.95)
	return p
}
