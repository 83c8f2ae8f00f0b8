package selfplay

import (
	"flag"
	"fmt"
	"math"
	"testing"

	"github.com/wildbench/wildbench/engine/game"
)

var long = flag.Bool("long", false, "play the long matches too, which take a quarter of an hour or so on one core")

// A claim is that one seat of a bot gets more than its equal share of the wins when others have all
// other seats.
type claim struct {
	players       string
	first, second string
	games         int
}

// TestStrengthAtCards shows that greedy beats random, and that bots that sample beat greedy.
func TestStrengthAtCards(t *testing.T) {
	for _, c := range []claim{
		{"4", "greedy", "random", 80},
		{"4", "search:nodes=500", "greedy", 24},
		{"4", "mcts:playouts=30", "greedy", 24},
	} {
		c.show(t)
	}
}

// TestStrengthAtCardsLong shows it, with -long, for every number of players.
func TestStrengthAtCardsLong(t *testing.T) {
	if !*long {
		t.Skip("takes long; ask for it with -long")
	}
	for players := 2; players <= 6; players++ {
		n := fmt.Sprint(players)
		for _, c := range []claim{
			{n, "greedy", "random", 60 * players},
			{n, "search:nodes=1000", "greedy", 20 * players},
			{n, "mcts:playouts=100", "greedy", 20 * players},
		} {
			t.Run(c.first+" against "+c.second+" of "+n, c.show)
		}
	}
}

// show plays the games of a claim. It holds if the interval of the first bot's share of the wins,
// by the variance of sets, is above an equal share.
func (c claim) show(t *testing.T) {
	g := cards(t, c.players)
	b := &Batch{Game: g, Pairings: []Pairing{{c.first, c.second}}, Games: c.games, Seed: 9}
	seats := g.Seats()
	var sets []float64
	for _, r := range collect(t, b) {
		if r.Game%seats == 0 {
			sets = append(sets, 0)
		}
		sets[len(sets)-1] += float64(r.Points(r.FirstSeat)) / float64(seats*game.WholeWin(seats))
	}
	mean, squares := 0.0, 0.0
	for _, share := range sets {
		mean += share / float64(len(sets))
	}
	for _, share := range sets {
		squares += (share - mean) * (share - mean)
	}
	n := float64(len(sets))
	// the 97.5 % quantile of Student's t with the 5 degrees of freedom of six sets; it is less for
	// more
	const t5 = 2.571
	low := mean - t5*math.Sqrt(squares/(n-1)/n)
	t.Logf("%s players, %s against others of %s: share of wins %.3f, at least %.3f", c.players, c.first, c.second, mean, low)
	if low <= 1/float64(seats) {
		t.Errorf("%s players: %s is not shown to be stronger than %s: its share of wins is %.3f, at least %.3f", c.players, c.first, c.second, mean, low)
	}
}
