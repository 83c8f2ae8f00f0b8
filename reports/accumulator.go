package reports

import (
	"fmt"

	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// An Accumulator sums up the records of a batch. It keeps sums and histograms only.
type Accumulator struct {
	header   *selfplay.Header
	pairings []*tally
}

// NewAccumulator starts summing up a batch.
func NewAccumulator(h *selfplay.Header) *Accumulator {
	a := &Accumulator{header: h}
	for range h.Pairings {
		a.pairings = append(a.pairings, newTally(h))
	}
	return a
}

// Add counts a game. The two games of a pair must come one after the other; the order does not matter otherwise. It keeps nothing of
// the record, so that it can be the sink of [selfplay.Batch.Run].
func (a *Accumulator) Add(r *selfplay.Record) error {
	if r.Pairing < 0 || r.Pairing >= len(a.pairings) {
		return fmt.Errorf("report: record of pairing %d, but the batch has %d", r.Pairing, len(a.pairings))
	}
	t := a.pairings[r.Pairing]
	t.fingerprint.Add(a.header.Pairings[r.Pairing], r)
	t.addGame(r)
	switch {
	case t.half == nil && r.Game%2 == 0:
		t.hold(r)
	case t.half != nil && t.half.Game == r.Game-1:
		t.addPair(t.half, r)
		t.half = nil
	default:
		return fmt.Errorf("report: game %d of %s is not beside the other game of its pair", r.Game, a.header.Pairings[r.Pairing])
	}
	return nil
}

// Merge counts the games of another part of the same batch.
func (a *Accumulator) Merge(b *Accumulator) error {
	if len(a.pairings) != len(b.pairings) || a.header.Digest != b.header.Digest || a.header.Seed != b.header.Seed {
		return fmt.Errorf("report: parts of different batches of %s and %s", a.header.Variant, b.header.Variant)
	}
	for i, t := range a.pairings {
		if a.header.Pairings[i] != b.header.Pairings[i] {
			return fmt.Errorf("report: pairing %d is %s in one part and %s in another", i, a.header.Pairings[i], b.header.Pairings[i])
		}
		if t.half != nil || b.pairings[i].half != nil {
			return fmt.Errorf("report: a part of %s ends in the middle of a pair", a.header.Pairings[i])
		}
		t.merge(b.pairings[i])
	}
	return nil
}

// tally sums up one pairing.
type tally struct {
	header      *selfplay.Header
	fingerprint selfplay.Fingerprint

	games   int
	wins    []int  // by seat
	botWins [2]int // by bot of the pairing
	drawn   int    // by rule
	stopped int    // by a limit
	ends    []endCount
	length  stats.Histogram

	seatPairs stats.Outcomes // pairs by the points of the first seat
	botPairs  stats.Outcomes // pairs by the points of the first bot

	plies, branching, decisions stats.Ratio

	pieces  [][]pieceTally // by seat, and last of all seats; then by piece
	actions []actionTally

	half *selfplay.Record // the first game of a pair whose second is to come: room, or nil
	room *selfplay.Record
}

type endCount struct {
	reason string
	limit  bool
	games  int
}

func newTally(h *selfplay.Header) *tally {
	t := &tally{
		header:    h,
		wins:      make([]int, len(h.Seats)),
		seatPairs: make(stats.Outcomes, stats.Pairs),
		botPairs:  make(stats.Outcomes, stats.Pairs),
		actions:   make([]actionTally, len(h.Actions)),
		room:      h.NewRecord(),
	}
	for range len(h.Seats) + 1 {
		t.pieces = append(t.pieces, make([]pieceTally, len(h.Pieces)))
	}
	return t
}

// hold keeps a copy of the first game of a pair.
func (t *tally) hold(r *selfplay.Record) {
	turns, pieces, actions := t.room.Turns, t.room.Pieces, t.room.Actions
	*t.room = *r
	t.room.Turns, t.room.Pieces, t.room.Actions = turns, pieces, actions
	copy(turns, r.Turns)
	copy(pieces, r.Pieces)
	copy(actions, r.Actions)
	t.half = t.room
}
