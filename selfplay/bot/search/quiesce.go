package search

const (
	// longestChase is how many plies of captures follow the end of a line at most.
	longestChase = 8
	// chaseMargin is how much more than its gain a capture may turn out to be worth, in hundredths
	// of an average piece.
	chaseMargin = 35
)

// quiesce returns the score of a position at the end of a line: what it is worth as it stands, or
// better by captures of consequence, those that gain enough to matter. Standing is allowed even to
// a player who has a duty to capture.
func (b *AlphaBeta) quiesce(ply int, alpha, beta score) score {
	return b.chase(ply, longestChase, alpha, beta)
}

func (b *AlphaBeta) chase(ply, left int, alpha, beta score) score {
	f := b.frames[ply]
	if o := f.ended(); o.Over() {
		return verdict(o, int(f.seat), ply)
	}
	best := b.eval.evaluate(f.state, f.far)
	if best >= beta || left == 0 || !b.aids.quiesce || ply >= longestLine {
		return best
	}
	f.listCaptures()
	alpha = max(alpha, best)
	b.rankGains(f, alpha-best-b.piece*chaseMargin/100)
	for n := range f.order {
		next := b.enter(ply, f.pick(n).index)
		if b.nodes >= b.settings.Nodes {
			b.spent = true
			return draw
		}
		var s score
		if next.seat == f.seat {
			s = b.chase(ply+1, left-1, alpha, beta)
		} else {
			s = -b.chase(ply+1, left-1, -beta, -alpha)
		}
		if b.spent {
			return draw
		}
		best = max(best, s)
		if alpha = max(alpha, s); alpha >= beta {
			break
		}
	}
	return best
}

// rankGains orders the moves of a frame that arrive where they win or promote, and those that gain
// something, and more than so much.
func (b *AlphaBeta) rankGains(f *frame, more score) {
	f.order = f.order[:0]
	for i := range f.moves.List {
		gain, rank := b.prices.gain(&f.moves, i, f.seat), score(0)
		switch {
		case f.sharp != nil && f.sharp.Arrives(&f.moves, i):
			rank = rankArrive
		case gain > 0 && gain > more:
			rank = b.eagerness(f, i, gain)
		default:
			continue
		}
		f.order = append(f.order, ranked{rank: rank, gain: gain, index: uint16(i)})
	}
}
