package variants

// A Mechanic is one way to move or one ability of an animal: a kind from the small set below, its parameters, and the
// id under which the animal has it. Abilities are data: an ability of one edition and its cousin in another are the same
// mechanic with other parameters.
type Mechanic struct {
	ID         string `yaml:",key"`
	Kind       string `yaml:"mechanic,required,kind" doc:"which mechanic it is"`
	Enabled    bool   `yaml:"enabled" default:"true" doc:"false turns it off"`
	Text       string `yaml:"text" doc:"the rule in the designer's own words"`
	Params     Params `yaml:",params"` // a pointer to the struct of its kind, such as *Slide
	Provenance `yaml:",inline"`
}

// Params are the parameters of a mechanic: a pointer to one of the structs of this file.
type Params interface {
	// sentence says in words, with every parameter, what the mechanic lets its animal do.
	sentence(t teller) string
}

// Kinds lists the mechanics: name, a fresh value with its defaults unset, and where they may stand.
//
// Movements may also stand under abilities: they are then active abilities, which poison takes away and whose name the
// move text shows.
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

// A Role says how a mechanic takes part in play.
type Role int

const (
	Movement Role = iota // a way to move; under abilities, an active ability
	Active               // takes the turn instead of a move
	Passive              // always in force, unless poisoned
	Duty                 // binds the player, poisoned or not
)

// A Step goes one square.
type Step struct {
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways"`
	Capture    string     `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it lands on; never: empty squares only; only: captures only"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

// A Slide goes any number of squares, or up to max, in a straight line through empty squares.
type Slide struct {
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways"`
	Min        int        `yaml:"min" label:"shortest slide" default:"1" min:"1" max:"15" doc:"at least so many squares"`
	Max        int        `yaml:"max" label:"longest slide" default:"15" min:"1" max:"15" doc:"at most so many squares"`
	Capture    string     `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it meets; never: empty squares only; only: captures only"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

// A Leap jumps by fixed offsets, in all their rotations and reflections.
type Leap struct {
	Offsets [][]int `yaml:"offsets,required" doc:"files and ranks, such as [1, 2] for a Knight's leap"`
	Capture string  `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it lands on; never: empty squares only; only: captures only"`
	Path    string  `yaml:"path" words:"over anything,must be free (orthogonal squares first),must be free (diagonal squares first),one of its two ways must be free" enum:"over,orthogonal-first,diagonal-first,either" default:"over" doc:"over: over anything; the others need the squares of that path free (a lame leaper): orthogonal steps first, then diagonal ones outward, or the other way round, or either of the two"`
	From    Names   `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

// A Hop passes over one adjacent animal to the empty square beyond, and may go on. An enemy passed over is captured, a friend is
// not. It never lands where it stood before in the same move.
type Hop struct {
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways"`
	Over       Names      `yaml:"over" words:"either side,a friend,an enemy" label:"passes over" enum:"either,friend,enemy" default:"either" doc:"whom it passes over: one word for every hop, or a list with one word for each hop, all of which must be made"`
	Hops       int        `yaml:"hops" label:"most hops in a move" default:"1" min:"1" max:"255" doc:"at most so many hops in a move, where over is one word"`
	Capture    string     `yaml:"capture" words:"those it passes over,nobody" label:"captures" enum:"passed,never" default:"passed" doc:"are enemies passed over captured"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

// A Walk goes several squares, one neighbour to the next, turning freely, through empty squares, and never back to its starting square.
type Walk struct {
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways each square may lead"`
	Min        int        `yaml:"min" label:"shortest walk" default:"1" min:"1" max:"8" doc:"at least so many squares"`
	Max        int        `yaml:"max,required" label:"longest walk" min:"1" max:"8" doc:"at most so many squares"`
	Revisit    bool       `yaml:"revisit" label:"enters squares twice" default:"true" doc:"may it enter a square twice (matters with min)"`
	Capture    string     `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy on its last square; never: empty squares only; only: captures only"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
}

// A Shift goes to another square of a terrain, whatever lies between.
type Shift struct {
	Terrain string `yaml:"terrain,required" ref:"terrain" doc:"the terrain it stays on"`
	Scope   string `yaml:"scope" words:"its own connected group,the whole board" label:"reaches" enum:"group,board" default:"group" doc:"group: squares connected with its own orthogonally; board: any square of the terrain"`
	Colour  string `yaml:"colour" words:"any,that of its own square" label:"colour of squares" enum:"any,same" default:"any" doc:"same: only squares of the colour of its own"`
	Capture string `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it lands on; never: empty squares only; only: captures only"`
}

