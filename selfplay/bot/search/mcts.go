package search

import (
	"math"
	"math/bits"
	"math/rand/v2"
	"unsafe"

	"github.com/wildbench/wildbench/engine/game"
)

// MCTSSettings are the settings of an [MCTS].
type MCTSSettings struct {
	Playouts int  // budget: games to sample for one choice
	Depth    int  // plies after which a playout is cut off and its position judged
	Greedy   bool // playouts take the most they can; otherwise they are random
	// how much to look at moves that were looked at little, against those that did well
	Explore float64
}

// MCTS is Monte-Carlo tree search with upper confidence bounds (UCT; Kocsis & Szepesvári, "Bandit
// based Monte-Carlo planning", ECML 2006). A move starts with the credit of one game that scored
// what the move gains at once, which takes the place of trying every move once (Gelly & Silver,
// "Combining online and offline knowledge in UCT", ICML 2007). It plays games of any number of
// seats.
type MCTS struct {
	settings MCTSSettings
	rng      *rand.Rand
	prices   *prices
	// the advantage, in hundredths, whose reward is halfway between a draw and a win
	scale float64
	seats int

	at      game.State
	far     game.Advancer // at, if it is one
	moves   game.Moves
	nodes   []node
	path    []int32   // from the root to the node at hand
	rewards []float64 // by seat, of the playout at hand
	stop    stop
}

// A node is a position of the tree, seen by the player who moved there.
type node struct {
	// its children are nodes[first:first+count], by the index of the move; none yet if count is 0
	first, count int32
	seat         int32 // of the player who moved there
	visits       int32
	total        float64 // rewards of that player
}

// largestTree is the most nodes that a tree has, whatever the budget; playouts then begin at its
// leaves.
const largestTree = 1 << 24

// likelyMoves is how many moves a position is taken to have on average, to foresee a tree's size.
const likelyMoves = 40

// Memory is how many bytes an [MCTS] with such settings may take: its tree, and one half as large
// that it has grown from.
func (s MCTSSettings) Memory() int {
	return min(s.Playouts*likelyMoves, largestTree) * int(unsafe.Sizeof(node{})) * 3 / 2
}

// NewMCTS makes a bot that plays g and draws its randomness from rng.
func NewMCTS(g game.Game, s MCTSSettings, rng *rand.Rand) *MCTS {
	return &MCTS{settings: s, rng: rng, prices: newPrices(g), scale: 4 * averagePiece(g), seats: g.Seats(), rewards: make([]float64, g.Seats())}
}

// averagePiece is what a piece at the start is worth on average, in hundredths.
func averagePiece(g game.Game) float64 {
	pieces, start := g.Pieces(), g.Start()
	var census []int
	worth, number := 0.0, 0
	for seat := range g.Seats() {
		census = start.Census(seat, census)
		for p, n := range census {
			worth += 100 * pieces[p].Value * float64(n)
			number += n
		}
	}
	return max(1, worth/float64(max(1, number)))
}

// Choose returns the index of the move of ms that the playouts tried most.
func (b *MCTS) Choose(s game.State, ms *game.Moves) int {
	if b.at == nil {
		b.at = s.Clone()
		b.far, _ = b.at.(game.Advancer)
	}
	b.nodes = append(b.nodes[:0], node{seat: -1})
	for range b.settings.Playouts {
		if b.stop.closed() {
			break
		}
		b.at.Set(s)
		b.sample()
	}
	root := b.nodes[0]
	best := int32(0)
	for i := range root.count {
		if c, top := &b.nodes[root.first+i], &b.nodes[root.first+best]; c.visits > top.visits || c.visits == top.visits && c.total > top.total {
			best = i
		}
	}
	return int(best)
}

// sample goes down the tree to a position that is new to it, plays a game on from there, and enters
// the result all the way up.
func (b *MCTS) sample() {
	n := int32(0)
	b.path = append(b.path[:0], n)
	for b.grow(n) {
		child := b.choose(&b.nodes[n])
		b.at.Play(&b.moves, int(child-b.nodes[n].first))
		n = child
		b.path = append(b.path, n)
	}
	b.playOut()
	for _, n := range b.path {
		v := &b.nodes[n]
		v.visits++
		if v.seat >= 0 {
			v.total += b.rewards[v.seat]
		}
	}
}

// grow lists the moves at a node and reports whether to go down further: not where the game is
// over, nor from a node that no playout has come from yet.
func (b *MCTS) grow(n int32) bool {
	v := &b.nodes[n]
	if n > 0 && v.visits <= 1 {
		return false
	}
	if v.count == 0 && len(b.nodes) >= largestTree {
		return false
	}
	b.at.Moves(&b.moves)
	if v.count > 0 || b.moves.Len() == 0 {
		return v.count > 0
	}
	seat := b.at.Seat()
	v.first, v.count = int32(len(b.nodes)), int32(b.moves.Len())
	worth := b.worth(seat)
	for i := range b.moves.List {
		gain := b.prices.gain(&b.moves, i, int8(seat))
		b.nodes = append(b.nodes, node{seat: int32(seat), visits: 1, total: b.squash(worth + float64(gain))})
	}
	return true
}

// choose is the child with the highest upper confidence bound.
func (b *MCTS) choose(v *node) int32 {
	log := roughLog(uint32(v.visits) + 1)
	best, highest := v.first, math.Inf(-1)
	for i := v.first; i < v.first+v.count; i++ {
		c := &b.nodes[i]
		visits := float64(c.visits)
		// the conversion keeps it from being fused with the sum, on any machine
		doubt := float64(b.settings.Explore * math.Sqrt(log/visits))
		if bound := c.total/visits + doubt; bound > highest {
			best, highest = i, bound
		}
	}
	return best
}

// roughLog is the natural logarithm, its binary fraction taken as linear: unlike the precise one it
// is the same, to the last bit, on every machine.
func roughLog(n uint32) float64 {
	whole := bits.Len32(n) - 1
	return math.Ln2 * (float64(whole) + float64(n-1<<whole)/float64(uint32(1)<<whole))
}

// squash turns an advantage into a reward between 0 and 1.
func (b *MCTS) squash(worth float64) float64 { return 0.5 + worth/(b.scale+math.Abs(worth))/2 }

// worth is what the position at hand is worth for a seat, without looking ahead.
func (b *MCTS) worth(seat int) float64 {
	worth := b.at.Evaluate(seat)
	if b.far != nil {
		worth += b.far.Advance(seat)
	}
	return float64(worth)
}
