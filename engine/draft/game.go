package draft

import (
	"fmt"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// What the engine can hold. [Compile] reports definitions that ask for more.
const (
	maxSeats        = 6
	maxKinds        = 40
	maxImprovements = 16 // kinds
	maxAnimals      = 24 // kinds
	maxEffects      = 64
	maxAreas        = 32 // in one park
)

// Game is a compiled game of cards. It is immutable.
type Game struct {
	name    string
	seats   int
	pieces  []game.Piece
	actions []game.Action
	limits  game.Limits

	// Cards by kind: areas, then improvements, then animals. The action of keeping a card has the
	// number of its kind.
	copies       [maxKinds]uint8 // in the deck
	kinds        int
	areas        int // kinds
	improvements int
	animals      int
	camp         int // the area that everyone begins with
	// the action of placing a card, where players do it themselves
	place            uint8
	effects          [maxAnimals][maxEffects]uint8 // by animal and effect: its action
	index            map[string]int                // kinds by id
	rules            [maxSeats]*rules              // by seat
	deal             []int                         // cards for each player, by round
	left             []bool                        // by round: hands are passed to the left
	tieBreak, chosen bool                          // kinds decide; players place cards themselves
	solo             bool                          //
	offer            int                           // of solo: cards turned up at a time
	collection       [maxKinds]uint8               // of solo: what it begins with
	printed          [maxKinds]int                 // printed levels, as a collection scores
	most             int                           // cards that a player may come to own
}

// rules are the faces of the cards and the scoring, as they hold for a seat.
type rules struct {
	areas        []area
	improvements []area // as what they add
	animals      []animal
	scoring      variants.Scoring
	salt         uint64 // tells rules apart
}

// An area is what decides how animals live in it: a card with its improvements, or what an
// improvement adds.
type area struct {
	size, multiplier int32
	level, space     int32 // added to those of each animal
	habitats         uint32
	nature           nature // what all animals in it count as
}

// plus is the area with an improvement.
func (a area) plus(b *area) area {
	a.size += b.size
	a.multiplier += b.multiplier
	a.level += b.level
	a.space += b.space
	a.habitats |= b.habitats
	a.nature = max(a.nature, b.nature) // of improvements that differ, hungry is the stronger
	return a
}

// A nature is what company an animal stands.
type nature uint8

const (
	printed nature = iota // as its card says
	friendly
	hungry
)

func natureOf(word string) nature {
	switch word {
	case "friendly":
		return friendly
	case "hungry":
		return hungry
	}
	return printed
}

// An animal is one kind of animal.
type animal struct {
	nature       nature
	level, space int32
	habitats     uint32
	effects      []effect
	least        int32 // the least space that it can need, whatever changes it but the area
	always       bool  // hungry unless the area says otherwise
}

// An effect changes an animal in certain company.
type effect struct {
	number      uint8 // of the animal's effects
	counts      countWord
	of          uint32 // kinds of animals counted, as a set; only of those
	least, most int32
	each        bool
	level       int32
	space       int32
	nature      nature
}

// A countWord is what an effect counts.
type countWord uint8

const (
	same countWord = iota
	others
	everyone
)

// Name implements [game.Game].
func (g *Game) Name() string { return g.name }

// Kind implements [game.Game].
func (g *Game) Kind() game.Kind { return game.Cards }

// Seats implements [game.Game].
func (g *Game) Seats() int { return g.seats }

// SeatName implements [game.Game].
func (g *Game) SeatName(seat int) string { return fmt.Sprintf("player-%d", seat+1) }

// Pieces implements [game.Game]: the kinds of cards.
func (g *Game) Pieces() []game.Piece { return g.pieces }

// Actions implements [game.Game]: keeping each kind of card, what effects do, and placing cards
// where players do that.
func (g *Game) Actions() []game.Action { return g.actions }

// Decode implements [game.Game].
func (g *Game) Decode(code uint8) (seat, piece int) {
	if code == 0 || int(code) > g.seats*g.kinds {
		return -1, -1
	}
	return int(code-1) / g.kinds, int(code-1) % g.kinds
}

func (g *Game) code(seat, kind int) uint8 { return uint8(1 + seat*g.kinds + kind) }

// Regions implements [game.Game]: there are none.
func (g *Game) Regions() []game.Region { return nil }

// Limits implements [game.Game].
func (g *Game) Limits() game.Limits { return g.limits }

// Start implements [game.Game].
func (g *Game) Start() game.State {
	s := newState(g)
	s.Deal(0)
	return s
}

func (g *Game) isArea(kind int) bool        { return kind < g.areas }
func (g *Game) isAnimal(kind int) bool      { return kind >= g.areas+g.improvements }
func (g *Game) isImprovement(kind int) bool { return !g.isArea(kind) && !g.isAnimal(kind) }

// animalKind is the kind of the i-th animal, improvementKind that of the i-th improvement, and
// animal which animal a kind is.
func (g *Game) animalKind(i int) int      { return g.areas + g.improvements + i }
func (g *Game) animal(kind int) int       { return kind - g.areas - g.improvements }
func (g *Game) improvementKind(i int) int { return g.areas + i }

// rounds is how many there are.
func (g *Game) rounds() int { return len(g.deal) }
