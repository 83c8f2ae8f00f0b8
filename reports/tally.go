package reports

import (
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// pieceTally sums up one type of piece on one seat or on all.
type pieceTally struct {
	seen                int // pieces of the type that were ever on the board
	action, usage, lift stats.Ratio
	took, tookOwn, lost stats.Ratio
	survival            stats.Ratio
}

// shareScale is what one turn's whole share counts in pieceTally.lift: coarser than in records, to
// leave room for the squares of many games.
const shareScale = 1 << 10

// actionTally sums up one action of all seats.
type actionTally struct {
	gamesUsed           setCount
	uses, rate, inForce stats.Ratio
	effects             [selfplay.EffectKinds]stats.Ratio
	ownFire             stats.Ratio
}

// takeTally sums up how often pieces of one type removed enemies and friends of another.
type takeTally struct{ enemies, friends stats.Ratio }

// takeSet counts a set of games, unless a bot failed in one of them. It reports whether it did.
func (t *tally) takeSet() bool {
	failed := slices.ContainsFunc(t.set, (*selfplay.Record).Failed)
	if failed && !t.header.CountFailures {
		t.failures.LeftOut += len(t.set)
		return false
	}
	for _, r := range t.set {
		t.addGame(r)
	}
	t.addSet(t.set)
	return true
}

// addGame counts what is counted by game.
func (t *tally) addGame(r *selfplay.Record) {
	t.games++
	t.length.Add(r.Plies)
	for _, s := range r.Squares {
		t.visited[s.Square] = t.visited[s.Square] || s.Visits > 0
	}
	if r.Game < sampledGames {
		t.diversity.add(r)
		if t.twoSided() {
			t.positions.add(r)
		}
	}
}

// twoSided reports whether it is a game of two sides that have pieces, so that one side can be said
// to have more than the other.
func (t *tally) twoSided() bool { return len(t.header.Seats) == 2 && t.header.Kind.Has(game.Sides) }

// addSet counts what is counted by sets of games.
func (t *tally) addSet(set []*selfplay.Record) {
	t.addResults(set)
	n := len(set)
	var plies, branching, decisions int
	for _, r := range set {
		plies, branching, decisions = plies+r.Plies, branching+r.Branching, decisions+r.Decisions
	}
	t.plies.Add(plies, n)
	t.branching.Add(branching, plies)
	t.decisions.Add(decisions, plies)
	if n == 2 { // a lead is of one side over the other
		t.course.add(set[0], set[1])
	}
	all := len(t.header.Seats)
	for p := range t.header.Pieces {
		var sum selfplay.PieceCount
		for seat := range all {
			var c selfplay.PieceCount
			turns := 0
			for _, r := range set {
				c = plus(c, *r.Piece(seat, p))
				turns += r.Turns[seat]
			}
			t.pieces[seat][p].add(&c, turns, n)
			sum = plus(sum, c)
		}
		t.pieces[all][p].add(&sum, plies, n)
		t.drawing[2*p], t.drawing[2*p+1] = sum.Acted, sum.Able
		t.fates[p].add(p, set)
	}
	t.usage.Add(uint64(t.number)<<40|uint64(set[0].Game/n), t.drawing)
	for a := range t.actions {
		kind, shown := t.header.Actions[a].Kind, 0
		for _, r := range set {
			shown += one(shows(r, a, kind))
		}
		t.actions[a].gamesUsed.add(shown)
		t.actions[a].add(set, a)
	}
	t.addTakes(set)
	if t.cards != nil {
		t.cards.add(set)
	}
}

// addResults counts how the games of a set ended.
func (t *tally) addResults(set []*selfplay.Record) {
	count := func(is func(r *selfplay.Record) bool) (games int) {
		for _, r := range set {
			games += one(is(r))
		}
		return games
	}
	n := len(set)
	for seat := range t.wins {
		points := 0
		for _, r := range set {
			points += r.Points(seat)
		}
		t.seatSets[seat][points]++
		t.wins[seat].add(count(func(r *selfplay.Record) bool { return won(r, seat) }))
		t.shared[seat].add(count(func(r *selfplay.Record) bool { return shared(r, seat) }))
	}
	first, others := 0, 0
	for _, r := range set {
		for seat := range n {
			if seat == r.FirstSeat {
				first += r.Points(seat)
			} else {
				others += r.Points(seat)
			}
		}
	}
	t.botSets[0][first]++
	t.botSets[1][others]++
	for bot := range t.botWins {
		seats := func(r *selfplay.Record, is func(*selfplay.Record, int) bool) bool {
			for seat := range n {
				if (seat == r.FirstSeat) == (bot == 0) && is(r, seat) {
					return true
				}
			}
			return false
		}
		t.botWins[bot].add(count(func(r *selfplay.Record) bool { return seats(r, won) }))
		t.botsShare[bot].add(count(func(r *selfplay.Record) bool { return seats(r, shared) }))
	}
	t.stopped.add(count(stopped))
	t.decisive.add(count(func(r *selfplay.Record) bool { return r.Outcome.Winner >= 0 }))
	for i, r := range set { // each end once, with all games of the set that ended so
		same := func(o *selfplay.Record) bool { return o.Outcome.Reason == r.Outcome.Reason && stopped(o) == stopped(r) }
		if !slices.ContainsFunc(set[:i], same) {
			t.addEnd(r.Outcome.Reason, stopped(r), count(same))
		}
	}
}

func won(r *selfplay.Record, seat int) bool { return r.Outcome.Winner == seat }

func stopped(r *selfplay.Record) bool { return r.Outcome.Cause == game.Limit }

// shared reports whether a seat won a part of a game, by rule.
func shared(r *selfplay.Record, seat int) bool {
	return r.Outcome.Winner == game.Shared && !stopped(r) && r.Points(seat) > 0
}

// shows reports whether an action showed in a game: it was used, or, if it is passive, in force.
func shows(r *selfplay.Record, action int, kind game.ActionKind) bool {
	for seat := range r.Turns {
		c := r.Action(seat, action)
		if c.Uses > 0 || kind == game.Passive && c.InForce > 0 {
			return true
		}
	}
	return false
}

func (t *tally) addEnd(reason string, limit bool, games int) {
	t.end(reason, limit).count.add(games)
}

// end is where games are counted that end for a reason.
func (t *tally) end(reason string, limit bool) *endCount {
	for i := range t.ends {
		if e := &t.ends[i]; e.reason == reason && e.limit == limit {
			return e
		}
	}
	t.ends = append(t.ends, endCount{reason, limit, setCount{}})
	return &t.ends[len(t.ends)-1]
}

func plus(a, b selfplay.PieceCount) selfplay.PieceCount {
	return selfplay.PieceCount{
		Start: a.Start + b.Start, End: a.End + b.End,
		Acted: a.Acted + b.Acted, Able: a.Able + b.Able,
		Took: a.Took + b.Took, TookOwn: a.TookOwn + b.TookOwn, Lost: a.Lost + b.Lost,
		Share:  a.Share + b.Share,
		Earned: game.Earned{Used: a.Used + b.Used, Aside: a.Aside + b.Aside, Points: a.Earned.Points + b.Earned.Points},
	}
}

func (p *pieceTally) add(c *selfplay.PieceCount, turns, games int) {
	p.seen += c.Start + c.End + c.Lost
	p.action.Add(c.Acted, turns)
	p.usage.Add(c.Acted, c.Able)
	p.lift.Add(c.Acted*shareScale, int(c.Share/((1<<32)/shareScale)))
	p.took.Add(c.Took, games)
	p.tookOwn.Add(c.TookOwn, games)
	p.lost.Add(c.Lost, games)
	p.survival.Add(c.End, c.End+c.Lost)
}

func (t *actionTally) add(set []*selfplay.Record, action int) {
	n := len(set)
	var sum selfplay.ActionCount
	for _, r := range set {
		for seat := range r.Turns {
			c := r.Action(seat, action)
			sum.Uses += c.Uses
			sum.Able += c.Able
			sum.InForce += c.InForce
			sum.OwnFire += c.OwnFire
			for k, n := range c.Effects {
				sum.Effects[k] += n
			}
		}
	}
	t.uses.Add(sum.Uses, n)
	t.rate.Add(sum.Uses, sum.Able)
	t.inForce.Add(sum.InForce, n)
	t.ownFire.Add(sum.OwnFire, n)
	for k := range t.effects {
		t.effects[k].Add(sum.Effects[k], n)
	}
}

func (t *tally) addTakes(set []*selfplay.Record) {
	n := len(t.header.Pieces)
	counts := make([][2]int, n*n)
	for _, r := range set {
		for _, take := range r.Takes {
			own := 0
			if take.Seat == take.Whose {
				own = 1
			}
			counts[t.header.Actions[take.Action].Piece*n+int(take.Victim)][own] += take.Count
		}
	}
	for i, c := range counts {
		t.takes[i].enemies.Add(c[0], len(set))
		t.takes[i].friends.Add(c[1], len(set))
	}
}
