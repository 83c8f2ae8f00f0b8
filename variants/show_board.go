package variants

import (
	"fmt"
	"slices"
	"strings"

	"github.com/wildbench/wildbench/variants/english"
)

// fallbackSymbols draw terrains that the file gives no symbol.
const fallbackSymbols = "~^*#%=+&"

func (s *shower) board() {
	b := &s.d.Board
	s.heading("Board and setup")
	s.para("", plain, fmt.Sprintf("%d×%d squares of %s.", b.Files, b.Ranks, s.terrainNames()))
	s.blank()
	s.diagram()
	s.blank()
	symbols := b.drawnSymbols()
	for i, t := range b.Terrain {
		s.para("  "+strings.Repeat(symbols[i+1], 3)+" ", plain, english.Name(t.Name)+": "+b.squaresText(b.terrainSquares(i+1)))
		s.provenance("      ", &t.Provenance)
	}
	s.para("  ", aside, "White's animals are drawn in upper case, Black's in lower case.")
	s.para("  ", aside, "position: "+s.d.Start())
	if b.Provenance.isMarked() {
		s.para("  ", plain, "Of the board:")
		s.provenance("    ", &b.Provenance)
	}
	if s.d.Setup.Provenance.isMarked() {
		s.para("  ", plain, "Of the setup:")
		s.provenance("    ", &s.d.Setup.Provenance)
	}
}

func (p *Provenance) isMarked() bool {
	return p.Origin != "published" || p.Note != "" || len(p.Assumed) > 0
}

func (s *shower) terrainNames() string {
	names := s.d.Board.terrainNames()
	for i := range names {
		names[i] = english.Name(names[i])
	}
	return english.List(names, "and")
}

// drawnSymbols are the symbols of the terrains, by index. The ground is blank, so that pieces stand
// out.
func (b *Board) drawnSymbols() []string {
	symbols := []string{" "}
	for _, t := range b.Terrain {
		symbol := t.Symbol
		for _, c := range fallbackSymbols {
			if symbol == "" && b.symbolIndex(c) < 0 && !slices.Contains(symbols, string(c)) {
				symbol = string(c)
			}
		}
		if symbol == "" {
			symbol = "?"
		}
		symbols = append(symbols, symbol)
	}
	return symbols
}

// diagram draws the board: a square is three columns wide, a piece in the middle, its terrain
// around it.
func (s *shower) diagram() {
	b := &s.d.Board
	symbols := b.drawnSymbols()
	letters := map[Square]string{}
	for _, p := range s.d.Pieces() {
		letters[p.Square] = s.d.letter(p.Animal, p.Side)
	}
	files := "     "
	for file := range b.Files {
		files += " " + string(rune('a'+file)) + " "
	}
	s.b.WriteString(s.paint(aside, strings.TrimRight(files, " ")) + "\n")
	for rank := b.Ranks - 1; rank >= 0; rank-- {
		row := s.paint(aside, fmt.Sprintf("  %2d ", rank+1))
		for file := range b.Files {
			square := Square(rank*b.Files + file)
			symbol := symbols[b.TerrainAt(square)]
			middle := letters[square]
			switch {
			case middle != "":
				middle = s.paint(heading, middle)
			case symbol == " ":
				middle = string(groundSymbol)
			default:
				middle = symbol
			}
			row += symbol + middle + symbol
		}
		s.b.WriteString(strings.TrimRight(row+s.paint(aside, fmt.Sprintf(" %d", rank+1)), " ") + "\n")
	}
	s.b.WriteString(s.paint(aside, strings.TrimRight(files, " ")) + "\n")
}

// terrainSquares lists the squares of a terrain by its index.
func (b *Board) terrainSquares(index int) []Square {
	var squares []Square
	for s := range Square(b.Squares()) {
		if b.TerrainAt(s) == index {
			squares = append(squares, s)
		}
	}
	return squares
}

func (s *shower) zones() {
	if len(s.d.Zones) == 0 {
		return
	}
	s.heading("Zones")
	width := 0
	for _, z := range s.d.Zones {
		width = max(width, len(s.t.zone(z.Name)))
	}
	for _, z := range s.d.Zones {
		label := fmt.Sprintf("  %-*s  ", width, s.t.zone(z.Name))
		text := "White "
		for side := range 2 {
			if side == 1 {
				text += "; Black "
			}
			text += s.d.Board.squaresText(s.d.ZoneSquares(z.Name, side))
		}
		s.para(label, plain, text)
		s.provenance(strings.Repeat(" ", len(label)), &z.Provenance)
	}
}
