package board_test

import (
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/board"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// crowded is a large board with a single piece, and what some other pieces might come to.
const crowded = `
name: crowded
board: {files: 15, ranks: 15}
setup: {white: {frog: a1}, black: {pawn: o15}}
animals:
  frog: {letter: F, movements: {leap: {mechanic: hop, directions: orthogonal, hops: 255}}}
  toad: {letter: T, movements: {leap: {mechanic: hop, directions: orthogonal, over: friend, hops: 255}}}
  newt: {letter: N, movements: {leap: {mechanic: hop, hops: 255, capture: never}}}
  eft: {letter: E, movements: {leap: {mechanic: hop, over: [friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend, friend]}}}
  lion: {letter: L, movements: {walk: {mechanic: walk, min: 8, max: 8, revisit: false}}}
  rhino: {letter: R, movements: {slide: {mechanic: slide}}, abilities: {company: {mechanic: companion, animals: [rhino, pawn]}}}
  spider: {letter: S, movements: {leap: {mechanic: hop, directions: orthogonal, over: enemy, hops: 255}}, abilities: {bite: {mechanic: strike, after_move: 1, reach: 15, line: any}}}
  queen: {letter: Q, abilities: {storm: {mechanic: strike, targets: 6, reach: 14, line: any, directions: orthogonal}}}
  pawn: {letter: P, movements: {step: {mechanic: step}}}
end: {stuck: {when: no-moves}}
`

// lattice is a position text of pawns on every other square, but for what stands on a1.
func lattice(pawn, corner string) string {
	odd, even := strings.Repeat("1"+pawn, 7)+"1", strings.Repeat(pawn+"1", 7)+pawn
	rows := strings.Repeat(odd+"/"+even+"/", 7) + odd
	at := strings.LastIndex(rows, "/") + 1
	return rows[:at] + corner + rows[at+1:] + " w 1"
}

// TestExcess checks that lists which would never end are given up, with the piece and the position,
// and that those which only have many ways to the same squares are not.
func TestExcess(t *testing.T) {
	def, err := variants.Parse("crowded.yaml", []byte(crowded), variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := board.CompileSides(def, def)
	if err != nil {
		t.Fatal(err)
	}
	rank := func(piece string) string { return strings.Repeat(piece, 15) }
	for _, test := range []struct {
		name, position string
		moves          int    // of the piece on a1; -1: too many
		what           string // what there is too much of
	}{
		{"hops that capture", lattice("p", "F"), -1, "white's Frog on a1, the legal moves have more than 1,000,000 effects"},
		{"hops over friends", lattice("P", "T"), 63, ""},
		{"hops that may capture and do not", lattice("P", "F"), -1, "white's Frog on a1, they can be made in too many ways: more than 1,000,000 hops were tried"},
		{"hops that never capture", lattice("p", "N"), 63, ""},
		{"a list of hops", lattice("P", "E"), -1, "more than 1,000,000 hops"},
		{"a walk of exactly eight squares", strings.Repeat("15/", 14) + "L14 w 1", 80, ""},
		{"company for everybody", strings.Repeat(rank("R")+"/15/", 7) + rank("R") + " w 1", -1, "more than 100,000 legal moves"},
		{"strikes after hops", lattice("p", "S"), -1, "more than 1,000,000 effects"},
		{"strikes on six of 28", strings.Repeat(rank("q")+"/", 14) + "Q" + rank("q")[1:] + " w 1", -1, "more than 100,000 legal moves"},
	} {
		t.Run(test.name, func(t *testing.T) {
			s, err := g.Parse(test.position)
			if err != nil {
				t.Fatal(err)
			}
			var ms game.Moves
			switch excess := game.Try(func() { s.Moves(&ms) }); {
			case excess == nil && test.moves < 0:
				t.Errorf("%d moves, %d from a1, no excess", ms.Len(), movesFrom(&ms, 0))
			case excess == nil:
				if n := movesFrom(&ms, 0); n != test.moves {
					t.Errorf("%d moves from a1, want %d", n, test.moves)
				}
			case test.moves >= 0:
				t.Error(excess)
			case !strings.Contains(excess.Error(), test.what) || !strings.Contains(excess.Error(), test.position) || excess.Game != "crowded":
				t.Errorf("it says %q, not %q", excess, test.what)
			}
		})
	}
}

func movesFrom(ms *game.Moves, from uint8) (n int) {
	for _, m := range ms.List {
		if m.From == from {
			n++
		}
	}
	return n
}

// TestExcessAtStart checks that a game whose start is too much already is none.
func TestExcessAtStart(t *testing.T) {
	def, err := variants.Parse("crowded.yaml", []byte(crowded), variants.Overrides{Set: []string{"setup={position: " + lattice("p", "F") + "}"}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := board.CompileSides(def, def); err == nil || err.Error() != "starting position: at white's Frog on a1, the legal moves have more than 1,000,000 effects" {
		t.Errorf("the error is %v", err)
	}
}
