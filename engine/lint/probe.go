package lint

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// A probe is a game in which animals are tried out one at a time: it does not end, nobody holds or bars anybody, and there
// is an extra, passive animal to be hopped over and captured.
type probe struct {
	def   *variants.Definition
	game  game.Game
	dummy string // its letter; empty if the animals have all letters
	moved game.Moves
	known map[variants.Placed][]variants.Square // what moves has found
}

// newProbe compiles a variant for trying out; edit may change its animals.
func newProbe(def *variants.Definition, edit func(*variants.Animal)) (*probe, error) {
	d := *def
	d.End, d.Options = nil, nil
	d.Animals = slices.Clone(def.Animals)
	p := &probe{def: &d, known: map[variants.Placed][]variants.Square{}}
	for i := range d.Animals {
		a := &d.Animals[i]
		a.Abilities = slices.DeleteFunc(slices.Clone(a.Abilities), func(m variants.Mechanic) bool {
			return getsInTheWay(m) || staysPut(m)
		})
		a.Movements = slices.Clone(a.Movements)
		shortenHops(a.Movements)
		shortenHops(a.Abilities)
		if edit != nil {
			edit(a)
		}
	}
	for c := 'A'; c <= 'Z' && p.dummy == ""; c++ {
		if !slices.ContainsFunc(d.Animals, func(a variants.Animal) bool { return a.Letter == string(c) }) {
			p.dummy = string(c)
			d.Animals = append(d.Animals, variants.Animal{ID: "-", Name: "-", Letter: p.dummy})
		}
	}
	var err error
	p.game, err = engine.Compile(&d)
	return p, err
}

// longHop is as many hops as one move of a probe makes. Longer ones go on in its next move.
const longHop = 3

// shortenHops keeps moves of many hops from being tried in every order.
func shortenHops(ms []variants.Mechanic) {
	for i := range ms {
		if h, ok := ms[i].Params.(*variants.Hop); ok && h.Hops > longHop {
			short := *h
			short.Hops = longHop
			ms[i].Params = &short
		}
	}
}

// getsInTheWay reports whether an ability limits what others can do.
func getsInTheWay(m variants.Mechanic) bool {
	switch m.Params.(type) {
	case *variants.Immobilise, *variants.Ward, *variants.Retaliate, *variants.MustCapture:
		return true
	}
	return false
}

// staysPut reports whether an ability leads its animal nowhere, however many ways there are to use it.
func staysPut(m variants.Mechanic) bool {
	strike, ok := m.Params.(*variants.Strike)
	return ok && strike.Retreat == ""
}

// stands reports whether an animal may stand on a square.
func (p *probe) stands(x variants.Placed) bool {
	_, err := p.game.Parse(p.position(x, nil))
	return err == nil
}

// standing lists the places where an animal may stand.
func (p *probe) standing(x variants.Placed) []variants.Placed {
	var all []variants.Placed
	for x.Square = range variants.Square(p.def.Board.Squares()) {
		if p.stands(x) {
			all = append(all, x)
		}
	}
	return all
}

// moves lists where an animal can go from a square in one move, in any of the surroundings that its mechanics may need.
func (p *probe) moves(x variants.Placed) []variants.Square {
	if ends, ok := p.known[x]; ok {
		return ends
	}
	ends := p.explore(x)
	p.known[x] = ends
	return ends
}

func (p *probe) explore(x variants.Placed) []variants.Square {
	var ends []variants.Square
	for _, around := range p.surroundings(&p.def.Animals[x.Animal]) {
		state, err := p.game.Parse(p.position(x, around))
		if err != nil {
			return nil // it may not stand there
		}
		// Where there are too many moves, those that were found until then must do.
		_ = game.Try(func() { state.Moves(&p.moved) })
		for _, m := range p.moved.List {
			if m.Flags&game.Actorless == 0 && m.From == uint8(x.Square) && m.To != m.From {
				ends = append(ends, variants.Square(m.To))
			}
		}
	}
	slices.Sort(ends)
	return slices.Compact(ends)
}

// A surrounding says who stands at a distance from the animal that is tried out: nobody, or a friend or an enemy.
type surrounding func(distance int) neighbour

type neighbour int

const (
	nobody neighbour = iota
	friend
	enemy
)

// surroundings are those in which some mechanic of an animal may work.
func (p *probe) surroundings(a *variants.Animal) []surrounding {
	all := []surrounding{func(int) neighbour { return nobody }}
	if p.dummy == "" {
		return all
	}
	beside := func(who neighbour) surrounding {
		return func(distance int) neighbour {
			if distance == 1 {
				return who
			}
			return nobody
		}
	}
	for _, m := range slices.Concat(a.Movements, a.Abilities) {
		if h, ok := m.Params.(*variants.Hop); ok && m.Enabled {
			all = append(all, beside(friend), beside(enemy))
			if len(h.Over) > 1 {
				all = append(all, inTurn(h.Over))
			}
		}
	}
	return append(all, func(int) neighbour { return enemy })
}

// inTurn has somebody to hop over on every other square of a line, as a list of hops wants them.
func inTurn(over variants.Names) surrounding {
	return func(distance int) neighbour {
		i := distance / 2
		switch {
		case distance%2 == 0 || i >= len(over):
			return nobody
		case over[i] == "friend":
			return friend
		}
		return enemy
	}
}

// position is the text of a position with one animal and dummies around it.
func (p *probe) position(x variants.Placed, around surrounding) string {
	b := &p.def.Board
	file, rank := int(x.Square)%b.Files, int(x.Square)/b.Files
	var rows []string
	for r := b.Ranks - 1; r >= 0; r-- {
		var row strings.Builder
		empty := 0
		for f := range b.Files {
			letter := p.letter(x, around, max(f-file, file-f, r-rank, rank-r))
			if letter == "" {
				empty++
				continue
			}
			if empty > 0 {
				row.WriteString(strconv.Itoa(empty))
				empty = 0
			}
			row.WriteString(letter)
		}
		if empty > 0 {
			row.WriteString(strconv.Itoa(empty))
		}
		rows = append(rows, row.String())
	}
	return fmt.Sprintf("%s %c 1", strings.Join(rows, "/"), "wb"[x.Side])
}

// letter is what stands so far from the animal that is tried out; it stands at distance 0.
func (p *probe) letter(x variants.Placed, around surrounding, distance int) string {
	sides := [2]func(string) string{strings.ToUpper, strings.ToLower}
	switch {
	case distance == 0:
		return sides[x.Side](p.def.Animals[x.Animal].Letter)
	case around == nil:
		return ""
	}
	switch around(distance) {
	case friend:
		return sides[x.Side](p.dummy)
	case enemy:
		return sides[1-x.Side](p.dummy)
	}
	return ""
}
