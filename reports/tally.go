package reports

import (
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

// shareScale is what one turn's whole share counts in pieceTally.lift: coarser than in records, to leave room for the squares of many games.
const shareScale = 1 << 10

// actionTally sums up one action of all seats.
type actionTally struct {
	gamesUsed           pairCount
	uses, rate, inForce stats.Ratio
	effects             [selfplay.EffectKinds]stats.Ratio
	ownFire             stats.Ratio
}

// takeTally sums up how often pieces of one type removed enemies and friends of another.
type takeTally struct{ enemies, friends stats.Ratio }

// addGame counts what is counted by game.
func (t *tally) addGame(r *selfplay.Record) {
	t.games++
	t.length.Add(r.Plies)
	for _, s := range r.Squares {
		t.visited[s.Square] = t.visited[s.Square] || s.Visits > 0
	}
	for bot := range t.mishaps {
		t.mishaps[bot] = t.mishaps[bot].Plus(r.Mishaps[bot])
	}
	if r.Game < sampledGames {
		t.diversity.add(r)
		t.positions.add(r)
	}
}

// addPair counts what is counted by pair: x and y are its two games.
func (t *tally) addPair(x, y *selfplay.Record) {
	t.addResults(x, y)
	t.plies.Add(x.Plies+y.Plies, 2)
	t.branching.Add(x.Branching+y.Branching, x.Plies+y.Plies)
	t.decisions.Add(x.Decisions+y.Decisions, x.Plies+y.Plies)
	t.course.add(x, y)
	all := len(t.header.Seats)
	for p := range t.header.Pieces {
		var sum selfplay.PieceCount
		for seat := range all {
			c := plus(*x.Piece(seat, p), *y.Piece(seat, p))
			t.pieces[seat][p].add(&c, x.Turns[seat]+y.Turns[seat])
			sum = plus(sum, c)
		}
		t.pieces[all][p].add(&sum, x.Plies+y.Plies)
		t.drawing[2*p], t.drawing[2*p+1] = sum.Acted, sum.Able
		t.fates[p].add(p, x, y)
	}
	t.usage.Add(uint64(t.number)<<40|uint64(x.Game/2), t.drawing)
	for a := range t.actions {
		kind := t.header.Actions[a].Kind
		t.actions[a].gamesUsed.add(shows(x, a, kind), shows(y, a, kind))
		t.actions[a].add(x, y, a)
	}
	t.addTakes(x, y)
}

// addResults counts how the games of a pair ended.
func (t *tally) addResults(x, y *selfplay.Record) {
	t.seatPairs[points(x, 0)+points(y, 0)]++
	t.botPairs[points(x, x.FirstSeat)+points(y, y.FirstSeat)]++
	for seat := range t.wins {
		t.wins[seat].add(won(x, seat), won(y, seat))
	}
	for bot := range t.botWins {
		t.botWins[bot].add(won(x, x.FirstSeat^bot), won(y, y.FirstSeat^bot))
	}
	stopped := func(r *selfplay.Record) bool { return r.Outcome.Cause == game.Limit }
	open := func(r *selfplay.Record) bool { return r.Outcome.Winner < 0 }
	t.stopped.add(stopped(x), stopped(y))
	t.drawn.add(open(x) && !stopped(x), open(y) && !stopped(y))
	t.decisive.add(!open(x), !open(y))
	if x.Outcome.Reason == y.Outcome.Reason && stopped(x) == stopped(y) {
		t.addEnd(x.Outcome.Reason, stopped(x), pairCount{two: 1})
		return
	}
	t.addEnd(x.Outcome.Reason, stopped(x), pairCount{one: 1})
	t.addEnd(y.Outcome.Reason, stopped(y), pairCount{one: 1})
}

func won(r *selfplay.Record, seat int) bool { return r.Outcome.Winner == seat }

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

func (t *tally) addEnd(reason string, limit bool, c pairCount) {
	for i := range t.ends {
		if e := &t.ends[i]; e.reason == reason && e.limit == limit {
			e.count.merge(c)
			return
		}
	}
	t.ends = append(t.ends, endCount{reason, limit, c})
}

// points is what a seat scores in a game, in halves.
func points(r *selfplay.Record, seat int) int {
	switch {
	case r.Outcome.Winner < 0:
		return 1
	case r.Outcome.Winner == seat:
		return 2
	}
	return 0
}

func plus(a, b selfplay.PieceCount) selfplay.PieceCount {
	return selfplay.PieceCount{
		Start: a.Start + b.Start, End: a.End + b.End,
		Acted: a.Acted + b.Acted, Able: a.Able + b.Able,
		Took: a.Took + b.Took, TookOwn: a.TookOwn + b.TookOwn, Lost: a.Lost + b.Lost,
		Share: a.Share + b.Share,
	}
}

func (p *pieceTally) add(c *selfplay.PieceCount, turns int) {
	p.seen += c.Start + c.End + c.Lost
	p.action.Add(c.Acted, turns)
	p.usage.Add(c.Acted, c.Able)
	p.lift.Add(c.Acted*shareScale, int(c.Share/((1<<32)/shareScale)))
	p.took.Add(c.Took, 2)
	p.tookOwn.Add(c.TookOwn, 2)
	p.lost.Add(c.Lost, 2)
	p.survival.Add(c.End, c.End+c.Lost)
}

func (t *actionTally) add(x, y *selfplay.Record, action int) {
	var sum selfplay.ActionCount
	for _, r := range [2]*selfplay.Record{x, y} {
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
	t.uses.Add(sum.Uses, 2)
	t.rate.Add(sum.Uses, sum.Able)
	t.inForce.Add(sum.InForce, 2)
	t.ownFire.Add(sum.OwnFire, 2)
	for k := range t.effects {
		t.effects[k].Add(sum.Effects[k], 2)
	}
}

func (t *tally) addTakes(x, y *selfplay.Record) {
	n := len(t.header.Pieces)
	counts := make([][2]int, n*n)
	for _, r := range [2]*selfplay.Record{x, y} {
		for _, take := range r.Takes {
			own := 0
			if take.Seat == take.Whose {
				own = 1
			}
			counts[t.header.Actions[take.Action].Piece*n+int(take.Victim)][own] += take.Count
		}
	}
	for i, c := range counts {
		t.takes[i].enemies.Add(c[0], 2)
		t.takes[i].friends.Add(c[1], 2)
	}
}
