package board

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// zobristSeed fixes the keys of position hashes, so that hashes and fingerprints are the same
// everywhere.
const zobristSeed = 0x77696c6462656e63

// poisonedShare is the part of its value that a poisoned animal keeps, in hundredths.
const poisonedShare = 50

// compile compiles a game in which each side goes by its own definition; they agree where
// [CompileSides] says.
func compile(def, blacks *variants.Definition) (*Game, error) {
	c := &compiler{def: def, sides: [2]*variants.Definition{def, blacks}, Game: &Game{
		geometry: newGeometry(def.Board.Files, def.Board.Ranks),
		def:      def,
		kinds:    len(def.Animals),
	}}
	if n := 1 + 8*c.kinds; n > 256 {
		return nil, fmt.Errorf("%d animals are more than the engine can tell apart", c.kinds)
	}
	c.listActions()
	if len(c.actions) > 256 {
		return nil, fmt.Errorf("%d movements and abilities are more than the engine can tell apart", len(c.actions))
	}
	c.compileCodes()
	c.listRegions()
	c.compileTerrain()
	c.compilePassives()
	c.compileCaptures()
	c.compilePromotions()
	c.compileEndings()
	c.compileRush()
	c.compilePrograms()
	c.compileTexts()
	for p := range c.traits {
		c.watchful = c.watchful || c.traits[p]&(special&^held) != 0
	}
	c.watchful = c.watchful || c.setsMarks&stomped != 0
	c.compileKeys()
	c.advance = make([]int32, len(c.zobrist)) // nothing, until the start shows what is how far
	start, err := c.Parse(def.Start())
	if err != nil {
		return nil, fmt.Errorf("starting position: %w", err)
	}
	c.compileAdvance(start.(*State))
	if excess := game.Try(func() { start.Moves(new(game.Moves)) }); excess != nil {
		return nil, fmt.Errorf("starting position: at %s, %s", excess.Piece, excess.What)
	}
	return c.Game, nil
}

// A compiler fills the tables of a Game.
type compiler struct {
	*Game
	def   *variants.Definition    // for what both sides share
	sides [2]*variants.Definition // for what may differ
}

// animal is a type of animal as one side has it.
func (c *compiler) animal(kind, side int) *variants.Animal { return &c.sides[side].Animals[kind] }

// listActions numbers everything that pieces do: for each animal its plain movement, then its
// abilities.
func (c *compiler) listActions() {
	for i := range c.def.Animals {
		a := &c.def.Animals[i]
		c.pieces = append(c.pieces, game.Piece{ID: a.ID, Name: a.Name, Letter: a.Letter, Value: a.Value, Royal: a.Royal})
		c.actions = append(c.actions, game.Action{Piece: i, ID: a.ID, Kind: game.Plain})
		for j := range a.Abilities {
			m := &a.Abilities[j]
			off := !c.animal(i, 0).Abilities[j].Enabled && !c.animal(i, 1).Abilities[j].Enabled
			c.actions = append(c.actions, game.Action{Piece: i, ID: a.ID + "." + m.ID, Name: m.ID, Kind: actionKind(m), Off: off})
		}
	}
}

func actionKind(m *variants.Mechanic) game.ActionKind {
	if role := m.Role(); role == variants.Passive || role == variants.Duty {
		return game.Passive
	}
	return game.Active
}

// action is the number of an animal's ability.
func (c *compiler) action(animal *variants.Animal, ability string) uint8 {
	id := animal.ID + "." + ability
	return uint8(slices.IndexFunc(c.actions, func(a game.Action) bool { return a.ID == id }))
}

// plain is the number of an animal's plain movement.
func (c *compiler) plain(animal *variants.Animal) uint8 {
	return uint8(slices.IndexFunc(c.actions, func(a game.Action) bool { return a.ID == animal.ID }))
}

// codes calls f for every code of an animal.
func (c *compiler) codes(kind int, f func(p code, side, marks int)) {
	for marks := range 4 {
		for side := range 2 {
			f(c.makeCode(kind, side, marks), side, marks)
		}
	}
}

func (c *compiler) compileCodes() {
	for kind := range c.def.Animals {
		c.codes(kind, func(p code, side, marks int) {
			a := c.animal(kind, side)
			c.side[p], c.kind[p] = uint8(side), uint8(kind)
			c.owner[p] = uint8(side*c.kinds + kind)
			worth := math.Round(a.Value * 100)
			if marks&poisoned != 0 {
				worth = math.Round(a.Value * poisonedShare)
				c.traits[p] |= poisonous
			}
			c.value[p] = int32(worth)
			if marks&stomped != 0 {
				c.traits[p] |= held
			}
			if a.Royal {
				c.traits[p] |= royal
			}
			for m := range 4 {
				c.marked[m][p] = c.makeCode(kind, side, m)
			}
		})
	}
}

// marks are the marks of a code.
func (g *Game) marks(p code) int { return (int(p) - 1) / (2 * g.kinds) }

// matching is a table by code: the animals named (all when none are), less those spared.
func (c *compiler) matching(names, spared variants.Names, also func(p code) bool) *[256]bool {
	t := new([256]bool)
	for kind := range c.def.Animals {
		id := c.def.Animals[kind].ID
		if len(names) > 0 && !slices.Contains(names, id) || slices.Contains(spared, id) {
			continue
		}
		c.codes(kind, func(p code, _, _ int) { t[p] = also == nil || also(p) })
	}
	return t
}

// immuneTo reports whether a code's animal has an immunity, by the name of an ability or "poison".
func (c *compiler) immuneTo(p code, ability string) bool {
	return slices.Contains(c.animal(int(c.kind[p]), int(c.side[p])).Immune, ability)
}

// sided reports whether a piece of a side is one that an ability of another piece's side is meant
// for.
func (c *compiler) sided(sides string, actor, victim int) bool {
	switch sides {
	case "friend":
		return actor == victim
	case "enemy":
		return actor != victim
	}
	return true
}

// terrains is the set of squares of some terrains.
func (c *compiler) terrains(names ...string) set {
	var s set
	for sq := range c.squares {
		at := c.def.Board.TerrainAt(variants.Square(sq))
		for _, name := range names {
			if i, ok := c.def.Board.TerrainIndex(name); ok && i == at {
				s.add(uint8(sq))
			}
		}
	}
	return s
}

// zoneOf is a side's zone as a set.
func (c *compiler) zoneOf(name string, side int) set {
	var s set
	for _, sq := range c.def.ZoneSquares(name, side) {
		s.add(uint8(sq))
	}
	return s
}

// compileKeys draws the Zobrist keys.
func (c *compiler) compileKeys() {
	rng := rand.New(rand.NewPCG(zobristSeed, 1))
	c.zobrist = make([]uint64, (1+8*c.kinds)*c.squares)
	for i := c.squares; i < len(c.zobrist); i++ { // an empty square has key 0
		c.zobrist[i] = rng.Uint64()
	}
	c.turnKey = rng.Uint64()
}
