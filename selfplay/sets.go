package selfplay

// A SetScore adds up what one side of a pairing scores in the games of a set, which come one after
// the other: the first bot, or in mirror matches the first seat.
type SetScore struct {
	points int
	failed bool
}

// Add takes a game in. The last one of a set makes it whole: then points are those of the set, in
// units of [game.WholeWin], and failed says whether a bot failed in one of its games.
func (s *SetScore) Add(p Pairing, r *Record) (points int, failed, whole bool) {
	seat := r.FirstSeat
	if p.Mirror() {
		seat = 0
	}
	s.points += r.Points(seat)
	s.failed = s.failed || r.Failed()
	if (r.Game+1)%len(r.Turns) != 0 {
		return 0, false, false
	}
	points, failed = s.points, s.failed
	*s = SetScore{}
	return points, failed, true
}
