package selfplay

import (
	"context"
	"fmt"

	"github.com/wildbench/wildbench/engine/game/gametest/keep"
)

func ExampleBatch_Run() {
	b := &Batch{Game: keep.New(), Pairings: Pairings("random", "greedy"), Games: 20, Seed: 1}
	won := make([]int, len(b.Pairings)) // by the first bot of each pairing
	err := b.Run(context.Background(), func(r *Record) error {
		if r.Outcome.Winner == r.FirstSeat {
			won[r.Pairing]++
		}
		return nil
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for i, p := range b.Pairings {
		fmt.Printf("%s: the first wins %d games of %d\n", p, won[i], b.Games)
	}
	// Output:
	// random–random: the first wins 10 games of 20
	// greedy–greedy: the first wins 5 games of 20
	// greedy–random: the first wins 20 games of 20
}
