package variants_test

import (
	"fmt"

	"github.com/wildbench/wildbench/variants"
)

const pond = `
name: pond
board: {files: 5, ranks: 5, terrain: {water: {squares: b3-d3}}}
setup: {white: {duck: [a1, c1, e1]}}
animals:
  duck:
    letter: D
    terrain: {water: {stop: 1}}
    movements: {waddle: {mechanic: step}}
    abilities: {quack: {mechanic: push, distance: 1, text: Its quack drives the neighbours away.}}
end:
  no-moves: {when: no-moves}
`

func ExampleParse() {
	d, err := variants.Parse("pond.yaml", []byte(pond), variants.Overrides{Without: []string{"duck.quack"}})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(d.Start())
	for _, t := range d.Toggles() {
		fmt.Printf("%s %t: %s\n", t.ID, t.Enabled, t.Summary)
	}
	// Output:
	// d1d1d/5/5/5/D1D1D w 1
	// duck.quack false: Its quack drives the neighbours away.
}

func ExampleParse_mistake() {
	_, err := variants.Parse("pond.yaml", []byte(pond), variants.Overrides{Set: []string{"animals.duck.abilities.quack.victims=duk"}})
	fmt.Println(err)
	// Output:
	// --set animals.duck.abilities.quack.victims=duk:1:44: there is no animal "duk"
	//     1 | --set animals.duck.abilities.quack.victims=duk
	//       |                                            ^
	//     did you mean "duck"?
}
