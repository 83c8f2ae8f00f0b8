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
	if !(chance(of(first), of(next))*float64(others) < stats.Alpha) {
		return nil
	}
	return first
}

// chance is the p-value of two figures being the same.
func chance(x, y Estimate) float64 {
	a, b := x.Measure(), y.Measure()
	gap := stats.Contrast{Value: a.Value - b.Value, SE: math.Hypot(a.SE, b.SE), DF: float64(max(1, min(a.N, b.N)-1))}
	return gap.P()
}

// Extremes are the pieces seen with the lowest and with the highest of a figure. Shown tells
// whether those two differ by more than chance makes the furthest apart of so many (Bonferroni, for
// all pairs). They are the same piece where there is one, and nil where the figure is known of
// none.
func (p *Pairing) Extremes(of func(*Piece) Estimate) (lowest, highest *Piece, shown bool) {
	known := 0
	for i := range p.Pieces {
		q := &p.Pieces[i]
		if !q.Seen || !of(q).Value.Known() {
			continue
		}
		known++
		if lowest == nil || of(q).Value < of(lowest).Value {
			lowest = q
		}
		if highest == nil || of(q).Value > of(highest).Value {
			highest = q
		}
	}
	if known < 2 {
		return lowest, highest, false
	}
	few := min(of(lowest).N, of(highest).N) < fewSets
	if few && of(lowest).SE == 0 && of(highest).SE == 0 { // a few games that are all alike
		return lowest, highest, false
	}
	pairs := float64(known*(known-1)) / 2
	return lowest, highest, chance(of(lowest), of(highest))*pairs < stats.Alpha
}

// liked is the piece that acts most beyond its share of the legal moves, or with a sign of −1 the
// one that falls most short of it. It is nil if none is shown to, or none more than any other.
func liked(p *Pairing, sign Number) *Piece {
	most := outstanding(p, sign, liftOf)
	if most == nil || sign*(most.ChoiceLift.Value-1) <= 0 {
		return nil
	}
	seen := 0
	for i := range p.Pieces {
		seen += one(p.Pieces[i].Seen && p.Pieces[i].ChoiceLift.Value.Known())
	}
	if !(stats.From(1, most.ChoiceLift.Measure()).P()*float64(seen) < stats.Alpha) {
		return nil
	}
	return most
}
