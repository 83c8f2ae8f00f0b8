package variants

// A Definition is one game as a designer wrote it: every part named, every parameter given its
// default, every reference known to exist. It is what a YAML file becomes, and all the engine needs
// to compile a game. Definitions are not changed after [Load] returns them.
type Definition struct {
	Name    string `yaml:"name,required" doc:"the variant's id: lower case words joined by hyphens"`
	Title   string `yaml:"title" doc:"the name that people read"`
	Summary string `yaml:"summary" doc:"one or two sentences on what the game is"`
	Author  string `yaml:"author" doc:"who invented the game"`
	Year    int    `yaml:"year" doc:"the year of this edition" min:"0" max:"9999"`
	Source  string `yaml:"source" doc:"where the rules were published"`

	BoardGame `yaml:",inline" genre:"board"`
	CardGame  `yaml:",inline" genre:"cards"`

	Limits     Limits   `yaml:"limits" doc:"harness limits: not rules, but when self-play stops a game as a draw"`
	Options    []Option `yaml:"options,keyed" doc:"rule options by id, for --with and --without"`
	Provenance `yaml:",inline"`

	label string // see [Definition.Label]; no part of the game
}

// Label is what the game is called wherever its figures stand: its name and what flags have changed
// in it, as in "jungle +dog-swims".
func (d *Definition) Label() string {
	if d.label == "" {
		return d.Name
	}
	return d.label
}

// A BoardGame is what a definition says of a game of animals on squares.
type BoardGame struct {
	Board       Board    `yaml:"board,required" doc:"size and terrain"`
	Zones       []Zone   `yaml:"zones,keyed" doc:"named regions of the board, one for each side"`
	Setup       Setup    `yaml:"setup,required" doc:"the starting position"`
	EveryAnimal *Animal  `yaml:"every_animal,partial" doc:"what all animals share; an animal's own entries override it. Load merges it into the animals and leaves it nil"`
	Animals     []Animal `yaml:"animals,keyed,required" doc:"the animals by id, in the order of the rulebook"`
	Captures    Captures `yaml:"captures" doc:"who may capture whom, where animals differ"`
	End         []Ending `yaml:"end,keyed,required" doc:"how the game ends, by reason; the first that applies decides"`
}

// Provenance says where a part of the rules comes from.
type Provenance struct {
	Origin  string       `yaml:"provenance,omitdefault" enum:"published,assumed,reconstructed" default:"published" doc:"stated by the rulebook, decided by us where it is silent, or rebuilt from evidence"`
	Note    string       `yaml:"note" doc:"what a reader should know about this part"`
	Assumed []Assumption `yaml:"assumed,keyed" doc:"parameters of this part that the rulebook does not state, each with a note"`
}

// An Assumption marks one parameter of an otherwise published part as our decision.
type Assumption struct {
	Parameter string `yaml:",key"`
	Note      string `yaml:",scalar"`
}

// A Board is a rectangle of squares, each of one terrain. Rows are ranks from 1 upwards, columns
// are files from a.
type Board struct {
	Files      int       `yaml:"files,required" min:"1" max:"16" doc:"width"`
	Ranks      int       `yaml:"ranks,required" min:"1" max:"16" doc:"height"`
	Ground     string    `yaml:"ground" default:"ground" doc:"the terrain of every square not named otherwise"`
	Terrain    []Terrain `yaml:"terrain,keyed" doc:"the other terrains by name"`
	Map        []string  `yaml:"map" doc:"the board drawn, top rank first, a symbol a square, '.' for ground; instead of lists of squares"`
	Provenance `yaml:",inline"`
}

// A Terrain is a kind of square.
type Terrain struct {
	Name       string  `yaml:",key"`
	Symbol     string  `yaml:"symbol" doc:"one character that draws it in maps; '.' is the ground"`
	Squares    Squares `yaml:"squares" doc:"its squares, where the board is not drawn as a map"`
	Provenance `yaml:",inline"`
}

// Squares is a list of squares (c7) and rectangles given by opposite corners (a8-j10), as written.
type Squares []string

// A Zone is a named region that belongs to a side: a den, a home row, a promotion zone.
type Zone struct {
	Name       string  `yaml:",key"`
	White      Squares `yaml:"white" doc:"White's squares; by default Black's under the setup's symmetry"`
	Black      Squares `yaml:"black" doc:"Black's squares; by default White's under the setup's symmetry"`
	Provenance `yaml:",inline"`
}

