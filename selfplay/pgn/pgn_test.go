package pgn

import (
	"fmt"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

func ExampleAppend() {
	h := &selfplay.Header{Seats: []string{"white", "black"}, Variant: "pond", Seed: 7, Pairings: []selfplay.Pairing{{First: "greedy", Second: "random"}}}
	r := &selfplay.Record{
		Game: 3, FirstSeat: 1, Opening: 1, Plies: 2, Moves: []byte("a1-a2\nquack:b3 b2>b1\na2xb1\n"),
		Outcome: game.Outcome{Cause: game.Eliminated, Winner: 0, Reason: "eliminated"},
	}
	fmt.Printf("%s", Append(nil, h, r))
	// Output:
	// [Event "wildbench pond"]
	// [Site "?"]
	// [Date "????.??.??"]
	// [Round "1.4"]
	// [White "random"]
	// [Black "greedy"]
	// [Result "1-0"]
	// [Variant "pond"]
	// [Termination "eliminated"]
	// [PlyCount "3"]
	// [OpeningPlies "1"]
	// [Seed "7"]
	//
	// 1. a1-a2 quack:b3,b2>b1 2. a2xb1 1-0
}
