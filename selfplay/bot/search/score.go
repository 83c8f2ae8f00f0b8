package search

import "github.com/wildbench/wildbench/engine/game"

// A score is the worth of a position for the player to move, in hundredths of the variant's unit of
// value. A won position is worth won less the number of plies to the end, so that the shorter win
// is better and the longer loss.
type score = int32

const (
	won      score = 1 << 24
	infinite score = 1 << 25
	// decided and more is a win, -decided and less a loss; evaluations stay between.
	decided = won - 1024
	draw    = score(0)
)

// verdict is the score of a finished game, so many plies from the root, for a seat.
func verdict(o game.Outcome, seat, ply int) score {
	switch o.Winner {
	case -1:
		return draw
	case seat:
		return won - score(ply)
	}
	return score(ply) - won
}

// distance is the number of plies to the end of a decided score's game, and whether it is decided.
func distance(s score) (plies int, ok bool) {
	s = max(s, -s)
	return int(won - s), s >= decided
}

// stored is a score as the table holds it: wins and losses counted from the position, not from the
// root. fetched is the way back.
func stored(s score, ply int) score {
	switch {
	case s >= decided:
		return s + score(ply)
	case s <= -decided:
		return s - score(ply)
	}
	return s
}

func fetched(s score, ply int) score {
	switch {
	case s >= decided:
		return s - score(ply)
	case s <= -decided:
		return s + score(ply)
	}
	return s
}
