package bot

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestRoster checks which bots are the same, on boards and at cards.
func TestRoster(t *testing.T) {
	for _, test := range []struct {
		texts []string
		cards bool
		specs []string
		notes int
	}{
		{[]string{"mcts:playouts=20", "mcts:playouts=20:depth=9"}, true, []string{"mcts:playouts=20"}, 2},
		{[]string{"mcts:playouts=20", "mcts:playouts=20:depth=9"}, false, []string{"mcts:playouts=20", "mcts:playouts=20:depth=9"}, 0},
		{[]string{"mcts:policy=random:explore=2:epsilon=0.1"}, true, []string{"mcts:playouts=400:epsilon=0.1"}, 1},
		{[]string{"search:depth=3:noise=1"}, true, []string{"search:nodes=1000"}, 1},
		{[]string{"search", "search:nodes=1000", "search:nodes=1000:noise=2"}, false, []string{"search:nodes=1000"}, 1},
		{[]string{"random", "greedy", "random", "greedy:epsilon=0"}, false, []string{"random", "greedy"}, 2},
	} {
		specs, notes, err := Roster(test.texts, test.cards)
		if err != nil || len(notes) != test.notes {
			t.Errorf("%v: notes %q, want %d of them; %v", test.texts, notes, test.notes, err)
		}
		if diff := cmp.Diff(test.specs, specs); diff != "" {
			t.Errorf("%v (-want +got):\n%s", test.texts, diff)
		}
	}
}
