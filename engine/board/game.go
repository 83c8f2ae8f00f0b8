package board

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// Sides are seats: White moves first.
const (
	white = iota
	black
)

// A code is a piece as the board holds it: its type, its side and its marks in one byte; 0 is an
// empty square. Codes are dense, so that every table below is a flat array indexed by code.
type code = uint8

// Marks, as bits above type and side in a code.
const (
	poisoned = 1
	stomped  = 2
)

// A trait is a fact about a code that play looks up by itself, without running the piece's program.
type trait uint16

const (
	royal       trait = 1 << iota
	immobilises       // holds adjacent enemies
	wards             // bars adjacent squares to enemies
	submerges         // may be hidden by terrain
	held              // stomped: may not act
	promotes          // may become another piece
	poisonous         // poisoned (for texts and promotion)

	special = immobilises | wards | submerges | held // what a state keeps track of
)

// Game is a compiled board game. It is immutable.
type Game struct {
	*geometry
	def     *variants.Definition
	pieces  []game.Piece
	actions []game.Action
	regions []game.Region
	kinds   int // number of types of pieces

	// By code.
	side   [256]uint8
	kind   [256]uint8
	traits [256]trait
	value  [256]int32 // hundredths
	marked [4][256]code
	owner  [256]uint8 // side*kinds + kind
	cans   [256]*program

	// Passive abilities. Auras are grouped by ability name, since that is what an immunity names.
	immobilisers, wards   []aura
	immobiliserOf, wardOf [256]uint8  // by code: index into immobilisers or wards
	submergeAction        [256]uint8  // by code: its submerge ability
	retaliation           [256]uint8  // by code: its retaliation
	spared                [][256]bool // by action, then code: whom a retaliation spares

	// Captures by replacement.
	classes int // number of classes of squares that captures tell apart
	class   [256]uint8
	// [owner*classes + class of the attacker's square][victim's code*classes + class of its square]
	verdict [][]verdict

	// Terrain, by owner (side*kinds + kind).
	ground []terrainRules

	easy            [256][]set // by code, then square; see movesEasily
	hideout         [256]set   // by code: where a submerging animal is hidden
	rush            [256]set   // by code: where it is promoted or wins by coming there
	promotions      [2]set     // the union of a side's promotion zones
	promoteAt       []set      // by owner
	promoteTo       [256]code
	duties          [2][]duty // by the side that they bind
	submergedForAll [256]bool // by code: submerged, it may be passed by both sides
	submerging      bool      // some animal submerges
	changes         bool      // some animal promotes
	// some piece works by being there: immobilisers, wards, submerged and stomped ones
	watchful bool

	endings []ending
	stuck   ending // what happens to a player without moves

	advance []int32  // [code*squares + square]: worth of being on the way, in hundredths
	forces  [2]int32 // what each side is worth at the start

	zobrist []uint64 // [code*squares + square]
	turnKey uint64

	// Texts.
	squareNames  []string
	letters      [256]string // by code, with its marks
	setsMarks    int         // the marks that some ability sets
	unpoisonable []bool      // by type
}

// An aura is a passive ability that works on the squares around its owner: an immobiliser or a
// ward.
type aura struct {
	name    string
	action  [256]uint8 // by code of the owner
	spares  [256]bool  // by code of the one who would suffer it
	shelter set        // where nobody suffers it
}

// A verdict is what a capture by replacement comes to.
type verdict uint8

const (
	forbidden verdict = iota
	take
	trade // both are removed
)

// terrainRules say where one type of one side may go.
type terrainRules struct {
	open         bool // terrain bars it from no square
	endsAnywhere bool // it may end wherever it may go
	barred       set  // squares that a move may not enter
	dens         set  // those of them that zones bar, whoever hides there
	noEnd        set  // squares that a move may not end on, though it may pass
	stay         set  // squares that it must end on
	slow         set  // squares that count towards a stop
	stop         int  // a move ends on the stop-th slow square that it enters; 0: no such rule
	stands       set  // where it may stand after being displaced
	colour       bool // ... and only on squares of the colour it came from
	legal        set  // where play may bring it, so that position texts may show it
}

// An ending is one compiled way to end the game.
type ending struct {
	when   game.Cause
	reason string
	both   string
	result int       // +1 win, 0 draw, -1 loss, for the side the condition names
	zone   [2]set    // by side of the animal
	counts [256]bool // by code: who reaches a goal
}

// A duty is a compiled must-capture rule.
type duty struct {
	action  uint8
	binds   [256]bool // by code of the one that hops
	victims [256]bool // by code
}

// Name implements [game.Game].
func (g *Game) Name() string { return g.def.Name }

// Seats implements [game.Game].
func (g *Game) Seats() int { return 2 }

// SeatName implements [game.Game].
func (g *Game) SeatName(seat int) string {
	if seat == white {
		return "white"
	}
	return "black"
}

// Pieces implements [game.Game].
func (g *Game) Pieces() []game.Piece { return g.pieces }

// Actions implements [game.Game].
func (g *Game) Actions() []game.Action { return g.actions }

// Decode implements [game.Game].
func (g *Game) Decode(c uint8) (seat, piece int) {
	if c == 0 || int(c) > 8*g.kinds {
		return -1, -1
	}
	return int(g.side[c]), int(g.kind[c])
}

// Kind implements [game.Game].
func (g *Game) Kind() game.Kind { return game.Board }

// Regions implements [game.Game].
func (g *Game) Regions() []game.Region { return g.regions }

// Limits implements [game.Game].
func (g *Game) Limits() game.Limits {
	return game.Limits{MaxPlies: g.def.Limits.MaxPlies, Repetition: g.def.Limits.Repetition}
}

// Start implements [game.Game].
func (g *Game) Start() game.State {
	s, err := g.Parse(g.def.Start())
	if err != nil {
		panic("board: compiled game has no start: " + err.Error()) // Compile has parsed it
	}
	return s
}

// makeCode is the code of a type of a side with marks.
func (g *Game) makeCode(kind, side, marks int) code {
	return code(1 + kind + g.kinds*(side+2*marks))
}

// key is the Zobrist key of a piece on a square.
func (g *Game) key(c code, sq uint8) uint64 {
	return g.zobrist[int(c)*g.squares+int(sq)]
}
