package selfplay

import "math/rand/v2"

// openingTries is how often an opening is drawn again because it ended the game.
const openingTries = 100

// opening plays random plies at the start of a game, so that bots without chance of their own do
// not play one game over and over. All games of a set have the same opening.
type opening struct {
	pcg     rand.PCG
	rng     *rand.Rand
	choices []int
}

// draw chooses so many plies, or fewer if every one of many draws ends the game. It leaves the
// match anywhere.
func (o *opening) draw(m *Match, plies int, seed uint64, p Pairing, opener int) []int {
	o.choices = o.choices[:0]
	if plies == 0 {
		return nil
	}
	if o.rng == nil {
		o.rng = rand.New(&o.pcg)
	}
	seedStream(&o.pcg, seed, p, opener, openingStream)
	for range openingTries {
		m.Restart()
		o.choices = o.choices[:0]
		for len(o.choices) < plies && !m.Outcome().Over() {
			i := o.rng.IntN(m.Moves.Len())
			o.choices = append(o.choices, i)
			m.Play(i)
		}
		if !m.Outcome().Over() {
			return o.choices
		}
	}
	return o.choices[:max(0, len(o.choices)-1)]
}