// A Vault jumps straight across a stretch of terrain, from a square next to it to the first square beyond.
type Vault struct {
	Over       string     `yaml:"over,required" label:"crosses" ref:"terrain" doc:"the terrain crossed"`
	Directions Directions `yaml:"directions" label:"goes" default:"orthogonal" doc:"which ways"`
	Crossings  int        `yaml:"crossings" label:"stretches crossed" default:"1" min:"1" max:"4" doc:"so many stretches in one jump; the squares between two of them must be empty"`
	BlockedBy  Names      `yaml:"blocked_by" none:"nobody" ref:"animal" doc:"animals of either side that stop the jump when they are in the terrain crossed"`
	Capture    string     `yaml:"capture" words:"by replacement,never,only to capture" label:"captures" enum:"replace,never,only" default:"replace" doc:"replace: takes the enemy it lands on; never: empty squares only; only: captures only"`
}

// A Strike removes or marks animals without moving onto them.
type Strike struct {
	Effect     string     `yaml:"effect" words:"removed,poisoned,stomped" label:"its target is" enum:"remove,poison,stomp" default:"remove" doc:"what happens to the target"`
	Directions Directions `yaml:"directions" label:"works" default:"all" doc:"straight lines along which it reaches"`
	Reach      int        `yaml:"reach" default:"1" min:"1" max:"15" doc:"at most so many squares away"`
	Line       string     `yaml:"line" words:"must be clear,passes over everything" enum:"clear,any" default:"clear" doc:"clear: no animal between (submerged ones do not count); any: over everything"`
	Sides      string     `yaml:"sides" label:"means" words:"enemies,friends,either side's" enum:"enemy,friend,either" default:"enemy" doc:"whose animals"`
	Victims    Names      `yaml:"victims" none:"everyone" ref:"animal" doc:"which animals; all by default"`
	Spares     Names      `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals it does not touch"`
	Targets    int        `yaml:"targets" label:"targets standing still" default:"1" min:"0" max:"8" doc:"exactly so many different targets when the animal stays where it is; 0: not possible"`
	All        bool       `yaml:"all" label:"strikes all in reach at once" doc:"every target in reach at once, instead of a number"`
	AfterMove  int        `yaml:"after_move" label:"targets after a move" none:"none" default:"0" min:"0" max:"1" doc:"targets struck from the last square after one of the animal's own movements; 0: it strikes only where it stands"`
	From       Names      `yaml:"from" label:"starts on" none:"any terrain" ref:"terrain" doc:"only when starting on one of these terrains"`
	Retreat    string     `yaml:"retreat" label:"may retreat to" none:"nowhere" ref:"terrain" doc:"a terrain: the animal may also end on any empty square of it adjacent to the victim's"`
	Capture    bool       `yaml:"capture" label:"counts as a capture" doc:"it counts as a capture: capture rules, wards and retaliation know it"`
}

// A Throw sends an adjacent animal flying directly away.
type Throw struct {
	Directions Directions `yaml:"directions" label:"works" default:"all" doc:"where the thrown animal may stand"`
	Min        int        `yaml:"min" label:"shortest flight" default:"1" min:"1" max:"15" doc:"shortest flight; at the edge it is as far as there is room"`
	Max        int        `yaml:"max" label:"longest flight" default:"2" min:"1" max:"15" doc:"longest flight; the player chooses between"`
	Sides      string     `yaml:"sides" label:"means" words:"enemies,friends,either side's" enum:"enemy,friend,either" default:"either" doc:"whose animals can be thrown"`
	Victims    Names      `yaml:"victims" none:"everyone" ref:"animal" doc:"which animals can be thrown; all by default"`
	Spares     Names      `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals cannot be thrown (they can still be hit)"`
	Submerged  string     `yaml:"submerged" words:"can be thrown,cannot be thrown" label:"submerged animals" enum:"thrown,spared" default:"thrown" doc:"can a submerged animal be thrown"`
	Path       string     `yaml:"path" words:"ends at the first animal met,goes through all" label:"its flight" enum:"stop,through" default:"stop" doc:"stop: the first animal met is removed and ends the flight; through: every animal on the way is removed"`
	Duel       bool       `yaml:"duel" label:"duels with its own kind" doc:"against its own kind, only an enemy: whoever's side has more of them on the board throws, the other is thrown; equal numbers: nothing"`
}

