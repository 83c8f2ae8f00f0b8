package reach

import (
	"fmt"
	"slices"

	"github.com/wildbench/wildbench/variants"
)

// A probe is a game in which animals are tried out one at a time: it does not end, nobody holds or
// bars anybody, and there is an extra, passive animal to be hopped over and captured.
type probe struct {
	def   *variants.Definition
	trial *trial
	dummy string                                // the letter of the last animal, the extra one
	known map[variants.Placed][]variants.Square // what moves has found
}

// newProbe compiles a variant for trying out; edit may change its animals.
func newProbe(def *variants.Definition, edit func(*variants.Animal)) (*probe, error) {
	d := *def
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
	for _, c := range "ABCDEFGHIJKLMNOPQRSTUVWXYZÄ" { // variants have the letters to Z
		if p.dummy == "" && !slices.ContainsFunc(d.Animals, func(a variants.Animal) bool { return a.Letter == string(c) }) {
			p.dummy = string(c)
			d.Animals = append(d.Animals, variants.Animal{ID: "-", Name: "-", Letter: p.dummy, Abilities: hides(def)})
		}
	}
	var err error
	p.trial, err = newTrial(&d)
	return p, err
}

// hides are the ways to hide that animals have, for the extra one to have them too.
func hides(d *variants.Definition) []variants.Mechanic {
	var all []variants.Mechanic
	for _, a := range d.Animals {
		for _, m := range a.Abilities {
			if m.Params.Hides().On != "" && m.Enabled {
				m.ID = fmt.Sprint("hide-", len(all))
				all = append(all, m)
			}
		}
	}
	return all
}

// longHop is as many hops as one move of a probe makes. Longer ones go on in its next move.
const longHop = 3

// shortenHops keeps moves of many hops from being tried in every order.
func shortenHops(ms []variants.Mechanic) {
	for i := range ms {
		ms[i].Params = ms[i].Params.Shortened(longHop)
	}
}

// getsInTheWay reports whether an ability limits what others can do.
func getsInTheWay(m variants.Mechanic) bool { return m.Params.Hinders() != variants.Unhindered }

// staysPut reports whether an ability leads its animal nowhere, however many ways there are to use
// it.
func staysPut(m variants.Mechanic) bool { return m.Role() == variants.Active && !m.Params.Moves() }

// stands reports whether an animal may stand on a square.
func (p *probe) stands(x variants.Placed) bool {
	_, ok := p.trial.state(p.board(x, nil), x.Side)
	return ok
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

// moves lists where an animal can go from a square in one move, in any of the surroundings that its
// mechanics may need.
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
		state, ok := p.trial.state(p.board(x, around), x.Side)
		if !ok {
			return nil // it may not stand there
		}
		for i := range p.trial.movesFrom(state, x.Square) {
			if m := &p.trial.moves.List[i]; m.To != m.From {
				ends = append(ends, variants.Square(m.To))
			}
		}
	}
	slices.Sort(ends)
	return slices.Compact(ends)
}

// A surrounding says who stands on a square around the animal that is tried out: nobody, or a
// friend or an enemy.
type surrounding func(at place) neighbour

// A place is a square near the animal that is tried out.
type place struct {
	distance int
	hides    bool // whoever stands there and can is hidden
}

// at has somebody stand everywhere at one distance.
func at(distance int, who neighbour) surrounding {
	return func(at place) neighbour {
		if at.distance == distance {
			return who
		}
		return nobody
	}
}

// hidden has somebody stand everywhere where animals hide.
func hidden(who neighbour) surrounding {
	return func(at place) neighbour {
		if at.hides {
			return who
		}
		return nobody
	}
}

type neighbour int

const (
	nobody neighbour = iota
	friend
	enemy
)

// surroundings are those in which some mechanic of an animal may work.
func (p *probe) surroundings(a *variants.Animal) []surrounding {
	all := []surrounding{func(place) neighbour { return nobody }}
	for _, m := range slices.Concat(a.Movements, a.Abilities) {
		if !m.Enabled {
			continue
		}
		needs := m.Params.Needs()
		if len(needs.Over) > 0 {
			all = append(all, at(1, friend), at(1, enemy))
		}
		if len(needs.Over) > 1 {
			all = append(all, inTurn(needs.Over))
		}
		if needs.Enemies {
			for distance := 1; distance < max(p.def.Board.Files, p.def.Board.Ranks); distance++ {
				all = append(all, at(distance, enemy))
			}
		}
	}
	if len(p.def.Animals[len(p.def.Animals)-1].Abilities) > 0 {
		all = append(all, hidden(friend), hidden(enemy))
	}
	return append(all, func(place) neighbour { return enemy })
}

// inTurn has somebody to hop over on every other square of a line, as a list of hops wants them.
func inTurn(over variants.Names) surrounding {
	return func(at place) neighbour {
		i := at.distance / 2
		switch {
		case at.distance%2 == 0 || i >= len(over):
			return nobody
		case over[i] == "friend":
			return friend
		}
		return enemy
	}
}

// board is what stands on the squares: one animal and dummies around it.
func (p *probe) board(x variants.Placed, around surrounding) []string {
	b := &p.def.Board
	file, rank := int(x.Square)%b.Files, int(x.Square)/b.Files
	letters := make([]string, b.Squares())
	for s := range letters {
		f, r := s%b.Files, s/b.Files
		letters[s] = p.letter(x, around, place{
			distance: max(f-file, file-f, r-rank, rank-r),
			hides:    p.hideout(variants.Square(s)),
		})
	}
	return letters
}

// hideout reports whether the extra animal hides on a square.
func (p *probe) hideout(s variants.Square) bool {
	for _, m := range p.def.Animals[len(p.def.Animals)-1].Abilities {
		if h := m.Params.Hides(); h.On != "" && onTerrain(&p.def.Board, s, variants.Names{h.On}) {
			return true
		}
	}
	return false
}

// letter is what stands so far from the animal that is tried out; it stands at distance 0.
func (p *probe) letter(x variants.Placed, around surrounding, at place) string {
	switch {
	case at.distance == 0:
		return letter(p.def.Animals[x.Animal].Letter, x.Side)
	case around == nil:
		return ""
	}
	switch around(at) {
	case friend:
		return letter(p.dummy, x.Side)
	case enemy:
		return letter(p.dummy, 1-x.Side)
	}
	return ""
}
