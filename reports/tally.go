package reports

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// pieceTally sums up one type of piece on one seat or on all.
type pieceTally struct {
	seen                int // pieces of the type that were ever on the board
	acted               int
	shares              uint64 // of the legal moves, in units of 2⁻²⁰ turns
	action, usage       stats.Ratio
	took, tookOwn, lost stats.Ratio
	survival            stats.Ratio
}

// shareScale is what one turn's whole share counts in pieceTally.shares: coarser than in records, to leave room for many games.
const shareScale = 1 << 20

// actionTally sums up one action of all seats.
type actionTally struct {
	gamesUsed           int
	uses, rate, inForce stats.Ratio
	effects             [selfplay.EffectKinds]stats.Ratio
	ownFire             stats.Ratio
}

// addGame counts what is counted by game.
func (t *tally) addGame(r *selfplay.Record) {
	t.games++
	t.length.Add(r.Plies)
	switch o := r.Outcome; {
	case o.Cause == game.Limit:
		t.stopped++
	case o.Winner < 0:
		t.drawn++
	default:
		t.wins[o.Winner]++
		t.botWins[o.Winner^r.FirstSeat]++
	}
	t.addEnd(r.Outcome.Reason, r.Outcome.Cause == game.Limit, 1)
	for a := range t.actions {
		if shows(r, a, t.header.Actions[a].Kind) {
			t.actions[a].gamesUsed++
		}
	}
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
	for i := range t.ends {
		if e := &t.ends[i]; e.reason == reason && e.limit == limit {
			e.games += games
			return
		}
	}
	t.ends = append(t.ends, endCount{reason, limit, games})
}

// addPair counts what is counted by pair: x and y are its two games.
func (t *tally) addPair(x, y *selfplay.Record) {
	t.seatPairs[points(x, 0)+points(y, 0)]++
	t.botPairs[points(x, x.FirstSeat)+points(y, y.FirstSeat)]++
	t.plies.Add(x.Plies+y.Plies, 2)
	t.branching.Add(x.Branching+y.Branching, x.Plies+y.Plies)
	t.decisions.Add(x.Decisions+y.Decisions, x.Plies+y.Plies)
	all := len(t.header.Seats)
	for p := range t.header.Pieces {
		var sum selfplay.PieceCount
		for seat := range all {
			c := plus(*x.Piece(seat, p), *y.Piece(seat, p))
			t.pieces[seat][p].add(&c, x.Turns[seat]+y.Turns[seat])
			sum = plus(sum, c)
		}
		t.pieces[all][p].add(&sum, x.Plies+y.Plies)
	}
	for a := range t.actions {
		t.actions[a].add(x, y, a)
	}
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
	p.acted += c.Acted
	p.shares += c.Share / ((1 << 32) / shareScale)
	p.action.Add(c.Acted, turns)
	p.usage.Add(c.Acted, c.Able)
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
