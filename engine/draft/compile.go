package draft

import (
	"fmt"
	"math/bits"
	"reflect"
	"strconv"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// CompileSides compiles a game in which the first player plays by one definition and all others by
// another: what is an effect worth to the player that has it? They must have the same cards in the
// same numbers; only the faces and the scoring can differ. Otherwise it is the usual game.
func CompileSides(first, others *variants.Definition) (*Game, error) {
	if err := alike(first, others); err != nil {
		return nil, err
	}
	g := &Game{name: first.Name, seats: first.Players, tieBreak: first.TieBreak == "kinds", chosen: first.Development == "chosen",
		limits: game.Limits{MaxPlies: first.Limits.MaxPlies, Repetition: first.Limits.Repetition}, index: make(map[string]int)}
	if err := g.count(&first.Deck); err != nil {
		return nil, err
	}
	g.listCards(&first.Deck)
	if err := g.listActions(&first.Deck); err != nil {
		return nil, err
	}
	g.setRounds(&first.CardGame)
	g.rules[0] = newRules(first, 1)
	second := g.rules[0]
	if first != others {
		second = newRules(others, 2)
	}
	for seat := 1; seat < g.seats; seat++ {
		g.rules[seat] = second
	}
	g.findTwins()
	return g, g.checkOwned()
}

// alike reports what the definitions of one game differ in that all players must have alike.
func alike(a, b *variants.Definition) error {
	type common struct {
		Players  int             `doc:"the number of players"`
		Cards    []string        `doc:"the cards and their effects"`
		Camp     string          `doc:"the area that everyone begins with"`
		Deal     []variants.Deal `doc:"how cards are dealt"`
		Passing  []string        `doc:"how hands are passed"`
		Place    string          `doc:"who develops parks"`
		TieBreak string          `doc:"the tie-break"`
		Solo     *variants.Solo  `doc:"the solo game"`
		Limits   variants.Limits `doc:"the limits"`
	}
	of := func(d *variants.Definition) reflect.Value {
		return reflect.ValueOf(common{d.Players, cardNames(&d.Deck), d.Deck.Camp, d.CardGame.Deal, d.Passing, d.Development, d.TieBreak, d.Solo, d.Limits})
	}
	x, y := of(a), of(b)
	for i := range x.NumField() {
		if !reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			return fmt.Errorf("the players of one game differ in %s", x.Type().Field(i).Tag.Get("doc"))
		}
	}
	return nil
}

// cardNames lists cards with their numbers, and effects.
func cardNames(d *variants.Deck) []string {
	var names []string
	for _, c := range d.Areas {
		names = append(names, c.ID, strconv.Itoa(c.InDeck()))
	}
	for _, c := range d.Improvements {
		names = append(names, c.ID, strconv.Itoa(c.Copies))
	}
	for _, c := range d.Animals {
		names = append(names, c.ID, strconv.Itoa(c.InDeck()))
		for _, e := range c.Effects {
			names = append(names, c.ID+"."+e.ID)
		}
	}
	return names
}

// count finds out whether the tables have room for the cards.
func (g *Game) count(d *variants.Deck) error {
	g.areas, g.improvements, g.animals = len(d.Areas), len(d.Improvements), len(d.Animals)
	g.kinds = g.areas + g.improvements + g.animals
	switch {
	case g.seats < 1 || g.seats > maxSeats:
		return fmt.Errorf("%d players, of at most %d", g.seats, maxSeats)
	case g.kinds > maxKinds:
		return fmt.Errorf("%d kinds of cards, of at most %d", g.kinds, maxKinds)
	case g.improvements > maxImprovements:
		return fmt.Errorf("%d kinds of improvements, of at most %d", g.improvements, maxImprovements)
	case g.animals > maxAnimals:
		return fmt.Errorf("%d kinds of animals, of at most %d", g.animals, maxAnimals)
	case g.kinds*g.seats > 254:
		return fmt.Errorf("%d kinds of cards are too many for %d players: at most %d", g.kinds, g.seats, 254/g.seats)
	case len(d.Habitats) > 32:
		return fmt.Errorf("%d habitats, of at most 32", len(d.Habitats))
	}
	return nil
}

func (g *Game) listCards(d *variants.Deck) {
	add := func(id, name string, copies, level int, off bool) {
		kind := len(g.pieces)
		g.index[id], g.copies[kind], g.printed[kind] = kind, uint8(copies), level
		g.pieces = append(g.pieces, game.Piece{ID: id, Name: name, Value: float64(level), Off: off})
	}
	for _, c := range d.Areas {
		copies, isCamp := c.InDeck(), c.ID == d.Camp
		if isCamp {
			copies, g.camp = 0, len(g.pieces)
		}
		add(c.ID, c.Name, copies, 0, copies == 0 && !isCamp)
	}
	for _, c := range d.Improvements {
		add(c.ID, c.Name, c.Copies, 0, c.Copies == 0 || !c.Enabled)
	}
	for _, c := range d.Animals {
		add(c.ID, c.Name, c.InDeck(), c.Level, c.InDeck() == 0)
	}
}

