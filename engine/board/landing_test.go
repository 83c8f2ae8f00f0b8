package board_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/board"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// lair is a game whose Cat may not enter the pool, but may capture the Frog that hides there.
const lair = `
name: lair
board: {files: 5, ranks: 3, terrain: {reeds: {squares: b2}, pool: {squares: [c2, c3]}}}
zones: {den: {black: c3, white: a1}}
setup: {position: "2f2/C1f2/f3F w 1"}
animals:
  cat:
    letter: C
    terrain: {pool: {%s: never}}
    zones: {den: {enemy: never}}
    %s
  frog:
    letter: F
    abilities: {submerge: {mechanic: submerge, terrain: pool, for: all}}
    movements: {step: {mechanic: step, capture: never}}
end: {no-moves: {when: no-moves}}
`

// TestLandingIsRead has the reader of position texts take what play prints, whatever captured the
// hidden Frog.
func TestLandingIsRead(t *testing.T) {
	for move, cat := range map[string]string{
		"a2xc2":        "movements: {go: {mechanic: leap, offsets: [[2, 0]]}}",
		"go:a2xc2":     "abilities: {go: {mechanic: leap, offsets: [[2, 0]]}}",
		"a2xc2 ":       "movements: {go: {mechanic: vault, over: reeds}}",
		"go:a2xc2 ":    "abilities: {go: {mechanic: vault, over: reeds}}",
		"go:a2xc2  ":   "abilities: {go: {mechanic: charge, distance: 2}}",
		"go:a2xc2   ":  "abilities: {go: {mechanic: slide}}",
		"go:a2xc2    ": "abilities: {go: {mechanic: walk, max: 2}}",
		"a2xc2  ":      "movements: {go: {mechanic: slide}}",
	} {
		for _, bar := range []string{"enter", "end"} {
			g := compile(t, fmt.Sprintf(lair, bar, cat))
			playAndRead(t, g, strings.TrimSpace(move))
		}
	}
}

// TestZonesBarHideouts keeps a zone closed though the animal that stands in it is submerged.
func TestZonesBarHideouts(t *testing.T) {
	g := compile(t, fmt.Sprintf(lair, "enter", "movements: {go: {mechanic: leap, offsets: [[2, 1]]}}"))
	var ms game.Moves
	s := g.Start()
	s.Moves(&ms)
	for i := range ms.List {
		if text := string(s.AppendMove(nil, &ms, i)); text == "a2xc3" {
			t.Errorf("the Cat enters the den that is barred to it by %s", text)
		}
	}
	if _, err := g.Parse("2C2/5/5 b 2"); err == nil {
		t.Error("a Cat is read in the den that is barred to it")
	}
}

// TestHopIntoLair captures a hidden Frog by a hop and lands on its square by a later one.
func TestHopIntoLair(t *testing.T) {
	g := compile(t, `
name: round
board: {files: 5, ranks: 5, terrain: {pool: {squares: b2}}}
setup: {position: "5/1f1f1/5/1f1F1/C3F w 1"}
animals:
  cat: {letter: C, terrain: {pool: {enter: never}}, movements: {hop: {mechanic: hop, hops: 9}}}
  frog: {letter: F, abilities: {hide: {mechanic: submerge, terrain: pool, for: all}}}
end: {no-moves: {when: no-moves}}`)
	var ms game.Moves
	s := g.Start()
	s.Moves(&ms)
	for i := range ms.List {
		playAndRead(t, g, string(s.AppendMove(nil, &ms, i)))
	}
}

// TestPromotedWhereBarred reads an animal that was promoted where it could not go.
func TestPromotedWhereBarred(t *testing.T) {
	g := compile(t, `
name: shore
board: {files: 2, ranks: 3, ground: land, terrain: {sea: {squares: b1}}}
zones: {far: {white: a3-b3}}
setup: {position: "1f/F1/1W b 1"}
animals:
  frog: {letter: F, movements: {step: {mechanic: step, directions: forward}}, promotion: {to: whale, zone: far}}
  whale: {letter: W, terrain: {sea: {only: true}}, movements: {step: {mechanic: step}}}
end: {no-moves: {when: no-moves}}`)
	s, err := g.Parse("2/F1/1f w 1")
	if err != nil {
		t.Fatal(err)
	}
	var ms game.Moves
	s.Moves(&ms)
	s.Play(&ms, 0)
	if _, err := g.Parse(string(s.AppendText(nil))); err != nil {
		t.Error(err)
	}
}

// TestTwoHomes lets an animal live on either of two terrains, as the setup does.
func TestTwoHomes(t *testing.T) {
	g := compile(t, `
name: homes
board: {files: 4, ranks: 1, terrain: {sea: {squares: a1}, lake: {squares: b1}}}
setup: {position: "Ww2 w 1"}
animals: {whale: {letter: W, terrain: {sea: {only: true}, lake: {only: true}}, movements: {step: {mechanic: step}}}}
end: {no-moves: {when: no-moves}}`)
	playAndRead(t, g, "a1xb1")
}

// TestFirstEndingDecides has two endings for one condition.
func TestFirstEndingDecides(t *testing.T) {
	g := compile(t, `
name: stuck
board: {files: 1, ranks: 2}
setup: {white: {pawn: a1}}
animals: {pawn: {letter: P, movements: {step: {mechanic: step, directions: forward, capture: never}}}}
end: {off: {when: no-moves, enabled: false}, stuck-wins: {when: no-moves, result: win}, stuck-loses: {when: no-moves}}`)
	if o := g.Start().Outcome(); o.Reason != "stuck-wins" || o.Winner != 0 {
		t.Errorf("%+v", o)
	}
}

func compile(t *testing.T, text string) *board.Game {
	t.Helper()
	def, err := variants.Parse("test.yaml", []byte(text), variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	g, err := board.CompileSides(def, def)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// playAndRead plays a move and reads the position that it leads to.
func playAndRead(t *testing.T, g *board.Game, move string) {
	t.Helper()
	var ms game.Moves
	s := g.Start()
	s.Moves(&ms)
	for i := range ms.List {
		if string(s.AppendMove(nil, &ms, i)) == move {
			s.Play(&ms, i)
			text := string(s.AppendText(nil))
			read, err := g.Parse(text)
			if err != nil {
				t.Fatalf("%s cannot be read: %v", move, err)
			}
			if read.Hash() != s.Hash() {
				t.Fatalf("%s is read as another position: %s", move, text)
			}
			return
		}
	}
	t.Fatalf("there is no move %s", move)
}
