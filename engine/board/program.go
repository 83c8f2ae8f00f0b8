package board

// A program is what one code can do: its plain movements, then its active abilities, in the order
// of the rulebook.
type program struct {
	ops    []op  // the plain movements, then the abilities
	plain  int   // how many are plain
	hops   []*op // all hops of both, which know of each other when a move must go on
	alert  []set // where all abilities need an enemy: by square, where one must be for any of them
	action uint8 // the plain action
	// A duty may ask it to go on after a hop over a friend, or over an enemy.
	dutyAfterFriend, dutyAfterEnemy bool
	overlap                         bool // two of the ops may lead to the same position

	rules    *terrainRules // of its code
	open     bool          // terrain bars it from nothing
	compares bool          // its moves with effects must be looked for among each other
	// By square, where its moves begin: if friends hold all of them, it has none; nil: not known.
	exits []set

	// For captures alone; see captures.go.
	needsAll bool  // a capture may depend on any of its moves
	hunters  []*op // abilities that take enemies after a plain movement
}

// A captureMode says which landing squares a movement accepts.
type captureMode uint8

const (
	replace captureMode = iota
	never
	only
)

// An op is one mechanic of one code, compiled. Which fields mean something depends on the opcode.
// What every run of an op reads comes first, so that it shares a cache line.
type op struct {
	run      func(*generator, *op) // lists its moves: the generator of its code
	capture  captureMode
	action   uint8
	anywhere bool // no condition on the starting square
	// its moves with effects lead to positions that no other such move of the piece leads to
	unique     bool
	needsEnemy bool // hop: it must pass over an enemy
	inOrder    bool // hop: over lists each hop, and all must be made
	thenEnemy  bool // hop: the second hop must pass over an enemy
	seizes     bool // hop: enemies passed over are captured
	glides     bool // hop: it goes on and captures nobody, so that only where it ends matters
	revisit    bool // walk
	// no earlier op, and no other move of its own, leads to a square that it leads to
	fresh bool
	noted bool // a later op may lead there too
	bites bool // it may take an enemy
	quick bool // slide: from the next square on, taking what it meets

	code opcode // which kind of op it is

	effect          markEffect // strike
	all             bool       // strike: every target at once
	afterMove       bool       // strike: one target after a movement
	throughs        bool       // strike: lines need not be clear; throw: flies through animals
	retreats        bool       // strike
	captures        bool       // strike: counts as a capture
	sparesSubmerged bool       // throw: submerged animals cannot be thrown
	duel            bool       // throw

	// By starting square. Sweeps: the four sides of each; walks: how far they may get; jumps: where
	// they lead; strikes and companions: the squares in reach; hops that need an enemy: where one
	// must be.
	reach []set

	max, min int
	inPlace  int // strike: number of targets when it stays

	limits [][directions]uint8 // slide: by starting square, how far an empty board lets it go
	fans   []fan               // hop: by starting square, the first hops
	dirs   []uint8
	over   []overKind // hop: one for every hop, or a single one that repeats
	paths  [][]path   // lame leaps and vaults: by starting square
	sides  [2]bool    // strike, companion: does it touch any of a side

	touches *[256]bool // by code: whom the ability affects
	removes *[256]bool // charge: who is removed rather than stomped
	immune  *[256]bool // throw, push, charge: whom the ability never affects

	trample  *[256]bool // slide: by code: who is passed over and captured
	where    set        // slide: where tramplable animals stand
	tramples uint8      // slide: the action that tramples

	from    set  // starting squares, unless anywhere
	retreat set  // strike: where it may end
	avoid   set  // charge: where it cannot start; companion: where it may not step
	zone    set  // drop
	drops   code // drop
}

// A fan is the first hops that the shape of the board allows from a square: whom they may pass, and
// in which direction each of those is.
type fan struct {
	overs set
	n     uint8
	lines [directions]line
}

type line struct{ over, dir uint8 }

// dir is the direction of one of the overs.
func (f *fan) dir(over uint8) uint8 {
	for _, l := range f.lines[:f.n] {
		if l.over == over {
			return l.dir
		}
	}
	return 0
}

// A path is one way from a square to another across squares that matter.
type path struct {
	to uint8
	// lame leaps: the squares of one path and of the other; vaults: the terrain crossed and the
	// gaps
	through [2]set
	two     bool // lame leaps: there is a second path
}

// An overKind says whom a hop passes over.
type overKind uint8

const (
	overEither overKind = iota
	overFriend
	overEnemy
)

// A markEffect is what a strike does to its targets.
type markEffect uint8

const (
	removes markEffect = iota
	poisons
	stomps
)
