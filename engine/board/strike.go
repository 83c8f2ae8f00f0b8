package board

import (
	"math/bits"

	"github.com/wildbench/wildbench/engine/game"
)

// strike lists removals and marks at a distance: where the piece stands, and after its own
// movements.
func (gen *generator) strike(o *op) {
	switch {
	case o.all:
		gen.strikeAll(o)
	case o.inPlace == 1:
		gen.strikeOne(o)
	case o.inPlace > 1:
		gen.strikeSeveral(o)
	}
	if o.afterMove {
		gen.strikeAfterAll(o)
	}
}

// strikeAfterAll lists the strikes after each of the piece's movements.
func (gen *generator) strikeAfterAll(o *op) {
	prey := gen.prey(o)
	near := gen.hunting(o, prey)
	for i := gen.first; i < gen.plain; i++ {
		m := &gen.ms.List[i]
		if gen.sharp && !o.kills(int(gen.me)) && !gen.takes(m) {
			continue
		}
		if near.has(m.To) && m.Flags&game.ActorLost == 0 {
			gen.strikeAfter(o, i, prey)
			gen.bound()
		}
	}
}

// hunting is where a movement must end to come within reach of any of its prey.
func (gen *generator) hunting(o *op, prey set) set {
	for range o.max {
		prey = gen.g.spread(prey)
	}
	return prey
}

// target is the first piece on a line that a strike from a square reaches, if it can be touched,
// going on from the i-th square of the line; the index after it is returned too. The square that
// the piece has left counts as empty.
func (gen *generator) target(o *op, ray []uint8, i int, left uint8) (sq uint8, next int, ok bool) {
	for ; i < len(ray) && i < o.max; i++ {
		sq = ray[i]
		c := gen.board[sq]
		if c == 0 || sq == left {
			continue
		}
		next = i + 1
		if !o.throughs && !gen.hidden.has(sq) {
			next = len(ray) // the line ends here
		}
		if o.touches[c] && gen.mayStrike(o, sq) {
			return sq, next, true
		}
		if next == len(ray) {
			break
		}
	}
	return 0, len(ray), false
}

// mayStrike reports whether capture rules, where a strike knows them, let it take the piece on a
// square.
func (gen *generator) mayStrike(o *op, sq uint8) bool {
	return !o.captures || gen.verdict(gen.board[sq], sq) != forbidden
}

// prey is the set of pieces that a strike can touch, wherever they stand. It is worked out once for
// all pieces with the ability.
func (gen *generator) prey(o *op) set {
	if gen.preyAt[o.action] == gen.surveys {
		return gen.preyOf[o.action]
	}
	s := gen.matching(gen.aimedAt(o), o.touches)
	gen.preyAt[o.action], gen.preyOf[o.action] = gen.surveys, s
	return s
}

// aimedAt is the pieces of the sides that an op touches.
func (gen *generator) aimedAt(o *op) set {
	switch {
	case !o.sides[gen.me]:
		return gen.theirs
	case !o.sides[1-gen.me]:
		return gen.mine
	}
	return gen.occupied
}

// matching keeps the pieces of a set that a table by code names.
func (gen *generator) matching(s set, table *[256]bool) set {
	return set{gen.inWord(s.a, 0, table), gen.inWord(s.b, 64, table), gen.inWord(s.c, 128, table), gen.inWord(s.d, 192, table)}
}

// inWord is matching for one word of a set, which begins at a square.
func (gen *generator) inWord(pieces uint64, first uint8, table *[256]bool) uint64 {
	var kept uint64
	for ; pieces != 0; pieces &= pieces - 1 {
		if table[gen.board[first+uint8(bits.TrailingZeros64(pieces))]] {
			kept |= pieces & -pieces
		}
	}
	return kept
}

// targets gathers what a strike where the piece stands can touch, by direction and distance.
func (gen *generator) targets(o *op) []uint8 {
	list := gen.picks[:0]
	near := o.reach[gen.sq].and(gen.aimedAt(o))
	if near.empty() {
		return list
	}
	if o.max == 1 {
		for ; !near.empty(); near = near.rest() {
			if sq := near.first(); o.touches[gen.board[sq]] && gen.mayStrike(o, sq) {
				list = append(list, sq)
			}
		}
		return list
	}
	for ; !near.empty() && !o.touches[gen.board[near.first()]]; near = near.rest() {
	}
	if near.empty() {
		return list // nobody whom it touches, in line or not
	}
	for _, d := range o.dirs {
		ray := gen.g.rays[d][gen.sq].list()
		for sq, i, ok := gen.target(o, ray, 0, gen.sq); ok; sq, i, ok = gen.target(o, ray, i, gen.sq) {
			list = append(list, sq)
		}
	}
	return list
}

