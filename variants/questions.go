package variants

import "slices"

// Landing says whom a mechanic lets its animal take by coming to stand where they stood.
type Landing struct{ Enemies, Friends bool }

// landing is the answer of movements that capture by replacement, unless they never capture.
func landing(capture string) Landing { return Landing{Enemies: capture != "never"} }

// Marks are what an ability does to animals for more than a turn.
type Marks struct {
	Poison bool // for the rest of the game: no abilities
	Stomp  bool // for a turn: no moves
}

// or unites two sets of marks.
func (m Marks) or(n Marks) Marks { return Marks{m.Poison || n.Poison, m.Stomp || n.Stomp} }

// Marks are those that some ability of the animal sets, turned on or not.
func (a *Animal) Marks() Marks {
	var all Marks
	for i := range a.Abilities {
		if p := a.Abilities[i].Params; p != nil { // an unknown mechanic is another mistake
			all = all.or(p.Marks())
		}
	}
	return all
}

// marks are those that some ability of the variant sets, turned on or not.
func (d *Definition) marks() Marks {
	var all Marks
	for i := range d.Animals {
		all = all.or(d.Animals[i].Marks())
	}
	return all
}

// A Carriage says how a mechanic takes other animals to other squares.
type Carriage int

const (
	Stays  Carriage = iota // it does not
	Led                    // they go along of their own will, immune or not
	Driven                 // they are moved by force, unless immune
)

// Hiding says where a mechanic submerges its animal; the zero value means nowhere.
type Hiding struct {
	On     string // the terrain
	ForAll bool   // enemies may pass over it too
}

// A Hindrance says how a mechanic limits what others can do.
type Hindrance int

const (
	Unhindered Hindrance = iota // not at all
	Holds                       // enemies next to it may not act
	Bars                        // enemies may not come next to it
	Avenges                     // whoever captures it is lost
	Binds                       // its own side must make certain moves first
)

// Company says who must stand near an animal for it to move by a mechanic; the zero value means
// nobody.
type Company struct {
	Enemies bool  // an enemy in reach, with free squares around
	Over    Names // neighbours to hop over: a friend, an enemy or either for each hop
}

// An Idle parameter means nothing beside the other parameters of its mechanic.
type Idle struct {
	Parameter string
	Why       string // as a clause
}

// Prospects are what is known of the play of a variant, for a mechanic to say what keeps it from
// ever doing anything.
type Prospects interface {
	// Definition is the variant, and Animal the animal whose mechanic is asked.
	Definition() *Definition
	Animal() *Animal
	// Warn adds a warning about a parameter, or about the mechanic if that is empty.
	Warn(parameter, hint, format string, args ...any)
	// Aim reports whether the mechanic can affect one of its victims, all if none are named, less
	// those spared and immune. If not, it warns that nobody can ever, say, "be thrown by" this.
	Aim(what string, victims, spares Names) bool
	// Immune lists the animals immune to poison or to an ability.
	Immune(to string) []string
	// Present reports whether an animal can be on the board.
	Present(animal string) bool
	// StandsOn reports whether the animal can come to stand on one of some terrains.
	StandsOn(terrains ...string) bool
	// StandsIn reports whether the animal of each side that has it can stand in that side's zone.
	StandsIn(zone string) bool
	// Joined reports whether a side that has the animal can have another animal, one of these.
	Joined(others Names) bool
	// Comes reports whether an animal can come to stand on a terrain.
	Comes(animal, terrain string) bool
	// Most is how many animals of some sides, enemy, friend or either, the animal can have around
	// it.
	Most(sides string) int
	// Lonely reports whether each side has one animal at most, for ever.
	Lonely() bool
}

// HasMovement reports whether a movement of the animal is on.
func (a *Animal) HasMovement() bool {
	return slices.ContainsFunc(a.Movements, func(m Mechanic) bool { return m.Enabled })
}

// means reports whether an animal is one of the victims, all if none are named, and not spared.
func means(victims, spares Names, animal string) bool {
	named := len(victims) == 0 || slices.Contains(victims, animal)
	return named && !slices.Contains(spares, animal)
}

// allOf reports whether some terrains are all that the board has.
func (b *Board) allOf(terrains Names) bool {
	left := func(t string) bool { return !slices.Contains(terrains, t) }
	return !slices.ContainsFunc(b.terrainNames(), left)
}
