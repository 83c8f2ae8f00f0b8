package draft

import (
	"math/rand/v2"
	"testing"
)

// TestWorthIsKnown checks what cards are worth in a park that can be done in one's head: the cow
// lives in the field, for 15, two ants and a bee at home with its fence, for 6.
func TestWorthIsKnown(t *testing.T) {
	g := compile(t, define(t, "testdata/meadow.yaml"))
	s := g.Start().(*State)
	p := new(park)
	for _, id := range []string{"home", "field", "ant", "ant", "bee", "cow"} {
		p.keep(g, g.index[id])
	}
	p.plots[0].attached[0]++ // the fence
	s.parks[0] = *p
	for id, want := range map[string]int{
		"home":  0,  // everyone begins with it
		"field": 12, // the cow lives at home then, for 5, in place of an ant: 9 in all
		"fence": 2,  // one animal less at home
		"ant":   4,  // two of them, each 2
		"bee":   2,  // as any ant
		"cow":   11, // an ant lives in the field then, for 6: 10 in all
	} {
		if got := s.Worth(0, g.index[id]); got != want {
			t.Errorf("%s: worth %d, want %d", id, got, want)
		}
	}
	if got := s.Worth(1, g.index["ant"]); got != 0 {
		t.Errorf("an ant that nobody has is worth %d", got)
	}
}

// TestWorthIsExact compares it with the naive score of the park without the card.
func TestWorthIsExact(t *testing.T) {
	def := define(t, "testdata/odd.yaml")
	g, rng, second := compile(t, def), rand.New(rand.NewPCG(3, 4)), naive{def}
	best := func(p *park) int { return second.best(readPark(string(g.appendPark(nil, p)))) }
	s := g.Start().(*State)
	for range few(200, 30) {
		s.parks[0] = *randomPark(g, rng, rng.IntN(3), rng.IntN(3), 0, rng.IntN(5))
		p := &s.parks[0]
		for k := range g.animals {
			if p.animals[k] == 0 {
				continue
			}
			rest := *p
			rest.animals[k]--
			want := int(p.animals[k]) * (best(p) - best(&rest))
			if got := s.Worth(0, g.animalKind(k)); got != want {
				t.Fatalf("%s of %s: worth %d, want %d", g.pieces[g.animalKind(k)].ID, g.appendPark(nil, p), got, want)
			}
		}
	}
}

// TestTwins checks which cards are the same in all but the name.
func TestTwins(t *testing.T) {
	g := compile(t, define(t, "testdata/meadow.yaml"))
	for _, p := range g.pieces {
		want := 0
		if p.ID == "bee" {
			want = 1 + g.index["ant"]
		}
		if p.Twin != want {
			t.Errorf("%s: the same as %d, want %d", p.ID, p.Twin, want)
		}
	}
	for _, p := range compile(t, define(t, "moving-wild")).pieces {
		if p.Twin != 0 {
			t.Errorf("%s is told to be another card", p.ID)
		}
	}
}
