package reports

import (
	"math"

	"github.com/wildbench/wildbench/reports/stats"
)

// outstanding is the piece whose figure is the highest, or with a sign of −1 the lowest, if it is
// shown to be: it must differ from the next one by more than chance makes the first of so many
// differ (Bonferroni). It is nil if that is not shown, or if there is no other piece.
func outstanding(p *Pairing, sign Number, of func(*Piece) Estimate) *Piece {
	var first, next *Piece
	others := -1
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if !q.Seen || !of(q).Value.Known() {
			continue
		}
		others++
		switch {
		case first == nil || sign*of(q).Value > sign*of(first).Value:
			first, next = q, first
		case next == nil || sign*of(q).Value > sign*of(next).Value:
			next = q
		}
	}
	if next == nil {
		return nil
	}
	a, b := of(first).Measure(), of(next).Measure()
	gap := stats.Contrast{Value: a.Value - b.Value, SE: math.Hypot(a.SE, b.SE), DF: float64(max(1, min(a.N, b.N)-1))}
	if !(gap.P()*float64(others) < stats.Alpha) {
		return nil
	}
	return first
}

// liked is the piece that acts most beyond its share of the legal moves, or with a sign of −1 the
// one that falls most short of it, if it is shown to among so many. It is nil if none is.
func liked(p *Pairing, sign Number) *Piece {
	var most *Piece
	seen := 0
	for i := range p.Pieces {
		if q := &p.Pieces[i]; q.Seen && q.ChoiceLift.Value.Known() {
			seen++
			if most == nil || sign*q.ChoiceLift.Value > sign*most.ChoiceLift.Value {
				most = q
			}
		}
	}
	if most == nil || sign*(most.ChoiceLift.Value-1) <= 0 ||
		!(stats.From(1, most.ChoiceLift.Measure()).P()*float64(seen) < stats.Alpha) {
		return nil
	}
	return most
}
