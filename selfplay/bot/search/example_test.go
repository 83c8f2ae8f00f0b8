package search_test

import (
	"fmt"
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine"
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay/bot/search"
	"github.com/wildbench/wildbench/variants"
)

func Example() {
	def, err := variants.Load("jungle", variants.Overrides{})
	if err != nil {
		fmt.Println(err)
		return
	}
	g, err := engine.Compile(def)
	if err != nil {
		fmt.Println(err)
		return
	}
	s, err := g.Parse("5Cd/7/7/7/7/7/1D5/w6/7 w 1") // the Cat runs for the den
	if err != nil {
		fmt.Println(err)
		return
	}
	bot := search.New(g, search.Settings{Nodes: 1000}, rand.New(rand.NewPCG(1, 2)))
	ms := new(game.Moves)
	s.Moves(ms)
	fmt.Println(string(s.AppendMove(nil, ms, bot.Choose(s, ms))))
	// Output: f9-e9
}
