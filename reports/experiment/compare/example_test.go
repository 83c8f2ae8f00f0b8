package compare_test

import (
	"context"
	"fmt"

	"github.com/wildbench/wildbench/reports/experiment"
	"github.com/wildbench/wildbench/reports/experiment/compare"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/variants"
)

// What does a Dog that swims do to the game?
func Example() {
	l := &experiment.Lab{Pairings: selfplay.Pairings("random"), Games: 100, Seed: 1}
	ctx := context.Background()
	var defs [2]*variants.Definition
	for i, with := range [2][]string{nil, {"dog-swims"}} {
		def, err := variants.Load("jungle", variants.Overrides{With: with, Set: []string{"limits.max_plies=120"}})
		if err != nil {
			fmt.Println(err)
			return
		}
		defs[i] = def
	}
	a, errA := l.Play(ctx, defs[0], "dry")
	b, errB := l.Play(ctx, defs[1], "wet")
	if errA != nil || errB != nil {
		fmt.Println(errA, errB)
		return
	}
	c, err := compare.Reports(a, b)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, id := range []string{"length", "usage.dog"} {
		d := c.Pairings[0].Find(id)
		fmt.Printf("%s has a verdict: %v\n", d.Name, d.Verdict != "")
	}
	// Output:
	// plies a game has a verdict: true
	// Dog has a verdict: true
}
