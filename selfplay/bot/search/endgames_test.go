package search

import (
	"math/rand/v2"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/variants"
)

// endgames are Jungle positions with published results: J. N. van Rijn and J. K. Vis, "Endgame
// analysis of Dou Shou Qi", ICGA Journal 37(2),
// 2014. White is to move.
var endgames = []struct {
	name, position string
	winner         int // -1: a draw
	plies          int
}{
	{"Elephant against Elephant", "7/7/3e3/7/7/7/3E3/7/7 w 1", 1, 12},
	{"Tiger against Tiger", "t6/7/T6/7/7/7/7/7/7 w 1", 0, 19},
	{"Cat against Dog", "d6/7/7/7/7/7/3C3/7/7 w 1", -1, 0},
	{"Lion against Elephant", "7/7/3e3/7/6L/7/7/7/7 w 1", 1, 16},
}

// endgameRules are those of the publication.
var endgameRules = variants.Overrides{
	With: []string{"equal_rank=attacker", "traps_weaken=enemy-only"},
	Set:  []string{"captures.exceptions.rat-leaving-water.victims=elephant"},
}

// TestEndgames plays out endgames, search against search with 20,000 nodes a move: the published
// side wins, in as many plies as the best play of both takes, or holds the draw for sixty plies.
func TestEndgames(t *testing.T) {
	g := load(t, "jungle", endgameRules)
	for _, e := range endgames {
		t.Run(e.name, func(t *testing.T) {
			s, err := g.Parse(e.position)
			if err != nil {
				t.Fatal(err)
			}
			var bots [2]*AlphaBeta
			for seat := range bots {
				bots[seat] = New(g, Settings{Nodes: 20000, Noise: 2}, rand.New(rand.NewPCG(uint64(seat), 1)))
			}
			ms := new(game.Moves)
			for s.Moves(ms); ms.Len() > 0 && s.Ply() <= 60; s.Moves(ms) {
				s.Play(ms, bots[s.Seat()].Choose(s, ms))
			}
			o, plies := s.Outcome(), s.Ply()-1
			switch {
			case e.winner < 0 && o.Over():
				t.Errorf("%s after %d plies, want a draw", o.Text(g), plies)
			case e.winner >= 0 && (!o.Over() || o.Winner != e.winner || plies != e.plies):
				t.Errorf("%s after %d plies, want a win for %s after %d", o.Text(g), plies, g.SeatName(e.winner), e.plies)
			}
		})
	}
}
