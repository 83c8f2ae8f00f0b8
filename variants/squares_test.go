package variants_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/wildbench/wildbench/variants"
)

func TestSquareNames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := &variants.Board{Files: rapid.IntRange(1, 16).Draw(t, "files"), Ranks: rapid.IntRange(1, 16).Draw(t, "ranks")}
		s := variants.Square(rapid.IntRange(0, b.Squares()-1).Draw(t, "square"))
		if got, ok := b.Square(b.SquareName(s)); !ok || got != s {
			t.Fatalf("square %d is called %s, which is %d, %t", s, b.SquareName(s), got, ok)
		}
	})
	b := &variants.Board{Files: 12, Ranks: 10}
	if s, ok := b.Square("l10"); !ok || s != 119 {
		t.Errorf("l10 is %d, %t", s, ok)
	}
	for _, bad := range []string{"", "a", "a0", "m1", "a11", "A1", "a1 ", "a-1", "a01", "1a", "é1", "a99999999999999999999"} {
		if s, ok := b.Square(bad); ok {
			t.Errorf("%q is read as %d", bad, s)
		}
	}
}

func TestExpand(t *testing.T) {
	b := &variants.Board{Files: 4, Ranks: 4}
	got := b.Expand(variants.Squares{"c2-b1", "d4", "b2", "b2-b3"})
	if diff := cmp.Diff([]variants.Square{1, 2, 5, 6, 9, 15}, got); diff != "" {
		t.Error(diff)
	}
}

func TestTerrain(t *testing.T) {
	d := load(t, tiny, variants.Overrides{})
	var rows []string
	for rank := d.Board.Ranks - 1; rank >= 0; rank-- {
		row := ""
		for file := range d.Board.Files {
			row += string("._^"[d.Board.TerrainAt(variants.Square(rank*d.Board.Files+file))])
		}
		rows = append(rows, row)
	}
	if diff := cmp.Diff("..... ..... .._.^ ^._.. ..... .....", strings.Join(rows, " ")); diff != "" {
		t.Error(diff)
	}
	for name, want := range map[string]int{"land": 0, "water": 1, "hill": 2} {
		if got, ok := d.Board.TerrainIndex(name); !ok || got != want {
			t.Errorf("%s has index %d, %t", name, got, ok)
		}
	}
	if _, ok := d.Board.TerrainIndex("lava"); ok {
		t.Error("there is lava")
	}
}

func TestZonesAndStart(t *testing.T) {
	for _, tt := range []struct{ symmetry, start, black string }{
		{"rotation", "2k2/2ppp/5/5/PPP2/2K2 w 1", "c2 d2 e2"},
		{"mirror", "2k2/ppp2/5/5/PPP2/2K2 w 1", "a2 b2 c2"},
	} {
		d := load(t, tiny, variants.Overrides{Set: []string{
			"setup={white: {king: c1, pawn: a2-c2}, symmetry: " + tt.symmetry + "}", "zones={goal: {white: a5-c5}, trap: {black: b1}}",
		}})
		if diff := cmp.Diff(tt.start, d.Start()); diff != "" {
			t.Errorf("%s: start: %s", tt.symmetry, diff)
		}
		var names []string
		for _, s := range d.ZoneSquares("goal", 1) {
			names = append(names, d.Board.SquareName(s))
		}
		if diff := cmp.Diff(tt.black, strings.Join(names, " ")); diff != "" {
			t.Errorf("%s: Black's zone: %s", tt.symmetry, diff)
		}
		if white := d.ZoneSquares("trap", 0); len(white) != 1 || d.Board.SquareName(white[0])[1] != '6' {
			t.Errorf("%s: White's zone is %v", tt.symmetry, white)
		}
	}
	d := load(t, tiny, variants.Overrides{Set: []string{"setup={position: k!3p/5/5/5/5/K_4 b 7}",
		"animals.pawn.abilities.bite.effect=poison", "animals.king.abilities.rush={mechanic: charge, distance: 2}"}})
	if got := d.Start(); got != "k!3p/5/5/5/5/K_4 b 7" {
		t.Errorf("start is %s", got)
	}
	if got := load(t, tiny, variants.Overrides{Set: []string{"setup={white: {king: c1}, black: {king: [a5], pawn: b5}}"}}).Start(); got != "5/kp3/5/5/5/2K2 w 1" {
		t.Errorf("start is %s", got)
	}
}

func TestDirections(t *testing.T) {
	for _, tt := range []struct {
		names        variants.Directions
		white, black string
	}{
		{variants.Directions{"forward"}, "N", "S"},
		{variants.Directions{"backward"}, "S", "N"},
		{variants.Directions{"sideways"}, "E W", "E W"},
		{variants.Directions{"diagonal-forward"}, "NE NW", "SE SW"},
		{variants.Directions{"diagonal-backward"}, "SE SW", "NE NW"},
		{variants.Directions{"orthogonal"}, "N E S W", "N E S W"},
		{variants.Directions{"diagonal"}, "NE SE SW NW", "NE SE SW NW"},
		{variants.Directions{"all"}, "N NE E SE S SW W NW", "N NE E SE S SW W NW"},
		{variants.Directions{"forward", "sideways", "forward"}, "N E W", "E S W"},
	} {
		for side, want := range []string{tt.white, tt.black} {
			var got []string
			for i, in := range tt.names.Set(side) {
				if in {
					got = append(got, []string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}[i])
				}
			}
			if strings.Join(got, " ") != want {
				t.Errorf("%v for side %d is %v, want %s", tt.names, side, got, want)
			}
		}
	}
}
