package reports

import "slices"

// Alike reports whether every game of two batches went the same way and ended the same, with the
// same scores, earned by the same cards.
func Alike(a, b *Pairing) bool {
	return a.Fingerprint == b.Fingerprint && a.Games == b.Games && a.sameEarnings(b)
}

// SameMoves reports whether the moves of all games of two batches are the same, whatever they led
// to.
func SameMoves(a, b *Pairing) bool { return a.Moves == b.Moves && a.Games == b.Games }

// sameEarnings reports whether each card has earned the same. Equal scores do not tell: they are
// sums.
func (p *Pairing) sameEarnings(q *Pairing) bool {
	return slices.EqualFunc(p.Kept(), q.Kept(), func(a, b Card) bool {
		return a.ID == b.ID && a.Points.Value.same(b.Points.Value) && a.Aside.Value.same(b.Aside.Value) &&
			a.Worth.Value.same(b.Worth.Value)
	})
}

// same reports whether two numbers are equal, or both unknown.
func (n Number) same(m Number) bool { return n == m || n != n && m != m }
