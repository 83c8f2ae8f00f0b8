package search

import "github.com/wildbench/wildbench/engine/game"

// A history remembers, through a game, which quiet moves have refuted lines. It knows moves by
// their place: the code of the piece that moves and the square where it goes, or on which it acts.
type history struct {
	moves    []score     // by place: how well the move has done
	replies  []score     // by the places of two moves in a row: how well the second has done
	counters []signature // by place: what refuted the move last
}

const (
	historyMost  = 1 << 14 // what a move can be worth in a history, either way
	replyEntries = 1 << 16
)

func newHistory(codes int) history {
	return history{make([]score, codes<<8), make([]score, replyEntries), make([]signature, codes<<8)}
}

func (h *history) forget() {
	clear(h.moves)
	clear(h.replies)
	clear(h.counters)
}

// place is where a move stands in histories.
func place(ms *game.Moves, i int) int {
	m := &ms.List[i]
	at := m.To
	if m.From == m.To && m.Count > 0 {
		at = ms.Effects[m.First].Square
	}
	return int(m.Code)<<8 | int(at)
}

// reply is the worth of a move after another. Pairs share entries by chance; a pair seldom meets
// another.
func (h *history) reply(before, at int) *score {
	return &h.replies[(uint32(before)*0x9e3779b1^uint32(at)*0x85ebca6b)>>16%replyEntries]
}

// worth is how well a quiet move has done, after the one before it if there is one (-1: none).
func (h *history) worth(before, at int) score {
	if before < 0 {
		return h.moves[at]
	}
	return h.moves[at] + *h.reply(before, at)
}

// learn makes a move worth more or less.
func (h *history) learn(before, at int, bonus score) {
	gravity(&h.moves[at], bonus)
	if before >= 0 {
		gravity(h.reply(before, at), bonus)
	}
}

// gravity adds a bonus, the less of it the nearer the sum is to its bound.
func gravity(sum *score, bonus score) { *sum += bonus - *sum*max(bonus, -bonus)/historyMost }

// reward remembers that the n-th move in the order of a frame, a quiet one, refuted the line, and
// that the quiet ones tried before it did not.
func (b *AlphaBeta) reward(f *frame, n, depth int) {
	i, h := int(f.order[n].index), &b.history
	refutation := sign(&f.moves, i)
	if refutation != f.killers[0] {
		f.killers[1], f.killers[0] = f.killers[0], refutation
	}
	if f.before >= 0 {
		h.counters[f.before] = refutation
	}
	bonus := score(min(depth*(32*depth+64), 2000))
	h.learn(f.before, place(&f.moves, i), bonus)
	for _, r := range f.order[:n] {
		if r.quiet {
			h.learn(f.before, place(&f.moves, int(r.index)), -bonus)
		}
	}
}
