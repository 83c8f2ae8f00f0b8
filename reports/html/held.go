package html

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// holders knows which animals keep enemies beside them from moving.
type holders struct {
	board   *variants.Board
	letters string
}

func newHolders(def *variants.Definition) *holders {
	h := &holders{board: &def.Board}
	for _, a := range def.Animals {
		for _, m := range a.Abilities {
			if _, ok := m.Params.(*variants.Immobilise); ok && m.Enabled {
				h.letters += a.Letter
			}
		}
	}
	return h
}

// held lists the pieces of the seat to move that have no move and stand beside an enemy who holds.
func (h *holders) held(rows string, seat int, ms *game.Moves) []int {
	if h.letters == "" {
		return nil
	}
	cells := h.cells(rows)
	free := make(map[int]bool)
	for _, m := range ms.List {
		free[int(m.From)] = true
	}
	var list []int
	for square, c := range cells {
		if sideOf(c.letter) == seat && !free[square] && h.beside(cells, square, 1-seat) {
			list = append(list, square)
		}
	}
	return list
}

// beside reports whether an animal of a side that holds stands next to a square.
func (h *holders) beside(cells []cell, square, side int) bool {
	for other, c := range cells {
		files, ranks := other%h.board.Files-square%h.board.Files, other/h.board.Files-square/h.board.Files
		if max(files, -files, ranks, -ranks) == 1 && sideOf(c.letter) == side && !c.poisoned && strings.ContainsRune(h.letters, unicode.ToUpper(c.letter)) {
			return true
		}
	}
	return false
}

// sideOf is whose a letter of a position text is, or -1.
func sideOf(c rune) int {
	switch {
	case unicode.IsUpper(c):
		return 0
	case unicode.IsLower(c):
		return 1
	}
	return -1
}

// A cell is what a position text says of a square.
type cell struct {
	letter   rune // 0: nobody stands there
	poisoned bool // and so without abilities
}

// poison is the mark of a poisoned animal.
const poison = '!'

// cells reads the rows of a position text.
func (h *holders) cells(rows string) []cell {
	cells := make([]cell, h.board.Squares())
	for i, row := range strings.Split(rows, "/") {
		at, gap := (h.board.Ranks-1-i)*h.board.Files, ""
		for _, c := range row {
			if unicode.IsDigit(c) {
				gap += string(c)
				continue
			}
			if n, err := strconv.Atoi(gap); err == nil {
				at += n
			}
			gap = ""
			if unicode.IsLetter(c) {
				cells[at].letter = c
				at++
			} else if c == poison {
				cells[at-1].poisoned = true
			}
		}
	}
	return cells
}
