package reports

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// courseTally sums up how material went over games.
type courseTally struct {
	turns  stats.Ratio // changes of the leader, over plies
	behind stats.Ratio // plies at which the later winner was behind, over plies of games won
	// plies until the winner's lead passed every lead that the loser ever had, over plies of games
	// won
	settled stats.Ratio
	moved   bool // material changed in some game: else who is ahead in it tells nothing of the course
}

func (c *courseTally) report(o over) Course {
	course := Course{o.amount(c.turns), Unknown(), Unknown()}
	if c.moved {
		course.Drama, course.Decisiveness = o.share(c.behind), o.share(c.settled)
	}
	return course
}

func (c *courseTally) add(x, y *selfplay.Record) {
	var turns, behind, settled, plies int
	for _, r := range [2]*selfplay.Record{x, y} {
		turns += leadChanges(r)
		c.moved = c.moved || len(r.Leads) > 1
		if r.Outcome.Winner >= 0 && r.Outcome.Cause != game.Limit {
			b, s := courseOf(r)
			behind, settled, plies = behind+b, settled+s, plies+r.Plies
		}
	}
	c.turns.Add(turns, x.Plies+y.Plies)
	c.behind.Add(behind, plies)
	c.settled.Add(settled, plies)
}

// leadChanges counts how often the leader changed: from one seat to the other, with or without
// being level in between.
func leadChanges(r *selfplay.Record) int {
	changes, leader := 0, 0
	for _, l := range r.Leads {
		sign := compare(l.Lead, 0)
		if sign == 0 {
			continue
		}
		if leader != 0 && sign != leader {
			changes++
		}
		leader = sign
	}
	return changes
}

func compare(a, b int) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// courseOf looks at a game that was won from the winner's side: the plies at which it was behind,
// and the ply from which on its lead had passed every lead that the loser ever had (all plies, if
// it never did before the end).
func courseOf(r *selfplay.Record) (behind, settled int) {
	sign := 1
	if r.Outcome.Winner != 0 {
		sign = -1
	}
	most := 0 // the loser's highest lead
	for i, l := range r.Leads {
		until := r.Plies
		if i+1 < len(r.Leads) {
			until = r.Leads[i+1].Ply
		}
		if lead := sign * l.Lead; lead < 0 {
			behind += until - l.Ply
			most = max(most, -lead)
		}
	}
	for _, l := range r.Leads {
		if sign*l.Lead > most {
			return behind, l.Ply
		}
	}
	return behind, r.Plies
}

// fateTally sums up what becomes of pieces of one type, and of those who have them.
type fateTally struct {
	lived     stats.Ratio // plies on the board, over pieces
	firstLost stats.Ratio // games won by the side that lost one first, over games that somebody won
	// games won by sides that acted with one, over such sides in games that somebody won
	used stats.Ratio
}

func (f *fateTally) add(piece int, set []*selfplay.Record) {
	var lived, pieces, firstWon, first, usedWon, used int
	for _, r := range set {
		decided := r.Outcome.Winner >= 0 && r.Outcome.Cause != game.Limit
		for seat := range r.Turns {
			l, n := lifetimes(r, seat, piece)
			lived, pieces = lived+l, pieces+n
			if decided && r.Piece(seat, piece).Acted > 0 {
				used++
				usedWon += one(won(r, seat))
			}
		}
		if len(set) != 2 {
			continue // who is first of many to lose one says little
		}
		if seat := lostFirst(r, piece); decided && seat >= 0 {
			first++
			firstWon += one(won(r, seat))
		}
	}
	f.lived.Add(lived, pieces)
	f.firstLost.Add(firstWon, first)
	f.used.Add(usedWon, used)
}

func one(b bool) int {
	if b {
		return 1
	}
	return 0
}

// lifetimes sums up how many plies the pieces of a type of a seat were on the board, and how many
// there were.
func lifetimes(r *selfplay.Record, seat, piece int) (plies, pieces int) {
	now, since := r.Piece(seat, piece).Start, 0
	pieces = now
	for _, c := range r.Changes {
		if int(c.Seat) != seat || int(c.Piece) != piece {
			continue
		}
		plies += now * (c.Ply - since)
		now, since = now+int(c.By), c.Ply
		pieces += max(0, int(c.By))
	}
	return plies + now*(r.Plies-since), pieces
}

// lostFirst is the seat that lost a piece of a type before the other did; -1 if none did, or both
// at once. A piece that became another is not lost: the seat has as many as before.
func lostFirst(r *selfplay.Record, piece int) int {
	for i := 0; i < len(r.Changes); {
		var total, fell [2]int
		ply := r.Changes[i].Ply
		for ; i < len(r.Changes) && r.Changes[i].Ply == ply; i++ {
			c := r.Changes[i]
			total[c.Seat] += int(c.By)
			if int(c.Piece) == piece {
				fell[c.Seat] += int(c.By)
			}
		}
		a, b := total[0] < 0 && fell[0] < 0, total[1] < 0 && fell[1] < 0
		switch {
		case a && b:
			return -1
		case a:
			return 0
		case b:
			return 1
		}
	}
	return -1
}
