package bot

import (
	"math"
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine/game"
)

// greedy looks one ply ahead. It wins at once if it can; otherwise it takes the move after which
// the position is worth most to it among those that neither lose at once nor leave a royal to be
// taken by the next reply; ties are drawn at random. When every move loses it takes the one worth
// most.
//
// Whether a reply takes the royal is expensive to ask, so it is asked of one move at a time: one
// drawn from the best, and only if that one fails another. The choice is distributed as if all had
// been asked.
type greedy struct {
	rng   *rand.Rand
	codes *game.Codebook

	after   game.State // the position after a candidate
	further game.State // the position after a reply to it
	replies game.Moves
	worth   []int  // of each move
	unsafe  []bool // known to lose at once or to leave the royal
}

func newGreedy(*settings) func(game.Game, *rand.Rand) Bot {
	return func(g game.Game, rng *rand.Rand) Bot { return &greedy{rng: rng, codes: game.NewCodebook(g)} }
}

func (b *greedy) Choose(s game.State, ms *game.Moves) int {
	if b.after == nil {
		b.after, b.further = s.Clone(), s.Clone()
	}
	if win := b.weigh(s, ms); win >= 0 {
		return win
	}
	for {
		i := b.draw(false)
		if i < 0 {
			return b.draw(true)
		}
		if b.keepsRoyal(s, ms, i) {
			return i
		}
		b.unsafe[i] = true
	}
}

// weigh plays every move and notes what it is worth and whether it loses at once. It returns a move
// that wins, drawn uniformly among all such, or -1.
func (b *greedy) weigh(s game.State, ms *game.Moves) int {
	me, win, wins := s.Seat(), -1, 0
	b.worth, b.unsafe = b.worth[:0], b.unsafe[:0]
	for i := range ms.List {
		b.after.Set(s)
		b.after.Play(ms, i)
		o := b.after.Outcome()
		if o.Over() && o.Winner == me {
			if wins++; wins == 1 || b.rng.IntN(wins) == 0 {
				win = i
			}
		}
		b.worth = append(b.worth, b.after.Evaluate(me))
		b.unsafe = append(b.unsafe, o.Over() && o.Winner >= 0 && o.Winner != me)
	}
	return win
}

// draw returns one of the moves that are worth most, drawn uniformly: among those not known to be
// unsafe, or among all. It returns -1 if there is none.
func (b *greedy) draw(evenUnsafe bool) int {
	best, ties, drawn := math.MinInt, 0, -1
	for i, w := range b.worth {
		if w < best || b.unsafe[i] && !evenUnsafe {
			continue
		}
		if w > best {
			best, ties = w, 0
		}
		if ties++; ties == 1 || b.rng.IntN(ties) == 0 {
			drawn = i
		}
	}
	return drawn
}

// keepsRoyal reports whether no reply to the i-th move takes a royal of the player who made it.
func (b *greedy) keepsRoyal(s game.State, ms *game.Moves, i int) bool {
	me := s.Seat()
	b.after.Set(s)
	b.after.Play(ms, i)
	b.listReplies()
	for j := range b.replies.List {
		if !b.removesRoyal(j, int8(me)) {
			continue
		}
		b.further.Set(b.after)
		b.further.Play(&b.replies, j)
		if o := b.further.Outcome(); o.Cause == game.RoyalLost && o.Winner != me {
			return false
		}
	}
	return true
}

// listReplies lists the replies, none if the game is over. Those that take nobody may be left out.
func (b *greedy) listReplies() {
	if s, ok := b.after.(game.Tactical); ok {
		s.Captures(&b.replies)
	} else {
		b.after.Moves(&b.replies)
	}
}

// removesRoyal reports whether the j-th reply takes a royal of a seat off the board. Only such
// replies are worth playing out.
func (b *greedy) removesRoyal(j int, seat int8) bool {
	if m := &b.replies.List[j]; m.Taken != 0 {
		if h := b.codes.Of(m.Taken); h.Royal && h.Seat == seat {
			return true
		}
	}
	for _, e := range b.replies.EffectsOf(j) {
		if e.Kind != game.Remove {
			continue
		}
		if h := b.codes.Of(e.Code); h.Royal && h.Seat == seat {
			return true
		}
	}
	return false
}
