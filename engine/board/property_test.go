package board_test

import (
	"math/rand/v2"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest"
	"github.com/wildbench/wildbench/variants"
)

// allVariants are the built-in variants and those of testdata.
func allVariants(t testing.TB) []string {
	files, err := filepath.Glob("testdata/*.yaml")
	if err != nil {
		t.Fatal(err)
	}
	return append(gametest.Boards(t), files...)
}

func TestConformance(t *testing.T) {
	for _, ref := range allVariants(t) {
		t.Run(filepath.Base(ref), func(t *testing.T) {
			t.Parallel()
			gametest.Check(t, load(t, ref, variants.Overrides{}), 8, 150)
		})
	}
}

// TestSymmetry checks that turning the board and changing the sides changes nothing else: the moves
// of a position lead to the turned positions of the moves of the turned one. (Positions are
// compared, not texts: of two like animals either may be named.)
func TestSymmetry(t *testing.T) {
	for _, ref := range allVariants(t) {
		t.Run(filepath.Base(ref), func(t *testing.T) {
			t.Parallel()
			g := load(t, ref, variants.Overrides{})
			if turn(string(g.Start().AppendText(nil))) != strings.Replace(string(g.Start().AppendText(nil)), " w ", " b ", 1) {
				t.Skip("the start is not symmetric under rotation")
			}
			rng := rand.New(rand.NewPCG(3, 4))
			for range 4 {
				s, ms := g.Start(), new(game.Moves)
				for s.Moves(ms); ms.Len() > 0 && s.Ply() < 120; s.Moves(ms) {
					if rng.IntN(5) == 0 {
						checkTurned(t, g, string(s.AppendText(nil)))
					}
					s.Play(ms, rng.IntN(ms.Len()))
				}
			}
		})
	}
}

func checkTurned(t *testing.T, g game.Game, text string) {
	t.Helper()
	want := results(t, g, turn(text))
	got := results(t, g, text)
	for i := range got {
		got[i] = turn(got[i])
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Fatalf("%s: the moves of the turned position differ", text)
	}
}

// TestOneMoveOneName checks that no two moves of one piece lead to the same position, and that no
// move leads nowhere.
func TestOneMoveOneName(t *testing.T) {
	inventions, err := filepath.Glob("../scenario/testdata/inventions/*s.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, ref := range append(allVariants(t), inventions...) {
		if strings.HasSuffix(ref, "-scenarios.yaml") {
			continue
		}
		t.Run(filepath.Base(ref), func(t *testing.T) {
			t.Parallel()
			g := load(t, ref, variants.Overrides{})
			rng := rand.New(rand.NewPCG(7, 8))
			for range 6 {
				s, ms := g.Start(), new(game.Moves)
				for s.Moves(ms); ms.Len() > 0 && s.Ply() < 150; s.Moves(ms) {
					if rng.IntN(4) == 0 {
						checkNames(t, s, ms)
					}
					s.Play(ms, rng.IntN(ms.Len()))
				}
			}
		})
	}
}

func checkNames(t *testing.T, s game.State, ms *game.Moves) {
	t.Helper()
	type place struct {
		from  uint8
		board string
	}
	board := func(s game.State) string {
		text, _, _ := strings.Cut(string(s.AppendText(nil)), " ")
		return text
	}
	before, names := board(s), map[place]string{}
	next := s.Clone()
	for i, m := range ms.List {
		next.Set(s)
		next.Play(ms, i)
		name, after := string(s.AppendMove(nil, ms, i)), board(next)
		if after == before && !strings.ContainsRune(before, '_') { // a stomp may run out, or be set anew
			t.Errorf("%s: %s changes nothing", s.AppendText(nil), name)
		}
		if m.Flags&game.Actorless != 0 {
			continue
		}
		if twin, ok := names[place{m.From, after}]; ok {
			t.Errorf("%s: %s and %s lead to the same position", s.AppendText(nil), twin, name)
		}
		names[place{m.From, after}] = name
	}
}

// results are the positions that the moves of a position lead to, sorted.
func results(t *testing.T, g game.Game, text string) []string {
	s, err := g.Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	var ms game.Moves
	s.Moves(&ms)
	var list []string
	for i := range ms.Len() {
		next := s.Clone()
		next.Play(&ms, i)
		list = append(list, string(next.AppendText(nil)))
	}
	slices.Sort(list)
	return list
}

var cells = regexp.MustCompile(`\d+|/|\pL[!_]*`)

// turn is the position turned by 180° with the sides changed.
func turn(text string) string {
	rows, tail, _ := strings.Cut(text, " ")
	list := cells.FindAllString(rows, -1)
	slices.Reverse(list)
	for i, c := range list {
		list[i] = strings.Map(func(r rune) rune {
			if unicode.IsUpper(r) {
				return unicode.ToLower(r)
			}
			return unicode.ToUpper(r)
		}, c)
	}
	side, ply, _ := strings.Cut(tail, " ")
	return strings.Join(list, "") + " " + map[string]string{"w": "b", "b": "w"}[side] + " " + ply
}

// FuzzPosition reads arbitrary position texts: no panic, and what is read writes back to a text
// that reads the same.
func FuzzPosition(f *testing.F) {
	g := load(f, "wild-kingdom-2017", variants.Overrides{})
	h := load(f, "wild-kingdom-2009", variants.Overrides{})
	for _, seed := range []string{
		"sprgglhspr/ffffffffff/10/2c7/10/10/7C2/10/FFFFFFFFFF/RPSHLGGRPS w 1",
		"9l/10/10/10/10/6r!3/10/4D5/10/L9 b 2", "rsg2hl2gsr/12/ffffffffffff/3c4c3/12/12/12/12/3C4C3/FFFFFFFFFFFF/12/RSG2LH2GSR w 1",
		"", "/", "10/ w", "99/10 x", "L!_9/10/10/10/10/10/10/10/10/10 w 99999999999",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, g := range []game.Game{g, h} {
			s, err := g.Parse(text)
			if err != nil {
				continue
			}
			written := string(s.AppendText(nil))
			back, err := g.Parse(written)
			if err != nil {
				t.Fatalf("%q writes %q: %v", text, written, err)
			}
			if again := string(back.AppendText(nil)); again != written {
				t.Fatalf("%q writes %q, then %q", text, written, again)
			}
			var ms game.Moves
			s.Moves(&ms)
			seen := map[string]bool{}
			for i := range ms.Len() {
				move := string(s.AppendMove(nil, &ms, i))
				if seen[move] {
					t.Fatalf("%q: two moves are called %s", text, move)
				}
				seen[move] = true
			}
		}
	})
}

// FuzzMove looks up arbitrary move texts: only the text of a legal move finds one.
func FuzzMove(f *testing.F) {
	s := load(f, "wild-kingdom-2017", variants.Overrides{}).Start()
	var ms game.Moves
	s.Moves(&ms)
	for i := range ms.Len() {
		f.Add(string(s.AppendMove(nil, &ms, i)))
	}
	f.Add("fling:f1")
	f.Fuzz(func(t *testing.T, text string) {
		if i := game.FindMove(s, &ms, text); i >= 0 && string(s.AppendMove(nil, &ms, i)) != text {
			t.Fatalf("%q finds %s", text, s.AppendMove(nil, &ms, i))
		}
	})
}
