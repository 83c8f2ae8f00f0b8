package reports

import (
	"math"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// cardTally sums up games of cards.
type cardTally struct {
	over    over
	scores  []pointTally // by seat, then by bot, of the game's own player, and of all seats
	margin  stats.Ratio
	seats   *stats.Means
	shares  []int         // room: of a set, by seat
	keeps   [][]keepSums  // by seat, and last of all seats; then by card
	wishes  []stats.Ratio // of the i-th card over the j-th, j > i, at i·n+j
	chosen  []int         // room
	n, size int           // seats, and kinds of cards
	mirror  bool          // a bot plays itself
	twins   [][]int       // by card: those that are the same in all but the name, itself too
	own     bool          // the game has a player of its own
}

// keepSums sums up what came of keeping one card.
type keepSums struct {
	kept, points, rounds, aside stats.Ratio
	worth                       stats.Ratio // of appraised sets
	// by seat and bot, shares of the win of keepers, keepers, shares of all, all: see
	// [stats.Means.Relative]
	lift *stats.Means
	sets int // in which somebody kept one
	// of those appraised, in which somebody kept one
	setsWorth int
}

// pointTally sums up scores.
type pointTally struct {
	mean   stats.Ratio
	counts map[int]int // games by score
}

func newCardTally(h *selfplay.Header, pairing int) *cardTally {
	n, size := len(h.Seats), len(h.Pieces)
	t := &cardTally{
		over: over(SetsOf(n)), scores: make([]pointTally, n+4), seats: stats.NewMeans(n), shares: make([]int, n),
		wishes: make([]stats.Ratio, size*size), chosen: make([]int, size*size), n: n, size: size,
		mirror: h.Pairings[pairing].Mirror(), twins: twinsOf(h.Pieces),
	}
	for seat := range n + 1 {
		sums := make([]keepSums, size)
		for p := range sums {
			sums[p].lift = stats.NewMeans(4 * t.strata(seat))
		}
		t.keeps = append(t.keeps, sums)
	}
	for i := range t.scores {
		t.scores[i].counts = make(map[int]int)
	}
	return t
}

// add counts a set.
func (t *cardTally) add(set []*selfplay.Record) {
	t.addScores(set)
	for seat := range t.n + 1 {
		counts := make([]keepCount, t.size)
		for p := range counts {
			counts[p].strata = make([]int, 4*t.strata(seat))
			for s := range t.n {
				if s == seat || seat == t.n {
					for _, r := range set {
						counts[p].add(r.Piece(s, p), r.Points(s), r.Appraised, t.stratum(r, s, seat))
					}
				}
			}
		}
		for p := range counts {
			var same earnCount
			for _, twin := range t.twins[p] {
				same.plus(&counts[twin].earnCount)
			}
			t.keeps[seat][p].add(&counts[p], &same)
		}
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

// strata is how many kinds of players are told apart on a seat, or on all of them: by bot and seat.
// Only players of the same bot and seat are compared.
func (t *cardTally) strata(seat int) int {
	if seat == t.n {
		return 2 * t.n
	}
	return 2
}

// stratum is the number of that of a player on a seat, where it is counted for one seat or all.
func (t *cardTally) stratum(r *selfplay.Record, seat, counted int) int {
	bot := one(!t.mirror && seat != r.FirstSeat)
	if counted == t.n {
		return 2*seat + bot
	}
	return bot
}

// twinsOf lists, for each card, those that are the same in all but the name, itself too.
func twinsOf(pieces []game.Piece) [][]int {
	first := func(p int) int {
		if twin := pieces[p].Twin; twin > 0 {
			return twin - 1
		}
		return p
	}
	twins := make([][]int, len(pieces))
	for p := range pieces {
		for q := range pieces {
			if first(p) == first(q) {
				twins[p] = append(twins[p], q)
			}
		}
	}
	return twins
}

// earnCount counts what the copies of a card did in the games of a set. Which of several cards that
// are the same is housed first is a matter of order: they share what they earn.
type earnCount struct{ copies, points, used, aside int }

func (c *earnCount) plus(o *earnCount) {
	c.copies, c.points, c.used, c.aside = c.copies+o.copies, c.points+o.points, c.used+o.used, c.aside+o.aside
}

// keepCount counts a card in the games of a set: copies kept, what they earned and were worth, and
// by bot and seat how players fared who kept one, and all players.
type keepCount struct {
	earnCount
	worth, appraised int // of copies, and how many those are
	keepers, players int
	sample           bool
	strata           []int // by stratum: share, keepers, shares, players
}

func (c *keepCount) add(p *selfplay.PieceCount, share int, appraised bool, stratum int) {
	copies := p.End - p.Start
	c.earnCount.plus(&earnCount{copies, p.Points, p.Used, p.Aside})
	if appraised {
		c.worth, c.appraised, c.sample = c.worth+p.Worth, c.appraised+copies, true
	}
	s := c.strata[4*stratum:][:4]
	c.players++
	s[2], s[3] = s[2]+share, s[3]+1
	if copies > 0 {
		c.keepers++
		s[0], s[1] = s[0]+share, s[1]+1
	}
}

func (k *keepSums) add(c *keepCount, same *earnCount) {
	k.kept.Add(c.copies, c.players)
	k.points.Add(same.points, same.copies)
	k.rounds.Add(same.used, same.copies)
	k.aside.Add(same.aside, same.used+same.aside)
	if c.sample {
		k.worth.Add(c.worth, c.appraised)
		k.setsWorth += one(c.appraised > 0)
	}
	k.lift.Add(c.strata)
	k.sets += one(c.keepers > 0)
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
				for _, group := range []int{bot, t.n + 3} {
					sums[group] += score
					t.scores[group].counts[score]++
				}
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
		switch i {
		case t.n + 1:
			games *= t.n - 1
		case t.n + 3:
			games *= t.n
		}
		t.scores[i].mean.Add(sums[i], games)
	}
	t.margin.Add(margin, len(set))
	t.seats.Add(t.shares)
}
