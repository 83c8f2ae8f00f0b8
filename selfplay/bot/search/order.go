package search

import "github.com/wildbench/wildbench/engine/game"

// A ranked move is tried the sooner the higher its rank.
type ranked struct {
	rank  score
	gain  score
	index uint16
	quiet bool // it gains nothing and arrives nowhere
}

// A signature tells a move from others across the positions of a search: the action, the squares
// and the first effect's.
type signature uint32

func sign(ms *game.Moves, i int) signature {
	m := &ms.List[i]
	s := signature(m.Action) | signature(m.From)<<8 | signature(m.To)<<16
	if m.Count > 0 {
		s |= signature(ms.Effects[m.First].Square) << 24
	}
	return s
}

// Ranks by kind of move: the table's, then those that arrive where they win or promote, then those
// that gain, by gain; then killers and counters, then quiet ones, by their history; then those that
// lose.
const (
	rankHash   score = 1 << 30
	rankArrive score = 1 << 29
	rankGain   score = 1 << 25
	rankKiller score = 1 << 24
	rankLoss   score = -1 << 24
)

// rank orders the moves of a frame. The move from the table comes first; -1 for none.
func (b *AlphaBeta) rank(f *frame, hashMove int) {
	f.order = f.order[:0]
	for i := range f.moves.List {
		r := ranked{index: uint16(i), gain: b.prices.gain(&f.moves, i, f.seat)}
		arrives := f.sharp != nil && f.sharp.Arrives(&f.moves, i)
		r.quiet = r.gain <= 0 && !arrives
		switch {
		case i == hashMove:
			r.rank = rankHash
		case arrives:
			r.rank = rankArrive
		case r.gain > 0:
			r.rank = rankGain + b.eagerness(f, i, r.gain)
		case r.gain < 0:
			r.rank = rankLoss + r.gain
		default:
			r.rank = b.quietRank(f, i)
		}
		f.order = append(f.order, r)
	}
}

// eagerness orders moves that gain: by gain, and of equal ones that of the least valuable piece
// first.
func (b *AlphaBeta) eagerness(f *frame, i int, gain score) score {
	return 64*min(gain, royalPrice) - b.prices[f.moves.List[i].Code].worth/64
}

func (b *AlphaBeta) quietRank(f *frame, i int) score {
	switch m := sign(&f.moves, i); {
	case m == f.killers[0]:
		return rankKiller + 2
	case m == f.killers[1]:
		return rankKiller + 1
	case f.before >= 0 && m == b.history.counters[f.before]:
		return rankKiller
	}
	return b.history.worth(f.before, place(&f.moves, i))
}

// pick moves the best-ranked of the moves from the n-th on to the n-th place and returns it.
func (f *frame) pick(n int) *ranked {
	best := n
	for i := n + 1; i < len(f.order); i++ {
		if f.order[i].rank > f.order[best].rank {
			best = i
		}
	}
	f.order[n], f.order[best] = f.order[best], f.order[n]
	return &f.order[n]
}