// A Setup is the starting position: a position text, or squares for each animal.
type Setup struct {
	Position   string      `yaml:"position" doc:"a position text; instead of squares by animal"`
	White      []Placement `yaml:"white,keyed" doc:"White's squares by animal id"`
	Black      []Placement `yaml:"black,keyed" doc:"Black's squares by animal id; by default White's under the symmetry"`
	Symmetry   string      `yaml:"symmetry" enum:"rotation,mirror" default:"rotation" doc:"how one side's squares give the other's: turned by 180°, or reflected across the middle"`
	Provenance `yaml:",inline"`
}

// A Placement puts animals of one type on squares.
type Placement struct {
	Animal  string  `yaml:",key" ref:"animal"`
	Squares Squares `yaml:",scalar"`
}

// An Animal is a type of piece: how it moves, what it can do, what it minds and what cannot touch
// it.
type Animal struct {
	ID         string        `yaml:",key"`
	Name       string        `yaml:"name" doc:"the name that people read; by default made from the id"`
	Plural     string        `yaml:"plural" doc:"the name of several of it; by default made from the name by the rules of English"`
	Letter     string        `yaml:"letter,required" doc:"one upper-case letter for position texts; Black's is the lower-case one"`
	Value      float64       `yaml:"value" none:"0" min:"0" max:"1000000" doc:"worth in material, in any unit; bots and reports use it"`
	Rank       int           `yaml:"rank" none:"none" min:"0" max:"1000" doc:"strength, where captures go by rank"`
	Royal      bool          `yaml:"royal" doc:"losing it can end the game (see end: royal-lost); a side has at most one"`
	Immune     Names         `yaml:"immune" ref:"immunity" doc:"names of abilities (or poison) that never affect it; a trait, kept when poisoned"`
	Terrain    []TerrainRule `yaml:"terrain,keyed" doc:"what terrains mean to it; an unnamed terrain is like open ground"`
	Zones      []ZoneRule    `yaml:"zones,keyed" doc:"zones that it may not enter"`
	Movements  []Mechanic    `yaml:"movements,keyed" doc:"how it moves and captures, poisoned or not"`
	Abilities  []Mechanic    `yaml:"abilities,keyed" doc:"what else it can do, in the order of the rulebook"`
	Promotion  *Promotion    `yaml:"promotion" doc:"what it becomes, and where"`
	Provenance `yaml:",inline"`
}

// A TerrainRule says what one terrain means to one animal.
type TerrainRule struct {
	Terrain    string `yaml:",key" ref:"terrain"`
	Enter      string `yaml:"enter" enum:"freely,never" default:"freely" doc:"may a move enter it, in passing or at the end"`
	End        string `yaml:"end" enum:"freely,never" default:"freely" doc:"may a move end on it"`
	Stop       int    `yaml:"stop" min:"0" max:"16" doc:"a move must stop on the nth square of it that it enters, the starting square not counted; 0: no such rule"`
	Within     int    `yaml:"within" min:"0" max:"16" doc:"the animal must stay within so many squares of it; 0: no such rule"`
	Only       bool   `yaml:"only" doc:"the animal lives on it and nowhere else"`
	Colour     string `yaml:"colour" enum:"any,same" default:"any" doc:"with only: displaced, it may come down on any such square, or only on squares of the colour it stood on"`
	Provenance `yaml:",inline"`
}

// A ZoneRule bars an animal from a zone.
type ZoneRule struct {
	Zone       string `yaml:",key" ref:"zone"`
	Own        string `yaml:"own" enum:"freely,never" default:"freely" doc:"may it enter its own side's"`
	Enemy      string `yaml:"enemy" enum:"freely,never" default:"freely" doc:"may it enter the other side's"`
	Provenance `yaml:",inline"`
}

// A Promotion changes an animal at the end of each turn of its owner that finds it in the owner's
// zone.
type Promotion struct {
	To         string `yaml:"to,required" label:"becomes" ref:"animal" doc:"the animal it becomes"`
	Zone       string `yaml:"zone,required" label:"in" ref:"zone" doc:"where"`
	Clears     bool   `yaml:"clears_poison" label:"takes poison away" default:"true" doc:"the new animal is clean even if the old one was poisoned"`
	Provenance `yaml:",inline"`
}

