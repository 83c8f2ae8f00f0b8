package draft

import "testing"

// TestDisplay checks the drawing of a position with something of everything.
func TestDisplay(t *testing.T) {
	g := compile(t, define(t, "moving-wild", "players=2", "deal={2: [2]}"))
	s, err := g.Parse("1.1 player-2 2 deck:rest hands:wolf,bear/elephant*2 kept:bear/- scores:-3/0 " +
		"parks:base-camp[extension*3](tree-frog*2,elephant)+grove~lion!lookout/base-camp")
	if err != nil {
		t.Fatal(err)
	}
	const want = `player-1 · -3 points
  Base Camp ×1  6 of 12     Tree Frog ×2, Elephant   10  with Extension ×3
  Grove     ×4  □□                                   -2
  in no area: Lion
  to be attached: Lookout
  hand: Wolf, Bear
  has chosen: Bear
player-2 · 0 points · to choose
  Base Camp ×1  □□□□□□         -2
  hand: Elephant ×2
`
	if got := string(s.(*State).AppendDisplay(nil)); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
