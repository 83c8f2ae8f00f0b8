// Package reportstest makes up games for tests of reports: a batch without an engine, whose records
// agree with themselves.
package reportstest

import (
	"math/rand/v2"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/selfplay"
)

// Header is a made-up game's header: three kinds of pieces, one of which never comes up, a plain
// movement each, two active abilities of which one is never used, and a passive one.
func Header(variant string, games int, bots ...string) *selfplay.Header {
	return &selfplay.Header{
		Variant: variant, Digest: "0123456789abcdef", Seed: 1, Games: games,
		Pairings: selfplay.Pairings(bots...),
		Seats:    []string{"white", "black"},
		Pieces:   []game.Piece{{ID: "goat", Name: "Goat"}, {ID: "bull", Name: "Bull", Royal: true}, {ID: "unicorn", Name: "Unicorn"}},
		Actions: []game.Action{
			{Piece: 0, ID: "goat", Kind: game.Plain},
			{Piece: 1, ID: "bull", Kind: game.Plain},
			{Piece: 0, ID: "goat.butt", Name: "butt", Kind: game.Active},
			{Piece: 1, ID: "bull.bellow", Name: "bellow", Kind: game.Active},
			{Piece: 1, ID: "bull.horns", Kind: game.Passive},
		},
	}
}

// Indices into the header's pieces and actions, and a whole turn in units of
// [selfplay.PieceCount.Share].
const (
	Goat, Bull, Unicorn                                = 0, 1, 2
	GoatMove, BullMove, GoatButt, Bellow, Horns        = 0, 1, 2, 3, 4
	Whole                                       uint64 = 1 << 32
)

// Game makes up a game that is consistent with itself: what White scores is drawn around the given
// mean.
func Game(h *selfplay.Header, pairing, number int, rng *rand.Rand, white float64) *selfplay.Record {
	r := h.NewRecord()
	r.Pairing, r.Game, r.FirstSeat = pairing, number, number%2
	r.Plies = 20 + rng.IntN(60)
	r.Fingerprint = rng.Uint64()
	r.Branching, r.Decisions = r.Plies*12+rng.IntN(50), r.Plies-rng.IntN(3)
	r.Outcome = game.Outcome{Cause: game.RoyalLost, Winner: 1, Reason: "bull-lost"}
	switch x := rng.Float64(); {
	case x < 0.04:
		r.Outcome = game.Outcome{Cause: game.Limit, Winner: -1, Reason: selfplay.ReasonMaxPlies}
	case x < 0.08:
		r.Outcome = game.Outcome{Cause: game.NoMoves, Winner: -1, Reason: "no-moves"}
	case rng.Float64() < white:
		r.Outcome.Winner = 0
	}
	for seat := range 2 {
		turns := (r.Plies + 1 - seat) / 2
		r.Turns[seat] = turns
		goats, butts := turns/2+rng.IntN(turns/4), rng.IntN(4)
		lost := rng.IntN(5)
		*r.Piece(seat, Goat) = selfplay.PieceCount{Start: 6, End: 6 - lost, Lost: lost, Acted: goats, Able: turns, Took: rng.IntN(4), TookOwn: rng.IntN(2), Share: uint64(turns) * Whole * 7 / 10}
		*r.Piece(seat, Bull) = selfplay.PieceCount{Start: 1, End: 1, Acted: turns - goats, Able: turns * 9 / 10, Took: rng.IntN(3), Share: uint64(turns) * Whole * 3 / 10}
		if r.Outcome.Cause == game.RoyalLost && r.Outcome.Winner != seat {
			r.Piece(seat, Bull).End, r.Piece(seat, Bull).Lost = 0, 1
		}
		*r.Action(seat, GoatMove) = selfplay.ActionCount{Uses: goats - butts, Able: turns}
		*r.Action(seat, GoatButt) = selfplay.ActionCount{Uses: butts, Able: butts + 6, Effects: [selfplay.EffectKinds]int{game.Remove: butts, game.Shift: butts}, OwnFire: butts / 3}
		*r.Action(seat, BullMove) = selfplay.ActionCount{Uses: turns - goats, Able: turns * 9 / 10}
		*r.Action(seat, Bellow) = selfplay.ActionCount{Able: turns / 10}
		r.Takes = append(r.Takes, selfplay.Take{Seat: uint8(seat), Action: GoatButt, Whose: uint8(1 - seat), Victim: Goat, Count: butts},
			selfplay.Take{Seat: uint8(seat), Action: BullMove, Whose: uint8(seat), Victim: Goat, Count: lost / 4})
		*r.Action(seat, Horns) = selfplay.ActionCount{InForce: rng.IntN(6), Uses: seat, Effects: [selfplay.EffectKinds]int{game.Remove: seat}}
	}
	ahead := 1 - 2*max(0, r.Outcome.Winner)
	r.Leads = []selfplay.Lead{{Ply: 0, Lead: 0}, {Ply: 3 + rng.IntN(6), Lead: 100 * (rng.IntN(3) - 1)}, {Ply: 12, Lead: 150 * ahead}}
	loser := uint8(1 - max(0, r.Outcome.Winner))
	r.Changes = []selfplay.Change{
		{Ply: 4, Seat: uint8(rng.IntN(2)), Piece: Goat, By: -1},
		{Ply: 5 + rng.IntN(4), Seat: uint8(rng.IntN(2)), Piece: Unicorn, By: -1},
		{Ply: 12, Seat: loser, Piece: Goat, By: -1},
	}
	for i := range r.Lines {
		r.Lines[i] = uint32(rng.IntN(3 << (2 * i)))
	}
	return r
}
