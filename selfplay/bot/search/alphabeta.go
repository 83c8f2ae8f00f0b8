package search

import (
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine/game"
)

// Settings of an [AlphaBeta].
type Settings struct {
	Nodes int // budget: positions to visit for one choice
	Depth int // plies to look ahead at most, captures not counted; 0: as far as the budget goes
	// random part of evaluations, at most so many hundredths of the worth of an average piece
	// either way
	Noise float64
}

// AlphaBeta searches full width with the alpha-beta algorithm, deeper and deeper until its budget
// of nodes is spent, and chooses the best move of the deepest search. At the end of each line it
// goes on with captures until the position is quiet. A position that occurred before, in the line
// or earlier in the game, counts as a draw. It plays games of two seats.
type AlphaBeta struct {
	settings Settings
	rng      *rand.Rand
	prices   *prices
	piece    score // what a piece is worth on average
	eval     evaluator
	table    table
	history  history
	seen     memory
	last     int // the ply of the last choice
	aids     aids

	root   game.State // for making frames
	frames []*frame
	nodes  int
	spent  bool // the budget is spent, or a search was told to stop
	stop   stop
}

// aids are the parts of the search that make it faster or better, and that tests turn off.
type aids struct {
	table           bool // remember positions
	quiesce         bool // go on with captures at the end of lines
	lmr             bool // late move reductions: look less deep after late moves
	pvs             bool // principal variation search: try moves after the first with an empty window
	reverseFutility bool // cut lines whose position is far better than needed
	skip            bool // near the end of lines, skip quiet moves that come late
}

var allAids = aids{table: true, quiesce: true, lmr: true, pvs: true, reverseFutility: true, skip: true}

// New makes a bot that plays g and draws its randomness from rng.
func New(g game.Game, s Settings, rng *rand.Rand) *AlphaBeta {
	p, piece := newPrices(g), averagePiece(g)
	return &AlphaBeta{
		settings: s, rng: rng, prices: p, piece: score(piece), aids: allAids,
		eval:    evaluator{noise: score(piece * s.Noise / 100)},
		table:   newTable(s.Nodes),
		history: newHistory(p.codes()),
	}
}

// Begin makes the bot forget the game it played.
func (b *AlphaBeta) Begin() {
	b.seen.forget()
	b.table.forget()
	b.history.forget()
	b.last = 0
}

// Choose returns the index of the best move of ms, which holds the legal moves of s.
func (b *AlphaBeta) Choose(s game.State, ms *game.Moves) int {
	if s.Ply() <= b.last { // another game, though nobody said so
		b.Begin()
	}
	b.last = s.Ply()
	f := b.prepare(s)
	b.seen.add(f.key)
	choice := 0
	if ms.Len() > 1 {
		choice = b.deepen(f)
	}
	b.seen.add(b.enter(0, uint16(choice)).key)
	return choice
}

// prepare sets a search up at a position and returns the frame of the root.
func (b *AlphaBeta) prepare(s game.State) *frame {
	if b.root == nil {
		b.root = s.Clone()
	}
	b.table.next()
	b.nodes, b.spent = 0, false
	if b.eval.noise > 0 {
		b.eval.salt = b.rng.Uint64()
	}
	for _, f := range b.frames {
		f.killers = [2]signature{}
	}
	f := b.frameAt(0)
	f.state.Set(s)
	f.key, f.seat = s.Hash(), int8(s.Seat())
	f.state.Moves(&f.moves)
	f.before = -1
	hashMove := -1
	if e := b.table.find(f.key); e != nil && b.aids.table {
		hashMove = int(e.move)
	}
	b.rank(f, hashMove)
	b.rng.Shuffle(len(f.order), func(i, j int) { f.order[i], f.order[j] = f.order[j], f.order[i] })
	for n := range f.order {
		f.pick(n)
	}
	return f
}

// deepen searches the root one ply deeper each time while the budget lasts, and returns the best
// move.
func (b *AlphaBeta) deepen(f *frame) int {
	deepest := b.settings.Depth
	if deepest == 0 {
		deepest = longestLine / 2
	}
	best := draw
	for depth := 1; depth <= deepest && !b.spent; depth++ {
		best = b.searchRoot(f, depth)
		if plies, ok := distance(best); ok && plies <= depth {
			break // nothing is found by looking further
		}
	}
	return int(f.order[0].index)
}

// searchRoot searches the moves of the root, moves the best to the front and returns its score. If
// the budget runs out, the best so far stands.
func (b *AlphaBeta) searchRoot(f *frame, depth int) score {
	best := -infinite
	for n := range f.order {
		s := b.follow(f, 0, depth, n, best, infinite)
		if b.spent {
			break
		}
		if s > best {
			best = s
			front := f.order[n]
			copy(f.order[1:n+1], f.order[:n])
			f.order[0] = front
		}
	}
	return best
}
