package draft

import "github.com/wildbench/wildbench/engine/game"

// memory remembers, for one park, what spots are worth with what is left. It grows for the few
// parks that ask for much: without it, what does not fit in is worked out again and again, and
// parks of a moment take half a minute. At its largest it forgets what does not fit in, which costs
// time and no exactness.
type memory struct {
	cells []cell // a power of two, and memoryProbes more
	game  uint32 // of clear: older cells are empty
}

type cell struct {
	left  uint64
	worth int32
	spot  int8
	exact bool // otherwise it is not more than worth
	game  uint32
}

const (
	memoryLeast  = 1 << 13
	memoryMost   = 1 << 17
	memoryProbes = 8
)

func (m *memory) clear() {
	if m.cells == nil {
		m.cells = make([]cell, memoryLeast+memoryProbes)
	}
	m.game++
	if m.game == 0 { // it went round
		clear(m.cells)
		m.game = 1
	}
}

func (m *memory) start(spot int, left uint64) uint64 {
	return game.SplitMix(left^uint64(spot)<<58) & uint64(len(m.cells)-memoryProbes-1)
}

// get is what is known: the worth exactly, or a bound, or nothing (unbounded).
func (m *memory) get(spot int, left uint64) (worth int32, exact bool) {
	i := m.start(spot, left)
	for _, c := range m.cells[i : i+memoryProbes] {
		if c.game != m.game {
			break
		}
		if c.left == left && int(c.spot) == spot {
			return c.worth, c.exact
		}
	}
	return unbounded, false
}

const unbounded = 1 << 28

func (m *memory) put(spot int, left uint64, worth int32, exact bool) {
	for {
		i := m.start(spot, left)
		for k := range m.cells[i : i+memoryProbes] {
			c := &m.cells[int(i)+k]
			if c.game != m.game || c.left == left && int(c.spot) == spot {
				*c = cell{left, worth, int8(spot), exact, m.game}
				return
			}
		}
		if len(m.cells) > memoryMost { // the probes are beside it
			return
		}
		m.grow()
	}
}

// grow makes the memory larger and keeps what it remembers.
func (m *memory) grow() {
	old := m.cells
	m.cells = make([]cell, 4*(len(old)-memoryProbes)+memoryProbes)
	for _, c := range old {
		if c.game == m.game {
			m.put(int(c.spot), c.left, c.worth, c.exact)
		}
	}
}

// A cache remembers what parks are worth, by their hashes.
type cache struct{ cells []known }

type known struct {
	key   uint64
	worth int32
}

const cacheSize = 1 << 12

func (c *cache) get(key uint64) (int32, bool) {
	if c.cells == nil {
		return 0, false
	}
	k := &c.cells[key%cacheSize]
	return k.worth, k.key == key
}

func (c *cache) put(key uint64, worth int32) {
	if c.cells == nil {
		c.cells = make([]known, cacheSize)
	}
	c.cells[key%cacheSize] = known{key, worth}
}
