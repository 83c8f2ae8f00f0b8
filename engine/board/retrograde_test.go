package board

import (
	"flag"
	"fmt"
	"math/bits"
	"runtime"
	"sync"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

var long = flag.Bool("long", false, "also run tests that take minutes")

// TestRetrograde solves Jungle endgames backwards over the engine's own moves, and compares how
// many positions are won, lost and drawn with the totals that van Rijn & Vis published (ICGA
// Journal 2014): one changed rule changes them all.
//
// Their rules let a Rat that leaves the water capture a Rat, though no Elephant; only so do two
// equal animals never draw.
func TestRetrograde(t *testing.T) {
	for _, tt := range []struct {
		name    string
		with    []string
		animals int
		want    totals
	}{
		{"two animals", nil, 2, totals{82852, 64501, 12715, 34}},
		{"two animals, elephant-spares-rat", []string{"elephant-spares-rat"}, 2, totals{win: 83060, loss: 64860, draw: 12148}},
		{"two animals, traps weaken all", []string{"traps_weaken=all"}, 2, totals{win: 85507, loss: 66955, draw: 7606}},
		{"three animals", nil, 3, totals{30297857, 23369820, 687007, 67}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.animals > 2 && !*long {
				t.Skip("takes minutes; run with -long")
			}
			def, err := variants.Load("jungle", variants.Overrides{
				With: append([]string{"equal_rank=attacker", "traps_weaken=enemy-only"}, tt.with...),
				Set:  []string{"captures.exceptions.rat-leaving-water.victims=elephant"},
			})
			if err != nil {
				t.Fatal(err)
			}
			g, err := CompileSides(def, def)
			if err != nil {
				t.Fatal(err)
			}
			got := solveAll(g, tt.animals)
			if tt.want.longest == 0 {
				got.longest = 0
			}
			if got != tt.want {
				t.Errorf("win, loss, draw, longest = %+v, want %+v", got, tt.want)
			}
		})
	}
}

// totals count the positions of an endgame by their value for the side to move.
type totals struct{ win, loss, draw, longest int } // longest in plies, won or lost

// A material is the animals of the side to move and of the other, as sets of types.
type material struct{ mine, theirs uint16 }

// A table holds the value of every placement of a material, White to move: plies to the win, minus
// plies to the loss, or 0.
type table []int8

const invalid = -128

// solveAll counts the positions of so many animals with none in a den. Positions without a move are
// left out, as in the source.
func solveAll(g *Game, animals int) totals {
	tables := map[material]table{}
	var sum totals
	for n := 2; n <= animals; n++ {
		var work []material
		for mine := range uint16(1 << g.kinds) {
			for theirs := range uint16(1 << g.kinds) {
				a, b := bits.OnesCount16(mine), bits.OnesCount16(theirs)
				if a > 0 && b > 0 && a+b == n && (a > b || a == b && mine <= theirs) {
					work = append(work, material{mine, theirs})
				}
			}
		}
		solved := make([][2]table, len(work))
		var wg sync.WaitGroup
		next := make(chan int)
		for range runtime.GOMAXPROCS(0) {
			wg.Go(func() {
				for i := range next {
					solved[i] = newSolver(g, tables, work[i]).solve()
				}
			})
		}
		for i := range work {
			next <- i
		}
		close(next)
		wg.Wait()
		sum = totals{}
		for i, m := range work {
			tables[m], tables[material{m.theirs, m.mine}] = solved[i][0], solved[i][1]
			sum.count(solved[i][0])
			if m.mine != m.theirs {
				sum.count(solved[i][1])
			}
		}
	}
	return sum
}

func (s *totals) count(t table) {
	for _, v := range t {
		switch {
		case v == invalid || v == stalemate:
		case v > 0:
			s.win++
			s.longest = max(s.longest, int(v))
		case v < 0:
			s.loss++
			s.longest = max(s.longest, -int(v))
		default:
			s.draw++
		}
	}
}

// stalemate marks a position without moves: lost at once.
const stalemate = -127

// A solver finds the values of one material and of the same with the sides changed.
type solver struct {
	g       *Game
	smaller map[material]table
	m       [2]material // the side to move has m[0].mine, or m[1].mine
	value   [2]table
	to      [2][][]successor
	deepest int // of the values looked up in smaller tables
}

// A successor is where a move leads: another position of the two tables, or a value for the side
// then to move.
type successor struct {
	at    int32 // index into the other table, or -1
	value int8
}