func (g *Game) listActions(d *variants.Deck) error {
	for kind, p := range g.pieces {
		g.actions = append(g.actions, game.Action{Piece: kind, ID: p.ID, Kind: game.Plain})
	}
	effects := 0
	for i, c := range d.Animals {
		for j, e := range c.Effects {
			if effects++; effects > maxEffects {
				return fmt.Errorf("more than %d effects", maxEffects)
			}
			g.effects[i][j] = uint8(len(g.actions))
			g.actions = append(g.actions, game.Action{
				Piece: g.animalKind(i), ID: c.ID + "." + e.ID, Name: e.ID, Kind: game.Passive,
				Off: !e.Enabled || c.InDeck() == 0,
			})
		}
	}
	if g.chosen {
		g.place = uint8(len(g.actions))
		g.actions = append(g.actions, game.Action{Piece: g.camp, ID: d.Camp + ".place", Name: "place", Kind: game.Active})
	}
	return nil
}

func (g *Game) setRounds(c *variants.CardGame) {
	if g.solo = g.seats == 1; g.solo {
		g.deal, g.offer = c.Solo.Turns, c.Solo.Offer
		for i := range c.Solo.Levels {
			if l := &c.Solo.Levels[i]; l.Number == strconv.Itoa(c.Solo.Level) {
				for _, set := range c.Deck.Begins(l) {
					g.collection[g.index[set.Animal]] = uint8(set.Copies)
				}
			}
		}
	}
	for _, d := range c.Deal {
		if d.Players == strconv.Itoa(g.seats) && !g.solo {
			g.deal = d.Cards
		}
	}
	for round, cards := range g.deal {
		g.left = append(g.left, len(c.Passing) == 0 || c.Passing[round%len(c.Passing)] == "left")
		g.most += cards
	}
}

// checkOwned finds out whether all that a player may come to own fits into the tables and the words
// that development works with.
func (g *Game) checkOwned() error {
	areas, widths := 1, 0
	for kind := range g.pieces {
		if g.isArea(kind) {
			areas += int(g.copies[kind])
			continue
		}
		widths += bits.Len8(g.copies[kind]) + 1
	}
	if n := min(areas, g.most+1); n > maxAreas {
		return fmt.Errorf("a player may come to own %d areas, of at most %d", n, maxAreas)
	}
	if min(widths, 2*g.most) > 64 {
		return fmt.Errorf("a player may come to own %d cards of %d kinds: too many to try all ways to house them", g.most, g.kinds)
	}
	return nil
}

func newRules(def *variants.Definition, salt uint64) *rules {
	d := &def.Deck
	r := &rules{salt: salt}
	habitats := func(names variants.Names) (set uint32) {
		for i, h := range d.Habitats {
			for _, name := range names {
				if h == name {
					set |= 1 << i
				}
			}
		}
		return set
	}
	for _, c := range d.Areas {
		r.areas = append(r.areas, area{size: int32(c.Size), multiplier: int32(c.Multiplier), habitats: habitats(c.Habitats)})
	}
	for _, c := range d.Improvements {
		var a area
		if c.Enabled {
			a = area{size: int32(c.Size), multiplier: int32(c.Multiplier), level: int32(c.Level), space: int32(c.Space),
				habitats: habitats(c.Habitats), nature: natureOf(c.Nature)}
		}
		r.improvements = append(r.improvements, a)
	}
	for _, c := range d.Animals {
		r.animals = append(r.animals, newAnimal(d, &c, habitats(c.Habitats)))
	}
	for _, s := range def.Scorings {
		if s.Name == def.Scoring {
			r.scoring = s
		}
	}
	return r
}

func newAnimal(d *variants.Deck, c *variants.Resident, habitats uint32) animal {
	a := animal{nature: natureOf(c.Nature), level: int32(c.Level), space: int32(c.Space), least: int32(c.Space), habitats: habitats}
	a.always = a.nature == hungry
	for i, e := range c.Effects {
		if !e.Enabled {
			continue
		}
		x := effect{
			number: uint8(i), least: int32(e.Least), most: int32(e.Most), each: e.Each,
			level: int32(e.Level), space: int32(e.Space), nature: natureOf(e.Nature), of: ^uint32(0),
			counts: map[string]countWord{"same": same, "others": others, "animals": everyone}[e.Count],
		}
		if len(e.Of) > 0 {
			x.of = 0
			for _, id := range e.Of {
				x.of |= 1 << d.Animal(id)
			}
		}
		if e.Space < 0 {
			a.least = 0
		}
		if x.nature != printed {
			a.always = false
		}
		a.effects = append(a.effects, x)
	}
	return a
}
