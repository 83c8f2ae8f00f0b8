package draft

import (
	"errors"
	"strings"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

// TestTextErrors checks that what is wrong with a position text is told with its column.
func TestTextErrors(t *testing.T) {
	g := compile(t, define(t, "testdata/small.yaml"))
	const good = "1.2 player-3 6 deck:mouse,elk hands:elk/ox/mouse kept:elk/ox/- scores:0/0/4 parks:camp~ox/camp~ox/camp~ox"
	if _, err := g.Parse(good); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		old, new string
		column   int
		want     string
	}{
		{"1.2", "2.1", 1, "want the round from 1 to 1"},
		{"1.2", "1.3", 3, "want the turn, from 1 to 2"},
		{"player-3", "player-4", 5, "want who is to choose"},
		{" 6 ", " 0 ", 14, "want the number of the ply"},
		{"mouse,elk", "mouse,elf", 27, `there is no card "elf"`},
		{"mouse,elk", "mouse*9,elk", 27, "want a number of cards from 1 to 2"},
		{"hands:elk/ox/mouse", "hands:elk/ox", 37, "want as many parts as there are players, 3"},
		{"hands:elk/", "hands:-/", 37, "a hand has 1 cards at this point, and not 0"},
		{"kept:elk/ox", "kept:elk/-", 59, "player-2 is to have chosen by now"},
		{"kept:elk/ox", "kept:ox/ox", 55, "player-1 has no ox in its hand"},
		{"scores:0", "scores:x", 71, "want a whole number"},
		{"parks:camp~ox", "parks:camp(ox,elk,mouse)", 1, "the animals in area 1 of player-1's park may not live there together"},
		{"parks:camp~ox", "parks:zoo~ox", 83, `there is no area "zoo"`},
		{"parks:camp~ox", "parks:camp[ox]", 91, "ox is not an improvement"},
		{"parks:camp~ox", "parks:camp", 1, "ox is there 3 times and the deck has 4"},
		{"~ox/camp~ox/camp~ox", "~ox/camp~ox/camp~ox end", 107, "nothing is to follow here"},
	} {
		text := strings.Replace(good, test.old, test.new, 1)
		_, err := g.Parse(text)
		var wrong *game.TextError
		if !errors.As(err, &wrong) || wrong.Column != test.column || !strings.Contains(wrong.Reason, test.want) {
			t.Errorf("%s:\n got %v\nwant column %d: %s", text, err, test.column, test.want)
		}
	}
}

func FuzzParse(f *testing.F) {
	two, solo := compile(f, define(f, "moving-wild", "players=2")), compile(f, define(f, "moving-wild", "players=1"))
	for _, g := range []*Game{two, solo} {
		play(g, 1, func(s *State, _ *game.Moves) {
			if s.ply%5 == 0 {
				f.Add(string(s.AppendText(nil)))
			}
		})
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, g := range []*Game{two, solo} {
			s, err := g.Parse(text)
			if err != nil {
				continue
			}
			again, err := g.Parse(string(s.AppendText(nil)))
			if err != nil || again.Hash() != s.Hash() {
				t.Fatalf("%q was read, and its text %q not as the same: %v", text, s.AppendText(nil), err)
			}
			ms := new(game.Moves)
			if s.Moves(ms); ms.Len() > 0 {
				s.Play(ms, 0)
			}
		}
	})
}