// A Push makes every adjacent animal flee straight away, pushing others before it.
type Push struct {
	Distance int    `yaml:"distance" default:"4" min:"1" max:"15" doc:"how far one flees"`
	Sides    string `yaml:"sides" label:"means" words:"enemies,friends,either side's" enum:"enemy,friend,either" default:"enemy" doc:"who flees"`
	Victims  Names  `yaml:"victims" none:"everyone" ref:"animal" doc:"which animals flee; all by default"`
	Spares   Names  `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals do not"`
}

// A Sweep removes every animal on one side (north, east, south or west) of the 3×3 square around.
type Sweep struct {
	Sides  string `yaml:"sides" label:"means" words:"enemies,friends,either side's" enum:"enemy,friend,either" default:"either" doc:"whose animals"`
	Spares Names  `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals it leaves standing"`
}

// A Charge rushes exactly so far, or to the edge, and takes whoever stands on the last square, friend or foe.
type Charge struct {
	Directions Directions `yaml:"directions" label:"goes" default:"orthogonal" doc:"which ways"`
	Distance   int        `yaml:"distance,required" min:"1" max:"15" doc:"so many squares, or to the edge if that is nearer"`
	Start      Names      `yaml:"start" label:"may not start onto" none:"nothing" ref:"terrain" doc:"terrains that the first square may not be of; it must be empty too"`
	Removes    Names      `yaml:"removes" none:"nobody" ref:"animal" doc:"animals passed over that are removed; the others are stomped"`
}

// A Drop places a new animal of the actor's own type on an empty square of the owner's zone. It names no actor: any animal of
// the type that can act will do.
type Drop struct {
	Zone string `yaml:"zone,required" ref:"zone" doc:"where, on the owner's side"`
}

// A Companion moves after the actor's own movement: another animal of the same side goes one square.
type Companion struct {
	Animals    Names      `yaml:"animals,required" label:"who comes along" ref:"animal" doc:"which animals may come along"`
	Directions Directions `yaml:"directions" label:"goes" default:"all" doc:"which ways"`
	Avoids     Names      `yaml:"avoids" none:"nothing" ref:"terrain" doc:"terrains that it may not step onto"`
}

// Immobilise holds adjacent enemies: they may not move, capture or use active abilities.
type Immobilise struct {
	Shelter Names `yaml:"shelter" none:"none" ref:"terrain" doc:"terrains on which animals are safe from it"`
}

// Ward bars adjacent squares: an enemy's move may not enter one unless the same move captures every animal that wards it.
type Ward struct{}

// Retaliate removes whoever captures the animal, and whoever is thrown onto it.
type Retaliate struct{}

// Trample lets the animal's slides pass over enemies, capturing them.
type Trample struct {
	Victims Names  `yaml:"victims" none:"everyone" ref:"animal" doc:"which animals; all by default"`
	Spares  Names  `yaml:"spares" none:"nobody" ref:"animal" doc:"which animals it cannot pass over"`
	Zone    string `yaml:"zone" label:"only in" none:"no zone" ref:"zone" doc:"only victims standing in this zone of the trampler's side"`
}

// Submerge hides the animal on a terrain: its square counts as ground, may be passed over, and does not block lines of strikes.
type Submerge struct {
	Terrain string `yaml:"terrain,required" label:"hides on" ref:"terrain" doc:"where"`
	For     string `yaml:"for" words:"friends,everyone" label:"passed over by" enum:"friends,all" default:"friends" doc:"who may pass over it; lines of strikes are open to both sides"`
}

// MustCapture binds the player: while one of the animals has a legal hop whose first leap captures one of the victims, only such
// hops are legal; and a move of several hops goes on as long as its next hop can capture one of them.
type MustCapture struct {
	Animals Names `yaml:"animals,required" label:"binds the hops of" ref:"animal" doc:"whose hops bind"`
	Victims Names `yaml:"victims" label:"binds to captures of" none:"everyone" ref:"animal" doc:"which captures bind; all by default"`
}

// Directions is a set of the eight directions, by names relative to the owner's side: forward, backward, sideways,
// diagonal-forward, diagonal-backward, orthogonal, diagonal, all.
type Directions []string
