package selfplay

// A Pairing is two bots that play each other. In even games (0, 2, …) the first has the first seat, in odd games the
// second seat.
type Pairing struct {
	First  string `json:"first"` // spec
	Second string `json:"second"`
}

// Pairings pairs bots, given from weakest to strongest: first each with itself, in the order given, then each with every weaker
// one, the stronger named first. For random and greedy: random–random, greedy–greedy, greedy–random.
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

// Mirror reports whether a bot plays itself. Such matches measure the rules; others measure the bots.
func (p Pairing) Mirror() bool { return p.First == p.Second }

// firstSeat is the seat of the first bot in a game.
func (p Pairing) firstSeat(game int) int { return game & 1 }
