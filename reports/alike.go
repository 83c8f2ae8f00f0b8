package reports

import "slices"

// Alike reports whether every game of two batches went the same way and ended the same. In a game of cards, moves alone do not tell: a rule may
// change what cards earn, and with it who wins, where the same ones are chosen.
func Alike(a, b *Pairing) bool {
	if a.Fingerprint != b.Fingerprint || a.Games != b.Games || (a.Cards == nil) != (b.Cards == nil) {
		return false
	}
	return a.Cards == nil || a.sameScores(b)
}

// sameScores reports whether seats have the same results, and as often the same scores, earned by the same
// cards.
func (p *Pairing) sameScores(q *Pairing) bool {
	result := func(a, b Result) bool { return a.Who == b.Who && a.Won == b.Won && slices.Equal(a.Pairs, b.Pairs) }
	points := func(a, b Points) bool { return slices.Equal(a.Counts, b.Counts) }
	earned := func(a, b Card) bool {
		return a.ID == b.ID && a.Points.Value.same(b.Points.Value) && a.Aside.Value.same(b.Aside.Value)
	}
	return slices.EqualFunc(p.Seats, q.Seats, result) && slices.EqualFunc(p.Cards.Scores, q.Cards.Scores, points) &&
		slices.EqualFunc(p.Cards.Cards, q.Cards.Cards, earned)
}

// same reports whether two numbers are equal, or both unknown.
func (n Number) same(m Number) bool { return n == m || n != n && m != m }
