package search

// playOut plays on from the position at hand for some plies and sets the rewards: by the outcome if the game ends, otherwise by what the position
// is worth.
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
		switch {
		case !o.Over():
			b.rewards[seat] = b.squash(b.worth(seat))
		case o.Winner < 0:
			b.rewards[seat] = 1 / float64(b.seats)
		case o.Winner == seat:
			b.rewards[seat] = 1
		default:
			b.rewards[seat] = 0
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
