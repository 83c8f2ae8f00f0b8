package search

import "unsafe"

// A table remembers positions of one game: what they were found to be worth and the best move. It
// has a fixed size. Entries carry the number of the search that made them, so that a game begins
// with an empty table at no cost.
//
// Two entries share a bucket: the first is kept for the deeper search, the second takes whatever
// comes.
type table struct {
	entries []entry // a power of two
	search  uint32
	first   uint32 // the first search of this game
}

type entry struct {
	key    uint64
	score  score // as stored
	search uint32
	move   uint16 // index in the list of legal moves
	depth  int8
	bound  bound
}

// A bound says what is known about the score.
type bound uint8

const (
	exact bound = iota
	atLeast
	atMost
)

// largestTable is the most entries a table has, whatever the budget.
const largestTable = 1 << 20

// newTable makes a table for a search of so many nodes.
func newTable(nodes int) table { return table{entries: make([]entry, tableSize(nodes)), first: 1} }

func tableSize(nodes int) int {
	n := 1 << 8
	for n < nodes && n < largestTable {
		n *= 2
	}
	return n
}

// Memory is how many bytes an [AlphaBeta] with such settings takes, but for little things.
func (s Settings) Memory() int { return tableSize(s.Nodes) * int(unsafe.Sizeof(entry{})) }

// next is called before each search.
func (t *table) next() {
	if t.search++; t.search == 0 { // after 4 billion searches the numbers start again
		clear(t.entries)
		t.search, t.first = 1, 1
	}
}

// forget empties the table.
func (t *table) forget() { t.first = t.search + 1 }

// find is the entry of a position, or nil.
func (t *table) find(key uint64) *entry {
	i := key & uint64(len(t.entries)-2)
	for j := i; j <= i+1; j++ {
		if e := &t.entries[j]; e.key == key && e.search >= t.first {
			return e
		}
	}
	return nil
}

// store enters what a search of some depth found.
func (t *table) store(key uint64, s score, depth, move int, b bound) {
	i := key & uint64(len(t.entries)-2)
	e := &t.entries[i]
	if e.search == t.search && e.key != key && int(e.depth) > depth {
		e = &t.entries[i+1]
	}
	*e = entry{key, s, t.search, uint16(move), int8(depth), b}
}
