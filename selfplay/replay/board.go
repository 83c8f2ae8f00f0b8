package replay

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/fen"
)

// A Board draws positions of a variant.
type Board struct {
	files, ranks int
	ground       []rune // by square: the symbol of its terrain
	last         []string
	// Paint marks up a square for a terminal: whether the last move has changed it, and whether its
	// terrain is other than the ground. Nil leaves squares as they are; then changed ones stand in
	// brackets.
	Paint func(square string, changed, terrain bool) string
}

// squareWidth is how many columns a square is wide, unless its piece has two marks.
const squareWidth = 4

// plainGround is how the ground is drawn.
const plainGround = '·'

// NewBoard makes a Board of a variant.
func NewBoard(def *variants.Definition) *Board {
	b := &Board{files: def.Board.Files, ranks: def.Board.Ranks}
	for s := range def.Board.Squares() {
		symbol := plainGround
		if t := def.Board.TerrainAt(variants.Square(s)); t > 0 {
			symbol = '~'
			for _, c := range def.Board.Terrain[t-1].Symbol {
				symbol = c
			}
		}
		b.ground = append(b.ground, symbol)
	}
	return b
}

// Draw draws a position. Squares that differ from those of the position drawn before are marked.
func (b *Board) Draw(position string) string {
	cells := b.cells(position)
	var out strings.Builder
	for rank := b.ranks - 1; rank >= 0; rank-- {
		row := fmt.Sprintf("%3d ", rank+1)
		for file := range b.files {
			row += b.square(rank*b.files+file, cells)
		}
		out.WriteString(strings.TrimRight(row, " ") + "\n")
	}
	row := "    "
	for file := range b.files {
		row += fmt.Sprintf(" %c  ", 'a'+file)
	}
	out.WriteString(strings.TrimRight(row, " ") + "\n")
	b.last = cells
	return out.String()
}

// square draws a square: the piece with up to two marks, or the terrain, four columns wide. A piece
// on a terrain has its symbol before it.
func (b *Board) square(s int, cells []string) string {
	changed := b.last != nil && b.last[s] != cells[s]
	before, content, after := " ", cells[s], " "
	terrain := b.ground[s] != plainGround
	if content == "" {
		content = string(b.ground[s])
	} else if terrain {
		before = string(b.ground[s])
	}
	if changed && b.Paint == nil {
		before, after = "[", "]"
	}
	text := before + content + after
	for utf8.RuneCountInString(text) < squareWidth {
		text += " "
	}
	if b.Paint == nil {
		return text
	}
	return b.Paint(text, changed, terrain)
}

// cells are the pieces of a position text by square, with their marks; "" for an empty square.
func (b *Board) cells(position string) []string {
	cells := make([]string, b.files*b.ranks)
	p, err := fen.Parse(position, fen.Form{Files: b.files, Ranks: b.ranks})
	if err != nil {
		return cells // of no game of this board
	}
	for square, c := range p.Pieces() {
		cells[square] = c.Text()
	}
	return cells
}
