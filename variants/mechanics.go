package variants

import "slices"

// A Mechanic is one way to move or one ability of an animal: a kind from the small set below, its
// parameters, and the id under which the animal has it. Abilities are data: an ability of one
// edition and its cousin in another are the same mechanic with other parameters.
type Mechanic struct {
	ID         string `yaml:",key"`
	Kind       string `yaml:"mechanic,required,kind" doc:"which mechanic it is"`
	Enabled    bool   `yaml:"enabled" default:"true" doc:"false turns it off"`
	Text       string `yaml:"text" doc:"the rule in the designer's own words"`
	Params     Params `yaml:",params"` // a pointer to the struct of its kind, such as *Slide
	Provenance `yaml:",inline"`
}

// Params are the parameters of a mechanic: a pointer to a struct such as *[Slide]. Each has a file
// mechanic_x.go, which answers whatever others ask of a mechanic. questions.go explains the
// answers.
type Params interface {
	// sentence says in words, with every parameter, what the mechanic lets its animal do.
	sentence(t teller) string
	// check reports what the grammar cannot say about the parameters, which stand at a path.
	check(v *validator, p path)
	// moot reports whether a parameter means nothing beside the others, so that nobody need read
	// it.
	moot(parameter string) bool

	// Landing says whom the mechanic takes by landing where they stood.
	Landing() Landing
	// Marks are the marks that it sets on others.
	Marks() Marks
	// Affects reports whether it would do something to an animal that is not immune.
	Affects(animal string) bool
	// Moves reports whether it takes its own animal to another square.
	Moves() bool
	// Carries says how it takes another animal to another square, if it does. The owner is the
	// animal that has the mechanic.
	Carries(animal, owner string) Carriage
	// Places is the zone where it puts new animals of its owner's type; empty: it puts none.
	Places() (zone string)
	// Hides says where its animal is submerged.
	Hides() Hiding
	// Hinders says how it limits the play of others.
	Hinders() Hindrance
	// Needs says who must stand near for its animal to move by it.
	Needs() Company
	// Shortened is the same mechanic with at most so many parts in a move of several.
	Shortened(parts int) Params
	// Idle lists the parameters that its other parameters leave no room for.
	Idle() []Idle
	// Doubts warns of what keeps it from ever doing anything in its variant. Of movements only
	// those are asked that lead somewhere.
	Doubts(p Prospects)
}

// Kinds lists the mechanics: name, a fresh value with its defaults unset, and where they may stand.
//
// Movements may also stand under abilities: they are then active abilities, which poison takes away
// and whose name the move text shows.
var Kinds = []Kind{
	{"step", func() Params { return new(Step) }, Movement, "one square"},
	{"slide", func() Params { return new(Slide) }, Movement, "squares in a straight line, through empty ones"},
	{"leap", func() Params { return new(Leap) }, Movement, "a fixed jump, such as a Knight's"},
	{"hop", func() Params { return new(Hop) }, Movement, "over a neighbour to the square beyond, capturing enemies so passed"},
	{"walk", func() Params { return new(Walk) }, Movement, "several squares, turning freely"},
	{"shift", func() Params { return new(Shift) }, Movement, "to another square of a terrain"},
	{"vault", func() Params { return new(Vault) }, Movement, "straight across a stretch of terrain"},
	{"strike", func() Params { return new(Strike) }, Active, "remove or mark chosen animals at a distance"},
	{"throw", func() Params { return new(Throw) }, Active, "send a neighbour flying straight away"},
	{"push", func() Params { return new(Push) }, Active, "make all neighbours flee straight away"},
	{"sweep", func() Params { return new(Sweep) }, Active, "remove all animals on one side of the 3×3 square around"},
	{"charge", func() Params { return new(Charge) }, Active, "rush a fixed distance through whatever stands there"},
	{"drop", func() Params { return new(Drop) }, Active, "place a new animal"},
	{"companion", func() Params { return new(Companion) }, Active, "move, and a second animal moves too"},
	{"immobilise", func() Params { return new(Immobilise) }, Passive, "adjacent enemies may not act"},
	{"ward", func() Params { return new(Ward) }, Passive, "adjacent squares may not be entered by enemies"},
	{"retaliate", func() Params { return new(Retaliate) }, Passive, "whoever captures it is removed too"},
	{"trample", func() Params { return new(Trample) }, Passive, "slides pass over enemies and capture them"},
	{"submerge", func() Params { return new(Submerge) }, Passive, "on a terrain it hides: others may pass over it"},
	{"must-capture", func() Params { return new(MustCapture) }, Duty, "hops that capture take precedence"},
}

// A Kind describes one mechanic.
type Kind struct {
	Name  string
	New   func() Params
	Role  Role
	Gloss string
}

// Role says how the mechanic takes part in play.
func (m *Mechanic) Role() Role {
	i := slices.IndexFunc(Kinds, func(k Kind) bool { return k.Name == m.Kind })
	return Kinds[i].Role
}

// A Role says how a mechanic takes part in play.
type Role int

const (
	Movement Role = iota // a way to move; under abilities, an active ability
	Active               // takes the turn instead of a move
	Passive              // always in force, unless poisoned
	Duty                 // binds the player, poisoned or not
)
