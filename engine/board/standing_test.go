package board_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/board"
	"github.com/wildbench/wildbench/variants"
)

// TestSetupsAreReadAlike has setups and position texts agree about where an animal may stand.
func TestSetupsAreReadAlike(t *testing.T) {
	rng := rand.New(rand.NewPCG(14, 1))
	pick := func(of ...string) string { return of[rng.IntN(len(of))] }
	for range 60 {
		text := fmt.Sprintf(`
name: home
board: {files: 4, ranks: 3, terrain: {sea: {squares: [a2, b2]}, mud: {squares: [c2, c1]}}}
zones: {den: {white: a1-b2}}
setup: {position: "P3/4/3f w 1"}
animals:
  cat:
    letter: C
    terrain: {sea: {%s}, mud: {%s}}
    zones: {den: {%s: never}}
    %s: {go: {mechanic: %s}}
  frog: {letter: F, abilities: {hide: {mechanic: submerge, terrain: %s, for: %s}}}
  pawn: {letter: P, promotion: {to: cat, zone: den}}
end: {no-moves: {when: no-moves}}
`, pick("enter: never", "end: never", "only: true", "within: 1", "stop: 1"), pick("enter: never", "end: never", "only: true", "within: 1"),
			pick("own", "enemy"), pick("movements", "abilities"), pick("step", "slide, capture: never", "vault, over: sea", "hop, hops: 3", "hop"),
			pick("sea", "mud"), pick("all", "friends"))
		g := compile(t, text)
		for square := range 11 {
			agree(t, g, text, square)
		}
	}
}

// agree tries a Cat on a square in a position text and in a setup.
func agree(t *testing.T, g *board.Game, text string, square int) {
	t.Helper()
	row := func(n int) string { return strings.Repeat("1", n) + "C" + strings.Repeat("1", 3-n) }
	rows := []string{"4", "4", "3f"}
	if rows[square/4] = row(square % 4); square >= 8 {
		rows[2] = strings.Repeat("1", square%4) + "C" + strings.Repeat("1", 2-square%4) + "f"
	}
	position := strings.Join(rows, "/") + " w 1"
	_, read := g.Parse(position)
	_, set := variants.Parse("test.yaml", []byte(strings.Replace(text, "P3/4/3f w 1", position, 1)), variants.Overrides{})
	if (read == nil) != (set == nil) {
		t.Errorf("%s\n%s: read: %v; set up: %v", text, position, read, set)
	}
}
