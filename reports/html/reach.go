package html

import (
	"runtime"
	"sync"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
	"github.com/wildbench/wildbench/variants/fen"
)

// How an animal reaches a square.
const (
	goes   = 1 << iota // on an otherwise empty board
	helped             // with somebody standing near it
	hits               // it takes, poisons, moves or stomps an enemy there
)

// nearby is how far from an animal somebody is put to see whether that changes what it can do.
const nearby = 2

// animalReach is where an animal can go from every square, by side: flat pairs of a square and how it is reached. Nil: it cannot stand there.
type animalReach [2][][]int

// mostLooks bounds the positions that the engine is asked about. Where there would be more, of the animals near only those of its own kind are tried.
const mostLooks = 1_500_000

// A scout tries animals out on the board of a variant that does not end.
type scout struct {
	def   *variants.Definition
	game  game.Game
	few   bool // are only animals of its own kind put near an animal
	moves game.Moves
	board []string // letters by square
	found []int    // by square: how it is reached
}

// reachOf asks the engine where animals can go, alone and with one other animal near them.
func reachOf(def *variants.Definition) ([]animalReach, error) {
	d := *def
	d.End, d.Options = nil, nil
	g, err := engine.Compile(&d)
	if err != nil {
		return nil, err
	}
	n, animals := d.Board.Squares(), len(d.Animals)
	few := 2*n*animals*(2*nearby+1)*(2*nearby+1)*(animals+1) > mostLooks
	all := make([]animalReach, animals)
	var group sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for a := range all {
		group.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			s := &scout{def: &d, game: g, few: few, board: make([]string, n), found: make([]int, n)}
			for side := range 2 {
				for square := range n {
					all[a][side] = append(all[a][side], s.explore(a, side, square))
				}
			}
		})
	}
	group.Wait()
	return all, nil
}

// explore lists what an animal reaches from a square.
func (s *scout) explore(animal, side, from int) []int {
	clear(s.found)
	s.board[from] = s.letter(animal, side)
	defer func() { s.board[from] = "" }()
	if !s.look(side, from, -1, goes) {
		return nil
	}
	b := &s.def.Board
	for near := range b.Squares() {
		files, ranks := near%b.Files-from%b.Files, near/b.Files-from/b.Files
		if near == from || max(files, -files, ranks, -ranks) > nearby {
			continue
		}
		for other := range s.def.Animals {
			if s.few && other != animal {
				continue
			}
			s.board[near] = s.letter(other, 1-side)
			s.look(side, from, near, helped)
		}
		s.board[near] = s.letter(animal, side)
		s.look(side, from, near, helped)
		s.board[near] = ""
	}
	return flat(s.found)
}

// look notes what the animal on a square can do as things stand. It reports whether things can stand so.
func (s *scout) look(side, from, other, how int) bool {
	state, err := s.game.Parse(fen.Text(s.board, s.def.Board.Files, side, 1))
	if err != nil {
		return false
	}
	state.Moves(&s.moves)
	for i := range s.moves.List {
		m := &s.moves.List[i]
		if int(m.From) != from || m.Flags&game.Actorless != 0 {
			continue
		}
		if m.Taken != 0 && int(m.To) == other {
			s.found[m.To] |= hits
		} else if m.To != m.From && s.found[m.To]&goes == 0 {
			s.found[m.To] |= how
		}
		for _, e := range s.moves.EffectsOf(i) {
			if owner, _ := s.game.Decode(e.Code); e.Kind != game.Place && int(e.Square) == other && owner == 1-side {
				s.found[e.Square] |= hits
			}
		}
	}
	return true
}

func (s *scout) letter(animal, side int) string {
	return fen.Piece(s.def.Animals[animal].Letter, side, false, false)
}

// flat lists the squares that are reached, each followed by how.
func flat(found []int) []int {
	list := []int{}
	for square, how := range found {
		if how != 0 {
			list = append(list, square, how)
		}
	}
	return list
}
