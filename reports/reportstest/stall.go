package reportstest

import (
	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

// Stall is the header of a made-up game of cards for three: figs, nuts, and plums that nobody
// wants; all begin with a stand, which is not on offer. A bot plays itself, and another plays
// against it.
func Stall(games int) *selfplay.Header {
	return &selfplay.Header{
		Variant: "stall", Kind: game.Cards, Seats: []string{"player-1", "player-2", "player-3"}, Games: games,
		Pairings: []selfplay.Pairing{{First: "a", Second: "a"}, {First: "b", Second: "a"}},
		Pieces:   []game.Piece{{ID: "stand", Name: "Stand"}, {ID: "fig", Name: "Fig"}, {ID: "nut", Name: "Nut"}, {ID: "plum", Name: "Plum"}},
		Actions: []game.Action{
			{Piece: 0, ID: "stand"}, {Piece: 1, ID: "fig"}, {Piece: 2, ID: "nut"}, {Piece: 3, ID: "plum"},
			{Piece: 2, ID: "nut.crack", Name: "crack", Kind: game.Passive},
		},
	}
}

// Indices into the stall's pieces and actions.
const (
	Stand, Fig, Nut, Plum = 0, 1, 2, 3
	Crack                 = 4
)

// Sold is a game of the stall. The winner kept two figs, the next a fig and a nut, the last, who
// set one aside, two nuts. Every fourth game is shared by the winner and the next. It all comes
// round after twelve games.
func Sold(h *selfplay.Header, pairing, number int) *selfplay.Record {
	r := h.NewRecord()
	r.Pairing, r.Game, r.FirstSeat, r.Plies, r.Branching, r.Decisions, r.Fingerprint = pairing, number, number%3, 6, 10, 4, uint64(number*7+pairing)
	winner := (number / 2) % 3
	if pairing == 1 {
		winner = r.FirstSeat
	}
	next, last := (winner+1)%3, (winner+2)%3
	r.Scores = []int{0, 0, 0}
	r.Scores[winner], r.Scores[next], r.Scores[last] = 20+number%3, 14, -2
	r.Outcome = game.Outcome{Cause: game.Points, Winner: winner, Reason: "points"}
	if number%4 == 3 {
		r.Scores[next] = r.Scores[winner]
		r.Outcome = game.Outcome{Cause: game.Points, Winner: game.Shared, Among: 1<<winner | 1<<next, Reason: "tie"}
	}
	keep := func(seat, piece, n, used, aside, points int) {
		c := r.Piece(seat, piece)
		c.End, c.Acted, c.Able, c.Share = n, n, 2, uint64(n)<<31
		c.Worth = n * (3 - piece)
		c.Earned = game.Earned{Used: used, Aside: aside, Points: points}
	}
	r.Appraised = number < 30
	keep(winner, Fig, 2, 2, 0, 20)
	keep(winner, Nut, 0, 0, 0, 0)
	keep(next, Fig, 1, 1, 0, 10)
	keep(next, Nut, 1, 1, 0, 4)
	keep(last, Fig, 0, 0, 0, 0)
	keep(last, Nut, 2, 1, 1, 2)
	r.Action(last, Crack).Uses = 1
	for seat := range r.Turns {
		r.Turns[seat] = 2
		*r.Piece(seat, Stand) = selfplay.PieceCount{Start: 1, End: 1, Earned: game.Earned{Used: 1, Points: 5}}
		keep(seat, Plum, 0, 0, 0, 0)
	}
	r.Preferences = []selfplay.Preference{{Piece: Fig, Over: Nut, Count: 3}, {Piece: Nut, Over: Fig, Count: 1}, {Piece: Fig, Over: Plum, Count: 2}}
	if number > 0 {
		r.Preferences = r.Preferences[:2]
	}
	return r
}
