package reach

import (
	"runtime"
	"sync"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// How says in what ways an animal reaches a square: one or more of the constants below.
type How int

const (
	Goes   How = 1 << iota // on an otherwise empty board
	Helped                 // with somebody standing near it
	Hits                   // it takes, poisons, moves or stomps an enemy there
)

// nearby is how far from an animal somebody is put to see whether that changes what it can do.
const nearby = 2

// A Way leads an animal to a square in one move.
type Way struct {
	To  variants.Square
	How How
}

// AnimalWays are the ways of an animal, by side and the square it starts from, in the order of the
// squares they lead to. Nil: it cannot stand there.
type AnimalWays [2][][]Way

// mostLooks bounds the positions that the engine is asked about. Where there would be more, of the
// animals near only those of its own kind are tried.
const mostLooks = 1_500_000

// A scout finds the ways of animals.
type scout struct {
	trial
	def   *variants.Definition
	few   bool     // are only animals of its own kind put near an animal
	board []string // letters by square
	found []How    // by square
}

// Ways says by animal where it can go in one move, alone and with one other animal near it. It
// fails where the engine cannot hold the variant.
func Ways(def *variants.Definition) ([]AnimalWays, error) {
	base, err := newTrial(def)
	if err != nil {
		return nil, err
	}
	n, animals := def.Board.Squares(), len(def.Animals)
	few := 2*n*animals*(2*nearby+1)*(2*nearby+1)*(animals+1) > mostLooks
	all := make([]AnimalWays, animals)
	var group sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for a := range all {
		group.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			s := &scout{
				trial: trial{game: base.game, files: base.files},
				def:   def, few: few, board: make([]string, n), found: make([]How, n),
			}
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

// explore lists the ways of an animal from a square.
func (s *scout) explore(animal, side, from int) []Way {
	clear(s.found)
	s.board[from] = s.letter(animal, side)
	defer func() { s.board[from] = "" }()
	if !s.look(side, from, -1, Goes) {
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
			s.look(side, from, near, Helped)
		}
		s.board[near] = s.letter(animal, side)
		s.look(side, from, near, Helped)
		s.board[near] = ""
	}
	return ways(s.found)
}

// look notes what the animal on a square can do as things stand. It reports whether things can
// stand so.
func (s *scout) look(side, from, other int, how How) bool {
	state, ok := s.state(s.board, side)
	if !ok {
		return false
	}
	for i := range s.movesFrom(state, variants.Square(from)) {
		m := &s.moves.List[i]
		if m.Taken != 0 && int(m.To) == other {
			s.found[m.To] |= Hits
		} else if m.To != m.From && s.found[m.To]&Goes == 0 {
			s.found[m.To] |= how
		}
		for _, e := range s.moves.EffectsOf(i) {
			owner, _ := s.game.Decode(e.Code)
			if e.Kind != game.Place && int(e.Square) == other && owner == 1-side {
				s.found[e.Square] |= Hits
			}
		}
	}
	return true
}

func (s *scout) letter(animal, side int) string { return letter(s.def.Animals[animal].Letter, side) }

// ways lists the squares that are reached.
func ways(found []How) []Way {
	list := []Way{}
	for square, how := range found {
		if how != 0 {
			list = append(list, Way{variants.Square(square), how})
		}
	}
	return list
}
