package selfplay

// A Pairing is two bots that play each other: the first on one seat, the second on all others. The
// first has the first seat in the first game, the second seat in the next, and so on around, so
// that over a set of games (see [Header.Set]) both have sat everywhere: the rows of a Latin square.
// On a single seat a bot plays alone.
type Pairing struct {
	First  string `json:"first"` // spec
	Second string `json:"second"`
}

// Pairings pairs bots, given from weakest to strongest: first each with itself, in the order given,
// then each with every weaker one, the stronger named first. For random and greedy: random–random,
// greedy–greedy, greedy–random.
func Pairings(specs ...string) []Pairing {
	var ps []Pairing
	for _, s := range specs {
		ps = append(ps, Pairing{s, s})
	}
	for i := range specs {
		for j := range i {
			ps = append(ps, Pairing{specs[i], specs[j]})
		}
	}
	return ps
}

// String names the pairing: "greedy–random".
func (p Pairing) String() string { return p.First + "–" + p.Second }

// At is the bot on a seat when the first bot has the seat firstSeat.
func (p Pairing) At(seat, firstSeat int) string {
	if seat == firstSeat {
		return p.First
	}
	return p.Second
}

// Mirror reports whether a bot plays itself. Such matches measure the rules; others measure the
// bots.
func (p Pairing) Mirror() bool { return p.First == p.Second }

// FirstSeat is the seat of a pairing's first bot in a game of so many seats.
func FirstSeat(game, seats int) int { return game % seats }

// opener is the first game of the set that a game belongs to. All games of a set have its deal and
// its opening.
func opener(game, seats int) int { return game - game%seats }
