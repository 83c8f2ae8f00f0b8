package selfplay

// occurrences counts how often each position of a game has occurred, by hash: an open-addressing
// table that is cleared, not freed, between games, so that it soon allocates no more.
type occurrences struct {
	slots []occurrence // a power of two, at most half full
	used  int
}

type occurrence struct {
	hash  uint64
	count int // 0: the slot is free
}

func (o *occurrences) reset() {
	clear(o.slots)
	o.used = 0
}

// add counts a position and returns how often it has occurred by now.
func (o *occurrences) add(hash uint64) int {
	if 2*o.used >= len(o.slots) {
		o.grow()
	}
	s := o.find(hash)
	if s.count == 0 {
		s.hash = hash
		o.used++
	}
	s.count++
	return s.count
}

// find is the slot of a position, or the free one where it belongs.
func (o *occurrences) find(hash uint64) *occurrence {
	mask := uint64(len(o.slots) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		if s := &o.slots[i]; s.count == 0 || s.hash == hash {
			return s
		}
	}
}

func (o *occurrences) grow() {
	old := o.slots
	o.slots = make([]occurrence, max(256, 2*len(old)))
	for _, s := range old {
		if s.count > 0 {
			*o.find(s.hash) = s
		}
	}
}
