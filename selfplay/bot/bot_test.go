package bot

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/engine/game/gametest/keep"
)

func TestNewBotSpecs(t *testing.T) {
	for spec, want := range map[string]string{
		"random":             "random",
		"greedy":             "greedy",
		"greedy:epsilon=0":   "greedy",
		"greedy:epsilon=.10": "greedy:epsilon=0.1",
	} {
		f, err := New(spec)
		if err != nil || f.Spec != want {
			t.Errorf("New(%q) = %q, %v; want %q", spec, f.Spec, err, want)
		}
	}
}

func TestNewBotErrors(t *testing.T) {
	for spec, want := range map[string]string{
		"gredy":                      `bot "gredy": unknown bot "gredy", did you mean "greedy"? (there is: ` + strings.Join(Names(), ", ") + `)`,
		"stockfish":                  `bot "stockfish": unknown bot "stockfish" (there is: ` + strings.Join(Names(), ", ") + `)`,
		"":                           `bot "": a name is missing between two commas; wildbench bots list says who there is`,
		"random:depth=3":             `bot "random:depth=3": it has no settings, so no depth`,
		"greedy:epsilom=1":           `bot "greedy:epsilom=1": unknown setting "epsilom", did you mean "epsilon"? (there is: epsilon)`,
		"greedy:epsilon=2":           `bot "greedy:epsilon=2": epsilon=2 is not a number from 0 to 1`,
		"greedy:epsilon=NaN":         `bot "greedy:epsilon=NaN": epsilon=NaN is not a number from 0 to 1`,
		"greedy:epsilon":             `bot "greedy:epsilon": "epsilon" is not a setting (want name=value)`,
		"greedy:epsilon=0:epsilon=1": `bot "greedy:epsilon=0:epsilon=1": setting epsilon is given twice`,
	} {
		_, err := New(spec)
		var specErr *SpecError
		if !errors.As(err, &specErr) || err.Error() != want {
			t.Errorf("New(%q):\n got %v\nwant %s", spec, err, want)
		}
	}
}

// chosen counts which moves a bot chooses in a position over many streams.
func chosen(t *testing.T, spec, position string) map[string]int {
	t.Helper()
	factory, err := New(spec)
	if err != nil {
		t.Fatal(err)
	}
	g := keep.New()
	s, err := g.Parse(position)
	if err != nil {
		t.Fatal(err)
	}
	ms := new(game.Moves)
	s.Moves(ms)
	counts := make(map[string]int)
	for seed := range uint64(400) {
		bot := factory.New(g, rand.New(rand.NewPCG(seed, 1)))
		counts[string(s.AppendMove(nil, ms, bot.Choose(s, ms)))]++
	}
	return counts
}

func TestGreedyChooses(t *testing.T) {
	for name, test := range map[string]struct {
		position string
		want     []string // all of which, and nothing else, are chosen
	}{
		"a win at once, not material":      {"5/K2g1/3G1/4k/5 w 1", []string{"a4-a5"}},
		"any of several wins":              {"5/K4/2G1k/5/5 w 1", []string{"a4-a5", "shot:c3 xe3"}},
		"the King by a shot":               {"5/2g2/2G1k/5/K4 w 1", []string{"shot:c3 xe3"}},
		"the better gain":                  {"4k/5/g1G2/2g2/4K w 1", []string{"shot:c3 xa3"}},
		"no gain that leaves the King":     {"k4/5/g1G2/5/1gK2 w 1", []string{"c1xb1"}},
		"the moves out of fire":            {"4k/5/2g2/5/2K2 w 1", []string{"c1-b1", "c1-d1"}},
		"material when all is lost":        {"k4/5/5/1ggg1/1gKg1 w 1", []string{"c1xb1", "c1xc2", "c1xd1"}},
		"all of a tie":                     {"4k/5/5/5/K4 w 1", []string{"a1-a2", "a1-b1"}},
		"no step next to the King":         {"5/5/k4/5/K4 w 1", []string{"a1-b1"}},
		"an even exchange as a quiet move": {"4k/5/1gG2/5/K4 w 1", []string{"c3xb3 xb3", "c3-c4", "c3-c2", "c3-d3", "a1-a2"}},
	} {
		t.Run(name, func(t *testing.T) {
			counts := chosen(t, "greedy", test.position)
			for _, m := range test.want {
				if counts[m] == 0 {
					t.Errorf("never chooses %s: %v", m, counts)
				}
				delete(counts, m)
			}
			if len(counts) > 0 {
				t.Errorf("chooses %v too", counts)
			}
		})
	}
}

func TestGreedyDrawsTiesUniformly(t *testing.T) {
	for m, n := range chosen(t, "greedy", "4k/5/5/5/K4 w 1") {
		if n < 150 || n > 250 { // 200 ± 5σ
			t.Errorf("%s is drawn %d times of 400", m, n)
		}
	}
}

func TestEpsilonPlaysAtRandom(t *testing.T) {
	const win = "5/K2g1/3G1/4k/5 w 1"
	if n := chosen(t, "greedy:epsilon=1", win)["a4-a5"]; n > 100 { // 57 expected of seven moves
		t.Errorf("epsilon=1 wins %d times of 400", n)
	}
	if n := chosen(t, "greedy:epsilon=0.5", win)["a4-a5"]; n < 180 || n > 290 {
		t.Errorf("epsilon=0.5 wins %d times of 400", n)
	}
}

func TestBotsLeaveThePositionAlone(t *testing.T) {
	g := keep.New()
	s, ms := g.Start(), new(game.Moves)
	s.Moves(ms)
	before := string(s.AppendText(nil))
	for _, k := range Kinds() {
		factory, _ := New(k.Name)
		factory.New(g, rand.New(rand.NewPCG(1, 2))).Choose(s, ms)
	}
	if after := string(s.AppendText(nil)); after != before {
		t.Errorf("%s became %s", before, after)
	}
}