// Captures refines who may capture whom. Without it any animal that captures may take any enemy.
type Captures struct {
	By          string        `yaml:"by" words:"anyone takes anyone,the higher rank takes the lower" label:"who takes whom" enum:"any,rank" default:"any" doc:"any: everyone takes everyone; rank: only what ranks lower (or equal, see equal_rank)"`
	EqualRank   string        `yaml:"equal_rank" words:"both are removed,the attacker takes,no capture" label:"equal ranks" enum:"both,attacker,never" default:"both" doc:"of two equal ranks: both are removed, the attacker takes, or no capture"`
	TrapZone    string        `yaml:"trap_zone" label:"traps" none:"none" ref:"zone" doc:"a zone that takes the rank from animals standing on it: anyone may capture them"`
	TrapsWeaken string        `yaml:"traps_weaken" words:"both sides,the other side only" label:"traps weaken" enum:"all,enemy-only" default:"all" doc:"all: traps of either side weaken; enemy-only: only those of the other side"`
	Exceptions  []CaptureRule `yaml:"exceptions,keyed" doc:"pairs of animals that differ from the rest, by id; of several that fit the last decides"`
	Provenance  `yaml:",inline"`
}

// A CaptureRule allows or forbids captures by some animals of some others, perhaps only from or
// onto a terrain.
type CaptureRule struct {
	ID         string `yaml:",key"`
	Enabled    bool   `yaml:"enabled" default:"true" doc:"false turns the rule off"`
	Attackers  Names  `yaml:"attackers" none:"everyone" ref:"animal" doc:"animal ids; all by default"`
	Except     Names  `yaml:"except" none:"nobody" ref:"animal" doc:"attackers that the rule does not mean"`
	Victims    Names  `yaml:"victims" none:"everyone" ref:"animal" doc:"animal ids; all by default"`
	From       Names  `yaml:"from" none:"any terrain" ref:"terrain" doc:"only when the attacker starts on one of these terrains"`
	Onto       Names  `yaml:"onto" none:"any terrain" ref:"terrain" doc:"only when the victim stands on one of these terrains"`
	Allowed    bool   `yaml:"allowed,required" label:"allowed" doc:"may the capture be made"`
	Traps      bool   `yaml:"on_traps" label:"holds on traps" default:"false" doc:"does the rule also decide about victims weakened by a trap"`
	Provenance `yaml:",inline"`
}

// An Ending is one way for the game to end. Its id is the reason that outcomes give.
type Ending struct {
	Reason     string `yaml:",key"`
	When       string `yaml:"when,required" words:"royal lost,goal reached,no animals left,no legal move" label:"condition" enum:"royal-lost,goal,eliminated,no-moves" doc:"royal-lost: a side is without its royal; goal: an animal stands in the zone at the end of a turn; eliminated: a side has no animals; no-moves: the player to move has no legal move"`
	Result     string `yaml:"result" enum:"win,loss,draw" doc:"for the side that the condition names: who lost the royal, who reached the goal, who is eliminated, who cannot move; loss by default, for goal win"`
	Animals    Names  `yaml:"animals" label:"who counts" none:"everyone" ref:"animal" doc:"for goal: which animals count; all by default"`
	Zone       string `yaml:"zone" none:"none" ref:"zone" doc:"for goal: the zone"`
	Whose      string `yaml:"whose" words:"its own,the enemy's" label:"whose zone" enum:"own,enemy" default:"own" doc:"for goal: the animal's own side's zone, or the other side's"`
	Both       string `yaml:"both" label:"reason when it comes to both" none:"none" doc:"for royal-lost and eliminated: the reason given when it happens to both sides at once, a draw; by default the same reason"`
	Enabled    bool   `yaml:"enabled" default:"true" doc:"false turns the rule off"`
	Provenance `yaml:",inline"`
}

// Limits are not rules: they stop games that would not end. Games they stop are draws, counted
// apart.
type Limits struct {
	MaxPlies   int `yaml:"max_plies" label:"most plies" none:"no limit" default:"400" min:"0" max:"1000000" doc:"plies after which a game is stopped; 0: never"`
	Repetition int `yaml:"repetition" label:"stopped at repetition" none:"never" default:"3" min:"0" max:"1000" doc:"the occurrence of one position at which a game is stopped; 0: never"`
}

// An Option is a rule that a player may turn on or off or choose, under an id of its own.
type Option struct {
	ID         string       `yaml:",key"`
	Summary    string       `yaml:"summary" doc:"what it changes, in a sentence"`
	Enabled    bool         `yaml:"enabled" doc:"is it on in this variant"`
	Set        []Assignment `yaml:"set,keyed" doc:"what it sets when it is on, as path: value"`
	Sets       string       `yaml:"sets" doc:"for an option with a value: the path of the parameter that it is a name for"`
	Provenance `yaml:",inline"`
}

// An Assignment is one path of the file and the value it gets: a scalar or a list, kept as YAML
// text.
type Assignment struct {
	Path  string `yaml:",key"`
	Value string `yaml:",scalar,literal"`
}

// Names is a list of ids; a single one may be written without brackets.
type Names []string
