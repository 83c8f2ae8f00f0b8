package gate

import (
	"fmt"

	"github.com/wildbench/wildbench/reports"
	"github.com/wildbench/wildbench/selfplay"
	"github.com/wildbench/wildbench/selfplay/rundir"
)

// A Run is what a run shows of one variant.
type Run struct {
	Report  *reports.Report
	Opening int
	// Points are, by pairing and in the order of the schedule, the points of sets of games that
	// count, in units of [game.WholeWin]: of the first bot, in mirror matches of the first seat.
	Points [][]int
	// Prints are, likewise, the fingerprints of all games up to and with a set.
	Prints [][]selfplay.Fingerprint
}

// print is the fingerprint of a pairing's games after one of so many equal parts of the schedule,
// as far as they were played.
func (r *Run) print(pairing, part, parts int) string {
	prints := r.Prints[pairing]
	n := min(len(prints), r.Report.Games/r.Report.Players*part/parts)
	if n == 0 {
		return hex(0)
	}
	return hex(prints[n-1])
}

func hex(f selfplay.Fingerprint) string { return fmt.Sprintf("%016x", uint64(f)) }

// A Recorder makes a Run of records, which it must see in the order of the schedule.
type Recorder struct {
	header *selfplay.Header
	acc    *reports.Accumulator
	points [][]int
	prints [][]selfplay.Fingerprint
	soFar  []selfplay.Fingerprint // by pairing
	set    selfplay.SetScore
}

// NewRecorder starts making a Run.
func NewRecorder(h *selfplay.Header) *Recorder {
	n := len(h.Pairings)
	return &Recorder{
		header: h, acc: reports.NewAccumulator(h), points: make([][]int, n), prints: make([][]selfplay.Fingerprint, n),
		soFar: make([]selfplay.Fingerprint, n),
	}
}

// Add takes a game.
func (r *Recorder) Add(rec *selfplay.Record) error {
	if err := r.acc.Add(rec); err != nil {
		return err
	}
	so := &r.soFar[rec.Pairing]
	so.Add(r.header.Pairings[rec.Pairing], rec)
	points, failed, whole := r.set.Add(r.header.Pairings[rec.Pairing], rec)
	if !whole {
		return nil
	}
	if !failed || r.header.CountFailures {
		r.points[rec.Pairing] = append(r.points[rec.Pairing], points)
	}
	r.prints[rec.Pairing] = append(r.prints[rec.Pairing], *so)
	return nil
}

// Run is what the games so far show.
func (r *Recorder) Run() *Run {
	return &Run{Report: r.acc.Report(), Opening: r.header.Opening, Points: r.points, Prints: r.prints}
}

// ReadRuns reads the records of a run directory.
func ReadRuns(d *rundir.Dir) ([]*Run, error) {
	var list []*Run
	for i, e := range d.Manifest.Batches {
		store, err := d.Store(i)
		if err != nil {
			return nil, err
		}
		r := NewRecorder(e.Header)
		if err := store.Each(r.Add); err != nil {
			return nil, err
		}
		list = append(list, r.Run())
	}
	return list, nil
}
