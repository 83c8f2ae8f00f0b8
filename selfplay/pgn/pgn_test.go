package pgn

import (
	"fmt"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/bot"
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
	// [Winner "white"]
	// [Termination "normal"]
	// [Reason "eliminated"]
	// [PlyCount "3"]
	// [OpeningPlies "1"]
	// [Seed "7"]
	//
	// 1. a1-a2 quack:b3,b2>b1 2. a2xb1 1-0
}

// A game of three has no result that PGN has a word for; its Winner says who won.
func ExampleAppend_threeSeats() {
	h := &selfplay.Header{Seats: []string{"player-1", "player-2", "player-3"}, Variant: "fair", Seed: 7, Pairings: []selfplay.Pairing{{First: "greedy", Second: "random"}}}
	r := &selfplay.Record{
		Game: 4, FirstSeat: 1, Plies: 4, Moves: []byte("ox\nelk\nox\nelk\n"),
		Outcome: game.Outcome{Cause: game.Points, Winner: game.Shared, Among: 0b101, Reason: "tie"},
	}
	fmt.Printf("%s", Append(nil, h, r))
	// Output:
	// [Event "wildbench fair"]
	// [Site "?"]
	// [Date "????.??.??"]
	// [Round "1.5"]
	// [Player_1 "random"]
	// [Player_2 "greedy"]
	// [Player_3 "random"]
	// [Result "*"]
	// [Variant "fair"]
	// [Winner "player-1, player-3"]
	// [Termination "normal"]
	// [Reason "tie"]
	// [PlyCount "4"]
	// [Seed "7"]
	//
	// 1. ox elk ox 2. elk *
}

// A game in which a bot failed is marked.
func ExampleAppend_failed() {
	h := &selfplay.Header{Seats: []string{"white", "black"}, Variant: "pond", Seed: 7, Pairings: []selfplay.Pairing{{First: "program:command=bot", Second: "random"}}}
	r := &selfplay.Record{
		Plies: 1, Moves: []byte("a1-a2\n"), Mishaps: [2]bot.Mishaps{{Crashes: 3, Skipped: 1}},
		Outcome: game.Outcome{Cause: game.Eliminated, Winner: 0, Reason: "eliminated"},
	}
	fmt.Printf("%s", Append(nil, h, r))
	// Output:
	// [Event "wildbench pond"]
	// [Site "?"]
	// [Date "????.??.??"]
	// [Round "1.1"]
	// [White "program:command=bot"]
	// [Black "random"]
	// [Result "1-0"]
	// [Variant "pond"]
	// [Winner "white"]
	// [Termination "normal"]
	// [Reason "eliminated"]
	// [PlyCount "1"]
	// [Seed "7"]
	// [FailedFirst "program:command=bot: crashed 3×, not asked 1×"]
	//
	// 1. a1-a2 1-0
}
