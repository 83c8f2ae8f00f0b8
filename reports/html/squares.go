package html

import (
	"cmp"
	"slices"

	"github.com/wildbench/wildbench/selfplay"
)

// A squareTally sums up, by type of piece and square, where pieces of both sides went and fell.
type squareTally struct {
	squares       int
	visits, falls []int // by piece, then square
}

func newSquareTally(pieces, squares int) *squareTally {
	return &squareTally{squares: squares, visits: make([]int, pieces*squares), falls: make([]int, pieces*squares)}
}

func (t *squareTally) add(r *selfplay.Record) {
	for _, s := range r.Squares {
		if int(s.Square) >= t.squares {
			continue // of a game that is not played on this board
		}
		i := int(s.Piece)*t.squares + int(s.Square)
		t.visits[i] += s.Visits
		t.falls[i] += s.Falls
	}
}

func (t *squareTally) visitsOf(piece int) []int { return t.visits[piece*t.squares:][:t.squares] }
func (t *squareTally) fallsOf(piece int) []int  { return t.falls[piece*t.squares:][:t.squares] }

// topSquares lists the squares with the highest counts, at most n and none without any.
func topSquares(counts []int, n int) []int {
	var list []int
	for s, c := range counts {
		if c > 0 {
			list = append(list, s)
		}
	}
	slices.SortStableFunc(list, func(a, b int) int { return cmp.Compare(counts[b], counts[a]) })
	return list[:min(n, len(list))]
}

func sum(counts []int) int {
	total := 0
	for _, c := range counts {
		total += c
	}
	return total
}
