package search

// lookEvery is after how many positions a search looks whether it is to stop. It is a power of two.
const lookEvery = 1 << 11

// A stop is closed when nobody waits for a choice any more; nil never is.
type stop <-chan struct{}

func (s stop) closed() bool {
	select {
	case <-s:
		return true
	default:
		return false
	}
}

// StopAt makes searches end soon after a channel is closed. What they choose then means nothing.
func (b *AlphaBeta) StopAt(done <-chan struct{}) { b.stop = done }

// StopAt makes searches end soon after a channel is closed. What they choose then means nothing.
func (b *MCTS) StopAt(done <-chan struct{}) { b.stop = done }

// StopAt makes searches end soon after a channel is closed. What they choose then means nothing.
func (b *Sampler) StopAt(done <-chan struct{}) { b.stop = done }
