package html

import (
	"strings"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/fen"
)

// holders knows which animals keep enemies beside them from moving.
type holders struct {
	board   *variants.Board
	form    fen.Form
	letters string
}

func newHolders(def *variants.Definition) *holders {
	h := &holders{board: &def.Board, form: def.Form()}
	for _, a := range def.Animals {
		for _, m := range a.Abilities {
			if m.Params.Hinders() == variants.Holds && m.Enabled {
				h.letters += a.Letter
			}
		}
	}
	return h
}

// held lists the pieces of the side to move that have no move and stand beside an enemy who holds.
func (h *holders) held(p *fen.Position, ms *game.Moves) []int {
	if h.letters == "" {
		return nil
	}
	free := make(map[int]bool)
	for _, m := range ms.List {
		free[int(m.From)] = true
	}
	var list []int
	for square, c := range p.Cells {
		if c.Letter != 0 && c.Side == p.Side && !free[square] && h.beside(p, square) {
			list = append(list, square)
		}
	}
	return list
}

// beside reports whether an enemy that holds stands next to a square.
func (h *holders) beside(p *fen.Position, square int) bool {
	for other, c := range p.Cells {
		files, ranks := other%h.board.Files-square%h.board.Files, other/h.board.Files-square/h.board.Files
		if max(files, -files, ranks, -ranks) == 1 && c.Letter != 0 && c.Side != p.Side && !c.Poisoned &&
			strings.IndexByte(h.letters, c.Letter) >= 0 {
			return true
		}
	}
	return false
}
