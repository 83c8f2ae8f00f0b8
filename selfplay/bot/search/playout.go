package search

import "github.com/wildbench/wildbench/engine/game"

// playOut plays on from the position at hand for some plies and sets the rewards: by the outcome if
// the game ends, otherwise by what the position is worth.
func (b *MCTS) playOut() {
	for range b.settings.Depth {
		b.at.Moves(&b.moves)
		if b.moves.Len() == 0 {
			break
		}
		b.at.Play(&b.moves, b.sampleMove())
	}
	o := b.at.Outcome()
	for seat := range b.rewards {
		if o.Over() {
			b.rewards[seat] = shareOf(o, seat, b.seats)
		} else {
			b.rewards[seat] = b.squash(b.worth(seat))
		}
	}
}

// sampleMove draws the next move of a playout: any, or one of those that gain most if some gain.
func (b *MCTS) sampleMove() int {
	choice, ties, most := -1, 0, score(0)
	if b.settings.Greedy {
		seat := int8(b.at.Seat())
		for i := range b.moves.List {
			if m := &b.moves.List[i]; m.Taken == 0 && m.Count == 0 {
				continue
			}
			gain := b.prices.gain(&b.moves, i, seat)
			if gain <= 0 || gain < most {
				continue
			}
			if gain > most {
				most, ties = gain, 0
			}
			if ties++; ties == 1 || b.rng.IntN(ties) == 0 {
				choice = i
			}
		}
	}
	if choice < 0 {
		choice = b.rng.IntN(b.moves.Len())
	}
	return choice
}

// shareOf is the part of the win that a seat gets, from 0 to 1.
func shareOf(o game.Outcome, seat, seats int) float64 {
	return float64(o.Share(seat, seats)) / float64(game.WholeWin(seats))
}
