package variants

import (
	"slices"
	"strconv"
	"strings"
)

// A Square is a square of a board: its rank times the number of files, plus its file, both counted
// from 0; a1 is 0.
type Square int

// Squares is the number of squares of the board.
func (b *Board) Squares() int { return b.Files * b.Ranks }

// Square reads the name of a square, such as c7. It reports whether there is such a square on the
// board.
func (b *Board) Square(text string) (Square, bool) {
	file, rank, ok := parseSquare(text)
	if !ok || file >= b.Files || rank >= b.Ranks {
		return 0, false
	}
	return Square(rank*b.Files + file), true
}

// parseSquare reads the name of a square on any board.
func parseSquare(text string) (file, rank int, ok bool) {
	if len(text) < 2 || text[0] < 'a' || text[0] > 'z' || text[1] < '1' || text[1] > '9' {
		return 0, 0, false
	}
	rank, err := strconv.Atoi(text[1:])
	return int(text[0] - 'a'), rank - 1, err == nil
}

// SquareName is the name of a square, such as c7.
func (b *Board) SquareName(s Square) string {
	return string(rune('a'+int(s)%b.Files)) + strconv.Itoa(int(s)/b.Files+1)
}

// Expand lists the squares meant by squares and rectangles, in the order of their index, each once.
// What is not on the board is left out; [Load] has made sure that there is no such thing in a
// definition.
func (b *Board) Expand(s Squares) []Square {
	var squares []Square
	for _, text := range s {
		more, _ := b.rectangle(text)
		squares = append(squares, more...)
	}
	slices.Sort(squares)
	return slices.Compact(squares)
}

// rectangle lists the squares of a square (c7) or of a rectangle given by opposite corners
// (a8-j10).
func (b *Board) rectangle(text string) ([]Square, bool) {
	first, second, isRectangle := strings.Cut(text, "-")
	if !isRectangle {
		second = first
	}
	s, ok1 := b.Square(first)
	t, ok2 := b.Square(second)
	if !ok1 || !ok2 {
		return nil, false
	}
	file1, rank1, file2, rank2 := int(s)%b.Files, int(s)/b.Files, int(t)%b.Files, int(t)/b.Files
	var squares []Square
	for rank := min(rank1, rank2); rank <= max(rank1, rank2); rank++ {
		for file := min(file1, file2); file <= max(file1, file2); file++ {
			squares = append(squares, Square(rank*b.Files+file))
		}
	}
	return squares, true
}

// distance is the number of steps between two squares in any of the eight directions.
func (b *Board) distance(s, t Square) int {
	files := int(s)%b.Files - int(t)%b.Files
	ranks := int(s)/b.Files - int(t)/b.Files
	return max(files, -files, ranks, -ranks)
}

// opposite is the square that the symmetry makes of another.
func (d *Definition) opposite(s Square) Square {
	b := &d.Board
	file, rank := int(s)%b.Files, int(s)/b.Files
	if d.Setup.Symmetry != "mirror" {
		file = b.Files - 1 - file
	}
	return Square((b.Ranks-1-rank)*b.Files + file)
}

func (d *Definition) opposites(squares []Square) []Square {
	turned := make([]Square, len(squares))
	for i, s := range squares {
		turned[i] = d.opposite(s)
	}
	slices.Sort(turned)
	return turned
}

// ZoneSquares lists the squares of a side's zone (side 0 is White, 1 Black) in the order of their
// index. A side that the zone does not state has the other's squares under the symmetry of the
// setup. An unknown zone has no squares.
func (d *Definition) ZoneSquares(zone string, side int) []Square {
	for _, z := range d.Zones {
		if z.Name != zone {
			continue
		}
		own, other := z.White, z.Black
		if side == 1 {
			own, other = other, own
		}
		if len(own) > 0 {
			return d.Board.Expand(own)
		}
		return d.opposites(d.Board.Expand(other))
	}
	return nil
}
