package selfplay

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/wildbench/wildbench/engine/game"
)

// TestAProgramSeesNoHiddenCards checks that a program is told positions as its seat knows them.
func TestAProgramSeesNoHiddenCards(t *testing.T) {
	told := filepath.Join(t.TempDir(), "told")
	spec := script(t, "", strings.Replace(firstMove, "first= ;;", `first=; echo "$rest" >>"`+told+`" ;;`, 1))
	b := &Batch{Game: cards(t, "3"), Pairings: []Pairing{{spec, "random"}}, Games: 3, Seed: 2, Workers: 1, KeepMoves: true}
	var want []string
	for _, r := range collect(t, b) {
		s, ms := b.Start(r.Game), new(game.Moves)
		for text := range strings.FieldsSeq(string(r.Moves)) {
			if s.Seat() == r.FirstSeat {
				want = append(want, string(s.(game.Dealt).AppendView(nil, r.FirstSeat)))
			}
			s.Moves(ms)
			s.Play(ms, game.FindMove(s, ms, text))
		}
	}
	got, err := os.ReadFile(told)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, strings.Split(strings.TrimSpace(string(got)), "\n")); diff != "" {
		t.Error(diff)
	}
	if !strings.Contains(string(got), "?") {
		t.Error("nothing was hidden: a test of nothing")
	}
}
