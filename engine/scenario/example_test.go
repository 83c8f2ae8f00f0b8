package scenario_test

import (
	"fmt"

	"github.com/wildbench/wildbench/engine/scenario"
)

func ExampleRunner() {
	f, err := scenario.Read("den.yaml", []byte(`
variant: jungle
scenarios:
  - name: entering the den wins
    fen: "7/3C3/7/7/7/7/7/7/d6 w 1"
    play: d8-d9
    then: {outcome: white-wins den-entered}
  - name: a Cat swims
    fen: "7/7/2C4/7/7/7/7/7/d6 w 1"
    from: c7
    includes: [c7-c6, c7-c8]
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	var runner scenario.Runner
	results, err := runner.Run(f)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, r := range results {
		fmt.Println(r.Scenario.Name, r.Passed())
		for _, failure := range r.Failures {
			fmt.Println(failure)
		}
	}
	// Output:
	// entering the den wins true
	// a Cat swims false
	// the legal moves of c7 are not as stated
	//   missing  c7-c6
}
