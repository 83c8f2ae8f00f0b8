package reports

import (
	"fmt"

	"github.com/wildbench/wildbench/engine/game"
	"github.com/wildbench/wildbench/reports/stats"
	"github.com/wildbench/wildbench/selfplay"
)

// sampledGames is how many games of a pairing, from the first on, the figures look at that need
// more than sums: the worth of pieces and the diversity of games.
const sampledGames = 20000

// An Accumulator sums up the records of a batch. It keeps sums and histograms, and a few numbers of
// each of the first games.
type Accumulator struct {
	// Each is called, if it is not nil, with every game that counts: with none of a set in which a
	// bot failed, unless such games count. The record is good for the call alone.
	Each func(*selfplay.Record)

	Thresholds Thresholds // of what its report says; [Usual] unless changed

	header   *selfplay.Header
	pairings []*tally
}

// NewAccumulator starts summing up a batch.
func NewAccumulator(h *selfplay.Header) *Accumulator {
	a := &Accumulator{header: h, Thresholds: Usual}
	for i := range h.Pairings {
		a.pairings = append(a.pairings, newTally(h, i))
	}
	return a
}

// Add counts a game. The games of a set must come one after the other; the order does not matter
// otherwise. It keeps nothing of the record, so that it can be the sink of [selfplay.Batch.Run].
func (a *Accumulator) Add(r *selfplay.Record) error {
	if r.Pairing < 0 || r.Pairing >= len(a.pairings) {
		return fmt.Errorf("report: record of pairing %d, but the batch has %d", r.Pairing, len(a.pairings))
	}
	t := a.pairings[r.Pairing]
	if want := r.Game % len(t.set); want != t.held {
		return fmt.Errorf("report: game %d of %s is not beside the other games of its set", r.Game, a.header.Pairings[r.Pairing])
	}
	t.fingerprint.Add(a.header.Pairings[r.Pairing], r)
	t.moves.AddMoves(a.header.Pairings[r.Pairing], r)
	t.failures.Count(a.header.Pairings[r.Pairing], r)
	t.set[t.held].Copy(r)
	if t.held++; t.held == len(t.set) {
		if t.takeSet() && a.Each != nil {
			for _, r := range t.set {
				a.Each(r)
			}
		}
		t.held = 0
	}
	return nil
}

// tally sums up one pairing.
type tally struct {
	header      *selfplay.Header
	number      int // of the pairing
	fingerprint selfplay.Fingerprint
	moves       selfplay.Fingerprint // of the moves alone

	games     int
	wins      []setCount  // by seat
	botWins   [2]setCount // by bot of the pairing
	shared    []setCount  // by seat: games of which it won a part, by rule
	botsShare [2]setCount
	stopped   setCount // by a limit
	failures  Failures
	decisive  setCount
	ends      []endCount
	length    stats.Histogram

	seatSets []stats.Outcomes // by seat: sets by its points
	// by bot: sets by its points; the second's are those of all seats but the first bot's
	botSets [2]stats.Outcomes

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

	cards *cardTally // nil: nothing is drafted

	set  []*selfplay.Record // the games so far of a set
	held int                // how many those are
}

type endCount struct {
	reason string
	limit  bool
	count  setCount
}

func newTally(h *selfplay.Header, number int) *tally {
	t := &tally{
		header:    h,
		number:    number,
		wins:      make([]setCount, len(h.Seats)),
		shared:    make([]setCount, len(h.Seats)),
		fates:     make([]fateTally, len(h.Pieces)),
		actions:   make([]actionTally, len(h.Actions)),
		takes:     make([]takeTally, len(h.Pieces)*len(h.Pieces)),
		usage:     stats.NewResamples(2 * len(h.Pieces)),
		drawing:   make([]int, 2*len(h.Pieces)),
		diversity: newDiversityTally(),
		positions: positions{pieces: h.Pieces},
	}
	n := h.Set()
	points := n * game.WholeWin(n)
	for range n {
		t.seatSets = append(t.seatSets, make(stats.Outcomes, points+1))
		t.set = append(t.set, h.NewRecord())
	}
	t.botSets[0], t.botSets[1] = make(stats.Outcomes, points+1), make(stats.Outcomes, max(1, n-1)*points+1)
	if h.Kind.Has(game.Drafts) {
		t.cards = newCardTally(h, number)
	}
	for range len(h.Seats) + 1 {
		t.pieces = append(t.pieces, make([]pieceTally, len(h.Pieces)))
	}
	return t
}