func newSolver(g *Game, smaller map[material]table, m material) *solver {
	return &solver{g: g, smaller: smaller, m: [2]material{m, {m.theirs, m.mine}}}
}

// solve works backwards, one ply at a time.
func (s *solver) solve() [2]table {
	for side := range s.m {
		s.expand(side)
		if s.m[0] == s.m[1] {
			s.value[1], s.to[1] = s.value[0], s.to[0]
			break
		}
	}
	for depth, changed := 1, true; changed || depth <= s.deepest+1; depth++ {
		changed = false
		for side := range s.m {
			for at, moves := range s.to[side] {
				if s.value[side][at] == 0 {
					if v := s.decide(moves, 1-side, depth); v != 0 {
						s.value[side][at] = v
						changed = true
					}
				}
			}
		}
	}
	return s.value
}

// decide is the value of a position if it is settled in so many plies, or 0.
func (s *solver) decide(moves []successor, other, depth int) int8 {
	allWon := true
	for _, m := range moves {
		v := m.value
		if m.at >= 0 {
			v = s.value[other][m.at]
		}
		plies := max(int(v), -int(v))
		if v == stalemate {
			plies = 0
		}
		known := v != 0 && plies < depth
		if known && v < 0 {
			return int8(depth)
		}
		allWon = allWon && known
	}
	if allWon {
		return int8(-depth)
	}
	return 0
}

// expand lists the successors of all positions of one table.
func (s *solver) expand(side int) {
	g := s.g
	kinds := append(list(s.m[side].mine), list(s.m[side].theirs)...)
	mine := bits.OnesCount16(s.m[side].mine)
	size := 1
	for range kinds {
		size *= g.squares
	}
	s.value[side], s.to[side] = make(table, size), make([][]successor, size)
	var ms game.Moves
	next := newState(g)
	st := newState(g)
	for at := range size {
		if !place(g, st, kinds, mine, at) {
			s.value[side][at] = invalid
			continue
		}
		st.Moves(&ms)
		if ms.Len() == 0 {
			s.value[side][at] = stalemate
			continue
		}
		moves := make([]successor, ms.Len())
		for i := range moves {
			next.Set(st)
			next.Play(&ms, i)
			moves[i] = s.follow(next)
		}
		s.to[side][at] = moves
	}
}

// place sets up White's and Black's animals, White to move; it reports false where the rules allow
// no such position.
func place(g *Game, st *State, kinds []int, mine, at int) bool {
	scratch := st.scratch
	*st = State{g: g, ply: 1, scratch: scratch}
	for i, kind := range kinds {
		sq := uint8(at % g.squares)
		at /= g.squares
		side := white
		if i >= mine {
			side = black
		}
		p := g.makeCode(kind, side, 0)
		if st.board[sq] != 0 || !g.ground[g.owner[p]].legal.has(sq) {
			return false
		}
		st.put(sq, p)
	}
	st.settle(black)
	return st.status != ended
}

// follow says where a position after a move is found, turned round so that White is to move again.
func (s *solver) follow(st *State) successor {
	if st.status == ended {
		switch st.outcome.Winner {
		case white:
			return successor{-1, stalemate} // lost for the side to move
		case black:
			return successor{-1, 1}
		}
		panic("a drawn ending")
	}
	var m material
	var where [16]uint8
	for at := st.occ[white].or(st.occ[black]); !at.empty(); at = at.rest() {
		sq := at.first()
		p := st.board[sq]
		kind := st.g.kind[p]
		turned := uint8(st.g.squares-1) - sq
		if st.g.side[p] == black {
			m.mine |= 1 << kind
			where[kind] = turned
		} else {
			m.theirs |= 1 << kind
			where[8+kind] = turned
		}
	}
	index, unit := 0, 1
	for _, kind := range list(m.mine) {
		index += unit * int(where[kind])
		unit *= st.g.squares
	}
	for _, kind := range list(m.theirs) {
		index += unit * int(where[8+kind])
		unit *= st.g.squares
	}
	if smaller, ok := s.smaller[m]; ok {
		v := smaller[index]
		if v != stalemate {
			s.deepest = max(s.deepest, int(v), -int(v))
		}
		return successor{-1, v}
	}
	if m != s.m[0] && m != s.m[1] {
		panic(fmt.Sprintf("a move leads to %v from %v", m, s.m))
	}
	return successor{int32(index), 0}
}

// list is the types of a set, in order.
func list(kinds uint16) []int {
	var l []int
	for ; kinds != 0; kinds &= kinds - 1 {
		l = append(l, bits.TrailingZeros16(kinds))
	}
	return l
}
