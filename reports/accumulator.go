package reports

import (
	"fmt"

	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// sampledGames is how many games of a pairing, from the first on, the figures look at that need more than sums: the worth of pieces and the
// diversity of games.
const sampledGames = 20000

// An Accumulator sums up the records of a batch. It keeps sums and histograms, and a few numbers of each of the first games.
type Accumulator struct {
	header   *selfplay.Header
	pairings []*tally
}

// NewAccumulator starts summing up a batch.
func NewAccumulator(h *selfplay.Header) *Accumulator {
	a := &Accumulator{header: h}
	for i := range h.Pairings {
		a.pairings = append(a.pairings, newTally(h, i))
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
	number      int // of the pairing
	fingerprint selfplay.Fingerprint

	games    int
	wins     []pairCount         // by seat
	botWins  [2]pairCount        // by bot of the pairing
	drawn    pairCount           // by rule
	stopped  pairCount           // by a limit
	mishaps  [2]selfplay.Mishaps // by bot of the pairing
	decisive pairCount
	ends     []endCount
	length   stats.Histogram

	seatPairs stats.Outcomes // pairs by the points of the first seat
	botPairs  stats.Outcomes // pairs by the points of the first bot

	plies, branching, decisions stats.Ratio

	pieces  [][]pieceTally // by seat, and last of all seats; then by piece
	fates   []fateTally    // by piece
	actions []actionTally
	takes   []takeTally

	usage     *stats.Resamples // of turns acted and able, by piece
	drawing   []int            // room for one pair's
	course    courseTally
	diversity diversityTally
	positions positions
	visited   [256]bool // squares, as the engine numbers them

	half *selfplay.Record // the first game of a pair whose second is to come: room, or nil
	room *selfplay.Record
}

type endCount struct {
	reason string
	limit  bool
	count  pairCount
}

func newTally(h *selfplay.Header, number int) *tally {
	t := &tally{
		header:    h,
		number:    number,
		wins:      make([]pairCount, len(h.Seats)),
		seatPairs: make(stats.Outcomes, stats.Pairs),
		botPairs:  make(stats.Outcomes, stats.Pairs),
		fates:     make([]fateTally, len(h.Pieces)),
		actions:   make([]actionTally, len(h.Actions)),
		takes:     make([]takeTally, len(h.Pieces)*len(h.Pieces)),
		usage:     stats.NewResamples(2 * len(h.Pieces)),
		drawing:   make([]int, 2*len(h.Pieces)),
		diversity: newDiversityTally(),
		positions: positions{pieces: h.Pieces},
		room:      h.NewRecord(),
	}
	for range len(h.Seats) + 1 {
		t.pieces = append(t.pieces, make([]pieceTally, len(h.Pieces)))
	}
	return t
}

// hold keeps a copy of the first game of a pair.
func (t *tally) hold(r *selfplay.Record) {
	t.room.Copy(r)
	t.half = t.room
}
