package values

import (
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/fen"
)

// handicap is how a side is to lack a type of piece: by the index of the type, and of the one that
// stands in for it on the side that does not have it (-1: none does, the square is empty).
type handicap struct{ piece, instead int }

// handicaps lists the matches that tell values: a piece less for every type on the board at the
// start but royals, and a piece in the place of another for every type that others become.
func handicaps(def *variants.Definition) []handicap {
	starts := startCounts(def)
	var list []handicap
	for i := range def.Animals {
		if starts[i] > 0 && !def.Animals[i].Royal {
			list = append(list, handicap{i, -1})
		}
	}
	for i := range def.Animals {
		rule := def.Animals[i].Promotion
		if rule == nil || starts[i] == 0 {
			continue
		}
		if to := def.Animal(rule.To); starts[to] == 0 && !slices.ContainsFunc(list, func(h handicap) bool { return h.piece == to }) {
			list = append(list, handicap{to, i})
		}
	}
	return list
}

// startCounts counts the pieces of each type at the start, of both sides.
func startCounts(def *variants.Definition) []int {
	counts := make([]int, len(def.Animals))
	for _, p := range def.Pieces() {
		counts[p.Animal]++
	}
	return counts
}

// cells are the games of a handicap: one for every piece of the type, so that no square counts more
// than another. The k-th cell takes the pieces that are opposite to each other if the start is
// symmetric.
func cells(def *variants.Definition, h handicap) ([]experiment.Cell, error) {
	kind := h.piece
	if h.instead >= 0 {
		kind = h.instead
	}
	var squares [2][]variants.Square
	for _, p := range def.Pieces() { // from the top row down
		if p.Animal == kind {
			squares[p.Side] = append(squares[p.Side], p.Square)
		}
	}
	slices.Reverse(squares[0])
	var list []experiment.Cell
	for k := range min(len(squares[0]), len(squares[1])) {
		var games [2]game.Game // in which White, Black is worse off
		for worse := range games {
			at := squares[worse][k]
			if h.instead >= 0 { // the other side is better off
				at = squares[1-worse][k]
			}
			g, err := compileStart(def, at, h)
			if err != nil {
				return nil, err
			}
			games[worse] = g
		}
		list = append(list, experiment.Cell{WhiteLacks: games[0], BlackLacks: games[1]})
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("no side has a %s that the other has too", def.Animals[kind].ID)
	}
	return list, nil
}

// compileStart compiles the variant with another start: the piece on a square is gone, or has
// become the better one.
func compileStart(def *variants.Definition, at variants.Square, h handicap) (game.Game, error) {
	letters := make([]string, def.Board.Squares())
	for _, p := range def.Pieces() {
		kind := p.Animal
		if p.Square == at {
			if h.instead < 0 {
				continue
			}
			kind = h.piece
		}
		letters[p.Square] = fen.Piece(def.Animals[kind].Letter, p.Side, false, false)
	}
	start, err := fen.Parse(def.Start(), def.Form())
	if err != nil {
		return nil, err
	}
	other := *def
	other.Setup = variants.Setup{
		Position: fen.Text(letters, def.Board.Files, start.Side, start.Ply), Symmetry: def.Setup.Symmetry,
	}
	return engine.Compile(&other)
}