func (gen *generator) strikeOne(o *op) {
	for _, sq := range gen.targets(o) {
		m := gen.begin(o, gen.sq)
		gen.hit(o, sq, m)
		gen.commit(m)
		if o.retreats {
			gen.strikeAndRetreat(o, sq)
		}
	}
}

// hit adds the effect of a strike on one target.
func (gen *generator) hit(o *op, sq uint8, m *game.Move) {
	c := gen.board[sq]
	switch o.effect {
	case removes:
		gen.remove(sq, o.action)
		if o.captures {
			gen.captured(o, m, sq)
		}
	case poisons:
		gen.effect(game.Poison, sq, 0, c, o.action, gen.me)
	case stomps:
		gen.effect(game.Stomp, sq, 0, c, o.action, gen.me)
	}
}

// strikeAndRetreat adds the strikes that end on free ground next to the victim.
func (gen *generator) strikeAndRetreat(o *op, victim uint8) {
	var caught set
	caught.add(victim)
	for at := gen.g.adjacent[victim].and(o.retreat).minus(gen.occupied); !at.empty(); at = at.rest() {
		to := at.first()
		if !gen.mayEnd(to) || gen.barred(gen.needs(to), caught) {
			continue
		}
		m := gen.begin(o, to)
		gen.hit(o, victim, m)
		gen.commit(m)
	}
}

// strikeSeveral adds the strikes on every choice of so many targets.
func (gen *generator) strikeSeveral(o *op) {
	list := gen.targets(o)
	n := o.inPlace
	if len(list) < n {
		return
	}
	var pick [8]int
	for i := range n {
		pick[i] = i
	}
	for {
		gen.bound()
		m := gen.begin(o, gen.sq)
		for _, i := range pick[:n] {
			gen.hit(o, list[i], m)
		}
		gen.commit(m)
		i := n - 1
		for i >= 0 && pick[i] == len(list)-n+i {
			i--
		}
		if i < 0 {
			return
		}
		pick[i]++
		for j := i + 1; j < n; j++ {
			pick[j] = pick[j-1] + 1
		}
	}
}

// strikeAll adds the strike on everything in reach.
func (gen *generator) strikeAll(o *op) {
	m := gen.begin(o, gen.sq)
	for _, sq := range gen.targets(o) {
		gen.hit(o, sq, m)
	}
	gen.commitOrAbandon(m)
}

// strikeAfter adds the strikes from the last square of the i-th move of the list.
func (gen *generator) strikeAfter(o *op, i int, prey set) {
	end := gen.ms.List[i].To
	if o.max == 1 {
		marks := o.effect == poisons && gen.unique && gen.ms.List[i].Count == 0
		for at := o.reach[end].and(prey); !at.empty(); at = at.rest() {
			sq := at.first()
			switch {
			case marks:
				gen.moveAndPoison(o, i, sq)
			case gen.mayStrike(o, sq):
				gen.moveAndHit(o, i, sq)
			}
		}
		return
	}
	for _, d := range o.dirs {
		ray := gen.g.rays[d][end].list()
		for sq, next, ok := gen.target(o, ray, 0, gen.sq); ok; sq, next, ok = gen.target(o, ray, next, gen.sq) {
			gen.moveAndHit(o, i, sq)
		}
	}
}

// moveAndHit adds the i-th move of the list with a strike on one target after it.
func (gen *generator) moveAndHit(o *op, i int, sq uint8) {
	if move := &gen.ms.List[i]; move.Count > 0 && gen.removedBy(move, sq) || sq == move.To || sq == gen.sq {
		return
	}
	m := gen.after(o, i)
	gen.hit(o, sq, m)
	gen.commit(m)
}

// moveAndPoison is moveAndHit for the common case: a plain move, one poisoned, and nothing to
// compare with.
func (gen *generator) moveAndPoison(o *op, i int, sq uint8) {
	if to := gen.ms.List[i].To; sq == to || sq == gen.sq {
		return
	}
	gen.effect(game.Poison, sq, 0, gen.board[sq], o.action, gen.me)
	gen.sameMove(o, i)
}

// removedBy reports whether a move has already removed the piece on a square.
func (gen *generator) removedBy(m *game.Move, sq uint8) bool {
	for _, e := range gen.ms.Effects[m.First : m.First+uint32(m.Count)] {
		if e.Kind == game.Remove && e.Square == sq {
			return true
		}
	}
	return false
}
