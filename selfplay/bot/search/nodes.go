package search

// Nodes is how many positions the bot has visited for its last choice.
func (b *AlphaBeta) Nodes() int { return b.nodes }
