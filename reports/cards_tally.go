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
	own     bool          // the game has a player of its own
}

// keepSums sums up what came of keeping one card.
type keepSums struct {
	kept, points, rounds, aside, with, without stats.Ratio
	lift                                       *stats.Means // shares of the win of keepers, keepers, shares of all, all: see [stats.Means.Relative]
	sets, setsWithout                          int          // in which somebody kept one; did not
}

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
		over: over(SetsOf(n)), scores: make([]pointTally, n+4), seats: stats.NewMeans(n), shares: make([]int, n),
		wishes: make([]stats.Ratio, size*size), chosen: make([]int, size*size), n: n, size: size,
	}
	for range n + 1 {
		sums := make([]keepSums, size)
		for p := range sums {
			sums[p].lift = stats.NewMeans(4)
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
	for p := range t.size {
		var all keepCount
		for seat := range t.n {
			var one keepCount
			for _, r := range set {
				one.add(r.Piece(seat, p), r.Points(seat))
			}
			t.keeps[seat][p].add(&one, t.n)
			all.plus(&one)
		}
		t.keeps[t.n][p].add(&all, t.n)
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

// keepCount counts a card in the games of a set: copies kept, what they earned, and how players fared who kept one, and all players.
type keepCount struct{ kept, points, used, aside, share, keepers, shares, players int }

func (c *keepCount) add(p *selfplay.PieceCount, share int) {
	copies := p.End - p.Start
	c.kept, c.points, c.used, c.aside = c.kept+copies, c.points+p.Points, c.used+p.Used, c.aside+p.Aside
	c.shares, c.players = c.shares+share, c.players+1
	if copies > 0 {
		c.share, c.keepers = c.share+share, c.keepers+1
	}
}

func (c *keepCount) plus(o *keepCount) {
	c.kept, c.points, c.used, c.aside = c.kept+o.kept, c.points+o.points, c.used+o.used, c.aside+o.aside
	c.share, c.keepers, c.shares, c.players = c.share+o.share, c.keepers+o.keepers, c.shares+o.shares, c.players+o.players
}

func (k *keepSums) add(c *keepCount, seats int) {
	whole := game.WholeWin(seats)
	k.kept.Add(c.kept, c.players)
	k.points.Add(c.points, c.kept)
	k.rounds.Add(c.used, c.kept)
	k.aside.Add(c.aside, c.used+c.aside)
	k.with.Add(c.share, whole*c.keepers)
	k.without.Add(c.shares-c.share, whole*(c.players-c.keepers))
	k.lift.Add([]int{c.share, c.keepers, c.shares, c.players})
	k.sets += one(c.keepers > 0)
	k.setsWithout += one(c.keepers < c.players)
}

func (k *keepSums) merge(o *keepSums) {
	k.kept.Merge(o.kept)
	k.points.Merge(o.points)
	k.rounds.Merge(o.rounds)
	k.aside.Merge(o.aside)
	k.with.Merge(o.with)
	k.without.Merge(o.without)
	k.lift.Merge(o.lift)
	k.sets += o.sets
	k.setsWithout += o.setsWithout
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

func (t *cardTally) merge(o *cardTally) {
	for i := range t.scores {
		t.scores[i].merge(&o.scores[i])
	}
	t.margin.Merge(o.margin)
	t.seats.Merge(o.seats)
	for seat := range t.keeps {
		for p := range t.keeps[seat] {
			t.keeps[seat][p].merge(&o.keeps[seat][p])
		}
	}
	for i := range t.wishes {
		t.wishes[i].Merge(o.wishes[i])
	}
	t.own = t.own || o.own
}
