package bot

import (
	"testing"
)

func TestSearchSpecs(t *testing.T) {
	for spec, want := range map[string]string{
		"search":                         "search:nodes=1000",
		"search:nodes=2_000":             "search:nodes=2000",
		"search:epsilon=0.5:nodes=1000":  "search:nodes=1000:epsilon=0.5",
		"search:noise=2":                 "search:nodes=1000",
		"search:depth=3:noise=0":         "search:nodes=1000:depth=3:noise=0",
		"mcts":                           "mcts:playouts=400",
		"mcts:policy=random:playouts=50": "mcts:playouts=50:policy=random",
		"mcts:policy=greedy":             "mcts:playouts=400",
	} {
		f, err := New(spec)
		if err != nil || f.Spec != want {
			t.Errorf("New(%q) = %q, %v; want %q", spec, f.Spec, err, want)
			continue
		}
		if again, err := New(f.Spec); err != nil || again.Spec != want {
			t.Errorf("New(%q) = %q, %v; want itself", f.Spec, again.Spec, err)
		}
	}
}

func TestSearchSpecErrors(t *testing.T) {
	for spec, want := range map[string]string{
		"search:nodes=0":     `bot "search:nodes=0": nodes=0 is not a whole number from 1 to 1000000000`,
		"search:nodes=1.5":   `bot "search:nodes=1.5": nodes=1.5 is not a whole number from 1 to 1000000000`,
		"search:node=5":      `bot "search:node=5": unknown setting "node", did you mean "nodes"? (there is: nodes, depth, noise, epsilon)`,
		"mcts:policy=clever": `bot "mcts:policy=clever": policy=clever is not greedy or random`,
	} {
		if _, err := New(spec); err == nil || err.Error() != want {
			t.Errorf("New(%q):\n got %v\nwant %s", spec, err, want)
		}
	}
}

// TestSearchersChoose checks that the bots that look ahead play a game that they know by its
// contract alone.
func TestSearchersChoose(t *testing.T) {
	for name, test := range map[string]struct {
		position string
		want     []string // nothing else is chosen
	}{
		"a win at once":                {"5/K2g1/3G1/4k/5 w 1", []string{"a4-a5"}},
		"the King by a shot":           {"5/2g2/2G1k/5/K4 w 1", []string{"shot:c3 xe3"}},
		"no gain that leaves the King": {"k4/5/g1G2/5/1gK2 w 1", []string{"c1xb1"}},
	} {
		for _, spec := range []string{"search:nodes=100", "mcts:playouts=150"} {
			counts := chosen(t, spec, test.position)
			for _, m := range test.want {
				delete(counts, m)
			}
			if len(counts) > 0 {
				t.Errorf("%s: %s chooses %v too", name, spec, counts)
			}
		}
	}
}

// TestSearchersErr checks that epsilon makes every bot play at random.
func TestSearchersErr(t *testing.T) {
	const win = "5/K2g1/3G1/4k/5 w 1"
	for _, spec := range []string{"search:nodes=20:epsilon=1", "mcts:playouts=5:epsilon=1"} {
		if n := chosen(t, spec, win)["a4-a5"]; n > 100 { // 57 expected of seven moves
			t.Errorf("%s wins %d times of 400", spec, n)
		}
	}
}
