package values

import (
	"bytes"
	"context"
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/page"
	"github.com/wildbench/wildbench/reports/reportstest"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

const chess = "../../../engine/board/testdata/chess-a.yaml"

func load(t *testing.T, ref string) *variants.Definition {
	t.Helper()
	def, err := variants.Load(ref, variants.Overrides{})
	if err != nil {
		t.Fatal(err)
	}
	return def
}

func run(t *testing.T, ref, bot string, games int) *Values {
	t.Helper()
	l := &experiment.Lab{Pairings: selfplay.Pairings(bot), Games: games, Seed: 1}
	v, err := Run(context.Background(), l, load(t, ref))
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// TestChess measures pieces whose order everybody knows. Greedy bots trade their pieces down to
// bare kings, so they are made to err now and then.
func TestChess(t *testing.T) {
	v := run(t, chess, "greedy:epsilon=0.1", reportstest.Few(1500, 40))
	value := func(id string) *Piece {
		p := v.find(id)
		if p == nil {
			t.Fatalf("no %s in %+v", id, v.Pieces)
		}
		return p
	}
	for _, p := range v.Pieces {
		if p.Disagree {
			t.Errorf("%s: %v by matches, %v by regression", p.ID, p.Match, p.Regression)
		}
	}
	if v.find("king") != nil {
		t.Error("the king has a value")
	}
	if reportstest.Race {
		return
	}
	q, r, b, n := value("queen"), value("rook"), value("bishop"), value("knight")
	for _, way := range []func(*Piece) float64{
		func(p *Piece) float64 { return float64(p.RegressionElo.Value) },
		func(p *Piece) float64 { return float64(p.MatchElo.Value) },
	} {
		if !(way(q) > way(r) && way(r) > max(way(b), way(n)) && min(way(b), way(n)) > 0) {
			t.Errorf("queen %v, rook %v, bishop %v, knight %v", way(q), way(r), way(b), way(n))
		}
	}
}

// TestTwins measures two types that are one but for their names.
func TestTwins(t *testing.T) {
	v := run(t, "testdata/twins.yaml", "greedy", reportstest.Few(400, 120))
	a, b := v.find("castor"), v.find("pollux")
	if c := stats.Between(a.MatchElo.Measure(), b.MatchElo.Measure()); c.P() < .01 {
		t.Errorf("by matches: %v and %v", a.MatchElo, b.MatchElo)
	}
	if b.Regression.Low > 1 || b.Regression.High < 1 {
		t.Errorf("by regression: %v", b.Regression)
	}
	if v.Unit != "castor" || !v.Told.Match || !v.Told.Regression || a.Value != 1 || math.Abs(float64(b.Value)-1) > .3 {
		t.Errorf("unit %s, %+v: %v and %v", v.Unit, v.Told, a.Value, b.Value)
	}
}

func TestBlockIsAVariant(t *testing.T) {
	v := run(t, "testdata/twins.yaml", "greedy", 60)
	path, err := filepath.Abs("testdata/twins.yaml")
	if err != nil {
		t.Fatal(err)
	}
	v.Ref = path
	file := filepath.Join(t.TempDir(), "with-values.yaml")
	if err := os.WriteFile(file, []byte(v.Block()), 0o644); err != nil {
		t.Fatal(err)
	}
	def := load(t, file)
	pollux := def.Animals[def.Animal("pollux")].Value
	if want := math.Round(20*float64(v.find("pollux").Value)) / 10; math.Abs(pollux-want) > .051 {
		t.Errorf("the value of pollux is %v, want about %v", pollux, want)
	}
}

// TestStarts looks at the starts with a piece less: of each pair, one is the other turned around.
func TestStarts(t *testing.T) {
	def := load(t, "wild-kingdom-2017")
	var found []string
	for _, h := range handicaps(def) {
		found = append(found, def.Animals[h.piece].ID)
		list, err := cells(def, h)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range list {
			white := string(c.WhiteLacks.Start().AppendText(nil))
			black := string(c.BlackLacks.Start().AppendText(nil))
			if turned(white) != strings.Fields(black)[0] {
				t.Errorf("%s: %s is not %s turned around", def.Animals[h.piece].ID, black, white)
			}
		}
	}
	if got, want := strings.Join(found, " "), "frog spider crocodile porcupine rhino giraffe hippo poison-dart-frog"; got != want {
		t.Errorf("handicaps in %s, want %s", got, want)
	}
	frogs, err := cells(def, handicap{0, -1})
	if err != nil || len(frogs) != 10 {
		t.Errorf("%d cells for ten frogs: %v", len(frogs), err)
	}
}

// turned turns the rows of a position text by 180° and changes sides.
func turned(text string) string {
	rows := []byte(strings.Fields(text)[0])
	var out []byte
	for i := len(rows) - 1; i >= 0; i-- {
		c := rows[i]
		switch {
		case c == '0': // of 10
			out = append(out, "10"...)
			i--
			continue
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
			c ^= 'a' - 'A'
		}
		out = append(out, c)
	}
	return string(out)
}

func TestText(t *testing.T) {
	v := run(t, "wild-kingdom-2017", "random", 4)
	for _, o := range []page.Options{{}, {Width: 80}, {Markdown: true}} {
		var b bytes.Buffer
		if err := v.WriteText(&b, o); err != nil {
			t.Fatal(err)
		}
		for i, l := range strings.Split(b.String(), "\n") {
			if !o.Markdown && (utf8.RuneCountInString(l) > 110 || strings.TrimRight(l, " ") != l || strings.Contains(l, "NaN")) {
				t.Errorf("line %d: %q", i+1, l)
			}
		}
	}
	var b bytes.Buffer
	if err := v.WriteJSON(&b); err != nil || !json.Valid(b.Bytes()) {
		t.Errorf("%v: %s", err, b.String())
	}
}

func TestCardsHaveNoValues(t *testing.T) {
	l := &experiment.Lab{Pairings: selfplay.Pairings("random"), Games: 8, Seed: 1}
	if _, err := Run(context.Background(), l, load(t, "moving-wild")); err == nil || !strings.Contains(err.Error(), "not there at the start") {
		t.Errorf("error %v", err)
	}
}
