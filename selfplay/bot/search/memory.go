package search

// A memory is a set of positions, by hash: those of the game so far.
type memory struct {
	slots []uint64 // a power of two, at most half full; 0 is free, and so key 0 goes as 1
	used  int
}

func (m *memory) forget() {
	if m.used > 0 {
		clear(m.slots)
		m.used = 0
	}
}

func (m *memory) has(key uint64) bool {
	key = max(key, 1)
	return m.used > 0 && *m.slot(key) == key
}

func (m *memory) add(key uint64) {
	key = max(key, 1)
	if 2*m.used >= len(m.slots) {
		old := m.slots
		m.slots, m.used = make([]uint64, max(256, 2*len(old))), 0
		for _, k := range old {
			if k != 0 {
				m.add(k)
			}
		}
	}
	if s := m.slot(key); *s != key {
		*s = key
		m.used++
	}
}

// slot is where a key is, or belongs.
func (m *memory) slot(key uint64) *uint64 {
	mask := uint64(len(m.slots) - 1)
	for i := key & mask; ; i = (i + 1) & mask {
		if s := &m.slots[i]; *s == key || *s == 0 {
			return s
		}
	}
}
