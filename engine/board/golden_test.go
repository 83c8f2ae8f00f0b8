package board_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// goldenLine is one position of another implementation of the rules: its legal moves, and where
// some of them lead.
type goldenLine struct {
	Variant string
	FEN     string
	Without []string
	With    []string
	Moves   []string
	After   []struct{ Move, FEN, Outcome string }
}

// TestGolden compares legal moves and their results with an independent implementation, position by
// position.
func TestGolden(t *testing.T) {
	for _, edition := range []string{"2017", "2016", "2009", "jungle"} {
		t.Run(edition, func(t *testing.T) {
			t.Parallel()
			f, err := os.Open("testdata/golden-" + edition + ".jsonl")
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close()
			in := bufio.NewScanner(f)
			in.Buffer(nil, 1<<20)
			for n := 1; in.Scan(); n++ {
				var line goldenLine
				if err := json.Unmarshal(in.Bytes(), &line); err != nil {
					t.Fatalf("line %d: %v", n, err)
				}
				checkGolden(t, n, line)
			}
			if err := in.Err(); err != nil {
				t.Fatal(err)
			}
		})
	}
}

func checkGolden(t *testing.T, n int, line goldenLine) {
	t.Helper()
	g := load(t, line.Variant, variants.Overrides{With: line.With, Without: line.Without})
	s, err := g.Parse(line.FEN)
	if err != nil {
		t.Errorf("line %d: %v", n, err)
		return
	}
	var ms game.Moves
	s.Moves(&ms)
	if diff := cmp.Diff(line.Moves, texts(s, &ms)); diff != "" {
		t.Errorf("line %d: %s with %v without %v: moves (-want +got):\n%s", n, line.FEN, line.With, line.Without, diff)
		return
	}
	for _, after := range line.After {
		next := s.Clone()
		i := game.FindMove(next, &ms, after.Move)
		next.Play(&ms, i)
		if got := string(next.AppendText(nil)); got != after.FEN {
			t.Errorf("line %d: %s after %s:\nwant %s\ngot  %s", n, line.FEN, after.Move, after.FEN, got)
		}
		if got := next.Outcome().Text(g); got != after.Outcome {
			t.Errorf("line %d: %s after %s: outcome %q, want %q", n, line.FEN, after.Move, got, after.Outcome)
		}
	}
}

var loaded sync.Map // by variant and overrides

// load compiles a built-in variant or a file, once.
func load(t testing.TB, ref string, overrides variants.Overrides) game.Game {
	t.Helper()
	key := fmt.Sprint(ref, overrides)
	if g, ok := loaded.Load(key); ok {
		return g.(game.Game)
	}
	def, err := variants.Load(ref, overrides)
	if err != nil {
		t.Fatal(err)
	}
	g, err := engine.Compile(def)
	if err != nil {
		t.Fatal(err)
	}
	loaded.Store(key, g)
	return g
}

// texts are the sorted texts of moves.
func texts(s game.State, ms *game.Moves) []string {
	list := make([]string, ms.Len())
	for i := range list {
		list[i] = string(s.AppendMove(nil, ms, i))
	}
	slices.Sort(list)
	return list
}
