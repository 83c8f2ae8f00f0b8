package board

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// wandering is a game of one animal that walks, for directions, parameters and a swamp's stop.
const wandering = `
name: wandering
board: {files: %d, ranks: %d, terrain: {swamp: {squares: [%s]}}}
setup: {position: "%s w 1"}
animals:
  lion:
    letter: L
    terrain: {swamp: {stop: %d}}
    movements: {walk: {mechanic: walk, directions: [%s], min: %d, max: %d, revisit: %t}}
  spider: {letter: S, movements: {step: {mechanic: step}}, abilities: {ward: {mechanic: ward}}}
  frog: {letter: F, movements: {step: {mechanic: step}}}
  log: {letter: O, movements: {step: {mechanic: step}}, abilities: {hide: {mechanic: submerge, terrain: swamp}}}
end: {stuck: {when: no-moves}}
`

// TestWander compares the ends of walks with those of all paths, tried one by one.
func TestWander(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	long := 0
	for range 1500 {
		files, ranks := 3+rng.IntN(3), 3+rng.IntN(3)
		rows := make([]string, ranks)
		for i := range rows {
			for range files {
				rows[i] += []string{"1", "1", "1", "F", "f", "s", "O"}[rng.IntN(7)]
			}
		}
		at := rng.IntN(files)
		rows[0] = rows[0][:at] + "L" + rows[0][at+1:]
		rows[1] = "f" + rows[1][1:]
		swamp := []string{"a1"}
		for range rng.IntN(8) {
			square := fmt.Sprintf("%c%d", 'a'+rng.IntN(files), 1+rng.IntN(ranks))
			swamp = append(swamp, square)
		}
		directions := []string{"all", "all", "orthogonal", "diagonal", "forward, sideways", "backward, diagonal"}[rng.IntN(6)]
		most := 1 + rng.IntN(5)
		least := 1 + rng.IntN(most)
		yaml := fmt.Sprintf(wandering, files, ranks, strings.Join(swamp, ", "), merged(rows), rng.IntN(4), directions, least, most, rng.IntN(2) == 0)
		def, err := variants.Parse("wandering.yaml", []byte(yaml), variants.Overrides{})
		if err != nil {
			t.Fatalf("%s\n%v", yaml, err)
		}
		g, err := CompileSides(def, def)
		if err != nil {
			t.Fatalf("%s\n%v", yaml, err)
		}
		s := g.Start().(*State)
		var ms game.Moves
		s.Moves(&ms)
		sq := slices.IndexFunc(s.board[:g.squares], func(p code) bool { return p != 0 && g.pieces[g.kind[p]].Letter == "L" })
		var got set
		for _, m := range ms.List {
			if m.From == uint8(sq) {
				got.add(m.To)
			}
		}
		gen := s.scratch
		gen.survey(s, &ms)
		gen.run(uint8(sq))
		paths := pathfinder{gen: gen, o: &gen.prog.ops[0], visited: one(uint8(sq))}
		paths.from(uint8(sq), 0, 0, set{})
		if want := paths.ends; got != want {
			t.Fatalf("%s\nends %v, by paths %v", yaml, got, want)
		}
		if least > 2 && !got.empty() {
			long++
		}
	}
	if long < 100 {
		t.Errorf("only %d walks had to be long and could", long)
	}
}

// merged is rows of single squares as a position text writes them.
func merged(rows []string) string {
	text := strings.Join(rows, "/")
	for n := 9; n > 1; n-- {
		text = strings.ReplaceAll(text, strings.Repeat("1", n), fmt.Sprint(n))
	}
	return text
}

// A pathfinder tries the paths of a walk one by one.
type pathfinder struct {
	gen     *generator
	o       *op
	visited set
	ends    set
}

// from goes on from a square after so many steps and slow squares, on a path that needs certain
// captures.
func (w *pathfinder) from(sq uint8, steps, slow int, need set) {
	gen := w.gen
	for _, d := range w.o.dirs {
		next := gen.g.next[d][sq]
		if next == none {
			continue
		}
		to := uint8(next)
		log := gen.bridges.has(to)
		if !gen.mayEnter(to) || to == gen.sq || !w.o.revisit && w.visited.has(to) {
			continue
		}
		count := slow
		if gen.prog.rules.stop > 0 && !log && gen.prog.rules.slow.has(to) {
			count++
		}
		needs := need.or(gen.needs(to))
		if steps+1 >= w.o.min && gen.mayEnd(to) && !gen.mine.has(to) && needs.within(one(to)) {
			w.ends.add(to)
		}
		if steps+1 >= w.o.max || gen.board[to] != 0 && !log || gen.prog.rules.stop > 0 && count >= gen.prog.rules.stop {
			continue
		}
		again := w.visited.has(to)
		w.visited.add(to)
		w.from(to, steps+1, count, needs)
		if !again {
			w.visited.drop(to)
		}
	}
}
