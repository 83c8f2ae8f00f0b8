package search

import "github.com/wildbench/wildbench/engine/game"

// A ranked move is tried the sooner the higher its rank.
type ranked struct {
	rank  score
	gain  score
	index uint16
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

// Ranks by kind of move: the table's, then those that gain, by gain; then killers and quiet ones,
// by their history; then those that lose.
const (
	rankHash   score = 1 << 30
	rankGain   score = 1 << 25
	rankKiller score = 1 << 24
	historyCap score = 1 << 22
)

// rank orders the moves of a frame. The move from the table comes first; -1 for none.
func (b *AlphaBeta) rank(f *frame, hashMove int) {
	f.order = f.order[:0]
	for i := range f.moves.List {
		r := ranked{index: uint16(i), gain: b.prices.gain(&f.moves, i, f.seat)}
		switch {
		case i == hashMove:
			r.rank = rankHash
		case r.gain > 0:
			r.rank = rankGain + b.eagerness(f, i, r.gain)
		case r.gain < 0:
			r.rank = r.gain
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
	switch sign(&f.moves, i) {
	case f.killers[0]:
		return rankKiller + 1
	case f.killers[1]:
		return rankKiller
	}
	return *b.historyOf(&f.moves, i)
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

// reward remembers a quiet move that refuted a line.
func (b *AlphaBeta) reward(f *frame, i, depth int) {
	if k := sign(&f.moves, i); k != f.killers[0] {
		f.killers[1], f.killers[0] = f.killers[0], k
	}
	h := b.historyOf(&f.moves, i)
	*h = min(historyCap, *h+score(depth*depth))
}

// historyOf counts how often, weighed by depth, a piece's going to a square (or acting on it) has
// refuted a line.
func (b *AlphaBeta) historyOf(ms *game.Moves, i int) *score {
	m := &ms.List[i]
	at := m.To
	if m.From == m.To && m.Count > 0 {
		at = ms.Effects[m.First].Square
	}
	return &b.history[int(m.Code)<<8|int(at)]
}
