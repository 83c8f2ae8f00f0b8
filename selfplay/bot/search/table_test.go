package search

import "testing"

func TestTableForgetsBetweenGames(t *testing.T) {
	tab := newTable(10)
	tab.next()
	if tab.find(0) != nil {
		t.Error("an empty table knows a position")
	}
	tab.store(5, 17, 3, 2, exact)
	if e := tab.find(5); e == nil || e.score != 17 || e.move != 2 || e.depth != 3 {
		t.Errorf("found %+v", e)
	}
	tab.next()
	if tab.find(5) == nil {
		t.Error("the table forgets a position of the search before")
	}
	tab.forget()
	tab.next()
	if tab.find(5) != nil {
		t.Error("the table remembers a position of the game before")
	}
	tab.search = 1<<32 - 1
	tab.store(5, 17, 3, 2, exact)
	if tab.next(); tab.search != 1 || tab.find(5) != nil {
		t.Error("the table remembers after its numbers started again")
	}
}

func TestTableKeepsTheDeeper(t *testing.T) {
	tab := newTable(10)
	tab.next()
	tab.store(0<<20, 1, 5, 0, exact)
	tab.store(1<<20, 2, 3, 0, exact) // same bucket
	if tab.find(0) == nil || tab.find(1<<20) == nil {
		t.Fatal("a bucket holds two")
	}
	tab.store(2<<20, 3, 4, 0, exact)
	if tab.find(0) == nil || tab.find(1<<20) != nil || tab.find(2<<20) == nil {
		t.Error("the deepest was not kept, or the newest not entered")
	}
	tab.store(3<<20, 4, 6, 0, exact)
	if tab.find(0) != nil || tab.find(3<<20) == nil {
		t.Error("a deeper one did not take the first place")
	}
}

func TestScoresInTheTable(t *testing.T) {
	for _, s := range []score{0, 700, -700, won - 3, 5 - won} {
		if got := fetched(stored(s, 2), 2); got != s {
			t.Errorf("%d comes back as %d", s, got)
		}
	}
	if got := fetched(stored(won-5, 2), 4); got != won-7 {
		t.Errorf("a win three plies on is worth %d four plies from the root, want %d", got, won-7)
	}
	if got := fetched(stored(5-won, 2), 4); got != 7-won {
		t.Errorf("a loss three plies on is worth %d four plies from the root, want %d", got, 7-won)
	}
}

func TestMemory(t *testing.T) {
	var m memory
	for key := range uint64(2000) {
		if m.has(key << 8) {
			t.Fatalf("knows %d before it was added", key)
		}
		m.add(key << 8)
		m.add(key << 8)
	}
	for key := range uint64(2000) {
		if !m.has(key << 8) {
			t.Fatalf("has lost %d", key)
		}
	}
	m.forget()
	if m.has(0) || m.has(5<<8) {
		t.Error("remembers after it was made to forget")
	}
}
