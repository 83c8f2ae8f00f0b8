package board

// A moveTable finds equal positions among the moves of one piece: an open-addressed hash table that
// forgets in no time.
type moveTable struct {
	entries []tableEntry
	round   uint32
	used    int
}

type tableEntry struct {
	key   uint64
	move  int32
	round uint32
}

func newMoveTable() moveTable { return moveTable{entries: make([]tableEntry, 64)} }

func (t *moveTable) clear() {
	t.used = 0
	if t.round++; t.round == 0 { // after 4 billion pieces the round numbers start again
		clear(t.entries)
		t.round = 1
	}
}

// find returns the move entered under a key, or enters this one.
func (t *moveTable) find(key uint64, move int32) (int32, bool) {
	mask := uint64(len(t.entries) - 1)
	for i := key & mask; ; i = (i + 1) & mask {
		e := &t.entries[i]
		if e.round != t.round {
			*e = tableEntry{key, move, t.round}
			if t.used++; 2*t.used > len(t.entries) {
				t.grow()
			}
			return move, false
		}
		if e.key == key {
			return e.move, true
		}
	}
}

func (t *moveTable) grow() {
	old, round := t.entries, t.round
	t.entries, t.round, t.used = make([]tableEntry, 2*len(old)), 1, 0
	for _, e := range old {
		if e.round == round {
			t.find(e.key, e.move)
		}
	}
}
