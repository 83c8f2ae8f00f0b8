package search

import "math"

// search returns the score of the position at a ply of the line, looking depth plies ahead. A score
// outside of the window is a bound on that side.
func (b *AlphaBeta) search(ply, depth int, alpha, beta score) score {
	if b.repeats(ply) {
		return draw
	}
	if depth <= 0 || ply >= longestLine {
		return b.quiesce(ply, alpha, beta)
	}
	f := b.frames[ply]
	hashMove := -1
	if b.aids.table {
		if e := b.table.find(f.key); e != nil {
			hashMove = int(e.move)
			if s, ok := e.settles(depth, ply, alpha, beta); ok {
				return s
			}
		}
	}
	if o := f.ended(); o.Over() {
		return verdict(o, int(f.seat), ply)
	}
	if b.aids.reverseFutility && depth <= reverseFutilityDepth && beta-alpha == 1 && beta < decided && beta > -decided {
		if s := b.eval.evaluate(f.state, f.far) - b.piece*reverseFutilityMargin/100*score(depth); s >= beta {
			return s
		}
	}
	f.state.Moves(&f.moves)
	if o := f.state.Outcome(); o.Over() {
		return verdict(o, int(f.seat), ply)
	}
	b.rank(f, hashMove)
	return b.searchMoves(f, ply, depth, alpha, beta)
}

// Positions near the end of a line that are worth so much more than needed are believed to stay
// good, and nobody looks how: up to so many plies from the end, by so many hundredths of an average
// piece a ply.
const (
	reverseFutilityDepth  = 2
	reverseFutilityMargin = 140
)

// Near the end of lines, quiet moves that come after so many others, as a square of the depth, are
// not tried: they hardly ever turn out better.
const (
	skipDepth = 3
	skipAfter = 4
	skipLater = 2 // times the square of the depth
)

// searchMoves tries the moves of a frame in order.
func (b *AlphaBeta) searchMoves(f *frame, ply, depth int, alpha, beta score) score {
	best, move, kind, quiet := -infinite, 0, atMost, 0
	patience := len(f.order)
	if b.aids.skip && beta-alpha == 1 && depth <= skipDepth {
		patience = skipAfter + skipLater*depth*depth
	}
	for n := range f.order {
		r := f.pick(n)
		if r.quiet {
			if quiet++; quiet > patience && best > -decided {
				break // those that follow are quiet too
			}
		}
		s := b.follow(f, ply, depth, n, alpha, beta)
		if b.spent {
			return draw
		}
		if s <= best {
			continue
		}
		best, move = s, int(r.index)
		if s > alpha {
			alpha, kind = s, exact
		}
		if s >= beta {
			kind = atLeast
			if r.quiet {
				b.reward(f, n, depth)
			}
			break
		}
	}
	if b.aids.table {
		b.table.store(f.key, stored(best, ply), depth, move, kind)
	}
	return best
}

// follow makes the n-th move in the order of a frame and returns its score for the player who makes
// it. Moves after the first are tried with an empty window around alpha first, and late quiet ones
// less deep; only those that turn out better are searched in full.
func (b *AlphaBeta) follow(f *frame, ply, depth, n int, alpha, beta score) score {
	r := f.order[n]
	next := b.enter(ply, r.index)
	if b.nodes >= b.settings.Nodes {
		b.spent = true
		return draw
	}
	if n == 0 || !b.aids.pvs {
		return b.reply(f, next, ply, depth-1, alpha, beta)
	}
	less := 0
	if b.aids.lmr && depth >= 3 && r.quiet {
		less = reductions[min(depth, len(reductions)-1)][min(n, len(reductions[0])-1)]
	}
	s := b.reply(f, next, ply, depth-1-less, alpha, alpha+1)
	if s > alpha && less > 0 && !b.spent {
		s = b.reply(f, next, ply, depth-1, alpha, alpha+1)
	}
	if s > alpha && s < beta && beta-alpha > 1 && !b.spent {
		s = b.reply(f, next, ply, depth-1, alpha, beta)
	}
	return s
}

// reply is the score of the next position for the player at f. The other player need not be the one
// to move there.
func (b *AlphaBeta) reply(f, next *frame, ply, depth int, alpha, beta score) score {
	if next.seat == f.seat {
		return b.search(ply+1, depth, alpha, beta)
	}
	return -b.search(ply+1, depth, -beta, -alpha)
}

// reductions says by how many plies to look less deep, by depth and by place in the order of moves.
var reductions = func() (t [32][128]int) {
	for depth := 3; depth < len(t); depth++ {
		for n := 4; n < len(t[depth]); n++ {
			t[depth][n] = min(depth-2, int(0.3+math.Log(float64(depth))*math.Log(float64(n))/2.5))
		}
	}
	return t
}()

// settles reports whether what the table knows answers a search.
func (e *entry) settles(depth, ply int, alpha, beta score) (score, bool) {
	if int(e.depth) < depth {
		return 0, false
	}
	s := fetched(e.score, ply)
	return s, e.bound == exact || e.bound == atLeast && s >= beta || e.bound == atMost && s <= alpha
}
