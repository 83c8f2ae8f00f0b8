package reports

import (
	"math"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// Cards is what games of cards show beside what all games do.
type Cards struct {
	Scores      []Points         `json:"scores"`            // by seat
	ByBot       []Points         `json:"by_bot,omitempty"`  // of the pairing's first bot, and of the others
	Against     *Points          `json:"against,omitempty"` // of the game's own player
	Margin      Estimate         `json:"margin"`            // of the highest score over the second, the game's own player's among them
	SeatP       Number           `json:"seat_p"`            // of the hypothesis that all seats win alike (Hotelling); null: not to be told
	Cards       []Card           `json:"cards"`             // those that were ever kept, in the order of the variant
	Preferences []PreferenceRate `json:"preferences"`       // of pairs of cards that were on offer together
}

// Points are the scores of a seat, a bot, or the game's own player at the end of games.
type Points struct {
	Who    string   `json:"who"`
	Mean   Estimate `json:"mean"`
	SD     Number   `json:"sd"`
	Median int      `json:"median"`
	P5     int      `json:"p5"`
	P95    int      `json:"p95"`
}

// A Card is what became of the copies of a card that players kept.
type Card struct {
	ID     string   `json:"id"`
	Name   string   `json:"name"`
	Kept   Estimate `json:"kept"`   // copies, a game and player
	Points Estimate `json:"points"` // earned by a copy over the game, less what was taken off for it. An area counts all that it holds, an improvement its area
	Aside  Estimate `json:"aside"`  // share of its rounds in which a copy was of no use
	Lift   Estimate `json:"lift"`   // share of the win of players who kept one, in equal shares: 1 is neither good nor bad
}

// A PreferenceRate is how often one of two cards was chosen, of the times that one of them was and both were on offer.
type PreferenceRate struct {
	Card string   `json:"card"`
	Over string   `json:"over"`
	Rate Estimate `json:"rate"`
}

// cardTally sums up games of cards.
type cardTally struct {
	scores  []pointTally // by seat, then by bot, then of the game's own player
	margin  stats.Ratio
	seats   *stats.Means
	shares  []int // room: of a set, by seat
	cards   []cardSums
	wishes  []stats.Ratio // of the i-th card over the j-th, j > i, at i·n+j
	chosen  []int         // room
	n, size int           // seats, and kinds of cards
	own     bool          // the game has a player of its own
}

// cardSums sums up one card.
type cardSums struct{ kept, points, aside, lift stats.Ratio }

// pointTally sums up scores.
type pointTally struct {
	mean   stats.Ratio
	counts map[int]int // games by score
}

func (p *pointTally) merge(o *pointTally) {
	p.mean.Merge(o.mean)
	for score, n := range o.counts {
		p.counts[score] += n
	}
}

func newCardTally(h *selfplay.Header) *cardTally {
	n, size := len(h.Seats), len(h.Pieces)
	t := &cardTally{
		scores: make([]pointTally, n+3), seats: stats.NewMeans(n), shares: make([]int, n), cards: make([]cardSums, size),
		wishes: make([]stats.Ratio, size*size), chosen: make([]int, size*size), n: n, size: size,
	}
	for i := range t.scores {
		t.scores[i].counts = make(map[int]int)
	}
	return t
}

// add counts a set.
func (t *cardTally) add(set []*selfplay.Record) {
	t.addScores(set)
	whole := game.WholeWin(t.n)
	for p := range t.cards {
		var kept, points, used, aside, share, keepers int
		for _, r := range set {
			for seat := range t.n {
				c := r.Piece(seat, p)
				copies := c.End - c.Start
				kept, points, used, aside = kept+copies, points+c.Points, used+c.Used, aside+c.Aside
				if copies > 0 {
					share += r.Points(seat) * t.n
					keepers += whole
				}
			}
		}
		s := &t.cards[p]
		s.kept.Add(kept, t.n*len(set))
		s.points.Add(points, kept)
		s.aside.Add(aside, used+aside)
		s.lift.Add(share, keepers)
	}
	clear(t.chosen)
	for _, r := range set {
		for _, w := range r.Preferences {
			t.chosen[int(w.Piece)*t.size+int(w.Over)] += w.Count
		}
	}
	for i := range t.size {
		for j := i + 1; j < t.size; j++ {
			a, b := t.chosen[i*t.size+j], t.chosen[j*t.size+i]
			t.wishes[i*t.size+j].Add(a, a+b)
		}
	}
}

func (t *cardTally) addScores(set []*selfplay.Record) {
	clear(t.shares)
	sums := make([]int, len(t.scores))
	margin := 0
	for _, r := range set {
		best, second := math.MinInt, math.MinInt
		for i, score := range r.Scores {
			who := i
			if i < t.n {
				t.shares[i] += r.Points(i)
				bot := t.n
				if i != r.FirstSeat {
					bot++
				}
				sums[bot] += score
				t.scores[bot].counts[score]++
			} else {
				who, t.own = t.n+2, true
			}
			sums[who] += score
			t.scores[who].counts[score]++
			best, second = max(best, score), max(second, min(best, score))
		}
		if second > math.MinInt {
			margin += best - second
		}
	}
	for i := range t.scores {
		games := len(set)
		if i == t.n+1 {
			games *= t.n - 1
		}
		t.scores[i].mean.Add(sums[i], games)
	}
	t.margin.Add(margin, len(set))
	t.seats.Add(t.shares)
}

func (t *cardTally) merge(o *cardTally) {
	for i := range t.scores {
		t.scores[i].merge(&o.scores[i])
	}
	t.margin.Merge(o.margin)
	t.seats.Merge(o.seats)
	for p := range t.cards {
		a, b := &t.cards[p], &o.cards[p]
		a.kept.Merge(b.kept)
		a.points.Merge(b.points)
		a.aside.Merge(b.aside)
		a.lift.Merge(b.lift)
	}
	for i := range t.wishes {
		t.wishes[i].Merge(o.wishes[i])
	}
	t.own = t.own || o.own
}

// report tells what was summed up.
func (t *cardTally) report(q *Pairing, h *selfplay.Header) {
	c := &Cards{Margin: t.sets(ratio(t.margin, 0, math.Inf(1))), SeatP: Number(t.seats.Equal()), Cards: []Card{}, Preferences: []PreferenceRate{}}
	for seat, who := range h.Seats {
		c.Scores = append(c.Scores, t.pointsOf(seat, who))
	}
	if !q.Mirror {
		c.ByBot = []Points{t.pointsOf(t.n, q.Bots[0]), t.pointsOf(t.n+1, q.Bots[1])}
	}
	if t.own {
		own := t.pointsOf(t.n+2, "the collection")
		c.Against = &own
	}
	for p, piece := range h.Pieces {
		s := &t.cards[p]
		if s.kept.A == 0 {
			continue
		}
		c.Cards = append(c.Cards, Card{
			ID: piece.ID, Name: piece.Name, Kept: t.sets(amount(s.kept)), Points: t.sets(ratio(s.points, math.Inf(-1), math.Inf(1))),
			Aside: t.sets(share(s.aside)), Lift: t.sets(amount(s.lift)),
		})
	}
	for i := range t.size {
		for j := i + 1; j < t.size; j++ {
			if w := t.wishes[i*t.size+j]; w.B > 0 {
				c.Preferences = append(c.Preferences, PreferenceRate{h.Pieces[i].ID, h.Pieces[j].ID, t.sets(share(w))})
			}
		}
	}
	q.Cards = c
}

// sets names the unit of an estimate by the number of seats.
func (t *cardTally) sets(e Estimate) Estimate {
	e.Of = setsOf(t.n)
	return e
}

// pointsOf is the distribution of scores.
func (t *cardTally) pointsOf(i int, who string) Points {
	s := &t.scores[i]
	p := Points{Who: who, Mean: t.sets(ratio(s.mean, math.Inf(-1), math.Inf(1)))}
	lowest, highest, n, sum, squares := math.MaxInt, math.MinInt, 0, 0.0, 0.0
	for score, games := range s.counts {
		lowest, highest, n = min(lowest, score), max(highest, score), n+games
		sum += float64(games * score)
		squares += float64(games * score * score)
	}
	p.SD = nan
	if n > 1 {
		p.SD = Number(math.Sqrt(max(0, squares-sum*sum/float64(n)) / float64(n-1)))
	}
	quantile := func(share float64) int {
		seen := 0
		for score := lowest; score <= highest; score++ {
			if seen += s.counts[score]; float64(seen) >= share*float64(n) {
				return score
			}
		}
		return 0
	}
	p.Median, p.P5, p.P95 = quantile(0.5), quantile(0.05), quantile(0.95)
	return p
}
